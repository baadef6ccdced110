#pragma once

/// What bytes are in words of ASCII-compatible text.
/// Tested by levelled_words_test and ascii_stretches_test.

#include "core/bytes/bytes.h"

#include <array>
#include <cstddef>

namespace charsleuth {

/// One bit each, so that a word's kinds can be put together.
enum WordByte : Byte { notOfWord = 0, digitByte = 1, letterByte = 2, highByte = 4 };

/// By byte: ASCII digits and letters, bytes of 0x80 or more, and all others.
inline constexpr auto wordBytes = [] {
    std::array<WordByte, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        const std::size_t lower = byte | 0x20;
        table[byte] = byte >= 0x80                   ? highByte
                      : byte >= '0' && byte <= '9'   ? digitByte
                      : lower >= 'a' && lower <= 'z' ? letterByte
                                                     : notOfWord;
    }
    return table;
}();

} // namespace charsleuth
