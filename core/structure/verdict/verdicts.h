#pragma once

/// Turns counts into findings: weights, reasons, exclusions.
/// Tested by multi_byte_test.

#include "core/structure/escaped/shift_sequences.h"
#include "core/structure/escaped/utf7_runs.h"
#include "core/structure/findings/damage.h"
#include "core/structure/findings/findings.h"
#include "core/structure/input/byte_counts.h"
#include "core/structure/validate/validator.h"
#include "core/structure/wide/wide_units.h"

namespace charsleuth {

/// The common input of the other verdicts.
struct VerdictInput {
    const ByteCounts& counts;
    DamageWeights& weights;
};

// The following functions complete a new finding. `kept`: the encoding is never excluded.

/// UTF-8 and the other stateless encodings of more than one byte a character. `outdone`: another
/// encoding reads the input alike but for characters that are malformed in this one.
void weighMultiByte(EncodingId encoding, const Validator& validator, const VerdictInput& input,
                    bool kept, bool outdone, Finding& finding);

/// ISO-2022-* and HZ.
void weighEscaped(EncodingId encoding, const Validator& validator, const ShiftSequences& shifts,
                  const VerdictInput& input, bool kept, Finding& finding);

void weighUtf7(const Validator& validator, const Utf7Runs& runs, const VerdictInput& input,
               bool kept, Finding& finding);

/// UTF-16 and UTF-32.
void weighWide(const Validator& validator, const WideUnits& units,
               const WideUnits::Verdict& verdict, bool kept, Finding& finding);

/// SCSU, BOCU-1, UTF-1, UTF-EBCDIC. `hasSignature`: the input begins with the encoding's signature.
/// `validator`: null if the encoding was not validated.
void weighSigned(const Validator* validator, const VerdictInput& input, bool hasSignature,
                 bool kept, Finding& finding);

} // namespace charsleuth
