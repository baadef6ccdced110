// `% !TEX encoding = NAME` of TeX editors: TeXworks looks at the first 1024 bytes
// (TeXDocumentWindow,
// "% *!TEX +encoding *= *"), TeXShop at the first 20 lines; case does not matter.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::size_t headBytes = 1024;
constexpr int headLines = 20;

// TeXShop's names, and those of TeXworks that it takes too (TeXShop, TSEncodingSupport.m), where no
// registry has them.
constexpr std::array<std::pair<Text, Text>, 29> teXShopNames = {{
    {"MacOSRoman", "macintosh"},
    {"IsoLatin", "ISO-8859-1"},
    {"IsoLatin2", "ISO-8859-2"},
    {"IsoLatin5", "ISO-8859-9"},
    {"IsoLatin9", "ISO-8859-15"},
    {"IsoLatinGreek", "ISO-8859-7"},
    {"Mac Central European Roman", "x-mac-ce"},
    {"CentralEurRoman", "x-mac-ce"},
    {"MacJapanese", "Shift_JIS"},
    {"DOSJapanese", "Shift_JIS"},
    {"SJIS_X0213", "Shift_JIS"},
    {"EUC_JP", "EUC-JP"},
    {"JISJapanese", "ISO-2022-JP"},
    {"MacKorean", "EUC-KR"},
    {"DOSKorean", "EUC-KR"},
    {"UTF-8 Unicode", "UTF-8"},
    {"Standard Unicode", "UTF-16"},
    {"Mac Cyrillic", "x-mac-cyrillic"},
    {"DOS Cyrillic", "IBM855"},
    {"DOS Russian", "IBM866"},
    {"Windows Latin 1", "windows-1252"},
    {"WindowsCentralEurRoman", "windows-1250"},
    {"Windows Cyrillic", "windows-1251"},
    {"KOI8_R", "KOI8-R"},
    {"Mac Chinese Traditional", "Big5"},
    {"DOS Chinese Traditional", "Big5"},
    {"Mac Chinese Simplified", "GBK"},
    {"DOS Chinese Simplified", "GBK"},
    {"Apple Roman", "macintosh"},
}};

Text labelIn(Text line) {
    for (std::size_t at = 0; (at = line.find('%', at)) != none; ++at) {
        Text rest = from(line, at + 1);
        if (!takeWords(rest, {"!TEX"}) || rest.empty() || !isBlank(rest.front()) ||
            !takeWords(rest, {"encoding", "="}))
            continue;
        return trim(rest);
    }
    return {};
}

} // namespace

Matches readTexMagicComment(const ReaderInput& input) {
    if (fitOf(input, {"tex", "ltx", "sty", "cls", "dtx", "bib", "tikz"}) == Fit::No)
        return {};
    Lines lines(input.head);
    Text text;
    for (int number = 1; lines.next(text); ++number) {
        const bool near = text.data() + text.size() <= input.head.data() + headBytes;
        if (number > headLines && !near)
            break;
        const Text label = labelIn(text);
        if (label.empty() || label.size() > longestLabel)
            continue;
        DirectiveMatch match{.label = label};
        for (const auto& [name, means] : teXShopNames)
            if (equal(name, label))
                match.means = means;
        return {match};
    }
    return {};
}

} // namespace charsleuth
