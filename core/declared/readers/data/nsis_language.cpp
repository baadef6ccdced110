// The code page of an NSIS language file from version 2 on: the fifth line that is no comment, `-`
// for none (NSIS, Source/lang.cpp, GenerateLangTable).

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <algorithm>

namespace charsleuth {

using namespace scan;

Matches readNsisLanguage(const ReaderInput& input) {
    if (fitOf(input, {"nlf"}) == Fit::No)
        return {};
    constexpr int codePage = 5; // after the version, the language's number, the font, its size
    Lines lines(input.head);
    Text text;
    for (int number = 1; lines.next(text);) {
        text = trim(text);
        if (text.starts_with('#') || text.starts_with(';'))
            continue;
        if (number == 1 && !text.starts_with("NLF v"))
            return {};
        if (number++ < codePage)
            continue;
        const bool isNumber = !text.empty() && std::ranges::all_of(text, isDigit);
        return isNumber && text.size() <= longestLabel ? Matches{{.label = text}} : Matches{};
    }
    return {};
}

} // namespace charsleuth
