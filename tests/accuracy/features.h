#pragma once

/// Writes what the judgement of candidates is learned from: the input of train_judgement.py.

#include "tests/accuracy/question.h"

#include <filesystem>
#include <ostream>
#include <string>

namespace charsleuth::accuracy {

/// Where a question is from, and how it is used.
struct Origin {
    std::string set;             ///< kind of text
    std::string group;           ///< a project; all its questions are in one fold
    std::string split = "train"; ///< train, choose or report
    double weight = 1;
};

/// Writes a line that begins with `Q` for the question (set, group, split, weight, name), and one
/// that begins with `C` for each candidate (whether it is right, the sum of its weights, its name,
/// its features), separated by tabs. Nothing where nothing is judged, nor for binary data.
void writeFeatures(std::ostream& out, const Question& question, const Origin& origin);

/// Labelled files: a table of path, label, project, kind and split, with a header line; paths are
/// relative to its folder. What cannot be read or has an unknown label is told on standard error.
void writeFeaturesOfFiles(std::ostream& out, const std::filesystem::path& table);

/// The facts of the likeliest language (core/statistics/score/language_confidence.h) of each line of a
/// file in UTF-8: the input of train_language.py. A line is a label, a tab and the text, whose line
/// ends are U+0001. Writes the label, the language or -, and the four facts, separated by tabs.
void writeLanguageFacts(std::ostream& out, const std::filesystem::path& texts);

} // namespace charsleuth::accuracy
