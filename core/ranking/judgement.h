#pragma once

/// The learned judgement: what the candidates' numbers are worth together. Pure functions of them.
/// The terms are learned by tests/accuracy/train_judgement.py (README.md of core/statistics).

#include "core/ranking/features.h"

#include <span>
#include <vector>

namespace charsleuth {

/// The learned terms of a candidate, added up, decibans.
double learnedTerms(const Features& features);
/// The score of "none of these", beside the sum of the candidate that has the largest one; these
/// are its features.
double scoreOfNone(const Features& features);

/// What is believed of a deficit before anything is learned, decibans. `kinds`: of characters in
/// which the texts differ.
double believed(double deficit, std::uint64_t kinds);

/// Sets the sums, scores and probabilities of the groups. With that of "none of these" the
/// probabilities add up to 1; or alone, if the caller says that one of them is right. The likeliest
/// groups are judged; to the others what is learned says as little as to the one to which it says
/// least. Where the bytes decide, or none is 0x80 or more, nothing is judged.
void judge(std::span<Group> groups, const RankingInput& input);

/// A candidate as the judgement sees it.
struct Judged {
    EncodingId encoding{};
    double sum = 0; ///< Group::sum
    Features features;
};

/// The candidates that are judged, largest sums first; none where the bytes decide, or are ASCII.
std::vector<Judged> judged(const RankingInput& input);

} // namespace charsleuth
