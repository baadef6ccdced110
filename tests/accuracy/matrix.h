#pragma once

/// The most ordinary text of all: sentences with one kind of typographic sign, and native words
/// above digits, in the pages that people's files are in.

#include "tests/accuracy/question.h"
#include "tests/accuracy/samples.h"

#include <filesystem>
#include <functional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace charsleuth::accuracy {

/// One text of the matrix, and its place there.
struct MatrixQuestion {
    Question question;
    std::string sign;  ///< that the text has, or the notation of its digits
    std::string place; ///< where the sign stands, or how many lines there are
};

struct MatrixScore {
    std::string sign, place;
    Score score;
};

/// About `wanted` texts with signs, drawn from all combinations of sign, place, density and length,
/// and every notation of digits. None where the sample's page or language is a rare one.
std::vector<MatrixQuestion> inMatrix(const Sample& sample, const LinesByLanguage& corpus,
                                     std::size_t wanted);

/// Gives all of it to `take`, one after the other.
void askMatrix(const std::filesystem::path& corpus, Part part, SampleOptions options,
               std::size_t wanted, const std::function<void(const MatrixQuestion&)>& take);

/// Answers to all of it, from a part of the corpus; `options` pick its encodings and languages;
/// those of uchardet and ICU where `peers`.
std::vector<MatrixScore> scoresOfMatrix(const std::filesystem::path& corpus, Part part,
                                        SampleOptions options, std::size_t wanted, bool peers);

/// Right answers, the peers' too, and wrong ones told with 0.9 or more, by language, encoding,
/// sign, place and length.
void printMatrix(std::ostream& out, std::span<const MatrixScore> scores);

} // namespace charsleuth::accuracy
