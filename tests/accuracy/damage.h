#pragma once

/// What happens to files: a changed byte, a cut, a line that somebody pasted in another encoding,
/// one foreign word in much English.

#include "tests/accuracy/question.h"
#include "tests/accuracy/random.h"
#include "tests/accuracy/samples.h"

#include <span>
#include <vector>

namespace charsleuth::accuracy {

/// The sample itself (variant "none") and its damaged variants, as far as they make sense for the
/// encoding: cut and foreign line only where the encoding has no units or states that they would
/// shift. The right answer stays the encoding of the text around the damage. `corpus` gives the
/// English and the foreign lines; without English there is no sparse variant.
std::vector<Question> damaged(const Sample& sample, const LinesByLanguage& corpus);

} // namespace charsleuth::accuracy
