#include "app/mcp/message_lines.h"

#include "app/files/file_descriptor.h"

#include <algorithm>

namespace charsleuth::mcp {

bool MessageLines::fill() {
    constexpr std::size_t chunk = 64 << 10; // bytes
    m_chunk.resize(chunk);
    m_at = 0;
    const auto count =
        readSome(m_descriptor, {reinterpret_cast<Byte*>(m_chunk.data()), m_chunk.size()});
    m_chunk.resize(count.value_or(0));
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
