#pragma once

/// Lone bytes: a byte of 0x80 or more between two ASCII signs, as `'─'` or `"£"` in a program. It
/// is any character of the code page, in every language. So lone bytes are taken out of what is
/// scored as language, where a quote tells what follows it, and cost the same in every code page.
/// Tested by lone_bytes_test.

#include "core/bytes/sample.h"
#include "core/decode/single_byte_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace charsleuth {

/// The least number of different bytes of 0x80 or more in a list of letters.
inline constexpr std::size_t leastKindsOfList = 6;

/// Whether a character shows when it stands alone: not a control nor a soft hyphen.
constexpr bool showsAlone(char32_t character) {
    return character >= 0xA0 && character != 0xAD;
}

struct LoneByte {
    Byte byte;
    std::uint32_t count; ///< effective
};

/// Takes the lone bytes out of the sample. Takes none if they are of as many kinds as a list of
/// letters, which tells the code page.
std::vector<LoneByte> takeLoneBytes(std::vector<SampleSegment>& sample);

/// What a lone byte costs under a code page, nats; null: in any other encoding.
float costOf(const LoneByte& lone, const SingleByteTable* codePage);

} // namespace charsleuth
