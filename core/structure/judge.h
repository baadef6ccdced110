#pragma once

/// Turns what was counted into findings: weights, reasons, exclusions.

#include "core/decode/single_byte_table.h"
#include "core/structure/damage.h"
#include "core/structure/escape_marks.h"
#include "core/structure/survey.h"
#include "core/structure/utf7_runs.h"
#include "core/structure/validator.h"
#include "core/structure/wide_units.h"

#include <optional>
#include <span>
#include <utility>

namespace charsleuth {

/// Judges code pages, EBCDIC among them. What they have in common is found out once.
class PageJudge {
public:
    /// What is passed must outlive it.
    PageJudge(const ByteCounts& counts, DamageWeights& weights, Findings& findings);

    /// Gives all code pages findings, which they may share. `keep`: what is never excluded
    /// (SurveyOptions::keep).
    void judgeAll(std::span<const EncodingId> keep);

    /// Gives a code page a finding of its own. `kept`: likewise.
    void judge(EncodingId encoding, bool kept);

    /// Whether one of the code pages judged is of EBCDIC and not doubtful.
    bool isEbcdicText() const { return m_ebcdicText; }

private:
    /// What is said of a code page depends on this alone.
    struct Seen {
        const CodePage& codePage; ///< of which only the odd bytes that occur matter
        ByteMask odd;             ///< these; of ASCII's code pages those above it
        bool ascii;               ///< the code page differs from ASCII above it only
        bool ebcdic;
    };

    void judge(EncodingId encoding, const OddKind& kind, bool kept);
    void count(const Seen& seen, TextTally& tally) const;
    double spacesWeight(std::uint64_t spaces);
    void judgeEbcdic(const Seen& seen, bool kept, Finding& finding);
    Sentence holeDetail(const Seen& seen, const TextTally& tally) const;

    const ByteCounts& m_counts;
    DamageWeights& m_weights;
    Findings& m_findings;
    ByteMask m_present; ///< byte values that occur
    ByteMask m_high;    ///< those of 0x80 or more
    TextTally m_plain;  ///< where no byte that occurs is odd, but for line ends below 0x80
    std::uint64_t m_sameInEbcdic = 0; ///< bytes that all its code pages read alike
    std::optional<std::pair<std::uint64_t, double>> m_spaces; ///< the last ones weighed
    bool m_ebcdicText = false;
};

/// What the judgements of all other encodings have in common.
struct JudgedInput {
    const ByteCounts& counts;
    DamageWeights& weights;
};

// What follows completes a finding that is new. `kept`: as above.

/// UTF-8 and the other stateless encodings of more than one byte a character.
void judgeMultiByte(EncodingId encoding, const Validator& validator, const JudgedInput& input,
                    bool kept, Finding& finding);

/// ISO-2022-* and HZ.
void judgeEscaped(EncodingId encoding, const Validator& validator, const EscapeMarks& marks,
                  const JudgedInput& input, bool kept, Finding& finding);

void judgeUtf7(const Validator& validator, const Utf7Runs& runs, const JudgedInput& input,
               bool kept, Finding& finding);

/// UTF-16 and UTF-32. `judgement`: that of the units.
void judgeWide(const Validator& validator, const WideUnits& units,
               const WideUnits::Judgement& judgement, bool kept, Finding& finding);

/// SCSU, BOCU-1, UTF-1, UTF-EBCDIC. `isMarked`: the input begins with the encoding's signature.
/// `validator`: null where the encoding was not read.
void judgeSigned(const Validator* validator, const JudgedInput& input, bool isMarked, bool kept,
                 Finding& finding);

} // namespace charsleuth
