// The Encoding column of styles in SSA and ASS subtitles ("Sub Station Alpha v4.00+ Script Format",
// section 5): a Windows charset number. 0 and 1 are what programs write without thinking.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

// Windows charset numbers (Microsoft, LOGFONT) and their code pages.
constexpr std::array<std::pair<Text, Text>, 15> charsets = {{
    {"77", "10000"},
    {"128", "932"},
    {"129", "949"},
    {"130", "1361"},
    {"134", "936"},
    {"136", "950"},
    {"161", "1253"},
    {"162", "1254"},
    {"163", "1258"},
    {"177", "1255"},
    {"178", "1256"},
    {"186", "1257"},
    {"204", "1251"},
    {"222", "874"},
    {"238", "1250"},
}};

} // namespace

Matches readAssStyle(const ReaderInput& input) {
    Lines lines(skipSpaces(input.head));
    Text text;
    if (!lines.next(text) || !equal(trim(text), "[Script Info]"))
        return {};
    Matches matches;
    bool last = false; // the styles' last column is Encoding
    while (lines.next(text) && matches.size() < mostMatches) {
        if (startsWith(text, "Format:"))
            last = equal(trim(from(text, text.rfind(',') + 1)), "Encoding");
        if (!last || !startsWith(text, "Style:"))
            continue;
        const Text label = trim(from(text, text.rfind(',') + 1));
        for (const auto& [number, codePage] : charsets)
            if (label == number)
                matches.push_back({.label = label, .means = codePage});
    }
    return matches;
}

} // namespace charsleuth
