#pragma once

/// The code pages that programs read text in by mistake, and the bytes of their characters: where a
/// character may stand for the lead byte of a UTF-8 sequence, and where for a trail byte.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// A set of the pages, by their place in misreadPages().
using PageSet = std::uint32_t;

inline constexpr std::size_t mostMisreadPages = 28;

/// The pages, those of most programs first. All are ASCII below 0x80.
CHARSLEUTH_EXPORT std::span<const EncodingId, mostMisreadPages> misreadPages();

/// The bytes of one character in the pages.
struct PageBytes {
    PageSet leads = 0;  ///< pages in which the byte begins a UTF-8 sequence (C2 to F4)
    PageSet trails = 0; ///< pages in which it continues one (80 to BF)
    std::array<Byte, mostMisreadPages> bytes{}; ///< 0: the page lacks the character
};

/// A value; takes some tens of microseconds to make. For many threads.
class PageCharacters {
public:
    PageCharacters();

    /// Null for ASCII and for characters that no page has.
    const PageBytes* find(char32_t character) const {
        if (character < 0x80 || character > 0xFFFF)
            return nullptr;
        const std::uint16_t number = m_numbers[m_blockOf[character >> 8]][character & 0xFF];
        return number != 0 ? &m_all[number] : nullptr;
    }

private:
    std::array<std::uint8_t, 256> m_blockOf{}; ///< block 0 is empty
    std::vector<std::array<std::uint16_t, 256>> m_numbers;
    std::vector<PageBytes> m_all; ///< the first is none
};

} // namespace charsleuth
