#pragma once

/// What structure finds in text of two encodings: its findings, line by line.

#include "core/ranking/mixture.h"
#include "core/structure/structure_report.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

/// The mixture that the input is; nothing where it may as well be damaged UTF-8, or an accident.
/// `counts`, `sample`: of the input without its BOM. `only`, `exclude`: as in candidates().
std::optional<Mixture> sureMixtureIn(const StructureReport& structure,
                                     std::span<const SampleSegment> sample,
                                     const ByteCounts& counts, std::span<const EncodingId> only,
                                     std::span<const EncodingId> exclude, const Prior& prior);

/// Lines in another encoding are no damage: of UTF-8 the lines are counted, the others are weighed
/// by their own. What is counted and shown stays that of the whole input. `keep`: what is never
/// excluded.
void weighOtherLines(StructureReport& structure, const Mixture& mixture,
                     std::span<const EncodingId> keep);

/// Counts to the end what stopped in lines of UTF-8 and is ruled out no more. `bom` and `text`:
/// the input, or less; of longer input the counts remain those of the part that was read.
void countInAllLines(StructureReport& structure, Bytes bom, Bytes text, bool goesOn);

/// Weighs which of the two encodings is the main one.
void weighMixture(Finding& utf8, const Mixture& mixture, std::span<const Reading> read,
                  const ByteCounts& counts, const Prior& prior);

} // namespace charsleuth
