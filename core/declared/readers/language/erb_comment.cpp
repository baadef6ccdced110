// The magic comment of ERB templates (Ruby, ERB#initialize): `<%# coding: NAME %>`, also with
// -*- around it, at the very start.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readErbComment(const ReaderInput& input) {
    Text text = input.head;
    if (fitOf(input, {"erb", "rhtml", "html"}) == Fit::No || !takeExactly(text, "<%#"))
        return {};
    text = text.substr(0, text.find("%>"));
    const std::size_t at = text.find("coding");
    if (at == none)
        return {};
    text = skipBlanks(from(text, at + 6));
    if (!take(text, ":") && !take(text, "="))
        return {};
    const Text label = takeLabel(text);
    return label.empty() ? Matches{} : Matches{{.label = label}};
}

} // namespace charsleuth
