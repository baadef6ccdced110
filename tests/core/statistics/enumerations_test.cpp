#include "core/statistics/text/enumerations.h"

#include "core/bytes/bytes.h"
#include "core/detect.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

std::vector<SampleSegment> sampleOf(std::string_view text) {
    const Bytes bytes = bytesOf(text);
    return {{.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = 0}};
}

std::string inOrder(int first, int last, std::string_view between) {
    std::string text;
    for (int byte = first; byte <= last; ++byte)
        (text += static_cast<char>(byte)) += between;
    return text;
}

/// KOI8-R's letters in the order of the alphabet.
const std::string alphabetOfKoi8R =
    "\xE1\xE2\xF7\xE7\xE4\xE5\xF6\xFA\xE9\xEA\xEB\xEC\xED\xEE\xEF\xF0"
    "\xF2\xF3\xF4\xF5\xE6\xE8\xE3\xFE\xFB\xFD\xFF\xF9\xF8\xFC\xE0\xF1";

} // namespace

class EnumerationsTest : public QObject {
    Q_OBJECT

private slots:
    void bytesInOrderAreTakenOut() {
        auto sample = sampleOf("x = '" + inOrder(0xC0, 0xDF, "', '") + "'");
        const auto found = takeEnumerations(sample);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found.front().size(), 32u);
        QCOMPARE(sample.front().bytes.size(), std::string_view("x = '', ''").size());
    }
    void pairsOfCasesAreInOrder() {
        std::string text;
        for (int letter = 0; letter < 16; ++letter)
            text += {static_cast<char>(0xC0 + letter), static_cast<char>(0xE0 + letter)};
        auto sample = sampleOf(text);
        QCOMPARE(takeEnumerations(sample).size(), 1u);
    }
    void alphabetsAreInOrderInTheirCodePage() {
        auto sample = sampleOf(alphabetOfKoi8R);
        QCOMPARE(takeEnumerations(sample).size(), 1u);
    }
    void textStays() {
        const std::string text =
            "\xD1\xFA\xE5\xF8\xFC \xE5\xF9\xB8 \xFD\xF2\xE8\xF5 \xEC\xFF\xE3\xEA\xE8\xF5";
        auto sample = sampleOf(text);
        QVERIFY(takeEnumerations(sample).empty());
        QCOMPARE(sample.front().bytes.size(), text.size());
    }
    /// "À" to "ß" and "А" to "Я" are the same bytes.
    void bytesInOrderDecideNothing() {
        const Detection detection =
            detect(bytesOf("letters = \"" + inOrder(0xC0, 0xDF, "") + "\"\n"));
        QVERIFY(detection.ranked.front().probability < 0.9);
    }
    /// As tables of capitals and small letters have them, with the letters of other languages last.
    void stretchesThatAreAlphabetsTellTheirCodePage() {
        const std::string capitals = inOrder(0xB0, 0xCF, "") + "\xA1\xA4\xA7\xAE";
        const std::string small = inOrder(0xD0, 0xEF, "") + "\xF1\xF4\xF7\xFE";
        const Detection detection = detect(bytesOf("    36,\n    \"" + capitals + "\",\n    \"" +
                                                   small + "\",\n    0, NULL };\n"));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Iso8859_5);
    }
    void anAlphabetTellsItsCodePage() {
        const Detection detection = detect(bytesOf("letters = \"" + alphabetOfKoi8R + "\"\n"));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Koi8R);
    }
};

QTEST_GUILESS_MAIN(EnumerationsTest)
#include "enumerations_test.moc"
