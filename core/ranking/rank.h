#pragma once

/// Turns evidence into the answer: groups candidates with the same text, adds up their weights and
/// what is learned of such candidates, and computes probabilities by a softmax.
///
/// Pure and total functions of their input.

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

/// The answer. `conflicts` and `examined` stay empty; the caller fills them.
Detection rank(const RankingInput& input);

} // namespace charsleuth
