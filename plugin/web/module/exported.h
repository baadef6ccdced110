#pragma once

/// What the module shows to JavaScript, and what it asks of it. All functions are for one thread.
///
/// A handle is the address of an object that its `_free` function deletes. Texts are UTF-8 with a
/// size. Where memory runs out, the host's `no_memory` is called, which must not return.

#ifdef __wasm__
#define CHARSLEUTH_WASM_EXPORT(name) extern "C" [[clang::export_name(#name)]]
#define CHARSLEUTH_WASM_IMPORT(name)                                                               \
    extern "C" [[clang::import_module("charsleuth"), clang::import_name(#name)]]
#else // as a part of a program, for tests
#define CHARSLEUTH_WASM_EXPORT(name) extern "C"
#define CHARSLEUTH_WASM_IMPORT(name) extern "C"
#endif
