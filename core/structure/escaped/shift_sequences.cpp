#include "core/structure/escaped/shift_sequences.h"

#include "core/bytes/find_byte.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// Whether the bytes after `ESC $` may be text. Small letters begin rare characters in all sets
/// that the sequence calls up at once; other sets wait for a shift.
bool beginsText(Bytes behind) {
    constexpr std::size_t looksAt = 32;
    constexpr Byte lastOfFrequent = 0x60;
    const bool waits = !behind.empty() && behind[0] >= ')' && behind[0] <= '/';
    AsciiOrPairs pairs(lastOfFrequent);
    for (std::size_t at = behind.empty() || behind[0] != '(' ? 1 : 2;
         !waits && at + 1 < std::min(behind.size(), looksAt) && behind[at] != 0x1B;) {
        const bool pair = behind[at] > ' ' && behind[at + 1] > ' ';
        if (pair)
            pairs.take(behind[at], behind[at + 1]);
        at += pair ? 2 : 1;
    }
    return pairs.areNone() || pairs.areText();
}

} // namespace

void ShiftSequences::feed(const InputPage& page) {
    if (page.bytes().empty())
        return;
    if (!m_designation && (page.any().escape() || m_last == 0x1B))
        lookForDesignation(page.bytes());
    if (!m_hz.closed && (page.any().tilde() || m_hz.isOpen()))
        for (std::size_t i = 0; i < page.blocks(); ++i)
            if (const Block block = page.block(i); block.marks.tilde() || m_hz.isOpen())
                lookForHz(block.bytes);
    m_last = page.bytes().back();
}

void ShiftSequences::lookForDesignation(Bytes bytes) {
    Byte found = oneIfEqual(m_last, 0x1B) & oneIfEqual(bytes.front(), '$');
    // Every pair is tested, so that many escapes cost no more than few.
    for (std::size_t at = 0; at + 1 < bytes.size(); ++at)
        found = static_cast<Byte>(found |
                                  (oneIfEqual(bytes[at], 0x1B) & oneIfEqual(bytes[at + 1], '$')));
    if (found == 0)
        return;
    m_designation = m_last == 0x1B && bytes.front() == '$';
    for (std::size_t at = 0; at + 1 < bytes.size() && !m_designation; ++at)
        m_designation =
            bytes[at] == 0x1B && bytes[at + 1] == '$' && beginsText(bytes.subspan(at + 2));
}

void ShiftSequences::lookForHz(Bytes bytes) {
    Hz hz = m_hz; // a copy, to keep it in registers
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    while (at != end)
        at = hz.inside ? hz.passPairs(at, end) : hz.passText(at, end);
    m_hz = hz;
}

/// Skips to the first `~{`, and over it.
inline const Byte* ShiftSequences::Hz::passText(const Byte* at, const Byte* end) {
    while (at != end) {
        if (!afterTilde) {
            while (end - at >= 2 && at[0] == '~' && at[1] == '~')
                at += 2;
            at = findByte(at, end, '~');
            afterTilde = at != end;
            at += afterTilde ? 1 : 0;
            continue;
        }
        afterTilde = false;
        if (*at++ != '{')
            continue;
        inside = true;
        bytes = 0;
        read = AsciiOrPairs(lastOfFrequent);
        break;
    }
    return at;
}

/// Reads up to a line end or `~}`, and over it, or over half a pair. The closing `~` stands where
/// the lead byte of a pair would.
inline const Byte* ShiftSequences::Hz::passPairs(const Byte* at, const Byte* end) {
    if (bytes % 2 != 0) {
        ++bytes;
        const bool closes = afterTilde && *at == '}';
        closed |= closes && bytes > 2 && read.areText();
        inside = !closes && *at != '\n';
        if (!closes)
            take(lead, *at);
        afterTilde = false;
        return at + 1;
    }
    const Byte* const begin = at;
    for (; end - at >= 2 && at[0] != '\n' && at[1] != '\n' && !(at[0] == '~' && at[1] == '}');
         at += 2)
        take(at[0], at[1]);
    bytes += static_cast<std::uint64_t>(at - begin);
    if (at == end)
        return at;
    inside = *at != '\n';
    if (inside) { // half a pair, perhaps one that ends it
        ++bytes;
        afterTilde = *at == '~';
        lead = *at;
    }
    return at + 1;
}

} // namespace charsleuth
