#include "core/statistics/text/ascii_stretches.h"

#include "core/bytes/bytes.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

AsciiStretches stretchesOf(std::string_view text) {
    const Bytes bytes = bytesOf(text);
    const SampleSegment sample{.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = 0};
    return AsciiStretches({&sample, 1});
}

/// English sentences, no two alike, each with `sign` in the middle. `%` in it is a number.
std::string english(std::string_view sign, int lines) {
    static constexpr std::array subjects{"The committee", "An old friend", "Every engineer",
                                         "Our neighbour", "The new teacher"};
    static constexpr std::array verbs{"reported last week", "wrote to the council",
                                      "found in the morning", "had to explain again"};
    static constexpr std::array ends{
        "that nothing was left of the money.", "what the weather would be like.",
        "how they had built the bridge.",      "why the second train never came.",
        "where the documents are kept now.",   "whether the garden needs more water.",
        "which of the houses were sold."};
    std::string text;
    for (std::size_t line = 0; line < static_cast<std::size_t>(lines); ++line) {
        std::string marked(sign);
        if (const auto number = marked.find('%'); number != std::string::npos)
            marked.replace(number, 1, std::to_string(11 + line * 7 % 29));
        text += std::string(subjects[line % 5]) + ' ' + verbs[line % 4] + marked + ends[line % 7] +
                '\n';
    }
    return text;
}

std::string_view answerTo(std::string_view text) {
    return info(detect(bytesOf(text)).ranked.front().encoding).name;
}

} // namespace

class AsciiStretchesTest : public QObject {
    Q_OBJECT

private slots:
    void plainTextIsOneStretch() {
        QCOMPARE(stretchesOf("one two three").count(), 1U);
        QCOMPARE(stretchesOf("one two three").letters(), 11U);
        QCOMPARE(stretchesOf("").count(), 1U);
    }
    void whatIsBeforeAndBehindIsOneStretch() {
        const AsciiStretches stretches = stretchesOf("one \xE9t\xE9 three");
        QCOMPARE(stretches.count(), 1U);
        QCOMPARE(stretches.letters(), 8U);
    }
    void wordsBetweenOthersAreAStretchOfTheirOwn() {
        const AsciiStretches stretches = stretchesOf("one \xE9t\xE9 three \xE9t\xE9, \xE0 six");
        QCOMPARE(stretches.count(), 2U);
        QCOMPARE(stretches.letters(), 11U);
        QCOMPARE(stretches.bins()[1].stretches, 2U); // of 5 and of 6 letters
    }
    void lettersInsideWordsAreCounted() {
        const AsciiStretches stretches = stretchesOf("Nauczy\xE6 czy 2\xB0"
                                                     "C T\xF8"
                                                     "eb");
        std::string found;
        for (const UnitBigram& bigram : stretches.insideWords())
            found += {static_cast<char>(bigram.before), static_cast<char>(bigram.now),
                      static_cast<char>('0' + bigram.count), ' '};
        QCOMPARE(found, "Na1 au1 uc1 cz1 zy1 eb1 ");
        QVERIFY(stretchesOf("only ASCII").insideWords().empty());
    }
    /// The letters of a word are in the language of the whole word. Else "Sprawd" and "Zna" may be
    /// English like all the others, and the last letter is of the most frequent page.
    void aWordIsInOneLanguage() {
        for (const std::string_view word : {"Sprawd\x9F", "Zna\xE6"})
            QCOMPARE(answerTo("BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//example//EN\n"
                              "CALSCALE:GREGORIAN\nMETHOD:PUBLISH\nBEGIN:VEVENT\nCLASS:PUBLIC\n"
                              "SUMMARY:" +
                              std::string(word) +
                              "\nLOCATION:\nTRANSP:OPAQUE\nEND:VEVENT\nEND:VCALENDAR\n"),
                     "windows-1250");
    }
    void digitsAndSignsAreNoStretch() {
        QCOMPARE(stretchesOf("\xE9t\xE9 12,5; \xE9t\xE9 (3)").count(), 1U);
        QCOMPARE(stretchesOf("\xE9t\xE9 12,5; \xE9t\xE9 (3)").letters(), 0U);
    }

    /// Each of these signs is a word, or a letter of one, in another page: 96 is the Kurdish "and"
    /// of IBM850, B7 the Serbian one of IBM855, B0 and the letter after it a character of Big5.
    void signsAmongEnglishWordsAreNoOtherLanguage_data() {
        QTest::addColumn<QByteArray>("sign");
        QTest::newRow("en dash") << QByteArray(" \x96 ");
        QTest::newRow("middle dot") << QByteArray(". \xB7 ");
        QTest::newRow("degrees") << QByteArray(" at %\xB0"
                                               "C ");
        QTest::newRow("ordinal") << QByteArray(" at 46.%\xBAN ");
        QTest::newRow("no-break space") << QByteArray("\xA0");
        QTest::newRow("acute accent") << QByteArray(" that it isn\xB4t known ");
        QTest::newRow("multiplication") << QByteArray(" \xD7 ");
        QTest::newRow("micro") << QByteArray(" after %\xB5g ");
    }
    void signsAmongEnglishWordsAreNoOtherLanguage() {
        QFETCH(const QByteArray, sign);
        const std::string_view bytes(sign.constData(), static_cast<std::size_t>(sign.size()));
        for (const int lines : {12, 60, 240})
            QCOMPARE(answerTo(english(bytes, lines)), "windows-1252");
    }
};

QTEST_APPLESS_MAIN(AsciiStretchesTest)
#include "ascii_stretches_test.moc"
