#pragma once

/// The stretches of ASCII words between words with bytes of 0x80 or more. If these words are in
/// another language than the rest, the language changes at both ends of each stretch.
/// Tested by ascii_stretches_test.

#include "core/bytes/sample.h"
#include "core/statistics/text/ngram_counts.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// A histogram of the stretches by the number of their letters. What stands before the first word
/// with such bytes and behind the last one counts as one stretch, as in a ring.
class AsciiStretches {
public:
    struct Bin {
        std::uint32_t stretches = 0, letters = 0;
    };
    /// Of 1 to 3, 4 to 15, 16 to 63, 64 to 255, and more letters.
    using Bins = std::array<Bin, 5>;

    /// Of text that is one stretch.
    AsciiStretches() = default;
    explicit AsciiStretches(std::span<const SampleSegment> sample);

    const Bins& bins() const { return m_bins; }
    /// The letters of all stretches; 0 if there is one without any, or nothing was counted.
    std::uint32_t letters() const { return m_letters; }
    /// The stretches that have letters, at least one.
    std::uint32_t count() const { return m_count; }
    /// The bigrams of two ASCII letters in the words with bytes of 0x80 or more, one by one; their
    /// units are bytes.
    std::span<const UnitBigram> insideWords() const { return m_insideWords; }

private:
    void add(std::uint32_t letters);
    void addInside(Bytes word);

    Bins m_bins{};
    std::uint32_t m_letters = 0, m_count = 1;
    std::vector<UnitBigram> m_insideWords;
};

} // namespace charsleuth
