#pragma once

/// What the caller and the file's surroundings say: labels become declarations, the rest shifts the
/// priors of languages and encodings. Nothing here switches anything.

#include "core/declared/declaration.h"
#include "core/evidence/hint.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace charsleuth {

/// Decibans on the prior; what is not named stays as it is. Of correlated hints (.jp and ja) the
/// strongest counts in full, each further one a quarter.
struct HintShift {
    std::vector<std::pair<std::string, Weight>> languages; ///< BCP 47, each once
    std::vector<std::pair<EncodingId, Weight>> encodings;  ///< each once
};

/// Labels in the hints (Content-Type, declared, the parent's, in a file name or a locale),
/// `outside` set; rule is the hint's source where it has one, else its kind's name.
std::vector<Declaration> declarationsIn(std::span<const Hint> hints);

/// What language, country, platform and time suggest.
HintShift shiftOf(std::span<const Hint> hints);

/// What shifted, for the user to see: evidence of weight 0, since the prior has it already.
std::vector<Evidence> shownShift(const HintShift& shift);

} // namespace charsleuth
