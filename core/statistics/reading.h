#pragma once

/// How well the sample reads as text in each candidate encoding: the statistical evidence.
///
/// One generative model of Unicode text scores all candidates, so their weights compare without
/// any factor of an encoding's own (formulas: README.md beside this file). Malformed places weigh
/// nothing here; structure prices them. Total; for one thread.

#include "core/bytes/sample.h"
#include "core/registry/encoding_list.h"
#include "core/statistics/model/prior.h"
#include "core/structure/input/byte_counts.h"

#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// One text, and all candidates that give it.
struct Reading {
    EncodingList encodings; ///< in the order of EncodingId; never empty
    Weight prior;           ///< 10·log10 of the sum of their P(encoding)
    /// 10·log10 of P(sample | encodings) / P(sample | noise); noise: every byte alike. Neither
    /// tempered nor capped.
    Weight weight;
    /// BCP 47, that of the largest term; of a reading that was not read that of most files in its
    /// encoding; empty where no letter occurs.
    std::string_view language;
    /// Characters of the sample at which this reading and the best one (prior and weight) differ;
    /// 0 for the best itself.
    std::uint64_t differing = 0;
    std::uint64_t kinds = 0;      ///< how many different characters (byte values) these are
    std::uint64_t characters = 0; ///< of the sample, outside ASCII
    bool letters = false;         ///< whether some of them are letters
};

/// Bytes of the sample that are scored at most.
inline constexpr std::size_t mostScored = 8192;

/// How much of a long sample is looked at.
enum class Effort {
    Whole,        ///< so that weights compare with those of another sample
    UntilSettled, ///< until one reading in one language is left: its weight and `characters` are
                  ///< then estimates, as those of pruned readings always are
};

/// The readings of the candidates, best first (prior and weight). `counts` are those of the whole
/// input: single-byte candidates share a reading if and only if they agree on every byte value in
/// it; others if their texts of the sample are equal. `others`: what else speaks for each encoding,
/// by EncodingId; empty: nothing. A reading that comes to nothing beside the likeliest one,
/// whatever may come out, has estimates only.
std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior = Prior(),
                              Effort effort = Effort::Whole, std::span<const Weight> others = {});

} // namespace charsleuth
