#include "core/bytes/sample.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr std::size_t keptWhole = 64 * 1024;
constexpr std::size_t headSize = 8 * 1024;
constexpr std::size_t windowSize = 512;
constexpr std::size_t maxWindows = (256 * 1024 - headSize) / windowSize;

// No early exit: a loop without one is vectorised.
bool isInformative(Bytes window) {
    unsigned found = 0;
    for (const Byte byte : window)
        found |= unsigned{byte >= 0x80} | unsigned{byte == 0x00} | unsigned{byte == 0x0E} |
                 unsigned{byte == 0x1B};
    for (std::size_t i = 1; i < window.size(); ++i)
        found |= unsigned{window[i - 1] == '~'} & unsigned{window[i] == '{'};
    return found != 0;
}

std::size_t syncIn(Bytes segment) {
    const auto separator = std::ranges::find_if(segment, [](Byte byte) { return byte < 0x30; });
    return separator == segment.end() ? 0
                                      : static_cast<std::size_t>(separator - segment.begin()) + 1;
}

void append(std::vector<SampleSegment>& segments, std::uint64_t offset, Bytes bytes) {
    if (bytes.empty())
        return;
    if (segments.empty() || segments.back().offset + segments.back().bytes.size() != offset)
        segments.push_back({.offset = offset, .bytes = {}});
    segments.back().bytes.insert(segments.back().bytes.end(), bytes.begin(), bytes.end());
}

} // namespace

void Sampler::feed(Bytes chunk) {
    if (chunk.empty())
        return;
    const std::uint64_t before = m_size;
    m_size += chunk.size();
    if (before < keptWhole) {
        const std::size_t room = std::min<std::size_t>(chunk.size(), keptWhole - before);
        m_head.insert(m_head.end(), chunk.begin(),
                      chunk.begin() + static_cast<std::ptrdiff_t>(room));
        chunk = chunk.subspan(room);
        if (chunk.empty())
            return;
    }
    if (before <= keptWhole) {
        const std::vector<Byte> whole = std::move(m_head);
        m_head.assign(whole.begin(), whole.begin() + headSize);
        for (std::size_t at = headSize; at < keptWhole; at += windowSize) {
            m_pending.assign(whole.begin() + static_cast<std::ptrdiff_t>(at),
                             whole.begin() + static_cast<std::ptrdiff_t>(at + windowSize));
            endWindow(at);
        }
    }
    std::uint64_t at = m_size - chunk.size();
    while (!chunk.empty()) {
        const std::size_t room = std::min(chunk.size(), windowSize - m_pending.size());
        m_pending.insert(m_pending.end(), chunk.begin(),
                         chunk.begin() + static_cast<std::ptrdiff_t>(room));
        chunk = chunk.subspan(room);
        at += room;
        if (m_pending.size() == windowSize)
            endWindow(at - windowSize);
    }
}

void Sampler::endWindow(std::uint64_t offset) {
    if (isInformative(m_pending)) {
        if (m_informative % m_stride == 0)
            m_windows.push_back({offset, m_informative, m_pending});
        ++m_informative;
        if (m_windows.size() > maxWindows)
            thin();
    }
    m_pending.clear();
}

void Sampler::thin() {
    m_stride *= 2;
    std::erase_if(m_windows, [this](const Window& w) { return w.ordinal % m_stride != 0; });
}

std::vector<SampleSegment> Sampler::segments() const {
    std::vector<SampleSegment> segments;
    append(segments, 0, m_head);
    for (const Window& window : m_windows)
        append(segments, window.offset, window.bytes);
    if (isInformative(m_pending))
        append(segments, m_size - m_pending.size(), m_pending);
    for (SampleSegment& segment : segments)
        segment.sync = segment.offset == 0 ? 0 : syncIn(segment.bytes);
    return segments;
}

} // namespace charsleuth
