// $DWGCODEPAGE in the header of a DXF drawing (Autodesk, DXF Reference, "HEADER Section"); files of
// AutoCAD 2007 (AC1021) and later are UTF-8 whatever it says.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

// The value of a header variable: its group code, then the value, each on a line.
Text valueOf(Lines& lines) {
    Text text;
    return lines.next(text) && lines.next(text) ? trim(text) : Text();
}

} // namespace

Matches readDxfCodepage(const ReaderInput& input) {
    if (fitOf(input, {"dxf"}) == Fit::No || trim(line(input.head, 1)) != "0")
        return {};
    Lines lines(input.head);
    Text text, version;
    while (lines.next(text)) {
        const Text name = trim(text);
        if (name == "$ACADVER")
            version = valueOf(lines);
        else if (name == "ENDSEC")
            break;
        if (name != "$DWGCODEPAGE")
            continue;
        const Text label = valueOf(lines);
        if (label.empty() || label.size() > longestLabel)
            break;
        const bool unicode = version.size() == 6 && version >= "AC1021";
        return {{.label = label, .means = unicode ? "UTF-8" : ""}};
    }
    return {};
}

} // namespace charsleuth
