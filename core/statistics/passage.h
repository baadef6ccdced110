#pragma once

/// A sample reduced to what scoring needs: which units follow each other, and how often.
///
/// For single-byte encodings the units are the bytes, so that one passage serves them all; for the
/// others they are the distinct characters of the decoded sample. A value; for one thread.

#include "core/bytes/sample.h"
#include "core/decode/decoded_text.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace charsleuth {

using Unit = std::uint16_t;

/// Before the first character of the input, and after what could not be read. Beyond all bytes and
/// all interned characters.
inline constexpr Unit startUnit = 0xFFFF;
inline constexpr Unit gapUnit = 0xFFFE;

/// A unit after two others.
struct UnitTriple {
    Unit first, before, now;
    std::uint32_t count;
};

struct UnitPair {
    Unit before, now;
    std::uint32_t count;
};

class Passage {
public:
    /// The bytes of the sample as units.
    static Passage ofBytes(std::span<const SampleSegment> sample);

    /// Appends decoded text; malformed sequences become gaps. The text stands by itself: its first
    /// character has no neighbour unless it is the input's first.
    void add(const DecodedText& text, bool atStart);

    const std::vector<UnitPair>& pairs() const { return m_pairs; }
    const std::vector<UnitTriple>& triples() const { return m_triples; }
    /// The character of each unit of decoded text; empty for bytes.
    const std::vector<char32_t>& characters() const { return m_characters; }

private:
    void count(Unit first, Unit before, Unit now);
    Unit intern(char32_t character);

    /// Index by key, open addressing; the capacity is a power of two.
    struct Index {
        std::vector<std::uint64_t> keys; ///< key + 1; 0: free
        std::vector<std::uint32_t> rows;
        std::size_t used = 0;
        /// The row of the key; `next` when it is new.
        std::uint32_t rowOf(std::uint64_t key, std::uint32_t next);
    };
    Index m_pairIndex, m_tripleIndex;
    std::vector<UnitPair> m_pairs;
    std::vector<UnitTriple> m_triples;
    std::vector<char32_t> m_characters;
    std::unordered_map<char32_t, Unit> m_units;
};

} // namespace charsleuth
