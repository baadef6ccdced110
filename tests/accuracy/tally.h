#pragma once

/// Scores added up under headings.

#include "tests/accuracy/question.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

struct Tally {
    std::size_t questions = 0;
    double weight = 0, first = 0, third = 0, uchardet = 0, icu = 0; ///< sums of weights

    void add(const Score& score, double weight);

    /// Per cent of the questions' weight.
    double percent(double Tally::*part) const {
        return weight > 0 ? 100 * this->*part / weight : 0;
    }
};

/// Numbers at the start of headings sort as numbers.
struct HeadingOrder {
    bool operator()(const std::string& a, const std::string& b) const;
};
using Table = std::map<std::string, Tally, HeadingOrder>;

using Heading = std::function<std::string(const Score&)>;
using Mix = double Score::*;

Table tabulate(std::span<const Score> scores, const Heading& heading, Mix mix = &Score::uniform);
Tally total(std::span<const Score> scores, Mix mix = &Score::uniform);

/// Sets `Score::uniform` so that under each (variant, length) every encoding counts alike, and
/// within it every language, however many samples there are; the sum stays the number of samples.
void weighUniformly(std::span<Score> scores);

/// "what is taken for what": the encodings of misses and the guesses, most frequent first.
struct Confusion {
    std::string encoding, guess;
    std::size_t count = 0;
    double confidence = 0; ///< mean
    std::map<std::string, std::size_t, HeadingOrder> lengths;
};
std::vector<Confusion> confusions(std::span<const Score> scores);

} // namespace charsleuth::accuracy
