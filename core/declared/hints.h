#pragma once

/// Hints of the caller and of the file's surroundings. Labels become declarations; other hints
/// shift the priors of languages and encodings. No hint decides alone.

#include "core/declared/declaration.h"
#include "core/evidence/hint.h"
#include "core/evidence/line_ending.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace charsleuth {

/// Shifts of the prior, in decibans. Of correlated hints (.jp and ja) the strongest counts in full,
/// each further one a quarter. What is not listed is not shifted.
struct HintShift {
    std::vector<std::pair<std::string, Weight>> languages; ///< BCP 47, each once
    std::vector<std::pair<EncodingId, Weight>> encodings;  ///< each once
    bool isByLineEnds = false; ///< whether line ends shift the encodings of their platform
};

/// The labels in the hints (Content-Type, declared, the parent's, in a file name or a locale), as
/// declarations with `outside` set. The rule is the hint's source, or its kind's name if there is
/// none.
std::vector<Declaration> declarationsIn(std::span<const Hint> hints);

/// The shift that language, country, platform and time suggest. Of the platform the line ends of
/// the input's bytes speak, too: only Mac OS before X ended lines with CR.
HintShift shiftOf(std::span<const Hint> hints, LineEnding lineEnding = LineEnding::None);

/// The shift as evidence for the user, of weight 0, since the prior contains it already.
std::vector<Evidence> shownShift(const HintShift& shift);

} // namespace charsleuth
