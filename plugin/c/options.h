#pragma once

/// The options of the C interface, and the input that they belong to.

#include "plugin/c/charsleuth.h"

#include "core/detect.h"

#include <cstddef>

struct charsleuth_options {
    charsleuth::DetectOptions detect;
};

namespace charsleuth::c {

/// NULL: none were given.
inline DetectOptions optionsOf(const charsleuth_options* options) {
    return options != nullptr ? options->detect : DetectOptions{};
}

/// Whether C's arguments are a range of bytes.
inline bool isView(const void* bytes, std::size_t size) {
    return bytes != nullptr || size == 0;
}

inline charsleuth_status statusOf(const void* bytes, std::size_t size) {
    return isView(bytes, size) ? CHARSLEUTH_OK : CHARSLEUTH_BAD_ARGUMENT;
}

inline Bytes viewOf(const void* bytes, std::size_t size) {
    return {static_cast<const Byte*>(bytes), size};
}

} // namespace charsleuth::c
