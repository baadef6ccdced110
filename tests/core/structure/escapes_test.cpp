#include "core/decode/decoder.h"
#include "core/structure/escaped/shift_sequences.h"
#include "core/structure/survey.h"
#include "core/structure/escaped/utf7_validator.h"

#include "described.h"
#include "text_bytes.h"

#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

Finding findingOf(EncodingId encoding, std::string_view bytes) {
    return survey(bytesOf(bytes)).of(encoding);
}

/// In pages that begin with so many bytes, as if at the end of one.
template <class Reader>
void feed(Reader& reader, std::string_view bytes, std::size_t first) {
    Before before{};
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t size = at == 0 ? first : InputPage::size;
        const InputPage page(bytesOf(bytes.substr(at, size)), at, before, bestScans());
        reader.feed(page);
        before = beforeWhatFollows(page.bytes(), before);
        at += page.bytes().size();
    }
}

/// Pieces in any order.
std::string anyOf(std::initializer_list<std::string_view> pieces, std::size_t count,
                  std::minstd_rand& random) {
    std::string text;
    for (; count > 0; --count)
        text += *(pieces.begin() + random() % pieces.size());
    return text;
}

/// `~{ ... ~}` with a pair between, on one line, or a long one that the text ends in, half of the
/// pairs or more frequent characters, and not all words; byte by byte.
bool hasClosedHz(std::string_view text) {
    const auto isText = [](const std::vector<std::string>& pairs) {
        std::uint64_t rare = 0, words = 0, capitalized = 0;
        for (const std::string& pair : pairs) {
            if (pair[0] < '!' || pair[0] > 'W')
                ++rare;
            else if (QRegularExpression("^([A-Z]{2}|[0-9]{2})$").match(pair.c_str()).hasMatch())
                ++words;
            else if (QRegularExpression("^[A-Z][a-z]$").match(pair.c_str()).hasMatch())
                ++capitalized;
        }
        return 2 * rare <= pairs.size() &&
               rare + words + (rare > 0 ? capitalized : 0) < pairs.size();
    };
    std::uint64_t since = 0; // bytes since `~{`
    std::vector<std::string> pairs;
    bool closed = false, inside = false, afterTilde = false;
    char lead = 0;
    for (const char byte : text) {
        if (!inside) {
            inside = afterTilde && byte == '{';
            afterTilde = !afterTilde && byte == '~';
            since = 0;
            pairs.clear();
            continue;
        }
        ++since;
        const bool isTrail = since % 2 == 0, closes = isTrail && afterTilde && byte == '}';
        closed |= closes && since > 2 && isText(pairs);
        if (isTrail && !closes)
            pairs.push_back({lead, byte});
        lead = byte;
        inside = !closes && byte != '\n';
        afterTilde = inside && !isTrail && byte == '~';
    }
    return closed || (inside && since >= 10 && isText(pairs));
}

/// What a description says of ISO-2022-JP, its siblings and what is named behind them.
QByteArray japaneseIn(const QByteArray& description) {
    const qsizetype begin = description.indexOf("\nISO-2022-JP "),
                    end = description.indexOf("\nISO-2022-KR ");
    return description.mid(begin, end - begin);
}

/// `+` and the base64 of units.
std::string inUtf7(const std::u16string& units) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string run = "+";
    unsigned bits = 0, count = 0;
    for (const char16_t unit : units)
        for (bits = bits << 16 | unit, count += 16; count >= 6; bits &= (1U << count) - 1) {
            count -= 6;
            run += digits[bits >> count];
        }
    if (count > 0)
        run += digits[bits << (6 - count) & 63];
    return run;
}

struct Runs {
    std::uint64_t good = 0, bad = 0;
};

/// Each with a decoder; one that the text ends in counts neither way.
Runs runsIn(std::string_view text) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    Runs runs;
    for (std::size_t at = text.find('+'); at != text.npos; at = text.find('+', at)) {
        const std::size_t end = text.find_first_not_of(digits, at + 1);
        if (end == text.npos)
            break;
        const std::string_view run = text.substr(at, end - at);
        at = end + 1;
        if (run.size() == 1) {
            runs.bad += text[end] != '-';
            continue;
        }
        const DecodedText decoded = decode(bytesOf(std::string(run) + "-"), EncodingId::Utf7);
        const bool odd = std::ranges::any_of(decoded.text, [](char16_t unit) {
            const QChar::Category category = QChar::category(char32_t{unit});
            return (category == QChar::Other_Control || category == QChar::Other_NotAssigned ||
                    category == QChar::Other_PrivateUse) &&
                   unit != '\t' && unit != '\n' && unit != '\f' && unit != '\r';
        });
        ++(odd || !decoded.malformed.empty() ? runs.bad : runs.good);
    }
    return runs;
}

} // namespace

class EscapesTest : public QObject {
    Q_OBJECT

private slots:
    void anEscapeWithTextIsProof_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, EncodingId id, const QByteArray& bytes) {
            QTest::newRow(name) << static_cast<int>(id) << bytes;
        };
        row("ISO-2022-JP", EncodingId::Iso2022Jp, "Re: \x1B$B$3$s$K$A$O\x1B(B!\n");
        row("ISO-2022-JP, JIS C 6226", EncodingId::Iso2022Jp, "\x1B$@F|K\\\x1B(J");
        row("ISO-2022-KR", EncodingId::Iso2022Kr, "\x1B$)C\n\x0E>H3g\x0F ok\n");
        row("ISO-2022-CN", EncodingId::Iso2022Cn, "\x1B$)A\x0E<:Ky2;\x0F\n");
        row("HZ", EncodingId::HzGb2312, "He said ~{<:Ky2;S{#,NpJ)l6HK!#~}\n");
        row("UTF-7, Russian", EncodingId::Utf7, "Hi +BB8EQAQ4BDIENQRC-!\n");
        row("UTF-7, German", EncodingId::Utf7, "f+APw-r M+APw-nchen, Stra+AN8-e\n");
    }
    void anEscapeWithTextIsProof() {
        QFETCH(int, encoding);
        QFETCH(QByteArray, bytes);
        const Finding finding = findingOf(static_cast<EncodingId>(encoding), bytes.toStdString());
        QCOMPARE(finding.tally.malformed, std::uint64_t{0});
        QVERIFY(finding.proven);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.weight().decibans >= 30);
        QVERIFY(!survey(bytesOf(bytes.toStdString())).asciiOnly);
    }

    void asciiProvesNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("prose") << QByteArray("The ferry leaves at half past six.\n");
        QTest::newRow("~{ alone") << QByteArray("rm -f ~{alice,bob}/tmp and Figure~{\\ref{x}}\n");
        QTest::newRow("~{ ... ~} around ASCII words")
            << QByteArray("~{ left ~} and ~{right side~}");
        QTest::newRow("home folders") << QByteArray("ls ~/notes ~bob ~\n");
        QTest::newRow("C++ source with ++")
            << QByteArray("for (int i = 0; i < n; ++i) sum += a[i]++ + b;\n// C++ and D++\n");
        QTest::newRow("+ before words") << QByteArray("2+two, a+b-c, +1-555-0100, x+foo, +Word\n");
        QTest::newRow("a unified diff")
            << QByteArray("--- a\n+++ b\n@@ -1 +1,2 @@\n-old\n+new line\n+another\n+foo\n+}\n");
        QTest::newRow("base64") << QByteArray(
            "VGhlIGZlcnJ5IGxlYXZlcyBhdCBoYWxm+IHBhc3Qgc2l4Lg+tb29ubGln\n"
            "aHQgaW4gdGhl/IGhhcmJvdXI+YW5kIHRoZSBsaWdodGhvdXNl/Lg==\n");
        QTest::newRow("a form's URL") << QByteArray("/find?q=ferry+to+the+island&d=six+thirty\n");
        QTest::newRow("terminal colours") << QByteArray("\x1B[1;31mred\x1B[0m and \x1B(B\x1B[m\n");
        QTest::newRow("ISO-2022-JP's return to ASCII alone") << QByteArray("\x1B(Btext\x1B(J\n");
    }
    void asciiProvesNothing() {
        QFETCH(QByteArray, bytes);
        const std::string text = bytes.toStdString();
        const StructureReport report = survey(bytesOf(text));
        for (const Finding& finding : report.findings)
            QVERIFY2(!finding.proven,
                     finding.reasons.empty() ? "" : finding.reasons[0].detail.text().c_str());
        QVERIFY(report.asciiOnly);
    }

    void eightBitTextIsNone_data() {
        QTest::addColumn<int>("encoding");
        for (const auto& [name, id] : {std::pair{"ISO-2022-JP", EncodingId::Iso2022Jp},
                                       {"HZ", EncodingId::HzGb2312},
                                       {"UTF-7", EncodingId::Utf7},
                                       {"ISO-2022-KR", EncodingId::Iso2022Kr}})
            QTest::newRow(name) << static_cast<int>(id);
    }
    void eightBitTextIsNone() {
        QFETCH(int, encoding);
        const std::string bytes = "Stra\xDF"
                                  "e nach M\xFCnchen ~/ und +49\n";
        const Finding finding = findingOf(static_cast<EncodingId>(encoding), bytes);
        QVERIFY(finding.excluded);
        QCOMPARE(finding.tally.malformed >= 2, true);
        QCOMPARE(finding.tally.firstMalformed->begin, std::uint64_t{4});
    }
    void anEscapeFarBehindAsciiIsProof() {
        const std::string bytes = std::string(100'000, 'a') + "\x1B$B$3$s$K$A$O\x1B(B";
        const Finding finding = findingOf(EncodingId::Iso2022Jp, bytes);
        QVERIFY(finding.proven);
        QCOMPARE(finding.tally.characters, std::uint64_t{100'005});
    }
    void oneBadByteInUtf7StillIsProof() {
        std::string bytes = in(EncodingId::Utf7, "Dä Föhn, für Mädchen, weiß: Öl, Übel, é, ñ.\n");
        bytes[bytes.find(' ')] = '\xFF';
        const Finding finding = findingOf(EncodingId::Utf7, bytes);
        QVERIFY(finding.proven);
        QVERIFY(!finding.excluded);
    }
    void aBadByteCostsUtf7WhatItCostsAmongAllBytesOfTheText() {
        const std::string words(500, 'a');
        const auto weight = [&](const std::string& bytes) {
            return findingOf(EncodingId::Utf7, bytes).weight().decibans;
        };
        QVERIFY(weight("vo+AOs-l " + words + "\xD2\n") > weight("vo+AOs-l \xD2\n") + 5);
    }
    void asciiHiddenInUtf7IsNoProof() {
        for (const char* bytes :
             {"<b>+ADw-script+AD4-alert(1)</b>\n", "hello +AGgAZQBsAGwAbw- world\n",
              "+ADw-a href+AD0AIg-x+ACI-+AD4-link+ADw-/a+AD4- +ACM-1 +ACQ-2\n"}) {
            const Finding finding = findingOf(EncodingId::Utf7, bytes);
            QVERIFY2(!finding.proven, bytes);
            QVERIFY2(finding.weight().decibans <= -1000, bytes);
            QVERIFY2(survey(bytesOf(std::string_view(bytes))).asciiOnly, bytes);
        }
    }
    void shiftSequencesOfHzAreFoundWhereverTheyStand() {
        std::minstd_rand random(1);
        for (int i = 0; i < 10'000; ++i) {
            const std::string text =
                anyOf({"~{", "~}", "~", "{", "}", "\n", "VP", "9z", "Xy", "12", "!", "a ", "xy"},
                      random() % 24, random);
            ShiftSequences marks;
            feed(marks, text, 1 + random() % 40);
            QVERIFY2(marks.hasClosedHz() == hasClosedHz(text), text.c_str());
        }
    }
    void runsOfUtf7AreGoodIfTheDecoderReadsThem() {
        std::minstd_rand random(1);
        for (int i = 0; i < 3'000; ++i) {
            const std::string text = anyOf({"+", "-", " ", "AOE", "BB8EQAQ4", "TuVOAA", "2D3eAA",
                                            "2D0", "A", "4AA", "AGEAYgBjAGQAZQBm", "+-", "word"},
                                           random() % 60, random);
            Utf7Runs runs;
            feed(runs, text, 1 + random() % 40);
            const Runs expected = runsIn(text);
            QVERIFY2(runs.good() == expected.good, text.c_str());
            QVERIFY2(runs.bad() == expected.bad, text.c_str());
        }
    }
    /// So many that in the end nothing is learned from one, and those of all kinds of characters.
    void manyRunsOfUtf7AreReadAsTheDecoderReadsThem() {
        std::minstd_rand random(1);
        for (int i = 0; i < 40; ++i) {
            std::string text;
            const char16_t first[] = {0x20,   0xA0,   0x370,  0x400,  0x5C0,
                                      0xE00,  0x2000, 0x3000, 0x3400, 0x4E00,
                                      0xAC00, 0xD780, 0xFF00, 0xD800, 0xDC00};
            const std::size_t size = 3 * InputPage::size + random() % InputPage::size;
            while (text.size() < size) {
                std::u16string units;
                const char16_t from = first[random() % (random() % 8 == 0 ? std::size(first) : 12)];
                for (auto left = 1 + random() % (random() % 30 == 0 ? 200 : 12); left > 0; --left)
                    units += static_cast<char16_t>(from + random() % 90);
                if (i % 2 == 0 && random() % 500 != 0) // few kinds of runs, most of one letter
                    units = std::u16string(1 + random() % 16 / 15,
                                           u"\u00E1\u0111\u1EBF\u00E2"[random() % 4]);
                text += inUtf7(units) + (random() % 3 == 0 ? " " : "-");
                text += anyOf({"a", " ", "\n", "+-", "\r", "\r\n", "words of ASCII "}, random() % 9,
                              random);
                if (random() % 50 == 0)
                    text += anyOf({"+", "\xE9", "+A", "+AAo-", "+AGE-", "+++"}, 1, random);
            }
            Utf7Validator reading(false);
            feed(reading, text, InputPage::size);
            reading.finish();
            Utf7Runs alone;
            feed(alone, text, InputPage::size);
            QCOMPARE(reading.runs().weight().decibans, alone.weight().decibans);
            QCOMPARE(reading.runs().giveOnlyAscii(), alone.giveOnlyAscii());
            const Runs expected = runsIn(text);
            QCOMPARE(reading.runs().good(), expected.good);
            QCOMPARE(reading.runs().bad(), expected.bad);
            const TextTally found = reading.validator().tally();
            const TextTally all = tally(bytesOf(text), EncodingId::Utf7);
            QCOMPARE(found.units, all.units);
            QCOMPARE(found.characters, all.characters);
            QCOMPARE(found.sequences, all.sequences);
            QCOMPARE(found.malformed, all.malformed);
            QVERIFY(found.firstMalformed == all.firstMalformed);
            QCOMPARE(found.lf, all.lf);
            QCOMPARE(found.cr, all.cr);
            QCOMPARE(found.crlf, all.crlf);
        }
    }
    void utf7ThatIsRuledOutWithinAPageIsGivenUpThere() {
        const std::string begun = "caf+AOk- and so on\n";
        const std::string text = begun + repeated("\xFF+\xFF", 200) + repeated("+AOk-", 200);
        Utf7Validator reading(true);
        feed(reading, text, begun.size());
        QVERIFY(reading.validator().stopped());
        QCOMPARE(reading.validator().tally().malformed,
                 std::uint64_t{64}); // what was read until then
        QCOMPARE(reading.runs().good(), runsIn(text).good);
        QCOMPARE(reading.runs().bad(), runsIn(text).bad);
    }
    void siblingsThatAreReadTogetherAreWhatEachIs() {
        std::minstd_rand random(1);
        for (int i = 0; i < 60; ++i) {
            std::string text;
            const std::size_t pages = 1 + random() % 6;
            while (text.size() < pages * InputPage::size) {
                text += anyOf(
                    {"\x1B$B$3$s$K$A$O\x1B(B\n", "abc \x1B$B$3$s\x1B(J!\n", "\x1B(I123\x1B(B"},
                    random() % 1000, random);
                text += anyOf({"\x1B$(D01\x1B(B", "\x1B$A01\x1B(B", "\x1B$(O01\x1B(B", "\x0E!!\x0F",
                               "\x1B.A\x1BNi\n", "\x1B$B$", "\x1B", "\xE9"},
                              random() % 3, random);
            }
            text.resize(text.size() - random() % 40);
            // To keep an encoding has each read for itself, and here nothing else.
            const SurveyOptions each{.keep = {EncodingId::Iso2022Kr}};
            const QByteArray together = japaneseIn(describe(survey(bytesOf(text))));
            QCOMPARE(together, japaneseIn(describe(survey(bytesOf(text), each))));
            QVERIFY(together.contains("CP50220 "));
        }
    }
    void wordsBetweenTheShiftsOfHzAreNoProof() {
        for (const char* words :
             {"~{ is no HZ ~}\n", "user=~{name~}\n", "~{so many small letters\n", "~{NAME~}\n",
              "~{HELLOWORLD~}\n", "~{2024~}\n", "~{Hello~}\n", "~{USERNAMEANDMORE\n"})
            QVERIFY2(!findingOf(EncodingId::HzGb2312, words).proven, words);
        QVERIFY(findingOf(EncodingId::HzGb2312, "~{VP9z~}\n").proven);   // "China"
        QVERIFY(findingOf(EncodingId::HzGb2312, "~{VPND5D~}\n").proven); // "of Chinese"
        QVERIFY(!findingOf(EncodingId::HzGb2312, "~{VPND~}\n").proven);  // "Chinese", or capitals
    }
    void wordsBehindADesignationAreNoProof() {
        for (const char* words : {"\x1B$B is no Japanese\n", "\x1B$B IS NO JAPANESE\n",
                                  "\x1B$BNAME\n", "\x1B$BHello World\n", "\x1B$B2024 REPORT\n"})
            for (const EncodingId encoding : {EncodingId::Iso2022Jp2, EncodingId::Cp50220})
                QVERIFY2(!findingOf(encoding, words).proven, words);
        QVERIFY(findingOf(EncodingId::Iso2022Jp, "\x1B$BF|K\\\x1B(B\n").proven); // "Japan"
        QVERIFY(findingOf(EncodingId::Iso2022Jp, "\x1B$B$+$J\x1B(B\n").proven);
        QVERIFY(findingOf(EncodingId::Cp50220, "\x0E\x0F\n").weight().decibans <= -60);
    }
    void shiftsAroundNothingAreNoProof() {
        QVERIFY(findingOf(EncodingId::HzGb2312, "~{~}\n").weight().decibans <= -60);
        QVERIFY(findingOf(EncodingId::HzGb2312, "~~ ~~\n").weight().decibans <= -60);
        QVERIFY(findingOf(EncodingId::HzGb2312, "~{\n~~\n").weight().decibans <= -60);
        QVERIFY(findingOf(EncodingId::Utf7, "1 +- 2\n").weight().decibans <= -60);
        QVERIFY(findingOf(EncodingId::Iso2022Kr, "\x1B$)C\n").weight().decibans <= -60);
        QVERIFY(findingOf(EncodingId::Iso2022Jp, "no escape\n").reasons.empty());
    }
    void oneBadPairInLongTextStillIsProof() {
        std::string bytes = "\x1B$B" + repeated("$3$s$K$A$O", 20) + "\x7F\x7F" + "\x1B(B";
        const Finding finding = findingOf(EncodingId::Iso2022Jp, bytes);
        QVERIFY(finding.proven);
        QVERIFY(finding.tally.malformed > 0);
        QVERIFY(finding.weight().decibans < 150);
    }
};

QTEST_APPLESS_MAIN(EscapesTest)
#include "escapes_test.moc"
