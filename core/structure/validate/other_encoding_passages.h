#pragma once

/// Counts blocks of a text that are so damaged that they must be in another encoding.
/// Tested by validator_test.

#include <cstdint>

namespace charsleuth {

class OtherEncodingPassages {
public:
    /// Adds the next block's counts.
    void add(std::uint64_t malformed, std::uint64_t sequences) {
        if (malformed + sequences == 0)
            return;
        ++m_spokenBlocks;
        const bool inside = malformed >= 3 && malformed * 4 > sequences;
        if (inside) {
            ++m_blocks;
            m_count += !m_inside;
            m_malformed += malformed;
            m_sequences += sequences;
        }
        m_inside = inside;
    }
    /// Adds sound blocks with characters outside ASCII.
    void addSound(std::uint64_t blocks) {
        m_spokenBlocks += blocks;
        m_inside = false;
    }
    /// Adds the difference of `to` and `from`. Requires: `from` is inside a passage if this is.
    void goOn(const OtherEncodingPassages& from, const OtherEncodingPassages& to) {
        const std::uint64_t blocks = to.m_spokenBlocks - from.m_spokenBlocks;
        if (blocks == 0)
            return;
        m_spokenBlocks += blocks;
        m_blocks += to.m_blocks - from.m_blocks;
        m_count += to.m_count - from.m_count;
        m_malformed += to.m_malformed - from.m_malformed;
        m_sequences += to.m_sequences - from.m_sequences;
        m_inside = to.m_inside;
    }
    bool isInside() const { return m_inside; } ///< whether the last block is in another encoding
    /// Notes that blocks follow that are ASCII or not examined.
    void interrupt() { m_inside = false; }

    std::uint64_t count() const { return m_count; }
    std::uint64_t malformed() const { return m_malformed; } ///< malformed sequences in these blocks
    /// Well-formed sequences in these blocks.
    std::uint64_t sequences() const { return m_sequences; }
    /// Whether they are passages in a text, and not the text itself.
    bool areFew() const { return m_blocks * 4 <= m_spokenBlocks; }

private:
    std::uint64_t m_spokenBlocks = 0; ///< blocks with a character outside ASCII, sound or not
    std::uint64_t m_blocks = 0, m_count = 0, m_malformed = 0, m_sequences = 0;
    bool m_inside = false;
};

} // namespace charsleuth
