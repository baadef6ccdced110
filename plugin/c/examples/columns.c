/* Says which encoding each line of standard input is in, all lines in one call.
 *
 *     cc columns.c $(pkg-config --cflags --libs charsleuth) -o columns && ./columns < lines
 */
#include <charsleuth_column.h>

#include <stdio.h>
#include <string.h>

enum { mostLines = 1000, mostBytes = 1 << 20 };
static char input[mostBytes];

/* Finds the lines in the input; returns how many there are. */
static size_t divide(size_t size, const void** lines, size_t* sizes) {
    size_t count = 0, begin = 0;
    while (begin < size && count < mostLines) {
        const char* end = memchr(input + begin, '\n', size - begin);
        sizes[count] = (end != NULL ? (size_t)(end - input) : size) - begin;
        lines[count] = input + begin;
        begin += sizes[count++] + 1;
    }
    return count;
}

/* The text of a row in a field of utf8; null values have no bytes. */
static void print(const struct ArrowArray* field, size_t row) {
    const int32_t* ends = field->buffers[1];
    const char* text = field->buffers[2];
    printf("%.*s", (int)(ends[row + 1] - ends[row]), text + ends[row]);
}

int main(void) {
    static const void* lines[mostLines];
    static size_t sizes[mostLines];
    struct ArrowArray answers;
    struct ArrowSchema type;
    charsleuth_column column;
    charsleuth_status status;
    size_t row;
    memset(&column, 0, sizeof column);
    column.struct_size = sizeof column;
    column.bytes = lines;
    column.sizes = sizes;
    column.rows = divide(fread(input, 1, sizeof input, stdin), lines, sizes);
    status = charsleuth_detect_column(&column, NULL, &answers, &type);
    if (status != CHARSLEUTH_OK) {
        fprintf(stderr, "%s\n", charsleuth_status_text(status));
        return 1;
    }
    for (row = 0; row < column.rows; ++row) {
        print(answers.children[0], row); /* encoding */
        print(answers.children[8], row); /* reason, where there is none */
        putchar('\n');
    }
    answers.release(&answers);
    type.release(&type);
    return 0;
}
