// The first line of a Windows .reg file: version 5.00 is UTF-16LE with a BOM (Microsoft, "How to
// add, modify, or delete registry subkeys by using a .reg file"); REGEDIT4 is in the machine's ANSI
// page, which it does not name.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readRegistryFile(const ReaderInput& input) {
    constexpr Text title = "Windows Registry Editor Version 5.00";
    const Text first = line(input.head, 1);
    if (trim(first) != title)
        return {};
    return {{.label = first.substr(0, title.size()), .means = "UTF-16LE", .isSignature = true}};
}

} // namespace charsleuth
