/*
 * Charsleuth for columns: which encoding is each of many texts in, in one call.
 *
 *     charsleuth_column column = {.struct_size = sizeof column, .texts = &array, .type = &schema};
 *     struct ArrowArray answers;
 *     struct ArrowSchema type;
 *     if (charsleuth_detect_column(&column, NULL, &answers, &type) == CHARSLEUTH_OK) {
 *         ...
 *         answers.release(&answers);
 *         type.release(&type);
 *     }
 *
 * The texts lie in an array of Arrow's C data interface (https://arrow.apache.org/docs/format/
 * CDataInterface.html), or behind an array of pointers. The answers are an array of Arrow, one
 * struct a row. Each answer is the one that charsleuth_detect gives for the text alone.
 *
 * Rows: a row is never an error. A null row has a null answer. A row that cannot be worked on
 * (too long, offsets that decrease, not enough memory) and a row that is no text have no encoding,
 * and a `reason`.
 *
 * Threads: a call works in the caller's thread alone and keeps nothing; several threads may work
 * on one column at once, each on rows of its own (`first_row`, `row_count`). A thread needs 256 KiB
 * of stack.
 *
 * Memory: what is passed stays the caller's, is not changed, not released, and not needed after
 * the call. The answers are the caller's, who calls their `release` and that of their type once.
 * Children may be moved out and released by themselves. Beside the answers a call needs memory for
 * one text at a time.
 *
 * Errors: as charsleuth.h says; after an error `release` of both results is NULL.
 */
#ifndef CHARSLEUTH_COLUMN_H
#define CHARSLEUTH_COLUMN_H

#include "charsleuth.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The two structs of Arrow's C data interface, as its specification defines them. */
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char* format;
    const char* name;
    const char* metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema** children;
    struct ArrowSchema* dictionary;
    void (*release)(struct ArrowSchema*);
    void* private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void** buffers;
    struct ArrowArray** children;
    struct ArrowArray* dictionary;
    void (*release)(struct ArrowArray*);
    void* private_data;
};

#endif

/* ---- Columns (since 0.2) ------------------------------------------------------------------- */

typedef struct charsleuth_column {
    size_t struct_size;
    /* Binary, large binary, binary view, binary of a fixed size, null, or one of the three types
     * of utf8, whose bytes are read as they are. Other types are CHARSLEUTH_WRONG_TYPE. */
    const struct ArrowArray* texts;
    const struct ArrowSchema* type;
    /* Where `texts` is NULL: `rows` pointers and sizes. A NULL pointer is a null row. */
    const void* const* bytes;
    const size_t* sizes;
    size_t rows;
    /* What is known of each row besides, or NULL: a struct array of the same length, whose fields
     * are of a type of utf8 and called by kinds of hints: "content-type", "url", "language", ...
     * An underscore stands for a hyphen. A null, or an empty string, says nothing. */
    const struct ArrowArray* hints;
    const struct ArrowSchema* hints_type;
    /* Only these rows are worked on; `row_count` 0: all from `first_row` on. */
    size_t first_row;
    size_t row_count;
    uint64_t longest; /* longer texts are not worked on, bytes; 0: none is too long */
    int32_t brief;    /* 1: nobody asks for `mojibake`, `mixed` and `bodies`, which are null */
} charsleuth_column;

/* What charsleuth_detect says of each row. `options` may be NULL; the number of candidates to be
 * explained is not used. The fields of a row, by name, null where there is nothing to say; later
 * versions add fields at the end:
 *   encoding    utf8     canonical name; null where the row is no text
 *   confidence  float64  0..1
 *   certainty   utf8     "decided", "strong", "plausible", "tied"
 *   language    utf8     BCP 47
 *   declared    utf8     what the text itself says of its encoding: the label that the bytes
 *                        contradict, else the canonical name that they bear out
 *   malformed   int64    sequences that do not fit
 *   mojibake    utf8     the chain that charsleuth_repair would undo in most runs, as it takes it
 *   mixed       bool     more than one encoding is needed to read the row
 *   reason      utf8     one sentence without a full stop: why there is no encoding
 *   bodies      utf8     the encodings of the first encoded bodies of a mail, each once, as
 *                        "KOI8-R; UTF-8"; charsleuth_division_body tells of each
 * CHARSLEUTH_BAD_ARGUMENT: no texts, arrays whose buffers are not those of their type, hints of
 * another length, rows past the end. CHARSLEUTH_UNKNOWN_NAME: a hint of no such kind.
 * CHARSLEUTH_TOO_LONG: more than 2^31 - 1 bytes in one field of the answers. */
CHARSLEUTH_API charsleuth_status charsleuth_detect_column(const charsleuth_column* column,
                                                          const charsleuth_options* options,
                                                          struct ArrowArray* answers,
                                                          struct ArrowSchema* type);

/* The same and, behind the fields above:
 *   text        large_utf8  the text in the encoding found, a byte order mark left out; null where
 *                           the row is no text
 *   replaced    int64       malformed sequences that became U+FFFD in the text */
CHARSLEUTH_API charsleuth_status charsleuth_decode_column(const charsleuth_column* column,
                                                          const charsleuth_options* options,
                                                          struct ArrowArray* answers,
                                                          struct ArrowSchema* type);

#ifdef __cplusplus
}
#endif

#endif
