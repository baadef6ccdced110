#pragma once

/// Everyday text of a few bytes: words, names, prices, units in the encodings of their countries.

#include "tests/accuracy/question.h"

#include <filesystem>
#include <vector>

namespace charsleuth::accuracy {

/// Of a table with the columns encodings, language, texts; every text is asked about in every
/// encoding of its line, but for those that cannot be written in it or are plain ASCII there.
/// Throws std::runtime_error when the table cannot be read, names no encoding or leaves a text
/// without any.
std::vector<Question> everydayQuestions(const std::filesystem::path& table);

} // namespace charsleuth::accuracy
