#pragma once

/// Turns what was counted into findings: weights, reasons, exclusions.

#include "core/structure/escape_marks.h"
#include "core/structure/survey.h"
#include "core/structure/utf7_runs.h"
#include "core/structure/validator.h"
#include "core/structure/wide_units.h"

namespace charsleuth {

/// Single-byte pages, EBCDIC among them. `present`: counts.present(), made once for all pages.
/// `kept`: never excluded (SurveyOptions::keep).
Finding judgePage(EncodingId page, const ByteCounts& counts, Bytes present, bool kept);

/// UTF-8 and the other stateless encodings of more than one byte a character.
Finding judgeMultiByte(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                       bool kept);

/// ISO-2022-* and HZ.
Finding judgeEscaped(EncodingId encoding, const Validator& validator, const EscapeMarks& marks,
                     const ByteCounts& counts, bool kept);

Finding judgeUtf7(const Validator& validator, const Utf7Runs& runs, const ByteCounts& counts,
                  bool kept);

/// UTF-16 and UTF-32.
Finding judgeWide(EncodingId encoding, const Validator& validator, const WideUnits& units,
                  bool kept);

/// SCSU, BOCU-1, UTF-1, UTF-EBCDIC. `head`: the first bytes of the input.
Finding judgeSigned(EncodingId encoding, const Validator& validator, const ByteCounts& counts,
                    Bytes head, bool kept);

/// Whether the bytes that `head` begins with are the encoding's signature (ByteStructure::Signed).
bool hasSignature(EncodingId encoding, Bytes head);

/// Chance that a place of 8-bit noise (half of it ASCII) at which a character outside ASCII begins
/// is malformed. A test asks the decoders for the same numbers.
double malformedInNoise(EncodingId encoding);

/// Whether 0x40 is the page's space.
bool isEbcdic(EncodingId page);

} // namespace charsleuth
