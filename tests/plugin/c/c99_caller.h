#ifndef C99_CALLER_H
#define C99_CALLER_H

#ifdef __cplusplus
extern "C" {
#endif

/* The canonical name of what a C string is in. */
const char* encoding_according_to_c99(const char* bytes);

#ifdef __cplusplus
}
#endif

#endif
