#include "core/structure/escape_marks.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace charsleuth {

namespace {

/// Index of the first `value` from `from` on; the size where there is none.
std::size_t find(Bytes bytes, std::size_t from, Byte value) {
    if (from >= bytes.size())
        return bytes.size();
    const void* found = std::memchr(bytes.data() + from, value, bytes.size() - from);
    return found ? static_cast<std::size_t>(static_cast<const Byte*>(found) - bytes.data())
                 : bytes.size();
}

/// 1 where the two are equal, else 0: without a branch, for the vectors.
unsigned is(Byte byte, Byte value) {
    return unsigned{byte == value};
}

/// 1 for what stands behind an ESC in all of them, else 0.
unsigned isCommon(Byte kind, Byte set) {
    const unsigned wide = is(kind, '$') & (is(set, '@') | is(set, 'B'));
    const unsigned narrow = is(kind, '(') & (is(set, 'B') | is(set, 'J') | is(set, 'I'));
    return wide | narrow;
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
    unsigned others = 0;
    for (std::size_t at = 0; at < whole; ++at) {
        others |= is(bytes[at], 0x1B) & ~isCommon(bytes[at + 1], bytes[at + 2]);
        others |= is(bytes[at], 0x0E) | is(bytes[at], 0x0F);
    }
    for (std::size_t at = whole; at < bytes.size(); ++at) {
        others |= unsigned{bytes[at] == 0x1B && !isCommonEscape(bytes.subspan(at + 1))};
        others |= is(bytes[at], 0x0E) | is(bytes[at], 0x0F);
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
    if (page.any().escape || page.any().tilde || m_last == 0x1B || m_inHz || m_afterTilde)
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
    if (!block.marks.tilde && !m_inHz && !m_afterTilde)
        return;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (!m_inHz && !m_afterTilde && (at = find(bytes, at, '~')) == bytes.size())
            break;
        takeHz(bytes[at]);
    }
}

void EscapeMarks::takeHz(Byte byte) {
    if (!m_inHz) {
        m_inHz = m_afterTilde && byte == '{';
        m_afterTilde = !m_afterTilde && byte == '~';
        m_hzBytes = 0;
        return;
    }
    ++m_hzBytes;
    // Pairs stand between: the closing `~` is the first byte of one.
    if (m_hzBytes % 2 == 0 && m_afterTilde && byte == '}') {
        m_closedHz += m_hzBytes > 2;
        m_inHz = false;
    } else if (byte == '\n') {
        m_inHz = false;
    }
    m_afterTilde = m_inHz && m_hzBytes % 2 == 1 && byte == '~';
}

} // namespace charsleuth
