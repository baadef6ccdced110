/* Says which encoding each file is in, and why.
 *
 *     cc detect.c $(pkg-config --cflags --libs charsleuth) -o detect && ./detect FILE...
 */
#include <charsleuth.h>

#include <stdio.h>

static charsleuth_status examine(FILE* file, charsleuth_detection** detection) {
    charsleuth_examination* examination = NULL;
    char block[65536];
    size_t count;
    charsleuth_status status = charsleuth_examination_new(NULL, &examination);
    while (status == CHARSLEUTH_OK && (count = fread(block, 1, sizeof block, file)) > 0)
        status = charsleuth_examination_feed(examination, block, count);
    if (status == CHARSLEUTH_OK)
        status = charsleuth_examination_conclude(examination, detection);
    charsleuth_examination_free(examination);
    return status;
}

static void print(const char* path, const charsleuth_detection* detection) {
    charsleuth_verdict verdict;
    charsleuth_evidence evidence;
    size_t i;
    verdict.struct_size = sizeof verdict;
    charsleuth_detection_verdict(detection, &verdict);
    if (verdict.encoding == NULL) {
        printf("%s: binary\n", path);
        return;
    }
    printf("%s: %s (%.0f %%)\n", path, verdict.encoding, 100 * verdict.confidence);
    evidence.struct_size = sizeof evidence;
    for (i = 0; charsleuth_detection_evidence(detection, 0, i, &evidence) == CHARSLEUTH_OK; ++i)
        printf("    %+.0f  %s\n", evidence.decibans, evidence.detail);
}

int main(int argc, char** argv) {
    int failures = 0;
    int i;
    for (i = 1; i < argc; ++i) {
        charsleuth_detection* detection = NULL;
        FILE* file = fopen(argv[i], "rb");
        charsleuth_status status;
        if (file == NULL) {
            perror(argv[i]);
            ++failures;
            continue;
        }
        status = examine(file, &detection);
        fclose(file);
        if (status == CHARSLEUTH_OK) {
            print(argv[i], detection);
        } else {
            fprintf(stderr, "%s: %s\n", argv[i], charsleuth_status_text(status));
            ++failures;
        }
        charsleuth_detection_free(detection);
    }
    return failures > 0;
}
