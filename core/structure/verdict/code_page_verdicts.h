#pragma once

/// What the counts of bytes say of each code page.

#include "core/decode/single_byte_table.h"
#include "core/structure/findings/damage.h"
#include "core/structure/findings/findings.h"
#include "core/structure/input/byte_counts.h"

#include <optional>
#include <span>
#include <utility>

namespace charsleuth {

/// Gives code pages their findings, EBCDIC among them. What they have in common is found out once.
class CodePageVerdicts {
public:
    /// What is passed must outlive it.
    CodePageVerdicts(const ByteCounts& counts, DamageWeights& weights, Findings& findings);

    /// Gives all code pages findings, which they may share. `keep`: what is never excluded
    /// (SurveyOptions::keep).
    void addAll(std::span<const EncodingId> keep);

    /// Gives a code page a finding of its own. `kept`: likewise.
    void add(EncodingId encoding, bool kept);

    /// Whether one of the code pages is of EBCDIC and not doubtful.
    bool isEbcdicText() const { return m_ebcdicText; }

private:
    /// What is said of a code page depends on this alone.
    struct Seen {
        const CodePage& codePage; ///< of which only the odd bytes that occur matter
        ByteMask odd;             ///< these; of ASCII's code pages those above it
        bool ascii;               ///< the code page differs from ASCII above it only
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
    ByteMask m_high;    ///< those of 0x80 or more
    TextTally m_simple; ///< where no byte that occurs is odd, but for line ends below 0x80
    std::uint64_t m_sameInEbcdic = 0; ///< bytes that all its code pages read alike
    std::optional<std::pair<std::uint64_t, double>> m_spaces; ///< the last ones weighed
    bool m_ebcdicText = false;
};

} // namespace charsleuth
