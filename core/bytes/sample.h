#pragma once

/// The informative parts of an input of any length, in bounded memory.
///
/// Up to 64 KiB everything is kept, as one segment. Of longer input the first 8 KiB are kept and
/// windows of 512 bytes that hold something that ASCII text does not: a byte of 0x80 or more, NUL,
/// ESC, SO, or `~{`. When there are too many of them every second one is dropped, again and again,
/// so that those kept stay evenly spread over the informative places of the whole input (256 KiB at
/// most). The result depends on the bytes only, not on how they were divided into chunks.

#include "core/bytes/scan/scans.h"

#include <span>
#include <vector>

namespace charsleuth {

/// Consecutive bytes of the input.
struct SampleSegment {
    std::uint64_t offset = 0; ///< of the first byte; a multiple of 4, so that UTF-16/32 are in step
    std::vector<Byte> bytes;
    /// Index where a decoder of multi-byte characters is most likely at a character's start: 0 at
    /// the start of the input (and in excerpts behind ASCII), else just after the first byte below
    /// 0x30 (never a trail byte in the 8-bit multi-byte encodings), or 0 where there is none.
    /// UTF-16/32 begin at 0.
    std::size_t sync = 0;

    Bytes fromSync() const { return Bytes(bytes).subspan(sync); }
};

/// The index just after the first byte below 0x30; 0 where there is none.
std::size_t syncIn(Bytes segment);

class Sampler {
public:
    void feed(Bytes chunk) { feed(chunk, {}); }
    /// The same where the marks of the chunk's blocks are known. Requires: the size of all that was
    /// fed before is a multiple of a block's.
    void feed(Bytes chunk, std::span<const BlockMarks> marks);

    /// Sorted by offset, disjoint, neighbours merged. Covers all that was fed. Nothing is fed
    /// afterwards.
    std::vector<SampleSegment> takeSegments();

private:
    struct Window {
        std::uint64_t offset;
        std::uint64_t ordinal; ///< among the informative windows of the input
        std::vector<Byte> bytes;
    };

    bool tells(Bytes window, std::span<const BlockMarks> marks) const;
    void takeWindow(Bytes window, std::uint64_t offset, std::span<const BlockMarks> marks = {});
    void thin();

    const Scans& m_scans = bestScans();
    std::vector<Byte> m_head;    ///< the first 64 KiB; cut to 8 KiB once there is more
    std::vector<Byte> m_pending; ///< the unfinished window
    std::vector<Window> m_windows;
    std::uint64_t m_size = 0;
    std::uint64_t m_informative = 0; ///< informative windows seen
    std::uint64_t m_stride = 1;      ///< every how many of them one is kept
};

} // namespace charsleuth
