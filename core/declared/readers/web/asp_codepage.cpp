// The @CODEPAGE directive of Active Server Pages (Microsoft, IIS 6.0 ASP reference, "@CODEPAGE"):
// `<%@ LANGUAGE="VBScript" CODEPAGE="1252" %>`, the first directive of the page. The label is a
// Windows code page's number.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

namespace charsleuth {

using namespace scan;

Matches readAspCodepage(const ReaderInput& input) {
    if (fitOf(input, {"asp", "asa", "aspx", "inc"}) == Fit::No)
        return {};
    Text text = skipSpaces(input.head);
    if (!take(text, "<%@"))
        return {};
    text = text.substr(0, text.find("%>"));
    const std::size_t at = find(text, "codepage");
    if (at == none || (at > 0 && !isSpace(text[at - 1])))
        return {};
    text = skipSpaces(from(text, at + 8));
    if (!take(text, "="))
        return {};
    text = skipSpaces(text);
    take(text, "\"");
    const Text label = takeWhile(text, isDigit);
    return label.empty() || label.size() > 5 ? Matches{} : Matches{{.label = label}};
}

} // namespace charsleuth
