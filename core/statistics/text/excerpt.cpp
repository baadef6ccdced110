#include "core/statistics/text/excerpt.h"

#include "core/bytes/scan/scans.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

constexpr std::size_t windowSize = 128; // a multiple of 4, so that UTF-16 and UTF-32 stay aligned

struct Window {
    std::size_t segment, begin, end;
    bool informative = false;
    bool kept = false;
};

std::vector<Window> windowsOf(std::span<const SampleSegment> sample) {
    std::vector<Window> windows;
    windows.reserve(sizeOf(sample) / windowSize + sample.size());
    for (std::size_t i = 0; i < sample.size(); ++i)
        for (std::size_t at = 0; at < sample[i].bytes.size(); at += windowSize)
            windows.push_back({i, at, std::min(at + windowSize, sample[i].bytes.size())});
    return windows;
}

/// ASCII without NUL and ESC: bytes that say nothing about the encoding.
constexpr ByteSet asciiText = [] {
    ByteSet set;
    for (Byte value = 1; value < 0x80; ++value)
        if (value != 0x1B)
            set.insert(value);
    return set;
}();

/// The byte values that need no further window: ASCII, and those that were met.
class Met {
public:
    Met() {
        for (Byte value = 0; value < 0x80; ++value)
            insert(value);
    }
    bool all(Bytes bytes) const { return m_scans.allIn(bytes, m_set); }
    void add(Bytes bytes) {
        for (const Byte byte : bytes)
            if (!m_has[byte])
                insert(byte);
    }

private:
    void insert(Byte value) {
        m_set.insert(value);
        m_has[value] = true;
    }

    const Scans& m_scans = bestScans();
    ByteSet m_set;
    std::array<bool, 256> m_has{}; ///< the same set, for tests of one byte
};

/// Keeps a window for every byte value, and marks informative windows. Returns how many were kept
/// for a byte value.
std::size_t keepEveryValue(std::span<const SampleSegment> sample, std::vector<Window>& windows,
                           std::size_t most) {
    const Scans& scans = bestScans();
    Met met;
    std::size_t kept = 0;
    for (Window& window : windows) {
        const Bytes bytes =
            Bytes(sample[window.segment].bytes).subspan(window.begin, window.end - window.begin);
        window.informative = !scans.allIn(bytes, asciiText);
        if (kept == most)
            continue;
        window.kept = &window == &windows.front() || (window.informative && !met.all(bytes));
        if (!window.kept)
            continue;
        ++kept;
        met.add(bytes);
    }
    return kept;
}

/// Whether a character begins there in every multi-byte encoding: after two ASCII bytes. The second
/// one ends a character even if it is a trail byte, since the second byte of four has a lead byte
/// before it.
bool isInSync(const std::vector<Byte>& bytes, std::size_t at) {
    return at >= 2 && bytes[at - 1] < 0x80 && bytes[at - 2] < 0x80;
}

std::vector<SampleSegment> joined(std::span<const SampleSegment> sample,
                                  const std::vector<Window>& windows) {
    std::vector<SampleSegment> result;
    for (const Window& window : windows) {
        if (!window.kept)
            continue;
        const SampleSegment& source = sample[window.segment];
        if (result.empty() ||
            result.back().offset + result.back().bytes.size() != source.offset + window.begin)
            result.push_back({source.offset + window.begin,
                              {},
                              window.begin == 0                      ? source.sync
                              : isInSync(source.bytes, window.begin) ? 0
                                                                     : ~std::size_t{0}});
        result.back().bytes.insert(result.back().bytes.end(),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.begin),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.end));
    }
    for (SampleSegment& segment : result)
        if (segment.sync >= segment.bytes.size())
            segment.sync = syncIn(segment.bytes);
    return result;
}

} // namespace

std::uint64_t sizeOf(std::span<const SampleSegment> sample) {
    std::uint64_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    return size;
}

std::vector<SampleSegment> excerpt(std::span<const SampleSegment> sample, std::size_t size,
                                   std::size_t asciiBytes) {
    const std::uint64_t all = sizeOf(sample);
    if (all <= std::min(size, asciiBytes))
        return {sample.begin(), sample.end()};
    std::vector<Window> windows = windowsOf(sample);
    const std::size_t most = std::max<std::size_t>(1, size / windowSize);
    std::size_t kept = keepEveryValue(sample, windows, most / 2);
    for (const bool informative : {true, false}) {
        std::vector<Window*> rest;
        for (Window& window : windows)
            if (!window.kept && window.informative == informative)
                rest.push_back(&window);
        const std::size_t wanted =
            informative ? rest.size() : std::min(rest.size(), asciiBytes / windowSize);
        const std::size_t room = std::min(most - kept, wanted);
        for (std::size_t i = 0; i < room; ++i)
            rest[i * rest.size() / room]->kept = true;
        kept += room;
    }
    return joined(sample, windows);
}

} // namespace charsleuth
