// <font face="..."> with a font whose glyphs are not where an encoding has them, so that only the
// font knows what the bytes mean. The Vietnamese .Vn family is TCVN; the other fonts name no
// encoding.

#include "core/declared/reader.h"

#include "core/declared/file_type.h"
#include "core/declared/scan.h"

#include <array>

namespace charsleuth {

namespace {

using namespace scan;

struct Font {
    Text start; ///< of the font's name
    Text means;
};

constexpr std::array fonts = {
    Font{"Symbol", "Symbol"},
    Font{"Wingdings", "Wingdings"},
    Font{"Webdings", "Webdings"},
    Font{"Zapf Dingbats", "Zapf Dingbats"},
    Font{".Vn", "TCVN"},
    Font{"VNI-", "VNI"},
    Font{"Kruti Dev", "Kruti Dev"},
    Font{"DV-TT", "DV-TT"},
    Font{"DVB-TT", "DV-TT"},
    Font{"Shusha", "Shusha"},
    Font{"Shivaji", "Shivaji"},
    Font{"Chanakya", "Chanakya"},
    Font{"Naidunia", "Naidunia"},
    Font{"Jagran", "Jagran"},
    Font{"Eenadu", "Eenadu"},
    Font{"Tscii", "TSCII"},
    Font{"Bamini", "Bamini"},
    Font{"ML-TT", "ML-TT"},
    Font{"SutonnyMJ", "Bijoy"},
};

} // namespace

Matches readFontFace(const ReaderInput& input) {
    Matches matches;
    if (!looksLikeHtml(input))
        return matches;
    Text text = input.head;
    while (!(text = from(text, find(text, "<font"))).empty() && matches.size() < mostMatches) {
        text.remove_prefix(5);
        const Text tag = upTo(text, "<>");
        text = from(text, tag.size());
        const std::size_t at = find(tag, "face");
        if (at == none || at == 0 || !isSpace(tag[at - 1]))
            continue;
        Text value = from(tag, at + 4);
        if (!takeWords(value, {"="}))
            continue;
        value = skipBlanks(value);
        Text name = takeQuoted(value);
        if (name.data() == nullptr)
            name = takeWhile(value, [](char c) { return !isSpace(c); });
        name = trim(upTo(name, ","));
        for (const Font& font : fonts)
            if (startsWith(name, font.start) && name.size() <= longestLabel)
                matches.push_back({.label = name,
                                   .means = font.means,
                                   .note = "of a font with signs of its own"});
    }
    return matches;
}

} // namespace charsleuth
