#pragma once

/// From evidence to the answer: weights add up, candidates that give the same text stand together,
/// a softmax makes probabilities, and they are calibrated.
///
/// Pure functions of their input; total; nothing is read but the input.

#include "core/ranking/calibration.h"
#include "core/ranking/detection.h"
#include "core/statistics/reading.h"
#include "core/structure/survey.h"

#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

struct RankingInput {
    const StructureReport& structure;
    const Prior& prior;                 ///< that the readings were made with
    std::span<const Reading> readings;  ///< of candidates(); may be empty
    std::span<const Weight> others;     ///< otherWeights(); may be empty where readings are
    std::span<const Evidence> declared; ///< declarations and hints; each speaks of one encoding
    std::span<const Evidence> opinions; ///< shown as they are, weigh nothing
    std::span<const EncodingId> only;   ///< as in DetectOptions
    std::size_t listed = everyCandidate, explained = everyCandidate; ///< likewise
    std::optional<EncodingId> bom; ///< of the BOM that stands at the start and decides
    std::uint64_t bomSize = 0;     ///< bytes
    Bytes bomBytes; ///< a BOM at the start that the readings were made without; else empty
};

/// Which encodings are worth reading in: those that structure does not rule out and the caller
/// admits; all of `only`, where it is not empty.
std::vector<EncodingId> candidates(const StructureReport& structure,
                                   std::span<const EncodingId> only = {},
                                   std::span<const EncodingId> exclude = {});

/// What the readings have to show, in their order.
std::vector<Standing> standings(const RankingInput& input);

/// The answer, but for what only the caller knows: `conflicts` and `examined` stay empty.
Detection rank(const RankingInput& input);

} // namespace charsleuth
