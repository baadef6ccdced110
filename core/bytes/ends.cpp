#include "core/bytes/ends.h"

#include <algorithm>

namespace charsleuth {

void Ends::feed(Bytes chunk) {
    m_size += chunk.size();
    const Bytes forHead = chunk.first(std::min(chunk.size(), m_headSize - m_head.size()));
    m_head.insert(m_head.end(), forHead.begin(), forHead.end());

    const Bytes forTail = chunk.last(std::min(chunk.size(), m_tailSize));
    if (m_tail.size() + forTail.size() > 2 * m_tailSize) {
        const std::size_t kept = std::min(m_tail.size(), m_tailSize);
        m_tail.erase(m_tail.begin(), m_tail.end() - static_cast<std::ptrdiff_t>(kept));
    }
    if (forTail.size() == m_tailSize)
        m_tail.clear();
    m_tail.insert(m_tail.end(), forTail.begin(), forTail.end());
}

Bytes Ends::tail() const {
    const Bytes kept = m_tail;
    return kept.last(std::min(kept.size(), m_tailSize));
}

} // namespace charsleuth
