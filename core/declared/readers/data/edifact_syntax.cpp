// The syntax identifier of an EDIFACT interchange header, UNB+UNOC:3+... (ISO 9735; UN/EDIFACT
// service code list 0001).

#include "core/declared/reader.h"

#include "core/declared/scan.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::array<std::pair<Text, Text>, 15> levels = {{
    {"UNOA", "US-ASCII"},
    {"UNOB", "US-ASCII"},
    {"UNOC", "ISO-8859-1"},
    {"UNOD", "ISO-8859-2"},
    {"UNOE", "ISO-8859-5"},
    {"UNOF", "ISO-8859-7"},
    {"UNOG", "ISO-8859-3"},
    {"UNOH", "ISO-8859-4"},
    {"UNOI", "ISO-8859-6"},
    {"UNOJ", "ISO-8859-8"},
    {"UNOK", "ISO-8859-9"},
    {"UNOW", "UTF-8"},
    {"UNOX", "ISO-2022-JP"},
    {"UNOY", "UTF-8"},
    {"KECA", "EUC-KR"},
}};

} // namespace

Matches readEdifactSyntax(const ReaderInput& input) {
    Text text = skipSpaces(input.head);
    if (text.starts_with("UNA")) // six service characters, the second separates data elements
        text = skipSpaces(from(text, 9));
    if (!takeExactly(text, "UNB") || text.empty())
        return {};
    text.remove_prefix(1);
    const Text label = takeWhile(text, isLetter);
    for (const auto& [level, means] : levels)
        if (label == level)
            return {{.label = label, .means = means}};
    return {};
}

} // namespace charsleuth
