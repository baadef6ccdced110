#include "tests/accuracy/genres.h"

#include "tests/accuracy/forms.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

namespace charsleuth::accuracy {

namespace {

/// Repeats a form of FormWriter.
struct Genre {
    std::string_view name;
    std::u16string_view form;
    enum Of { Any, Capitals, English } of = Any;
};

constexpr std::array genres{
    Genre{"capitals", u"$w8 ", Genre::Capitals},
    Genre{"names", u"$n $n\n"},
    Genre{"word list", u"$o\n"},
    Genre{"subtitles", u"$d2\n00:$d2:$d2,$d3 --> 00:$d2:$d2,$d3\n$w5\n\n"},
    Genre{"csv", u"$d4;$n;$w2;$d2,$d2;20$d2-0$d1-1$d1\n"},
    Genre{"tabs", u"$n\t$d3\t$o\t$d1.$d2\n"},
    Genre{"log", u"2026-01-$d2 08:$d2:$d2 INFO  [worker-$d1] request $d4: $w3\n"},
    Genre{"source", u"    for (int i = 0; i < $d2; ++i) // $w4\n/* $w6 */\n    printf(\"%s: "
                    u"$w2\\n\", name[$d1]);\n# $w3\n"},
    Genre{"html", u"<p class=\"intro\">$w8 &amp; <b>$o</b></p>\n<li><a "
                  u"href=\"/index.php?id=$d3\">$n</a>&nbsp;</li>\n<td width=\"$d2\" "
                  u"align=\"left\">$w2</td>\n"},
    Genre{"settings", u"[Section$d1]\nlabel.title=$w2\nwidth=$d3\nmsg_$d2=$w4\n"},
    Genre{"json", u"{\"id\": $d3, \"name\": \"$n\", \"text\": \"$w4\"},\n"},
    Genre{"mail", u"> $w7\n> $w6\n\n$w6\n"},
    Genre{"chat", u"[12:$d2] <nick$d1> $w4 :-)\n"},
    Genre{"verse", u"$w4\n$w4\n$w3\n\n"},
    Genre{"mixed with English", u"$w8\n$e8\n"},
    Genre{"mostly English", u"$w3 $e20\n"},
    Genre{"frames", u"│ $n │ $d3 │\n├──────┼────┤\n"},
    Genre{"quotes", u"“$w4” – $w3…\n"},
    Genre{"English quotes", u"“$e9” – it’s $e8…\n", Genre::English},
    Genre{"units", u"$n $d2 °C, $d3 m², § $d1, © 20$d2\n"},
    Genre{"prices", u"$n €$d2.50 / $d2 €\n"},
    Genre{"paths", u"C:\\Users\\$n\\$o_$d2.txt\n"},
    Genre{"addresses", u"$n $n, $n $d2, $d5 $n, Tel. $d3-$d6\n"},
    Genre{"markdown", u"## $w3\n* **$o**: $w5\n* `code_$d1` $w3\n"},
    Genre{"contents", u"$d1.$d1 $w3 ........ $d2\n"},
};

bool hasCapitals(std::u16string_view text) {
    return std::ranges::any_of(
        text, [](char16_t unit) { return unit >= 0x80 && u_toupper(unit) != unit; });
}

/// Empty when the encoding lacks one of its characters, or when it is ASCII.
std::vector<Byte> written(const Genre& genre, const Sample& sample, FormWriter& writer,
                          std::size_t length) {
    std::u16string text;
    for (int tries = 0; text.size() < length && tries < 1000; ++tries)
        text += writer.filledIn(genre.form);
    if (genre.of == Genre::Capitals)
        for (char16_t& unit : text)
            unit = static_cast<char16_t>(u_toupper(unit));
    text.resize(std::min(text.size(), length));
    if (!std::ranges::all_of(text, [&](char16_t unit) {
            return (unit & 0xF800) == 0xD800 || sample.typist.has(unit);
        }))
        return {};
    std::vector<Byte> bytes = fitting(text, sample.typist, length);
    return shows(bytes, text) ? bytes : std::vector<Byte>();
}

} // namespace

std::vector<Question> inGenres(const Sample& sample, const LinesByLanguage& corpus,
                               std::size_t wanted) {
    const Question& question = sample.question;
    const auto english = corpus.find("en");
    if (english == corpus.end())
        return {};
    std::vector<Question> questions;
    for (const Genre& genre : genres) {
        Question asked = question;
        asked.variant = genre.name;
        asked.name += ", " + asked.variant;
        Random random(asked.name);
        if (genre.of == Genre::English ? question.language != "en"
                                       : random.below(sample.text.languages) >= wanted)
            continue;
        if (genre.of == Genre::Capitals &&
            !hasCapitals(sample.text.lines[sample.text.tellingLine.front()]))
            continue;
        FormWriter writer(sample.text, english->second, random);
        asked.bytes = written(genre, sample, writer, std::stoul(question.length));
        if (!asked.bytes.empty())
            questions.push_back(std::move(asked));
    }
    return questions;
}

} // namespace charsleuth::accuracy
