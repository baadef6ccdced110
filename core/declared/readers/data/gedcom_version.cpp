// GEDCOM 7 knows only UTF-8 and has no CHAR (FamilySearch GEDCOM 7.0, section 1.1 "Characters"):
// the version is `2 VERS` below `1 GEDC` in the record `0 HEAD` that begins the file.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readGedcomVersion(const ReaderInput& input) {
    Lines lines(input.head);
    Text text;
    if (!lines.next(text) || trim(text) != "0 HEAD")
        return {};
    bool inside = false; // 1 GEDC
    while (lines.next(text) && !text.starts_with('0')) {
        if (text.starts_with('1'))
            inside = trim(text) == "1 GEDC";
        if (!inside || !takeExactly(text, "2 VERS "))
            continue;
        const Text version = trim(text);
        if (upTo(version, ".") != "7" || version.size() > longestLabel)
            break;
        return {{.label = version, .means = "UTF-8", .isSignature = true}};
    }
    return {};
}

} // namespace charsleuth
