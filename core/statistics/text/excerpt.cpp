#include "core/statistics/text/excerpt.h"

#include "core/bytes/scan/scans.h"

#include <algorithm>
#include <array>
#include <span>

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

/// The sizes of the character at the front, as the multi-byte encodings of 8 bits use bytes; but
/// for UTF-8, in which a start inside a character costs no other one.
/// Requires: the bytes are not empty.
using SizeOfCharacter = std::size_t (*)(Bytes);
constexpr SizeOfCharacter sizesOfCharacter[] = {
    [](Bytes b) -> std::size_t { return b[0] < 0x81 ? 1 : 2; }, // Big5, EUC-KR, GBK, Johab
    [](Bytes b) -> std::size_t { return b[0] < 0xA0 && b[0] > 0x80 ? 2
                                        : b[0] < 0xE0              ? 1
                                                                   : 2; },
    [](Bytes b) -> std::size_t { return b[0] < 0x81    ? 1
                                        : b[0] == 0x8F ? 3
                                                       : 2; }, // EUC-JP
    [](Bytes b) -> std::size_t { return b[0] < 0x81    ? 1
                                        : b[0] == 0x8E ? 4
                                                       : 2; }, // EUC-TW
    [](Bytes b) -> std::size_t {                                                   // gb18030
        return b[0] < 0x81 ? 1 : b.size() > 1 && b[1] >= '0' && b[1] <= '9' ? 4 : 2;
    },
};

/// Finds where characters begin, in one segment after the other from front to back.
class CharacterStarts {
public:
    /// The index in `bytes`, which begin with a window of the source, where a character begins; the
    /// end if none is known to.
    std::size_t syncOf(Bytes bytes, const SampleSegment& source, const Window& window) {
        if (window.begin == 0)
            return source.sync < bytes.size() ? source.sync : 0;
        if (isInSync(source.bytes, window.begin))
            return 0;
        const std::size_t separated = syncIn(bytes);
        return separated > 0 ? separated
                             : std::min(from(source, window.begin) - window.begin, bytes.size());
    }

private:
    /// The first index from `at` on at which a character begins in each of them.
    std::size_t from(const SampleSegment& source, std::size_t at) {
        if (m_source != &source)
            m_known = source.sync;
        m_source = &source;
        if (at <= m_known)
            return m_known;
        const Bytes before = Bytes(source.bytes).subspan(m_known, at - m_known);
        const auto separator =
            std::find_if(before.rbegin(), before.rend(), [](Byte byte) { return byte < 0x30; });
        m_known += static_cast<std::size_t>(before.rend() - separator);
        return m_known = common(source.bytes, m_known, at);
    }

    static std::size_t common(Bytes bytes, std::size_t known, std::size_t at) {
        std::array<std::size_t, std::size(sizesOfCharacter)> places;
        places.fill(known);
        for (bool agree = false; !agree && at < bytes.size();) {
            agree = true;
            for (std::size_t i = 0; i < places.size(); ++i) {
                while (places[i] < at)
                    places[i] += sizesOfCharacter[i](bytes.subspan(places[i]));
                agree = agree && places[i] == at;
                at = places[i];
            }
        }
        return std::min(at, bytes.size());
    }

    const SampleSegment* m_source = nullptr;
    std::size_t m_known = 0; ///< an index at which a character begins
};

std::vector<SampleSegment> joined(std::span<const SampleSegment> sample,
                                  const std::vector<Window>& windows) {
    std::vector<SampleSegment> result;
    std::vector<const Window*> firsts; ///< of the segments
    for (const Window& window : windows) {
        if (!window.kept)
            continue;
        const SampleSegment& source = sample[window.segment];
        if (result.empty() ||
            result.back().offset + result.back().bytes.size() != source.offset + window.begin) {
            result.push_back({source.offset + window.begin, {}, 0});
            firsts.push_back(&window);
        }
        result.back().bytes.insert(result.back().bytes.end(),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.begin),
                                   source.bytes.begin() + static_cast<std::ptrdiff_t>(window.end));
    }
    CharacterStarts starts;
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i].sync = starts.syncOf(result[i].bytes, sample[firsts[i]->segment], *firsts[i]);
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
