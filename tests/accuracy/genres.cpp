#include "tests/accuracy/genres.h"

#include "core/registry/registry.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <string>

namespace charsleuth::accuracy {

namespace {

bool isCjk(char16_t unit) {
    return unit >= 0x2E80 && unit < 0xE000;
}

/// Writes pieces of a sample's text.
class Writer {
public:
    Writer(const Sample& sample, const std::vector<std::u16string>& english, Random& random)
        : m_text(sample.text), m_english(english), m_random(random) {}

    /// So many words in a row of a line that shows its encoding, one of which does.
    std::u16string words(std::size_t count) {
        const std::u16string& line =
            m_text.lines[m_text.tellingLine[m_random.below(m_text.tellingLine.size())]];
        std::vector<std::size_t> starts, telling;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (i == 0 || line[i - 1] == u' ' || (isCjk(line[i]) && i % 4 == 0))
                starts.push_back(i);
            if (line[i] >= 0x80 && u_isalpha(line[i]) &&
                (telling.empty() || telling.back() + 1 != starts.size()))
                telling.push_back(starts.size() - 1);
        }
        // On an EBCDIC page plain English shows the encoding too.
        const std::size_t one = telling.empty() ? m_random.below(starts.size())
                                                : telling[m_random.below(telling.size())];
        const std::size_t first = one - std::min(one, m_random.below(count));
        const std::size_t begin = starts[first];
        const std::size_t end = first + count < starts.size() ? starts[first + count] : line.size();
        std::u16string piece = line.substr(begin, end - begin);
        while (piece.ends_with(u' '))
            piece.pop_back();
        return piece;
    }
    /// A word without the punctuation around it.
    std::u16string word() {
        std::u16string word = words(1);
        const auto isPart = [](char16_t unit) {
            return u_isalpha(unit) || u_charType(unit) == U_NON_SPACING_MARK;
        };
        while (!word.empty() && !isPart(word.front()))
            word.erase(0, 1);
        word.erase(std::find_if_not(word.begin(), word.end(), isPart), word.end());
        return word;
    }
    std::u16string name() {
        std::u16string name = word();
        if (!name.empty())
            name[0] = static_cast<char16_t>(u_toupper(name[0]));
        return name;
    }
    std::u16string english(std::size_t count) {
        std::u16string line;
        for (const char16_t unit : m_english[m_random.below(m_english.size())])
            line += unit < 0x80 ? unit : u'\'';
        std::size_t end = 0;
        for (std::size_t i = 0; i < count && end < line.size(); ++i)
            end = std::min(line.find(u' ', end + 1), line.size());
        return line.substr(0, end);
    }
    std::u16string number(std::size_t digits) {
        std::u16string number;
        for (std::size_t i = 0; i < digits; ++i)
            number += static_cast<char16_t>(u'0' + m_random.below(10));
        return number;
    }
    const std::u16string& end() const { return m_text.lineEnd; }

private:
    const TypedText& m_text;
    const std::vector<std::u16string>& m_english;
    Random& m_random;
};

/// `$` and a letter stand for something new each time: `w` so many words in a row, `e` so many of
/// English, `o` one word, `n` one with a capital, `d` so many digits; a line feed for the line end.
/// All else is as it stands.
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

std::u16string filledIn(std::u16string_view form, Writer& writer) {
    std::u16string text;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == u'\n') {
            text += writer.end();
            continue;
        }
        if (form[i] != u'$') {
            text += form[i];
            continue;
        }
        const char16_t what = form[++i];
        std::size_t count = 0;
        while (i + 1 < form.size() && form[i + 1] >= u'0' && form[i + 1] <= u'9')
            count = 10 * count + form[++i] - u'0';
        text += what == u'w'   ? writer.words(count)
                : what == u'e' ? writer.english(count)
                : what == u'd' ? writer.number(count)
                : what == u'n' ? writer.name()
                               : writer.word();
    }
    return text;
}

bool hasCapitals(std::u16string_view text) {
    return std::ranges::any_of(
        text, [](char16_t unit) { return unit >= 0x80 && u_toupper(unit) != unit; });
}

/// Empty when the encoding lacks one of its characters, or when it is ASCII.
std::vector<Byte> written(const Genre& genre, const Sample& sample, Writer& writer,
                          std::size_t length) {
    std::u16string text;
    for (int tries = 0; text.size() < length && tries < 1000; ++tries)
        text += filledIn(genre.form, writer);
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
        Writer writer(sample, english->second, random);
        asked.bytes = written(genre, sample, writer, std::stoul(question.length));
        if (!asked.bytes.empty())
            questions.push_back(std::move(asked));
    }
    return questions;
}

} // namespace charsleuth::accuracy
