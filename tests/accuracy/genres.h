#pragma once

/// What files hold beside sentences: tables, logs, subtitles, names, code, ...

#include "tests/accuracy/question.h"
#include "tests/accuracy/samples.h"

#include <vector>

namespace charsleuth::accuracy {

/// The sample's text in each genre that makes sense for it and that its encoding can write, as many
/// bytes or a few less; `Question::variant` names the genre. On average `wanted` of each encoding,
/// length and genre. `corpus` gives the English that some are mixed with.
std::vector<Question> inGenres(const Sample& sample, const LinesByLanguage& corpus,
                               std::size_t wanted);

} // namespace charsleuth::accuracy
