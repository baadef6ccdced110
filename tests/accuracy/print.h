#pragma once

/// The tables as people read them.

#include "tests/accuracy/question.h"

#include <map>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace charsleuth::accuracy {

struct PrintOptions {
    std::size_t misses = 40;  ///< how many confusion pairs are listed at most
    bool everyMiss = false;   ///< list each question that was missed, too
    bool referenceMix = true; ///< reliability on the reference mix, beside the uniform one
};

/// Overall, per family, encoding, language and length, what was taken for what, reliability.
void print(std::ostream& out, std::string_view title, std::span<const Score> scores,
           const PrintOptions& options);

/// The damages beside the same samples undamaged, and for each of them its families and what was
/// taken for what.
void printVariants(std::ostream& out, std::span<const Score> scores, const PrintOptions& options);

/// Of ceilingOfOneWord().
void printCeiling(std::ostream& out, const std::map<std::string, double>& ceiling);

/// Against the committed report, as changes() of report.h says it.
void printChanges(std::ostream& out, std::span<const std::string> sentences);

} // namespace charsleuth::accuracy
