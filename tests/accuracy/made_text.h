#pragma once

/// What files hold that is no prose: frames, forms, keymaps, letters, tables, source with names.

#include "tests/accuracy/question.h"
#include "tests/accuracy/samples.h"

#include <vector>

namespace charsleuth::accuracy {

/// One text of each kind, as far as the sample's encoding and language have it, with words and
/// letters of the sample's text; its variant is the kind. The same in every run.
std::vector<Question> madeText(const Sample& sample);

} // namespace charsleuth::accuracy
