#pragma once

/// Marks what libcharsleuth.so shows of the core: what other programs call, ours among them.
///
/// Everything else is hidden, so that calls within the core are direct. A function that a program
/// cannot be linked with wants this mark.
#ifdef __ELF__
#define CHARSLEUTH_EXPORT [[gnu::visibility("default")]]
#else
#define CHARSLEUTH_EXPORT
#endif
