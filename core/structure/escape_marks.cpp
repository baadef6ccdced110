#include "core/structure/escape_marks.h"

namespace charsleuth {

void EscapeMarks::feed(const Block& block) {
    if (block.bytes.empty())
        return;
    if (block.escape || m_last == 0x1B)
        for (const Byte byte : block.bytes) {
            m_designations += m_last == 0x1B && byte == '$';
            m_last = byte;
        }
    m_last = block.bytes.back();
    if (block.tilde || m_inHz || m_afterTilde)
        for (const Byte byte : block.bytes)
            takeHz(byte);
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
