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
#include <utility>

namespace charsleuth {

/// Judges single-byte pages, EBCDIC among them. What they have in common is found out once.
class PageJudge {
public:
    /// What is passed must outlive it.
    PageJudge(const ByteCounts& counts, DamageWeights& weights);

    /// Completes the finding, which has its encoding only. `kept`: never excluded
    /// (SurveyOptions::keep).
    void judge(Finding& finding, bool kept);

    /// Whether one of the pages judged so far is of EBCDIC and not doubtful.
    bool isEbcdicText() const { return m_ebcdicText; }

private:
    void count(bool ascii, const SingleBytePage& page, TextTally& tally) const;
    double spacesWeight(std::uint64_t spaces);
    void judgeEbcdic(Finding& finding, const SingleBytePage& page, bool kept);
    Sentence holeDetail(const TextTally& tally) const;

    const ByteCounts& m_counts;
    DamageWeights& m_weights;
    ByteMask m_present; ///< byte values that occur
    ByteMask m_high;    ///< those of 0x80 or more
    TextTally m_plain;  ///< where no byte that occurs is odd, but for line ends below 0x80
    std::uint64_t m_sameInEbcdic = 0; ///< bytes that all its pages read alike
    std::optional<std::pair<std::uint64_t, double>> m_spaces; ///< the last ones weighed
    bool m_ebcdicText = false;
};

/// What the judgements of all other encodings have in common.
struct JudgedInput {
    const ByteCounts& counts;
    DamageWeights& weights;
};

/// UTF-8 and the other stateless encodings of more than one byte a character.
Finding judgeMultiByte(EncodingId encoding, const Validator& validator, const JudgedInput& input,
                       bool kept);

/// ISO-2022-* and HZ.
Finding judgeEscaped(EncodingId encoding, const Validator& validator, const EscapeMarks& marks,
                     const JudgedInput& input, bool kept);

Finding judgeUtf7(const Validator& validator, const Utf7Runs& runs, const JudgedInput& input,
                  bool kept);

/// UTF-16 and UTF-32. `judgement`: that of the units.
Finding judgeWide(EncodingId encoding, const Validator& validator, const WideUnits& units,
                  const WideUnits::Judgement& judgement, bool kept);

/// SCSU, BOCU-1, UTF-1, UTF-EBCDIC. `isMarked`: the input begins with the encoding's signature.
Finding judgeSigned(EncodingId encoding, const Validator& validator, const JudgedInput& input,
                    bool isMarked, bool kept);

} // namespace charsleuth
