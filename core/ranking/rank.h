#pragma once

/// Turns evidence into the answer: adds up weights, groups candidates with the same text, computes
/// probabilities by a softmax, and calibrates them.
///
/// Pure and total functions of their input.

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
    const Prior& prior;                    ///< the prior that the readings were made with
    std::span<const Reading> readings;     ///< readings of candidates(); may be empty
    std::span<const SampleSegment> sample; ///< that the readings were made of; may be empty
    std::uint64_t stride = 1;              ///< Sampler::stride() of the sample
    std::span<const Weight> others;        ///< otherWeights(); may be empty if `readings` is
    std::span<const Evidence> declared;    ///< declarations and hints; each is about one encoding
    std::span<const Evidence> opinions;    ///< shown unchanged, without weight
    std::span<const EncodingId> only;      ///< as in DetectOptions
    std::size_t listed = everyCandidate, explained = everyCandidate; ///< as in DetectOptions
    std::optional<EncodingId> bom; ///< the encoding of the BOM, if it decides
    std::uint64_t bomSize = 0;     ///< bytes
    Bytes bomBytes; ///< the bytes of a BOM that the readings were made without; else empty
};

/// The encodings to score: those that structure does not rule out and the caller admits. If `only`
/// is not empty, all of it.
std::vector<EncodingId> candidates(const StructureReport& structure,
                                   std::span<const EncodingId> only = {},
                                   std::span<const EncodingId> exclude = {});

/// The standings of the readings, in their order.
std::vector<Standing> standings(const RankingInput& input);

/// The answer. `conflicts` and `examined` stay empty; the caller fills them.
Detection rank(const RankingInput& input);

} // namespace charsleuth
