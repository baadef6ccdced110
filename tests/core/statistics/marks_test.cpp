#include "core/bytes/bytes.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <string_view>

using namespace charsleuth;

namespace {

std::string_view answerTo(std::string_view text) {
    return info(detect(bytesOf(text)).ranked.front().encoding).name;
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
    void wordsStayWords() {
        QCOMPARE(answerTo("title = \"\xCF\xF0\xE8\xE2\xE5\xF2\"; // shown first\n"),
                 "windows-1251");
        QCOMPARE(answerTo("the word f\x81r is German, and so is sch\x94n\n"), "IBM850");
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
