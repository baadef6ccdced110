#pragma once

/// Counts words, or lines, by their hashes.
/// Tested by repeats_test and levelled_words_test.

#include "core/bytes/sample.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace charsleuth {

/// FNV-1a, 64 bits, of which the upper 32 are taken.
class WordHash {
public:
    void add(Byte byte) { m_value = (m_value ^ byte) * 0x100000001B3; }
    std::uint32_t value() const { return static_cast<std::uint32_t>(m_value >> 32); }

private:
    std::uint64_t m_value = 0xCBF29CE484222325;
};

class WordCounts {
public:
    /// `bytes`: of all words and what stands between them.
    explicit WordCounts(std::size_t bytes) : m_counts(std::bit_ceil(bytes / 2 + 16)) {}

    /// Counts a word; which occurrence it is, from 1 on.
    std::uint32_t count(const WordHash& word) {
        const std::uint32_t hash = word.value();
        std::size_t at = hash & (m_counts.size() - 1);
        while (m_counts[at].count != 0 && m_counts[at].hash != hash)
            at = (at + 1) & (m_counts.size() - 1);
        m_counts[at].hash = hash;
        return ++m_counts[at].count;
    }

private:
    struct Count {
        std::uint32_t hash = 0;
        std::uint32_t count = 0;
    };
    std::vector<Count> m_counts; ///< open addressing; a power of two, more than there are words
};

} // namespace charsleuth
