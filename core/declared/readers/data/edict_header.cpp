// EDICT and its kin begin with four fullwidth question marks, which sort first, before the line of
// the version: in EUC-JP, by which the file is known (EDICT documentation, Monash University).

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readEdictHeader(const ReaderInput& input) {
    constexpr Text fourMarks = "\xA1\xA9\xA1\xA9\xA1\xA9\xA1\xA9";
    if (!input.head.starts_with(fourMarks) || !from(input.head, 8).starts_with(" /"))
        return {};
    return {{.label = input.head.substr(0, 8), .means = "EUC-JP", .isSignature = true}};
}

} // namespace charsleuth
