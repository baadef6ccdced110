#pragma once

/// The tables as one JSON object, and the comparison with an older one.

#include "tests/accuracy/question.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// One set of questions: total, families, encodings, languages, lengths, each with the number of
/// questions and per cent at rank 1, within three, for uchardet and for ICU; calibration errors in
/// per cent. `misses` lists what was missed, too.
nlohmann::ordered_json reportOf(std::span<const Score> scores, bool misses);

/// The families (and the damages) of `now` that are more than 0.3 points below `before`, as
/// sentences. Sets and families that only one of the two has are left out, and so are families of
/// different numbers of questions: they were not asked the same.
std::vector<std::string> losses(const nlohmann::ordered_json& before,
                                const nlohmann::ordered_json& now);

/// What is better or worse than `before` by 0.05 points or more, as sentences, and whether other
/// questions were asked.
std::vector<std::string> changes(const nlohmann::ordered_json& before,
                                 const nlohmann::ordered_json& now);

} // namespace charsleuth::accuracy
