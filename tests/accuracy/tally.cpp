#include "tests/accuracy/tally.h"

#include <algorithm>
#include <cstdlib>

namespace charsleuth::accuracy {

void Tally::add(const Score& score, double w) {
    ++questions;
    weight += w;
    first += score.rank == 1 ? w : 0;
    third += score.rank > 0 ? w : 0;
    uchardet += score.uchardet ? w : 0;
    icu += score.icu ? w : 0;
}

bool HeadingOrder::operator()(const std::string& a, const std::string& b) const {
    const long left = std::strtol(a.c_str(), nullptr, 10);
    const long right = std::strtol(b.c_str(), nullptr, 10);
    return left != right ? left < right : a < b;
}

Table tabulate(std::span<const Score> scores, const Heading& heading, Mix mix) {
    Table table;
    for (const Score& score : scores)
        table[heading(score)].add(score, score.*mix);
    return table;
}

Tally total(std::span<const Score> scores, Mix mix) {
    Tally sum;
    for (const Score& score : scores)
        sum.add(score, score.*mix);
    return sum;
}

void weighUniformly(std::span<Score> scores) {
    struct Place {
        double scores = 0;
        std::map<std::string, std::map<std::string, double>> counts; ///< encoding, language
    };
    std::map<std::string, Place> places;
    const auto placeOf = [](const Score& score) { return score.variant + '\t' + score.length; };
    for (const Score& score : scores) {
        Place& place = places[placeOf(score)];
        ++place.scores;
        ++place.counts[score.encoding][score.language];
    }
    for (Score& score : scores) {
        const Place& place = places[placeOf(score)];
        const auto& languages = place.counts.at(score.encoding);
        score.uniform =
            place.scores / (static_cast<double>(place.counts.size()) *
                            static_cast<double>(languages.size()) * languages.at(score.language));
    }
}

std::vector<Confusion> confusions(std::span<const Score> scores) {
    std::map<std::pair<std::string, std::string>, Confusion> pairs;
    for (const Score& score : scores) {
        if (score.rank == 1)
            continue;
        Confusion& pair = pairs[{score.encoding, score.guess}];
        pair.encoding = score.encoding;
        pair.guess = score.guess;
        ++pair.count;
        ++pair.lengths[score.length];
        pair.confidence += (score.confidence - pair.confidence) / static_cast<double>(pair.count);
    }
    std::vector<Confusion> sorted;
    for (auto& [key, pair] : pairs)
        sorted.push_back(std::move(pair));
    std::ranges::stable_sort(sorted, std::ranges::greater{}, &Confusion::count);
    return sorted;
}

} // namespace charsleuth::accuracy
