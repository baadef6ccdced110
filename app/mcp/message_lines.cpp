#include "app/mcp/message_lines.h"

#include <algorithm>
#include <cerrno>
#include <unistd.h>

namespace charsleuth::mcp {

bool MessageLines::fill() {
    constexpr std::size_t chunk = 64 << 10; // bytes
    m_chunk.resize(chunk);
    m_at = 0;
    ssize_t count = 0;
    do
        count = ::read(m_descriptor, m_chunk.data(), chunk);
    while (count < 0 && errno == EINTR);
    m_chunk.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    return !m_chunk.empty();
}

std::optional<MessageLine> MessageLines::next() {
    MessageLine line;
    bool begun = false;
    while (m_at < m_chunk.size() || fill()) {
        begun = true;
        const std::size_t end = std::min(m_chunk.find('\n', m_at), m_chunk.size());
        if (line.text.size() + (end - m_at) > m_longest) {
            line = {{}, true};
            line.text.shrink_to_fit();
        } else if (!line.tooLong) {
            line.text.append(m_chunk, m_at, end - m_at);
        }
        m_at = end + 1;
        if (end == m_chunk.size())
            continue;
        if (line.text.ends_with('\r'))
            line.text.pop_back();
        return line;
    }
    return begun ? std::optional(std::move(line)) : std::nullopt;
}

} // namespace charsleuth::mcp
