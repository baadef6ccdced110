#include "core/bytes/sample.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

constexpr std::size_t keptWhole = std::size_t{64} * 1024;
constexpr std::size_t windowSize = 512;
constexpr std::size_t maxWindows = (std::size_t{256} * 1024 - Sampler::headSize) / windowSize;

bool mayBeInformative(const BlockMarks& marks) {
    return marks.high > 0 || marks.nul() || marks.escape() || marks.tilde();
}

void append(std::vector<SampleSegment>& segments, std::uint64_t offset, Bytes bytes) {
    if (segments.empty() || segments.back().offset + segments.back().bytes.size() != offset)
        segments.push_back({.offset = offset, .bytes = {}});
    segments.back().bytes.insert(segments.back().bytes.end(), bytes.begin(), bytes.end());
}

} // namespace

std::size_t syncIn(Bytes segment) {
    const auto separator = std::ranges::find_if(segment, [](Byte byte) { return byte < 0x30; });
    return separator == segment.end() ? 0
                                      : static_cast<std::size_t>(separator - segment.begin()) + 1;
}

void Sampler::feed(Bytes chunk, std::span<const BlockMarks> marks) {
    if (chunk.empty())
        return;
    const std::uint64_t before = m_size;
    const auto marksOf = [&](std::uint64_t offset) {
        return marks.empty() ? marks
                             : marks.subspan((offset - before) / BlockMarks::size,
                                             windowSize / BlockMarks::size);
    };
    m_size += chunk.size();
    if (before < keptWhole) {
        const std::size_t room = std::min<std::size_t>(chunk.size(), keptWhole - before);
        if (before > 0)
            m_head.reserve(keptWhole);
        m_head.insert(m_head.end(), chunk.begin(),
                      chunk.begin() + static_cast<std::ptrdiff_t>(room));
        chunk = chunk.subspan(room);
        if (chunk.empty())
            return;
    }
    if (before <= keptWhole) {
        const std::vector<Byte> whole = std::move(m_head);
        m_head.assign(whole.begin(), whole.begin() + headSize);
        for (std::size_t at = headSize; at < keptWhole; at += windowSize)
            takeWindow(Bytes(whole).subspan(at, windowSize), at);
    }
    std::uint64_t at = m_size - chunk.size();
    if (chunk.size() == marks.size() * BlockMarks::size && m_pending.empty() &&
        std::ranges::none_of(marks, mayBeInformative)) // most chunks of ASCII text
        return;
    while (!chunk.empty()) {
        if (m_pending.empty() && chunk.size() >= windowSize) {
            takeWindow(chunk.first(windowSize), at, marksOf(at));
            chunk = chunk.subspan(windowSize);
            at += windowSize;
            continue;
        }
        const std::size_t room = std::min(chunk.size(), windowSize - m_pending.size());
        m_pending.insert(m_pending.end(), chunk.begin(),
                         chunk.begin() + static_cast<std::ptrdiff_t>(room));
        chunk = chunk.subspan(room);
        at += room;
        if (m_pending.size() == windowSize) {
            takeWindow(m_pending, at - windowSize);
            m_pending.clear();
        }
    }
}

/// Block marks do not distinguish SI from SO, nor `~{` from another tilde; in these cases the
/// window is scanned.
bool Sampler::isInformative(Bytes window, std::span<const BlockMarks> marks) const {
    if (std::ranges::any_of(marks, [](const BlockMarks& m) { return m.high > 0 || m.nul(); }))
        return true;
    const bool ascii =
        std::ranges::none_of(marks, [](const BlockMarks& m) { return m.escape() || m.tilde(); });
    return marks.empty() || !ascii ? m_scans.isInformative(window) : false;
}

void Sampler::takeWindow(Bytes window, std::uint64_t offset, std::span<const BlockMarks> marks) {
    if (!isInformative(window, marks))
        return;
    if (m_informative++ % m_stride == 0)
        m_windows.push_back({offset, m_informative - 1, {window.begin(), window.end()}});
    if (m_windows.size() > maxWindows)
        thin();
}

void Sampler::thin() {
    m_stride *= 2;
    std::erase_if(m_windows, [this](const Window& w) { return w.ordinal % m_stride != 0; });
}

std::vector<SampleSegment> Sampler::takeSegments() {
    std::vector<SampleSegment> segments;
    if (!m_head.empty())
        segments.push_back({.offset = 0, .bytes = std::move(m_head)});
    for (const Window& window : m_windows)
        append(segments, window.offset, window.bytes);
    if (m_scans.isInformative(m_pending))
        append(segments, m_size - m_pending.size(), m_pending);
    for (SampleSegment& segment : segments)
        segment.sync = segment.offset == 0 ? 0 : syncIn(segment.bytes);
    return segments;
}

} // namespace charsleuth
