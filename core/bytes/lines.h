#pragma once

/// The lines of bytes in an encoding that keeps ASCII.

#include "core/bytes/find_byte.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string_view>

namespace charsleuth {

/// Whether no byte is 0x80 or more.
inline bool isAscii(Bytes bytes) {
    return std::reduce(bytes.begin(), bytes.end(), Byte{}, std::bit_or()) < 0x80;
}

inline std::string_view viewOf(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Divides bytes into lines, each with its LF, CR LF or CR.
class LineSplitter {
public:
    explicit LineSplitter(Bytes bytes) : m_left(bytes) {}

    bool atEnd() const { return m_left.empty(); }
    /// Requires: not at the end.
    Bytes next() {
        const Byte* const begin = m_left.data();
        const Byte* const end = begin + m_left.size();
        findNext(m_feed, '\n');
        findNext(m_return, '\r');
        const Byte* last = std::min(m_feed, m_return);
        if (last == m_return && m_feed != end && m_feed == last + 1)
            last = m_feed;
        const Bytes line(begin, last == end ? end : last + 1);
        m_left = m_left.subspan(line.size());
        return line;
    }

private:
    /// Each line end is searched for once, however many of the other kind come before it.
    void findNext(const Byte*& found, Byte value) const {
        if (!found || found < m_left.data())
            found = findByte(m_left.data(), m_left.data() + m_left.size(), value);
    }

    Bytes m_left;
    const Byte *m_feed = nullptr, *m_return = nullptr; ///< the next one, or the end
};

} // namespace charsleuth
