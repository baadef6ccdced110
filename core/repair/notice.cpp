#include "core/repair/notice.h"

#include "core/bytes/find_byte.h"

namespace charsleuth {

namespace {

/// The first bytes of the characters that are trail bytes in these pages: U+0080 to U+00BF, quotes
/// and dashes, and the letters of windows-1252 beyond Latin-1.
bool beginsTrail(Byte byte) {
    return byte == 0xC2 || byte == 0xE2 || byte == 0xC5 || byte == 0xCB || byte == 0xC6;
}

/// Whether the byte, after `lead`, ends a character that leads: U+00C2 to U+00F4 after C3, U+0420
/// and U+0421 after D0.
bool endsLead(Byte lead, Byte byte) {
    return lead == 0xC3 ? byte >= 0x82 && byte <= 0xB4 : byte == 0xA0 || byte == 0xA1;
}

bool mayBeMojibake(Bytes bytes, Byte lead) {
    const Byte* const end = bytes.data() + bytes.size();
    for (const Byte* at = findByte(bytes.data(), end, lead); end - at > 2;
         at = findByte(at + 1, end, lead))
        if (endsLead(lead, at[1]) && beginsTrail(at[2]))
            return true;
    return false;
}

} // namespace

bool mayBeMojibake(std::span<const SampleSegment> sample) {
    constexpr Byte latin = 0xC3, cyrillic = 0xD0;
    for (const SampleSegment& segment : sample)
        if (mayBeMojibake(segment.bytes, latin) || mayBeMojibake(segment.bytes, cyrillic))
            return true;
    return false;
}

} // namespace charsleuth
