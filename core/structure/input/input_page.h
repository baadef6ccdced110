#pragma once

/// The input as the survey works on it: in pages from its start, whatever the chunks were, which
/// stay in the cache while every validator looks at them.

#include "core/bytes/scan/scans.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace charsleuth {

/// What stands in one block of a page. Of 256 bytes, but for the last one of the input.
struct Block {
    static constexpr std::size_t size = BlockMarks::size;

    Bytes bytes;
    std::uint64_t offset = 0;
    BlockMarks marks;
};

class InputPage {
public:
    static constexpr std::size_t size = std::size_t{16} * 1024;

    /// `bytes`: at most InputPage::size, all of them but at the end of the input. `offset`: of the
    /// first one, a multiple of InputPage::size. The bytes and the scans must outlive the page.
    /// `usual`: null if it is not asked whether it has other bytes.
    InputPage(Bytes bytes, std::uint64_t offset, const Before& before, const Scans& scans,
              const ByteSet* usual = nullptr);

    /// Finds out what the page is as UTF-8; once is enough.
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
    /// Of so many blocks, or as many as there are.
    Bytes bytesFrom(std::size_t number, std::size_t blocks) const {
        const Bytes rest = m_bytes.subspan(number * Block::size);
        return rest.first(std::min(rest.size(), blocks * Block::size));
    }
    std::span<const BlockMarks> marks() const { return std::span(m_marks).first(blocks()); }

    bool isUsual() const { return m_isUsual; }    ///< all bytes are of the set that was given
    std::uint64_t high() const { return m_high; } ///< bytes of 0x80 or more
    std::uint64_t highBlocks() const { return m_highBlocks; } ///< blocks with such bytes
    /// What any of its blocks has; its counts mean nothing.
    const BlockMarks& any() const { return m_any; }

    /// What the page holds as UTF-8 if it is sound. This and what follows requires readAsUtf8().
    const std::optional<Utf8Sums>& soundUtf8() const { return m_soundUtf8; }
    /// What the blocks are as UTF-8, else.
    std::span<const Utf8Counts> utf8() const { return std::span(m_utf8).first(blocks()); }
    bool isLikeCesu8() const { return m_likeCesu8; } ///< as which it has the same counts

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

/// The last of these bytes, and of those before them.
Before beforeWhatFollows(Bytes bytes, const Before& before);

} // namespace charsleuth
