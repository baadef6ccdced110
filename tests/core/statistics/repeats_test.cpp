#include "core/statistics/text/repeats.h"

#include "core/bytes/bytes.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

std::vector<SampleSegment> sampleOf(std::string_view text) {
    const Bytes bytes = bytesOf(text);
    return {{.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = 0}};
}

std::string kept(std::string_view text, bool wide = false) {
    const std::vector<SampleSegment> sample = withoutRepeats(sampleOf(text), wide);
    return {sample.front().bytes.begin(), sample.front().bytes.end()};
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

} // namespace

class RepeatsTest : public QObject {
    Q_OBJECT

private slots:
    void linesThatCameBeforeAreTakenOut() {
        const auto without = [](std::string_view text) {
            std::vector<SampleSegment> sample = sampleOf(text);
            takeRepeatedLines(sample);
            return std::string(sample.front().bytes.begin(), sample.front().bytes.end());
        };
        QCOMPARE(without("a \xA3\nb\na \xA3\n\n\nb\nb"), "a \xA3\nb\n\nb");
        QCOMPARE(without("b\nb\nb\n"), "b\n");
        QCOMPARE(without(""), "");
    }
    /// A price is said again, whatever it is.
    void otherDigitsAreNoOtherWord() {
        std::string prices;
        for (int i = 0; i < 10; ++i)
            prices += "\xA3" + std::to_string(10 + i) + ".50 ";
        QCOMPARE(std::ranges::count(kept(prices), '\xA3'), 5);
    }
    void theTenthTimeSaysNothing() {
        const std::string text = kept(repeated("\xE9t\xE9s ", 10));
        QCOMPARE(std::ranges::count(text, 't'), 5); // the 1st, 2nd, 3rd, 4th and 8th
        QCOMPARE(std::ranges::count(text, ' '), 10);
    }
    void wordsOfAsciiStay() {
        const std::string text = repeated("the ", 100);
        QCOMPARE(kept(text), text);
    }
    void differentWordsStay() {
        QCOMPARE(kept("\xE9t\xE9 \xE9t\xE8 \xE0 o\xF9"),
                 std::string("\xE9t\xE9 \xE9t\xE8 \xE0 o\xF9"));
    }
    void wideUnitsKeepTheirWords() {
        const std::string text = repeated("\xE9t\xE9s ", 10);
        QCOMPARE(kept(text, true), text);
    }
    /// Whole units of 12 bytes go, so that a character of 1 to 4 bytes is not cut.
    void longRunsAreCut() {
        QCOMPARE(kept(std::string(40, '\xC4')).size(), 16u);
        QCOMPARE(kept(std::string(45, '\xC4')).size(), 21u);
        QCOMPARE(kept(repeated("\xA9\xA4", 40)), repeated("\xA9\xA4", 10));
        QCOMPARE(kept(repeated("\xE2\x94\x80", 40)), repeated("\xE2\x94\x80", 8));
        QCOMPARE(kept(std::string(20, '\xC4')), std::string(20, '\xC4'));
    }
    void columnsArePairsBelowEachOther() {
        const std::vector<VerticalPair> pairs =
            verticalPairs(sampleOf("ab\xB3 \xB4\n12\xB3\xB5\xB6\r\n  \xC0"));
        QCOMPARE(pairs.size(), 2u); // B5 and B6 follow another such byte
        QVERIFY(pairs[0].above == 0xB3 && pairs[0].below == 0xB3 && pairs[0].count == 1);
        QVERIFY(pairs[1].above == 0xB3 && pairs[1].below == 0xC0);
    }
    void escapeSequencesTakeNoPlace() {
        const std::vector<VerticalPair> pairs =
            verticalPairs(sampleOf("a\xB3\n\x1B[1;31ma\x1B[0m\xB3"));
        QCOMPARE(pairs.size(), 1u);
    }
    void manyPairsCountAsAFew() {
        QCOMPARE(effectiveCount(1), 1u);
        QCOMPARE(effectiveCount(4), 4u);
        QCOMPARE(effectiveCount(8), 5u);
        QCOMPARE(effectiveCount(1024), 12u);
    }
};

QTEST_GUILESS_MAIN(RepeatsTest)
#include "repeats_test.moc"
