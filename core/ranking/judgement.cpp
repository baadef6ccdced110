#include "core/ranking/judgement.h"

#include "core/ranking/declared_text.h"
#include "core/ranking/generated/judgement.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace charsleuth {

namespace {

/// The numbers of judged candidates: those with the largest sums, and those with the largest sums
/// of prior and whole deficit. With a malformed sequence the right one may be among the latter
/// only.
constexpr std::size_t mostBySum = 12, mostByText = 4;
/// The limit that a believed deficit approaches, decibans: a constant, and a part for each kind of
/// characters in which the texts differ. Single signs get into a file from another encoding, and
/// prove little. The rest is learned.
constexpr double mostOfDeficit = 10, mostOfKind = 3;
/// The largest deficit of candidates that are not judged, likewise, and the exponent of n by which
/// each of n differing characters counts less: neighbours are not independent.
constexpr double mostUnjudged = 36, mostUnjudgedOfKind = 6, dependence = -0.25;
/// No probability becomes 0, which means "ruled out". Powers of ten.
constexpr double leastExponent = -280;

constexpr double impossible = -std::numeric_limits<double>::infinity(); // a score

using Bins = std::array<std::uint8_t, featureCount>;

Bins binsOf(const Features& features) {
    Bins bins;
    for (std::size_t i = 0; i < featureCount; ++i) {
        unsigned bin = 0;
        for (const float end : learned::ends[i]) // without a branch
            bin += features.all[i] > end;
        bins[i] = static_cast<std::uint8_t>(bin);
    }
    return bins;
}

double asDecibans(int units) {
    return units / learned::unit * decibansPerNat;
}

/// The candidates that are judged, largest sums first.
std::vector<Group*> likeliest(std::span<Group> groups) {
    std::vector<Group*> all;
    all.reserve(groups.size());
    for (Group& group : groups)
        all.push_back(&group);
    const auto bySum = [](const Group* a, const Group* b) {
        return a->sum != b->sum ? a->sum > b->sum : a->number < b->number;
    };
    const auto byText = [](const Group* a, const Group* b) {
        const double first = a->prior + a->deficit, second = b->prior + b->deficit;
        return first != second ? first > second : a->number < b->number;
    };
    const auto at = [&all](std::size_t count) {
        return all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()));
    };
    std::partial_sort(all.begin(), at(mostBySum), all.end(), bySum);
    std::partial_sort(at(mostBySum), at(mostBySum + mostByText), all.end(), byText);
    all.erase(at(mostBySum + mostByText), all.end());
    std::sort(at(mostBySum), all.end(), bySum);
    return all;
}

/// What is believed of the deficit of a group that is not judged.
double unjudged(const Group& group) {
    const Reading& reading = *group.reading;
    const double most = mostUnjudged + mostUnjudgedOfKind * static_cast<double>(reading.kinds);
    const double differing = static_cast<double>(std::max<std::uint64_t>(reading.differing, 1));
    return std::max(group.deficit * std::pow(differing, dependence), -most);
}

/// Sets the deficits, and the sums of what is judged. `groups`: at least one.
void addUp(std::span<Group> groups, const RankingInput& input) {
    const auto weightOf = [](const Group& group) { return group.reading->weight; };
    const Weight best = std::ranges::max(groups, {}, weightOf).reading->weight;
    for (Group& group : groups)
        group.deficit = (group.reading->weight - best).decibans;
    boundByDeclaration(input, groups);
    for (Group& group : groups)
        group.sum = group.prior + believed(group.deficit, group.reading->kinds);
}

std::size_t indexOf(const Group& group, std::span<const Group> groups) {
    return static_cast<std::size_t>(&group - groups.data());
}

/// Whether the bytes leave something to judge. Without a byte of 0x80 or more they are ASCII, or in
/// units that structure weighs, unless the likeliest text shifts. `groups`: the likeliest first.
bool isOpen(std::span<Group* const> groups, const RankingInput& input) {
    const auto shifts = [](const Group* group) {
        return group->deficit == 0 && group->reading->characters > 0 &&
               byteStructureOf(group->front) == ByteStructure::Escaped;
    };
    return !isDecided(*groups.front(), input) &&
           (input.structure.counts.high > 0 || std::ranges::any_of(groups, shifts));
}

/// Sets the scores of the groups, of which some are judged. Returns that of "none of these".
double scoreAll(std::span<Group> groups, std::span<Group* const> judged,
                const RankingInput& input) {
    const std::vector<Features> features = featuresOf(judged, input);
    std::vector<double> learnedOf;
    std::ranges::transform(features, std::back_inserter(learnedOf), learnedTerms);
    std::vector<double> terms(groups.size(), std::ranges::min(learnedOf));
    for (std::size_t i = 0; i < judged.size(); ++i)
        terms[indexOf(*judged[i], groups)] = learnedOf[i];
    for (Group& group : groups)
        group.score = learned::trust * (group.sum + terms[indexOf(group, groups)]);
    return learned::trust * (judged.front()->sum + scoreOfNone(features.front()));
}

/// Sets the probabilities by the scores. `none`: the score of "none of these".
void shareOut(std::span<Group> groups, double none) {
    double most = none;
    for (const Group& group : groups)
        most = std::max(most, group.score);
    const auto share = [most](double score) {
        return std::exp(std::numbers::ln10 * std::max((score - most) / 10, leastExponent));
    };
    double total = none == impossible ? 0 : share(none);
    for (Group& group : groups)
        total += group.probability = share(group.score);
    for (Group& group : groups)
        group.probability /= total;
}

} // namespace

double believed(double deficit, std::uint64_t kinds) {
    const double most = mostOfDeficit + mostOfKind * static_cast<double>(kinds);
    return most * std::expm1(deficit / most);
}

double learnedTerms(const Features& features) {
    const Bins bins = binsOf(features);
    int sum = 0;
    for (const learned::Term& term : learned::terms)
        sum += term.values[bins[term.first] * learned::bins + bins[term.second]];
    return asDecibans(sum);
}

double scoreOfNone(const Features& features) {
    const Bins bins = binsOf(features);
    int sum = learned::noneBias;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += learned::none[i][bins[i]];
    return asDecibans(sum);
}

void judge(std::span<Group> groups, const RankingInput& input) {
    if (groups.empty())
        return;
    addUp(groups, input);
    const std::vector<Group*> chosen = likeliest(groups);
    if (isOpen(chosen, input)) {
        double none = scoreAll(groups, chosen, input);
        if (!input.only.empty())
            none = impossible;
        shareOut(groups, none);
        return;
    }
    for (Group& group : groups)
        group.score = group.sum = group.prior + unjudged(group);
    shareOut(groups, impossible);
}

std::vector<Judged> judged(const RankingInput& input) {
    LanguageRows languages;
    Grouping grouping(input, languages);
    std::vector<Group>& groups = grouping.groups();
    if (groups.empty())
        return {};
    addUp(groups, input);
    const std::vector<Group*> chosen = likeliest(groups);
    if (!isOpen(chosen, input))
        return {};
    const std::vector<Features> features = featuresOf(chosen, input);
    std::vector<Judged> result;
    for (std::size_t i = 0; i < chosen.size(); ++i)
        result.push_back({chosen[i]->front, chosen[i]->sum, features[i]});
    return result;
}

} // namespace charsleuth
