#include "core/statistics/excerpt.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace charsleuth {

namespace {

constexpr std::size_t windowSize = 128; // a multiple of 4: UTF-16 and UTF-32 stay in step

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

/// Whether eight bytes are ASCII without NUL and escape.
bool isPlainText(const Byte* at) {
    constexpr std::uint64_t each = 0x0101010101010101, top = 0x80 * each;
    std::uint64_t eight;
    std::memcpy(&eight, at, sizeof eight);
    const std::uint64_t escapes = eight ^ 0x1B * each;
    return ((eight | (eight - each) | (escapes - each)) & top) == 0;
}

/// Bytes until one of them tells something: not ASCII, or NUL or escape.
std::size_t plainAtFront(Bytes bytes) {
    std::size_t at = 0;
    while (at + 8 <= bytes.size() && isPlainText(bytes.data() + at))
        at += 8;
    const auto tells = [](Byte byte) { return byte >= 0x80 || byte == 0 || byte == 0x1B; };
    return static_cast<std::size_t>(
        std::find_if(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(), tells) -
        bytes.begin());
}

/// Marks what tells; returns how many windows were kept for the sake of a byte value.
std::size_t keepEveryValue(std::span<const SampleSegment> sample, std::vector<Window>& windows,
                           std::size_t most) {
    std::array<bool, 256> unseen{};
    std::fill(unseen.begin() + 0x80, unseen.end(), true);
    std::size_t kept = 0;
    for (Window& window : windows) {
        Bytes bytes =
            Bytes(sample[window.segment].bytes).subspan(window.begin, window.end - window.begin);
        bytes = bytes.subspan(plainAtFront(bytes));
        window.informative = !bytes.empty();
        if (kept == most)
            continue;
        // Most windows have nothing new: these are not written of.
        const auto isUnseen = [&](Byte byte) { return unseen[byte]; };
        const auto news = std::find_if(bytes.begin(), bytes.end(), isUnseen);
        window.kept = &window == &windows.front() || news != bytes.end();
        kept += window.kept ? 1 : 0;
        std::for_each(news, bytes.end(), [&](Byte byte) { unseen[byte] = false; });
    }
    return kept;
}

/// Where a decoder may begin inside a segment: after the first byte that no multi-byte encoding has
/// as a trail byte.
std::size_t syncOf(const std::vector<Byte>& bytes) {
    const auto at = std::ranges::find_if(bytes, [](Byte byte) { return byte < 0x30; });
    return at == bytes.end() ? 0 : static_cast<std::size_t>(at - bytes.begin()) + 1;
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
                              window.begin == 0 ? source.sync : ~std::size_t{0}});
        result.back().bytes.insert(result.back().bytes.end(),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.begin),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.end));
    }
    for (SampleSegment& segment : result)
        if (segment.sync >= segment.bytes.size())
            segment.sync = syncOf(segment.bytes);
    return result;
}

} // namespace

std::uint64_t sizeOf(std::span<const SampleSegment> sample) {
    std::uint64_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    return size;
}

std::vector<SampleSegment> excerpt(std::span<const SampleSegment> sample, std::size_t size) {
    if (sizeOf(sample) <= size)
        return {sample.begin(), sample.end()};
    std::vector<Window> windows = windowsOf(sample);
    const std::size_t most = std::max<std::size_t>(1, size / windowSize);
    std::size_t kept = keepEveryValue(sample, windows, most / 2);
    for (const bool informative : {true, false}) {
        std::vector<Window*> rest;
        for (Window& window : windows)
            if (!window.kept && window.informative == informative)
                rest.push_back(&window);
        const std::size_t room = std::min(most - kept, rest.size());
        for (std::size_t i = 0; i < room; ++i)
            rest[i * rest.size() / room]->kept = true;
        kept += room;
    }
    return joined(sample, windows);
}

} // namespace charsleuth
