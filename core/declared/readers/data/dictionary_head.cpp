// Line 1 of a dictionary that holds nothing but an encoding's name: hyphenation patterns
// (libhyphen's README.hyphen, `hyph_xx_YY.dic`) and thesauri (MyThes's README, `th_xx_YY.dat`).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <algorithm>

namespace charsleuth {

using namespace scan;

Matches readDictionaryHead(const ReaderInput& input) {
    if (fitOf(input, {"dic", "dat", "idx"}) != Fit::Yes)
        return {};
    Text first = line(input.head, 1);
    const Text label = takeLabel(first);
    if (label.empty() || !isLetter(label.front()) || !trim(first).empty())
        return {}; // spelling dictionaries begin with the number of their words
    return {{.label = label, .sure = std::ranges::any_of(label, isDigit)}}; // else it may be a word
}

} // namespace charsleuth
