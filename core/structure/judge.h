#pragma once

/// Turns what was counted into findings: weights, reasons, exclusions.

#include "core/decode/single_byte_table.h"
#include "core/structure/escape_marks.h"
#include "core/structure/survey.h"
#include "core/structure/utf7_runs.h"
#include "core/structure/validator.h"
#include "core/structure/wide_units.h"

namespace charsleuth {

/// Judges single-byte pages, EBCDIC among them. What they have in common is found out once.
class PageJudge {
public:
    /// `counts` must outlive it.
    explicit PageJudge(const ByteCounts& counts);

    /// `kept`: never excluded (SurveyOptions::keep).
    Finding judge(EncodingId page, bool kept);

private:
    TextTally tallyOf(EncodingId page, const SingleByteTable& table) const;
    void judgeEbcdic(Finding& finding, const SingleByteTable& table, bool kept);
    Weight damage(std::uint64_t runs, std::uint64_t opportunities);
    std::string holeDetail(const TextTally& tally) const;

    struct KnownDamage {
        std::uint64_t runs, opportunities;
        Weight weight;
    };

    const ByteCounts& m_counts;
    std::vector<Byte> m_present; ///< byte values that occur, ascending
    Bytes m_high;                ///< those of 0x80 or more
    std::vector<KnownDamage> m_known;
};

/// UTF-8 and the other stateless encodings of more than one byte a character.
Finding judgeMultiByte(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                       bool kept);

/// ISO-2022-* and HZ.
Finding judgeEscaped(EncodingId encoding, const Validator& validator, const EscapeMarks& marks,
                     const ByteCounts& counts, bool kept);

Finding judgeUtf7(const Validator& validator, const Utf7Runs& runs, const ByteCounts& counts,
                  bool kept);

/// UTF-16 and UTF-32. `judgement`: that of the units.
Finding judgeWide(EncodingId encoding, const Validator& validator, const WideUnits& units,
                  const WideUnits::Judgement& judgement, bool kept);

/// SCSU, BOCU-1, UTF-1, UTF-EBCDIC. `head`: the first bytes of the input.
Finding judgeSigned(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                    Bytes head, bool kept);

/// Whether the bytes that `head` begins with are the encoding's signature (ByteStructure::Signed).
bool hasSignature(EncodingId encoding, Bytes head);

/// Whether 0x40 is the page's space.
bool isEbcdic(EncodingId page);

} // namespace charsleuth
