#include "core/bytes/bytes.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <string_view>

using namespace charsleuth;

namespace {

std::string_view answerTo(std::string_view text) {
    return info(detect(bytesOf(text)).ranked.front().encoding).name;
}

/// Whether the text of `likelier` is, and by nothing but the characters.
bool readsLikelier(std::string_view text, EncodingId likelier, EncodingId other) {
    const EncodingId both[] = {likelier, other};
    for (const Candidate& candidate : detect(bytesOf(text), {.only = {both, both + 2}}).ranked)
        if (candidate.encoding == likelier)
            return std::ranges::any_of(candidate.reasons, [](const Evidence& each) {
                return each.source.starts_with("language-model") && each.weight.decibans > 0;
            });
    return false;
}

} // namespace

/// Characters that are no words, among ASCII.
class MarksTest : public QObject {
    Q_OBJECT

private slots:
    /// B7 is the letter i of IBM855.
    void dotsInADrawingOfAsciiSignsAreNoCyrillic() {
        QCOMPARE(answerTo("   __   \xB7      __  \xB7\n"
                          "  /  \\ \xB7:\xB7:.. /  \\ :\xB7:\n"
                          "  \\__/  :\xB7:   \\__/  \xB7\n"
                          "   |  \xB7:::\xB7     |  \xB7::\xB7\n"),
                 "windows-1252");
    }
    /// B4 is a long i of x-mac-ce.
    void acuteAccentsThatEndQuotationsAreNoLatvian() {
        QCOMPARE(answerTo("Copy `list.cfg\xB4 into the directory `tables\xB4 of your home, and\n"
                          "set `width.max\xB4 there. See `man 7 tables\xB4 and `tables.ms\xB4.\n"),
                 "windows-1252");
    }
    /// E4 and FC are letters of every page.
    void lettersBehindDigitsAreNoCyrillic() {
        QCOMPARE(answerTo("check(\"1\xE4\", zoned(\"+10\"));\ncheck(\"1\xFC\", zoned(\"-10\"));\n"
                          "check(\"+10\", plain(\"1\xE4\"));\ncheck(\"-10\", plain(\"1\xFC\"));\n"),
                 "windows-1252");
    }
    /// A6 is a capital letter of IBM775.
    void brokenBarsOfATableAreNoLetters() {
        QCOMPARE(answerTo("+------+-------+\n\xA6 Zone \xA6 Price \xA6\n\xA6 City \xA6  0.12 \xA6\n"
                          "\xA6 Area \xA6  1.50 \xA6\n\xA6 Far  \xA6 12.25 \xA6\n"),
                 "windows-1252");
    }
    /// 81 A8 is an arrow of Shift_JIS, which stands before ASCII letters here.
    void arrowsInASourceAreNoLatin() {
        QCOMPARE(
            answerTo("enum Table {\n\tLatin,\t// \x81\xA8Latin1\n\tKoi,\t// \x81\xA8Koi8\n};\n"),
            "Shift_JIS");
    }
    /// 81 9A and 81 9D are a star and two circles.
    void starsAmongEnglishWordsAreMarks() {
        QCOMPARE(
            answerTo("1. Press [\x81\x9A] twice.\n2. Then press [\x81\x9A] and [\x81\x9D] again.\n"
                     "3. Wait for \x81\x9A to go out.\n"),
            "Shift_JIS");
    }
    /// FC 72 and E4 6E are characters of GBK, too.
    void lettersInsideWordsAreNoHan() {
        QCOMPARE(answerTo("// f\xFCr M\xE4nner\nint main();\n"), "windows-1252");
    }
    /// The models have hardly seen a tab behind a letter outside ASCII.
    void lettersBeforeTabsStayLetters() {
        QCOMPARE(answerTo("S\x84o\t736\tp\x84o\t8.18\r\nH\xA0\t708\tch\xA0\t6.02\r\n"
                          "Jos\x82\t046\tcaf\x82\t8.51\r\n"),
                 "IBM860");
    }
    void wordsStayWords() {
        QCOMPARE(answerTo("title = \"\xCF\xF0\xE8\xE2\xE5\xF2\"; // shown first\n"),
                 "windows-1251");
        QCOMPARE(answerTo("the word f\x81r is German, and so is sch\x94n\n"), "IBM850");
    }
    /// D0 and C9 are letters of windows-1252, which stand alone more seldom than a dash and an
    /// ellipsis do.
    void dashesOfAMacAreNoLetters() {
        QVERIFY(readsLikelier("The letters \xD0 some of them \xD0 were never sent \xD0 or lost.\n"
                              "Nobody asked \xD0 why would they.\n",
                              EncodingId::Macintosh, EncodingId::Windows1252));
        QVERIFY(readsLikelier("Press the button \xC9 and wait.\nOpen the file \xC9 then read it.\n"
                              "Choose a colour \xC9 and a size.\n",
                              EncodingId::Macintosh, EncodingId::Windows1252));
    }
    /// A letter does not follow itself again and again.
    void linesStayDrawn() {
        QCOMPARE(answerTo("print \"\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xC4\"\nprint \"\xB3 menu \xB3\"\n"
                          "print \"\xC4\xC4\xC4\xC4\xC4\xC4\xC4\xC4\"\n"),
                 "IBM437");
    }
};

QTEST_GUILESS_MAIN(MarksTest)
#include "marks_test.moc"
