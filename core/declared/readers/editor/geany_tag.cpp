// Geany's own tag `geany_encoding=NAME` with blanks around it, in the first 512 bytes (Geany,
// encodings.c; manual, "In-file encoding specification").

#include "core/declared/reader.h"

#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readGeanyTag(const ReaderInput& input) {
    const Text head = input.head.substr(0, 512);
    const std::size_t at = head.find("geany_encoding=");
    if (at == none || at == 0 || !isBlank(head[at - 1]))
        return {};
    Text rest = from(head, at + 15);
    const Text label = takeWhile(rest, isLabel);
    if (label.empty() || label.size() > longestLabel || rest.empty() || !isSpace(rest.front()))
        return {};
    return {{.label = label}};
}

} // namespace charsleuth
