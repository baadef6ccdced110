#pragma once

/// The informative parts of an input of any length, in bounded memory.
///
/// An input of up to 64 KiB is kept whole, as one segment. Of a longer input the sampler keeps the
/// first 8 KiB, and windows of 512 bytes that contain something unusual for ASCII text: a byte of
/// 0x80 or more, NUL, ESC, SO, or `~{`. When the windows exceed 256 KiB, every second one is
/// dropped, and from then on every second new one. So those kept stay evenly spread over the
/// informative places of the whole input. The result does not depend on how the input was divided
/// into chunks.

#include "core/bytes/scan/scans.h"

#include <span>
#include <vector>

namespace charsleuth {

/// A run of consecutive bytes of the input.
struct SampleSegment {
    /// Offset of the first byte in the input. A multiple of 4, so that units of UTF-16 and UTF-32
    /// stay aligned.
    std::uint64_t offset = 0;
    std::vector<Byte> bytes;
    /// Index into `bytes` where a character most likely begins: 0 at the start of the input (and in
    /// excerpts after ASCII), else just after the first byte below 0x30, which is never a trail
    /// byte in the 8-bit multi-byte encodings, or 0 if there is none. Decoders of UTF-16 and UTF-32
    /// ignore it and begin at 0.
    std::size_t sync = 0;

    Bytes fromSync() const { return Bytes(bytes).subspan(sync); }
};

/// The index just after the first byte below 0x30, or 0 if there is none.
std::size_t syncIn(Bytes segment);

class Sampler {
public:
    /// The bytes of a long input that are kept from its start, whatever they are.
    static constexpr std::size_t headSize = std::size_t{8} * 1024;

    void feed(Bytes chunk) { feed(chunk, {}); }
    /// Feeds a chunk whose block marks are known. Requires: the number of bytes fed before is a
    /// multiple of BlockMarks::size.
    void feed(Bytes chunk, std::span<const BlockMarks> marks);

    /// The segments: sorted by offset, disjoint, neighbours merged. Call this once, after the last
    /// feed().
    std::vector<SampleSegment> takeSegments();
    /// The informative windows of the input for each one behind the head that was kept.
    std::uint64_t stride() const { return m_stride; }

private:
    struct Window {
        std::uint64_t offset;
        std::uint64_t ordinal; ///< number among the informative windows of the input, from 0
        std::vector<Byte> bytes;
    };

    bool isInformative(Bytes window, std::span<const BlockMarks> marks) const;
    void takeWindow(Bytes window, std::uint64_t offset, std::span<const BlockMarks> marks = {});
    void thin();

    const Scans& m_scans = bestScans();
    std::vector<Byte> m_head;    ///< the first 64 KiB; cut to 8 KiB once there is more
    std::vector<Byte> m_pending; ///< the unfinished window
    std::vector<Window> m_windows;
    std::uint64_t m_size = 0;
    std::uint64_t m_informative = 0; ///< informative windows seen
    std::uint64_t m_stride = 1; ///< one informative window in `m_stride` is kept; a power of two
};

} // namespace charsleuth
