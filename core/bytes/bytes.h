#pragma once

/// Views of input bytes, and positions in the input.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace charsleuth {

using Byte = std::uint8_t;

/// A view of bytes. Its creator owns them and keeps them unchanged while the view is in use.
using Bytes = std::span<const Byte>;

/// Half-open range [begin, end) of byte offsets from the start of the input. May be empty.
struct ByteRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;

    constexpr std::uint64_t size() const { return end - begin; }
    constexpr bool empty() const { return begin == end; }
    constexpr bool contains(std::uint64_t at) const { return begin <= at && at < end; }
    friend constexpr bool operator==(const ByteRange&, const ByteRange&) = default;
};

/// The bytes of a string: for literals, and for text that was read into a std::string.
inline Bytes bytesOf(std::string_view text) {
    return {reinterpret_cast<const Byte*>(text.data()), text.size()};
}

} // namespace charsleuth
