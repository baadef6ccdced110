#pragma once

/// Everything that the detector answers, a line for each input, so that two builds can be compared
/// byte for byte.

#include "core/detect.h"

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// Where the inputs come from. An empty path leaves that kind of input out.
struct AnswerSources {
    std::vector<std::filesystem::path> folders; ///< every file in them: whole, cut, and damaged
    std::filesystem::path everyday;             ///< table of everydayQuestions()
    std::filesystem::path declared;             ///< tests/spec/declared.md
    std::filesystem::path corpus;               ///< fresh text of it in every encoding
};

/// One line without its end: certainty, the first candidate with its reasons, every candidate of
/// 0.1 % and more with its full probability, and a digest of the whole answer but its wording.
std::string answerLine(const Detection& detection);

/// Writes a line for each input: its name, a tab, answerLine(). Throws std::runtime_error where a
/// source cannot be read.
void writeAnswers(const AnswerSources& sources, std::ostream& out);

} // namespace charsleuth::accuracy
