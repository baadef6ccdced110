#pragma once

/// A sample as counts: which characters follow each other, and how often.
///
/// Characters are units, numbers from 0 on. For single-byte encodings the units are the byte values
/// that occur, so that one object serves all of them; for other encodings the units are the
/// distinct characters of the decoded sample. A value; for one thread.

#include "core/bytes/sample.h"
#include "core/decode/decoded_text.h"
#include "core/statistics/model/unit.h"

#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

namespace charsleuth {

struct UnitBigram {
    Unit before, now;
    std::uint32_t count;
};

/// A unit after two others, and how often.
struct UnitTrigram {
    Unit first, before, now;
    std::uint32_t count;
};

class NgramCounts {
public:
    /// `memory` must outlive it.
    explicit NgramCounts(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : m_stream(memory), m_units(memory), m_counts(memory), m_bigrams(memory), m_slots(memory) {}

    /// Counts the bytes of the sample as units, in ascending order; each segment from its sync
    /// point on.
    static NgramCounts
    ofBytes(std::span<const SampleSegment> sample,
            std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    /// Makes room for the characters, and for one gap for each add().
    void reserve(std::size_t characters);
    /// Appends decoded text; malformed sequences become gaps. The first character of the text
    /// follows a gap, or the start if `atStart`.
    void add(const DecodedText& text, bool atStart);
    /// Requires: called once, after the last add().
    void finish();

    /// The character of each unit, or its byte if the units are bytes.
    const std::pmr::vector<char32_t>& units() const { return m_units; }
    /// The number of characters in the text, without gaps.
    std::uint64_t size() const { return m_size; }
    /// The number of occurrences of each unit.
    const std::pmr::vector<std::uint32_t>& counts() const { return m_counts; }
    /// The bigrams, in the order of their first occurrence. If hardly one occurs twice, each is
    /// listed as often as it occurs.
    const std::pmr::vector<UnitBigram>& bigrams() const { return m_bigrams; }

    /// Counts the trigrams, anew in each call; of a long sample the first 2,048 different ones.
    /// Without trigrams of units below 0x80 only, unless `all`.
    std::pmr::vector<UnitTrigram> trigrams(bool all) const;

private:
    void setSlots(std::size_t size); ///< a power of two
    std::size_t slotOf(char32_t value) const;
    Unit unitOf(char32_t value);
    void count(std::size_t begin);

    std::pmr::vector<Unit> m_stream; ///< the units in order, with startUnit and gapUnit
    std::uint64_t m_size = 0;
    std::pmr::vector<char32_t> m_units;
    std::pmr::vector<std::uint32_t> m_counts;
    std::pmr::vector<UnitBigram> m_bigrams;
    std::pmr::vector<Unit> m_slots; ///< open addressing by value: unit + 1; empty for bytes
};

} // namespace charsleuth
