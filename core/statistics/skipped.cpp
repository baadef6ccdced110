#include "core/statistics/skipped.h"

#include "core/statistics/score/scored_texts.h"
#include "core/statistics/text/candidate_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <span>

namespace charsleuth {

namespace {

/// Decibans, picked by hand: the leader's distance to candidates that are skipped, and the final
/// winner's. 200: 16 sound UTF-8 sequences of two bytes, or 10 of three; 70 are enough for ranking
/// if statistics say nothing else.
constexpr double farFromLeader = 300, far = 200;

/// The weights without statistics, decibans.
class Lead {
public:
    explicit Lead(std::span<const Weight> others) : m_others(others) {}
    double operator()(EncodingId encoding) const {
        return m_others.empty() ? 0 : m_others[static_cast<std::size_t>(encoding)].decibans;
    }
    double operator()(std::span<const EncodingId> encodings) const {
        double most = -std::numeric_limits<double>::infinity();
        for (const EncodingId each : encodings)
            most = std::max(most, (*this)(each));
        return most;
    }

private:
    std::span<const Weight> m_others;
};

} // namespace

Leaders leadersOf(const ByteCounts& counts, std::span<const EncodingId> candidates,
                  std::span<const Weight> others) {
    const Lead lead(others);
    const double least = lead(candidates) - farFromLeader;
    const auto isNear = [&](const auto& encodings) { return lead(encodings) > least; };
    Leaders leaders;
    if (std::ranges::all_of(candidates, isNear)) // true for most input
        return leaders;
    leaders.behind = alike(counts, candidates);
    auto& behind = leaders.behind;
    const auto near = std::partition(behind.begin(), behind.end(), std::not_fn(isNear));
    for (const EncodingList& encodings : std::span(near, behind.end()))
        leaders.near.insert(leaders.near.end(), encodings.begin(), encodings.end());
    behind.erase(near, behind.end());
    std::ranges::sort(leaders.near);
    return leaders;
}

bool isFarAhead(const Reading& best, const Leaders& leaders, std::span<const Weight> others) {
    const Lead lead(others);
    const double least = lead(best.encodings) - far;
    return best.weight.decibans > 0 &&
           std::ranges::all_of(leaders.behind, [&](const EncodingList& encodings) {
               return lead(encodings) <= least;
           });
}

void addSkipped(std::span<const EncodingList> texts, const Prior& prior,
                std::vector<Reading>& readings) {
    const Weight all =
        readings.front().prior + readings.front().weight - Weight{decibansPerNat * pruningDeficit};
    const std::uint64_t places = std::max<std::uint64_t>(readings.front().characters, 1);
    for (const EncodingList& encodings : texts) {
        const Weight itsPrior = weightOf(prior.of(encodings));
        readings.push_back({.encodings = encodings,
                            .prior = itsPrior,
                            .weight = all - itsPrior,
                            .language = prior.likeliestLanguage(encodings.front()),
                            .differing = places,
                            .kinds = places,
                            .letters = true});
    }
}

} // namespace charsleuth
