#include "charsleuth.h"

#include "c99_caller.h"

#include <string.h>

/* The layout that programs built against version 0.1 rely on, where pointers have 64 bits. */
#define LAYOUT(type, last, bytes)                                                                  \
    typedef char layout_of_##type[sizeof(void*) != 8 || (sizeof(type) == (bytes) &&                \
                                                         offsetof(type, struct_size) == 0 &&       \
                                                         offsetof(type, last) < (bytes))           \
                                      ? 1                                                          \
                                      : -1]
/* What was added since begins where the struct ended then. */
#define FIRST_ADDED(type, field, bytes)                                                            \
    typedef char                                                                                   \
        first_added_to_##type[sizeof(void*) != 8 || offsetof(type, field) == (bytes) ? 1 : -1]
LAYOUT(charsleuth_verdict, language_confidence, 136);
FIRST_ADDED(charsleuth_verdict, encoded_twice, 120);
LAYOUT(charsleuth_candidate, language_confidence, 112);
FIRST_ADDED(charsleuth_candidate, language_confidence, 104);
LAYOUT(charsleuth_evidence, detail, 72);
LAYOUT(charsleuth_conflict, end, 40);
LAYOUT(charsleuth_text, malformed_count, 40);
LAYOUT(charsleuth_encoding, ascii_compatible, 72);
LAYOUT(charsleuth_repaired_run, lossy, 104);
LAYOUT(charsleuth_segment, malformed, 88);
LAYOUT(charsleuth_body, contradicted, 104);

const char* encoding_according_to_c99(const char* bytes) {
    charsleuth_detection* detection = NULL;
    charsleuth_verdict verdict = {.struct_size = sizeof verdict};
    if (charsleuth_detect(bytes, strlen(bytes), NULL, &detection) != CHARSLEUTH_OK)
        return "error";
    if (charsleuth_detection_verdict(detection, &verdict) != CHARSLEUTH_OK)
        return "error";
    charsleuth_detection_free(detection);
    return verdict.encoding; /* a string of the registry: it outlives the detection */
}
