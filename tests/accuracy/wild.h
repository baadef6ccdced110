#pragma once

/// Labelled files as they lie in public repositories: a table by what kind of file they are, beside
/// uchardet and ICU.

#include "tests/accuracy/question.h"

#include <filesystem>
#include <iosfwd>
#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

struct WildScore {
    std::string kind;       ///< the manifest's class
    std::string repository; ///< owner and name
    bool mixed =
        false; ///< the file is in two encodings: left out of the total and of the confidences
    bool binary = false; ///< no encoding was answered
    Score score;
};

/// Asks about all files. `manifest.tsv` in the folder has no header; its columns are name, encoding
/// (`binary` for none), language, class and flags (separated by commas), and
/// where the file is from: repository, a colon, path. A label that the registry
/// does not know is never read right. Throws std::runtime_error when something cannot be read.
std::vector<WildScore> scoresOfWild(const std::filesystem::path& folder, bool peers);

/// Prints how many are right, by class; how often answers of each confidence are right; and how
/// many wrong answers are told with 0.99 or more.
void printWild(std::ostream& out, std::span<const WildScore> scores);

} // namespace charsleuth::accuracy
