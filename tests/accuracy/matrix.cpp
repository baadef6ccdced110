#include "tests/accuracy/matrix.h"

#include "core/decode/encoder.h"
#include "tests/accuracy/forms.h"
#include "tests/accuracy/random.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <iomanip>
#include <map>
#include <string_view>

namespace charsleuth::accuracy {

namespace {

/// Keyboards, autocorrection, tables and labels have these.
constexpr std::u16string_view signs = u"–—…’“”«»·°ºª´€£§©®™µ½²•×\u00A0";

constexpr std::array languages{"en", "fr", "de", "es", "pt", "it", "nl", "sv", "da", "nb",
                               "fi", "is", "pl", "cs", "sk", "hu", "sl", "hr", "ro", "lt",
                               "lv", "et", "tr", "ca", "ru", "uk", "bg", "sr", "el", "he"};

constexpr std::array pages{
    EncodingId::Windows1252, EncodingId::Macintosh,   EncodingId::Ibm850,
    EncodingId::Iso8859_15,  EncodingId::Windows1250, EncodingId::Ibm852,
    EncodingId::Iso8859_2,   EncodingId::MacCe,       EncodingId::Windows1257,
    EncodingId::Windows1254, EncodingId::Windows1251, EncodingId::Koi8R,
    EncodingId::Ibm866,      EncodingId::Windows1253, EncodingId::Windows1255};

enum class Place { BetweenBlanks, Glued, AfterDigits, AtLineEnds };
constexpr std::array places{"between blanks", "glued", "after digits", "at line ends"};

constexpr std::array<std::size_t, 5> lengths{300, 1'000, 4'000, 12'000, 40'000};

/// Which lines have a sign: every one, or one of so many.
constexpr std::array<std::size_t, 3> densities{1, 6, 40};

struct Notation {
    std::string_view name;
    std::u16string_view first, row; ///< forms of FormWriter
};

constexpr std::array notations{
    Notation{"integers", u"$n\n", u"$d5\n"},
    Notation{"decimals", u"$n $o\n", u"$d2.$d4\n"},
    Notation{"dates", u"$n;$o\n", u"20$d2-0$d1-1$d1;$d3\n"},
    Notation{"table", u"$n;$n;2024;2025\n", u"$d4;$d2,$d2;$d3;$d1,$d3\n"},
    Notation{"columns", u"$o\t$o\n", u"$d3\t$d2\t$d5\n"},
    Notation{"G-code", u"; $w2\n", u"G1 X$d2.$d3 Y$d2.$d3 E$d1.$d4\n"},
    Notation{"coordinates", u"<name>$n</name>\n", u"$d2.$d6,$d2.$d6,0\n"},
    Notation{"SQL", u"INSERT INTO names VALUES ($d3, '$n');\n",
             u"INSERT INTO sales VALUES ($d4, $d2.$d2, '20$d2-01-$d2');\n"},
    Notation{"chess", u"[White \"$n\"]\n", u"$d1. e4 e5 $d1. Nf3 Nc6 $d1. Bb5 a6\n"},
    Notation{"calendar", u"SUMMARY:$w2\n", u"DTSTART:20$d6T$d6Z\nDTEND:20$d6T$d6Z\n"},
    Notation{"log", u"2026-01-$d2 08:$d2:$d2,$d3 ERROR [main] $w3\n",
             u"2026-01-$d2 08:$d2:$d2,$d3 INFO [worker-$d1] request $d4 took $d3 ms\n"},
    Notation{"English log", u"Jan $d2 08:$d2:$d2 host app[$d4]: $w4\n",
             u"Jan $d2 08:$d2:$d2 host app[$d4]: $e6\n"},
};
constexpr std::array<std::size_t, 3> rows{0, 16, 128};

bool isIn(const auto& list, const auto& value) {
    return std::ranges::find(list, value) != list.end();
}

/// The lines that have letters and ASCII only.
std::vector<std::u16string_view> wholeLines(const TypedText& text) {
    std::vector<std::u16string_view> lines;
    for (const std::u16string& line : text.lines)
        if (std::ranges::all_of(line, [](char16_t c) {
                return c < 0x80 || u_isalpha(c) || u_charType(c) == U_NON_SPACING_MARK;
            }))
            lines.emplace_back(line);
    return lines;
}

std::u16string withSign(std::u16string_view line, char16_t sign, Place place, Random& random) {
    std::vector<std::size_t> blanks;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] == u' ')
            blanks.push_back(i);
    std::u16string marked(line);
    if (place == Place::AtLineEnds || blanks.empty())
        return marked + sign;
    const std::size_t blank = blanks[random.below(blanks.size())];
    if (place == Place::Glued) {
        marked[blank] = sign;
        return marked;
    }
    std::u16string inserted = u" ";
    if (place == Place::AfterDigits)
        inserted += static_cast<char16_t>(u'1' + random.below(9));
    return marked.insert(blank, inserted + sign);
}

std::u16string sentences(const Sample& sample, std::size_t length, char16_t sign, Place place,
                         std::size_t density, Random& random) {
    const std::vector<std::u16string_view> lines = wholeLines(sample.text);
    if (lines.size() < 2 * densities.back())
        return {};
    std::u16string text;
    std::size_t line = random.below(lines.size());
    for (std::size_t i = 0; text.size() < length; ++i, line = (line + 1) % lines.size()) {
        text += i % density == 0 ? withSign(lines[line], sign, place, random)
                                 : std::u16string(lines[line]);
        text += sample.text.lineEnd;
    }
    return text;
}

MatrixQuestion made(const Sample& sample, std::u16string_view text, std::string sign,
                    std::string place, std::size_t length) {
    Question question = sample.question;
    question.bytes = fitting(text, sample.typist, length);
    question.length = std::to_string(length);
    question.name += ", " + sign + ", " + place + ", " + question.length;
    return {std::move(question), std::move(sign), std::move(place)};
}

std::string utf8(char16_t sign) {
    const std::vector<Byte> bytes = encode(std::u16string(1, sign), EncodingId::Utf8).bytes;
    return sign == u'\u00A0' ? "no-break space" : std::string(bytes.begin(), bytes.end());
}

void addSigns(const Sample& sample, std::size_t wanted, std::vector<MatrixQuestion>& questions) {
    Random random(sample.question.name + ", signs");
    for (std::size_t tries = 0, found = 0; found < wanted && tries < 4 * wanted; ++tries) {
        const char16_t sign = signs[random.below(signs.size())];
        const std::size_t place = random.below(places.size());
        const std::size_t density = densities[random.below(densities.size())];
        const std::size_t length = lengths[random.below(lengths.size())];
        if (!sample.typist.has(sign))
            continue;
        const std::u16string text =
            sentences(sample, length, sign, static_cast<Place>(place), density, random);
        if (text.empty())
            return;
        questions.push_back(made(sample, text, utf8(sign), places[place], length));
        ++found;
    }
}

void addDigits(const Sample& sample, const std::vector<std::u16string>& english,
               std::vector<MatrixQuestion>& questions) {
    for (const Notation& notation : notations) {
        Random random(sample.question.name + std::string(notation.name));
        FormWriter writer(sample.text, english, random);
        for (const std::size_t count : rows) {
            std::u16string text = writer.filledIn(notation.first);
            for (std::size_t i = 0; i < count; ++i)
                text += writer.filledIn(notation.row);
            const std::vector<Byte> bytes = sample.typist.bytes(text);
            if (!shows(bytes, text))
                continue;
            questions.push_back(made(sample, text, std::string(notation.name),
                                     std::to_string(count) + " lines", bytes.size()));
            questions.back().question.length = "digits";
        }
    }
}

struct Sums {
    std::size_t texts = 0, right = 0, uchardet = 0, icu = 0, surelyWrong = 0;
};

void printPart(std::ostream& out, std::string_view title, std::span<const MatrixScore> scores,
               const auto& headingOf) {
    constexpr double sure = 0.9;
    std::map<std::string, Sums> parts;
    for (const MatrixScore& each : scores) {
        Sums& sums = parts[headingOf(each)];
        ++sums.texts;
        sums.right += each.score.rank == 1;
        sums.uchardet += each.score.uchardet;
        sums.icu += each.score.icu;
        sums.surelyWrong += each.score.rank != 1 && each.score.confidence >= sure;
    }
    out << '\n'
        << std::left << std::setw(20) << title << "  texts  right %  wrong at 0.9  uchardet  ICU\n";
    for (const auto& [name, sums] : parts) {
        // The width counts characters, of which a sign outside ASCII has several bytes.
        const auto extra = std::ranges::count_if(name, [](char c) { return (c & 0xC0) == 0x80; });
        const auto percent = [&sums](std::size_t part) {
            return 100.0 * static_cast<double>(part) / static_cast<double>(sums.texts);
        };
        out << std::left << std::setw(static_cast<int>(20 + extra)) << name << std::right
            << std::setw(7) << sums.texts << std::setw(9) << percent(sums.right) << std::setw(14)
            << sums.surelyWrong << std::setw(10) << percent(sums.uchardet) << std::setw(5)
            << percent(sums.icu) << '\n';
    }
}

} // namespace

std::vector<MatrixQuestion> inMatrix(const Sample& sample, const LinesByLanguage& corpus,
                                     std::size_t wanted) {
    std::vector<MatrixQuestion> questions;
    const auto english = corpus.find("en");
    if (sample.number != 0 || english == corpus.end() || !isIn(pages, sample.text.encoding) ||
        !isIn(languages, sample.text.language))
        return questions;
    addSigns(sample, wanted, questions);
    if (sample.text.language != "en")
        addDigits(sample, english->second, questions);
    return questions;
}

void askMatrix(const std::filesystem::path& corpus, Part part, SampleOptions options,
               std::size_t wanted, const std::function<void(const MatrixQuestion&)>& take) {
    const LinesByLanguage lines = readSetAside(corpus, part);
    options.lengths = {64};
    options.samples = 1;
    makeSamples(lines, options, [&](const Sample& sample) {
        for (const MatrixQuestion& each : inMatrix(sample, lines, wanted))
            take(each);
    });
}

std::vector<MatrixScore> scoresOfMatrix(const std::filesystem::path& corpus, Part part,
                                        SampleOptions options, std::size_t wanted, bool peers) {
    std::vector<MatrixScore> scores;
    askMatrix(corpus, part, std::move(options), wanted, [&](const MatrixQuestion& each) {
        scores.push_back({each.sign, each.place, answer(each.question, peers)});
    });
    return scores;
}

void printMatrix(std::ostream& out, std::span<const MatrixScore> scores) {
    out << std::fixed << std::setprecision(1);
    const auto all = [](const MatrixScore& each) -> std::string {
        return each.score.length == "digits" ? "words above digits" : "sentences";
    };
    printPart(out, "", scores, all);
    printPart(out, "language", scores, [](const MatrixScore& each) { return each.score.language; });
    printPart(out, "encoding", scores, [](const MatrixScore& each) { return each.score.encoding; });
    printPart(out, "sign", scores, [](const MatrixScore& each) { return each.sign; });
    printPart(out, "place", scores, [](const MatrixScore& each) { return each.place; });
    printPart(out, "bytes", scores, [](const MatrixScore& each) {
        return std::string(6 - std::min<std::size_t>(6, each.score.length.size()), ' ') +
               each.score.length;
    });
}

} // namespace charsleuth::accuracy
