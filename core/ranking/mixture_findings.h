#pragma once

/// The findings of structure about a mixture, line by line.
/// Tested by mixture_test.

#include "core/ranking/mixture.h"
#include "core/structure/structure_report.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

/// The mixture in the input; nothing if it may be damaged UTF-8 or an accident. `counts`, `sample`:
/// of the input without its BOM. `only`, `exclude`: as in candidates().
std::optional<Mixture> sureMixtureIn(const StructureReport& structure,
                                     std::span<const SampleSegment> sample,
                                     const ByteCounts& counts, std::span<const EncodingId> only,
                                     std::span<const EncodingId> exclude, const Prior& prior);

/// Replaces the findings: lines in another encoding are no damage of UTF-8, and other encodings are
/// weighed by the other lines only. Counts remain those of the whole input. `keep`: encodings that
/// are never excluded.
void weighOtherLines(StructureReport& structure, const Mixture& mixture,
                     std::span<const EncodingId> keep);

/// Counts the encodings to the end that stopped in lines of UTF-8 and are no longer ruled out.
/// `bom` and `text` are the whole input; for longer input the function does nothing, and the counts
/// remain those of the part that was read.
void countInAllLines(StructureReport& structure, Bytes bom, Bytes text, bool goesOn);

/// Decides which of the two encodings is the main one, and sets the reason of UTF-8.
void weighMixture(Finding& utf8, const Mixture& mixture, std::span<const Reading> read,
                  const ByteCounts& counts, const Prior& prior);

/// The input of statistics, and what is known beside it.
struct ScoringInput {
    const ByteCounts& counts;              ///< of the input without its BOM
    std::span<const SampleSegment> sample; ///< without the BOM
    const Prior& prior;
    std::span<const Evidence> declared;
    std::span<const EncodingId> only = {}, exclude = {}; ///< as in candidates()
    Effort effort = Effort::UntilSettled;
    Bytes bom = {};      ///< the bytes before the text
    bool goesOn = false; ///< the input is longer
};

/// The texts of the candidates, scored.
struct ScoredReadings {
    std::vector<Reading> read;
    std::vector<Weight> others; ///< the other weights of each encoding
    bool isMixture = false;     ///< each line was scored in its own encoding
};

/// Scores the candidates that structure leaves; line by line if the text is a mixture, whose
/// findings `structure` then gets.
ScoredReadings scoreTexts(StructureReport& structure, const ScoringInput& input);

} // namespace charsleuth
