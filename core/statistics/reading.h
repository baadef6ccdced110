#pragma once

/// The statistical evidence: how probable the sample is as text in each candidate encoding.
///
/// One generative model of Unicode text scores all candidates, so their weights are comparable
/// without any factor of an encoding's own (formulas: README.md beside this file). Undecodable
/// bytes weigh nothing here; structure prices them. Total; for one thread.

#include "core/bytes/sample.h"
#include "core/registry/encoding_list.h"
#include "core/statistics/score/language_confidence.h"
#include "core/statistics/model/prior.h"
#include "core/structure/input/byte_counts.h"

#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A reading: one text, and all candidates that give it.
struct Reading {
    EncodingList encodings; ///< in the order of EncodingId; never empty
    Weight prior;           ///< 10·log10 of the sum of their P(encoding)
    /// 10·log10 of P(sample | encodings) / P(sample | noise); in noise all byte values are alike.
    /// How much of it is believed is said by core/ranking/judgement.h.
    Weight weight;
    /// The language of the largest term, BCP 47; for a reading that was not scored, the language of
    /// most files in its encoding. Empty if no letter occurs.
    std::string_view language;
    LanguageFacts languageFacts; ///< what languageConfidence() asks; of none if it was not scored
    /// The characters of the sample at which this reading and the best one (by prior and weight)
    /// differ; 0 for the best itself.
    std::uint64_t differing = 0;
    std::uint64_t kinds = 0;      ///< number of different characters (byte values) among these
    std::uint64_t characters = 0; ///< characters of the sample outside ASCII
    double cost = 0;              ///< nats of these in the likeliest language; 0 if not scored
    bool letters = false;         ///< whether some of them are letters
};

/// The likeliest language of a reading and its probability.
struct NamedLanguage {
    std::string_view language; ///< BCP 47; empty where none has an even chance
    double confidence = 0;     ///< that the text is in it, 0..1; 0 without one
};

NamedLanguage namedLanguage(const Reading& reading);

/// The most bytes of the sample that are scored.
inline constexpr std::size_t mostScored = 8192;

/// How much of a long sample is scored.
enum class Effort {
    Whole, ///< all of it, so that weights are comparable with those of another sample
    /// Until one reading in one language is left: its weight and `characters` are then estimates,
    /// as those of pruned readings always are.
    UntilSettled,
    /// As UntilSettled, but every candidate is scored to its end in one go: no candidate is skipped
    /// or pruned, and no part of the sample decides. Slow: the oracle that tests compare with.
    Exhaustive,
};

/// Scores the candidates. The readings come best first (by prior and weight).
///
/// `counts`: of the whole input. Single-byte candidates share a reading if and only if they agree
/// on every byte value in it; other candidates if their texts of the sample are equal. `others`:
/// the other weights of each encoding, by EncodingId; empty: all 0. A reading that cannot matter
/// beside the likeliest one has estimates only.
std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior = Prior(),
                              Effort effort = Effort::Whole, std::span<const Weight> others = {});

} // namespace charsleuth
