#include "core/repair/notice.h"

#include "core/bytes/find_byte.h"

namespace charsleuth {

namespace {

/// Whether the two bytes are a character that leads: U+00C2 to U+00F4, or U+0420 and U+0421.
bool isLead(Byte first, Byte second) {
    constexpr Byte latin = 0xC3, cyrillic = 0xD0;
    return (first == latin && second >= 0x82 && second <= 0xB4) ||
           (first == cyrillic && (second == 0xA0 || second == 0xA1));
}

/// Whether a character that begins with `trail` stands after one that leads.
bool hasAfterLead(Bytes bytes, Byte trail) {
    const Byte* const begin = bytes.data();
    const Byte* const end = begin + bytes.size();
    for (const Byte* at = findByte(begin, end, trail); at != end; at = findByte(at + 1, end, trail))
        if (at - begin >= 2 && isLead(at[-2], at[-1]))
            return true;
    return false;
}

} // namespace

bool mayBeMojibake(std::span<const SampleSegment> sample) {
    // The trails are searched for, since leads are frequent in sound text: U+0080 to U+00BF, and
    // quotes, dashes and the like.
    constexpr Byte latin = 0xC2, punctuation = 0xE2;
    for (const SampleSegment& segment : sample)
        if (hasAfterLead(segment.bytes, latin) || hasAfterLead(segment.bytes, punctuation))
            return true;
    return false;
}

} // namespace charsleuth
