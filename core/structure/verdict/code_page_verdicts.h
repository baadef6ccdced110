#pragma once

/// The verdicts on single-byte code pages, by byte counts.

#include "core/decode/single_byte_table.h"
#include "core/structure/findings/damage.h"
#include "core/structure/findings/findings.h"
#include "core/structure/input/byte_counts.h"

#include <optional>
#include <span>
#include <utility>

namespace charsleuth {

/// Gives code pages, EBCDIC among them, their findings. Shared work is done once.
class CodePageVerdicts {
public:
    /// The arguments must outlive the object.
    CodePageVerdicts(const ByteCounts& counts, DamageWeights& weights, Findings& findings);

    /// Gives all code pages findings, which they may share. `keep`: encodings that are never
    /// excluded (SurveyOptions::keep).
    void addAll(std::span<const EncodingId> keep);

    /// Gives a code page a finding of its own. `kept`: it is never excluded.
    void add(EncodingId encoding, bool kept);

private:
    /// All that the verdict on a code page depends on.
    struct Seen {
        const CodePage& codePage; ///< only its odd bytes that occur matter
        /// The odd bytes that occur; for ASCII-compatible code pages, those above ASCII.
        ByteMask odd;
        bool ascii; ///< the code page differs from ASCII only above it
        bool ebcdic;
    };

    void add(EncodingId encoding, const OddKind& kind, bool kept);
    void count(const Seen& seen, TextTally& tally) const;
    double spacesWeight(std::uint64_t spaces);
    void weighEbcdic(const Seen& seen, bool kept, Finding& finding);
    Sentence holeDetail(const Seen& seen, const TextTally& tally) const;

    const ByteCounts& m_counts;
    DamageWeights& m_weights;
    Findings& m_findings;
    ByteMask m_present; ///< byte values that occur
    ByteMask m_high;    ///< values of 0x80 or more among them
    /// The tally of code pages in which no byte that occurs is odd, except line ends below 0x80.
    TextTally m_simple;
    /// Bytes that are the same character in all EBCDIC code pages.
    std::uint64_t m_sameInEbcdic = 0;
    /// The last number weighed, and its weight.
    std::optional<std::pair<std::uint64_t, double>> m_spaces;
};

} // namespace charsleuth
