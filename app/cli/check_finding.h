#pragma once

/// A file that is not what it should be, and the forms in which that is printed.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::cli {

struct Finding {
    std::string file;
    std::uint64_t line = 1;
    std::string_view rule; ///< one of checkRules
    std::string message;   ///< a sentence without a full stop
    std::string expected, found;
};

inline constexpr std::string_view checkRules[] = {
    "encoding",    "malformed",        "mixed",     "mojibake",      "lost-characters",   "bom",
    "line-ending", "encoding-changed", "text-lost", "normalization", "control-characters"};

enum class FindingFormat { Text, Json, Sarif, GitHub };

/// A line of text, JSON, or a workflow command of GitHub. Requires: the format is not SARIF.
std::string findingLine(const Finding& finding, FindingFormat format);

/// SARIF 2.1.0, one document on one line.
std::string sarifDocument(std::span<const Finding> findings);

} // namespace charsleuth::cli
