#pragma once

/// The input as structure sees it: pages of 16 KiB from its start, whatever the chunks were. A page
/// stays in the cache while every validator examines it.
/// Tested by survey_test.

#include "core/bytes/scan/scans.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace charsleuth {

/// 256 bytes of an input page (fewer at the end of the input), with flags for what they contain.
struct Block {
    static constexpr std::size_t size = BlockMarks::size;

    Bytes bytes;
    std::uint64_t offset = 0;
    BlockMarks marks;
};

class InputPage {
public:
    static constexpr std::size_t size = std::size_t{16} * 1024;

    /// `bytes`: at most `size`, and fewer only at the end of the input. `offset`: of the first
    /// byte; a multiple of `size`. The bytes and the scans must outlive the page. `usual`: the set
    /// for isUsual(), or null.
    InputPage(Bytes bytes, std::uint64_t offset, const Before& before, const Scans& scans,
              const ByteSet* usual = nullptr);

    /// Counts the page as UTF-8. One call is enough.
    void readAsUtf8();

    Bytes bytes() const { return m_bytes; }
    std::uint64_t offset() const { return m_offset; }
    const Before& before() const { return m_before; }
    const Scans& scans() const { return m_scans; }
    std::size_t blocks() const { return (m_bytes.size() + Block::size - 1) / Block::size; }
    Block block(std::size_t number) const {
        const std::size_t at = number * Block::size;
        return {.bytes = m_bytes.subspan(at, std::min(Block::size, m_bytes.size() - at)),
                .offset = m_offset + at,
                .marks = m_marks[number]};
    }
    /// The bytes of `blocks` blocks, or of as many as there are.
    Bytes bytesFrom(std::size_t number, std::size_t blocks) const {
        const Bytes rest = m_bytes.subspan(number * Block::size);
        return rest.first(std::min(rest.size(), blocks * Block::size));
    }
    std::span<const BlockMarks> marks() const { return std::span(m_marks).first(blocks()); }

    bool isUsual() const { return m_isUsual; } ///< whether all bytes are in the set that was given
    std::uint64_t high() const { return m_high; }             ///< bytes of 0x80 or more
    std::uint64_t highBlocks() const { return m_highBlocks; } ///< blocks with such bytes
    /// The flags of all blocks together; its counts are meaningless.
    const BlockMarks& any() const { return m_any; }

    /// The counts of the page as UTF-8, if it is sound. Requires, as do the following:
    /// readAsUtf8().
    const std::optional<Utf8Sums>& soundUtf8() const { return m_soundUtf8; }
    /// The counts of the blocks as UTF-8, if the page is not sound.
    std::span<const Utf8Counts> utf8() const { return std::span(m_utf8).first(blocks()); }
    /// Whether the page has the same counts as CESU-8.
    bool isLikeCesu8() const { return m_likeCesu8; }

    /// The bytes before a block; zeros before the input's first.
    Before beforeBlock(std::size_t number) const;

private:
    Bytes m_bytes;
    std::uint64_t m_offset;
    Before m_before;
    const Scans& m_scans;
    std::array<BlockMarks, size / Block::size> m_marks;
    bool m_isUsual;
    std::array<Utf8Counts, size / Block::size> m_utf8{};
    std::optional<Utf8Sums> m_soundUtf8;
    bool m_readAsUtf8 = false;
    bool m_likeCesu8 = true;
    BlockMarks m_any;
    std::uint64_t m_high = 0, m_highBlocks = 0;
};

/// The last of these bytes, preceded by those before.
Before beforeWhatFollows(Bytes bytes, const Before& before);

} // namespace charsleuth
