#include "core/structure/escape_marks.h"

#include "core/bytes/find_byte.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

/// 1 where the two are equal, else 0: without a branch, for the vectors.
Byte is(Byte byte, Byte value) {
    return Byte{byte == value};
}

/// 1 for what stands behind an ESC in all of them, else 0.
Byte isCommon(Byte kind, Byte set) {
    const int wide = is(kind, '$') & (is(set, '@') | is(set, 'B'));
    const int narrow = is(kind, '(') & (is(set, 'B') | is(set, 'J') | is(set, 'I'));
    return static_cast<Byte>(wide | narrow);
}

/// `behind`: the bytes behind an ESC, as many as there are.
bool isCommonEscape(Bytes behind) {
    if (behind.size() >= 2)
        return isCommon(behind[0], behind[1]) != 0;
    return behind.empty() || behind[0] == '$' || behind[0] == '(';
}

/// Every byte is looked at: so many escapes cost no more than few.
bool areCommonEscapes(Bytes bytes) {
    const std::size_t whole = std::max<std::size_t>(bytes.size(), 2) - 2;
    Byte others = 0; // of bytes alone, for the vectors
    for (std::size_t at = 0; at < whole; ++at) {
        const int other = is(bytes[at], 0x1B) & ~isCommon(bytes[at + 1], bytes[at + 2]);
        const int shift = is(bytes[at], 0x0E) | is(bytes[at], 0x0F);
        others = static_cast<Byte>(others | other | shift);
    }
    for (std::size_t at = whole; at < bytes.size(); ++at) {
        const bool other = bytes[at] == 0x1B && !isCommonEscape(bytes.subspan(at + 1));
        const int shift = is(bytes[at], 0x0E) | is(bytes[at], 0x0F);
        others = static_cast<Byte>(others | int{other} | shift);
    }
    return (others & 1) == 0;
}

} // namespace

void EscapeMarks::lookForOthers(const Page& page) {
    const Before& before = page.before();
    const Bytes bytes = page.bytes();
    // What the page before has cut off.
    std::array<Byte, 4> joint{before[6], before[7]};
    const std::size_t more = std::min<std::size_t>(bytes.size(), 2);
    std::ranges::copy(bytes.first(more), joint.begin() + 2);
    for (std::size_t at = 0; at < 2; ++at)
        if (joint[at] == 0x1B)
            m_common = m_common && isCommonEscape(Bytes(joint).subspan(at + 1, 1 - at + more));
    if (page.any().escape)
        m_common = m_common && areCommonEscapes(bytes);
}

void EscapeMarks::feed(const Page& page) {
    if (page.bytes().empty())
        return;
    if (m_common)
        lookForOthers(page);
    if (page.any().escape || page.any().tilde || m_last == 0x1B || m_hz.isOpen())
        for (std::size_t i = 0; i < page.blocks(); ++i)
            feed(page.block(i));
    m_last = page.bytes().back();
}

void EscapeMarks::feed(const Block& block) {
    const Bytes bytes = block.bytes;
    if (block.marks.escape || m_last == 0x1B) {
        m_designations += m_last == 0x1B && bytes.front() == '$';
        static_assert(Block::size / 2 < 256);
        Byte found = 0; // every pair is looked at: so many escapes cost no more than few
        for (std::size_t at = 0; at + 1 < bytes.size(); ++at)
            found = static_cast<Byte>(found + (is(bytes[at], 0x1B) & is(bytes[at + 1], '$')));
        m_designations += found;
    }
    m_last = bytes.back();
    if (!block.marks.tilde && !m_hz.isOpen())
        return;
    Hz hz = m_hz; // in registers
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    while (at != end)
        at = hz.inside ? hz.passPairs(at, end) : hz.passText(at, end);
    m_hz = hz;
}

/// Up to the first `~{`, and over it.
inline const Byte* EscapeMarks::Hz::passText(const Byte* at, const Byte* end) {
    while (at != end) {
        if (!afterTilde) {
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
        break;
    }
    return at;
}

/// Up to a line end or `~}`, and over it; or over half a pair. The closing `~` is the first byte of
/// a pair.
inline const Byte* EscapeMarks::Hz::passPairs(const Byte* at, const Byte* end) {
    if (bytes % 2 != 0) {
        ++bytes;
        const bool closes = afterTilde && *at == '}';
        closed += closes && bytes > 2;
        inside = !closes && *at != '\n';
        afterTilde = false;
        return at + 1;
    }
    const Byte* const begin = at;
    while (end - at >= 2 && at[0] != '\n' && at[1] != '\n' && !(at[0] == '~' && at[1] == '}'))
        at += 2;
    bytes += static_cast<std::uint64_t>(at - begin);
    if (at == end)
        return at;
    inside = *at != '\n';
    if (inside) { // half a pair, perhaps one that ends it
        ++bytes;
        afterTilde = *at == '~';
    }
    return at + 1;
}

} // namespace charsleuth
