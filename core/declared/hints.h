#pragma once

/// Hints of the caller and of the file's surroundings. Labels become declarations; other hints
/// shift the priors of languages and encodings. No hint decides alone.

#include "core/declared/declaration.h"
#include "core/evidence/hint.h"
#include "core/evidence/line_ending.h"

#include <span>
#include <string>
#include <vector>

namespace charsleuth {

/// Shifts of the prior, in decibans. Of correlated hints (.jp and ja) the strongest counts in full,
/// each further one a quarter. What is not listed is not shifted.
struct HintShift {
    template <typename Key>
    struct Shifted {
        Key what;
        Weight weight;
        std::string by; ///< who or what says the most of it: "hints", "the file's name"
    };

    std::vector<Shifted<std::string>> languages; ///< BCP 47, each once
    std::vector<Shifted<EncodingId>> encodings;  ///< each once
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
