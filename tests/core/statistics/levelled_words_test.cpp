#include "core/statistics/text/levelled_words.h"

#include "core/bytes/bytes.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

std::string levelled(std::string_view text, std::size_t sync = 0) {
    const Bytes bytes = bytesOf(text);
    std::vector<SampleSegment> sample{
        {.offset = 0, .bytes = {bytes.begin(), bytes.end()}, .sync = sync}};
    levelWords(sample);
    return {sample.front().bytes.begin(), sample.front().bytes.end()};
}

/// A native word above rows of numbers and keys.
std::string above(std::string_view word, std::string_view row) {
    std::string text(word);
    for (int i = 0; i < 60; ++i)
        text += std::string(row) + std::to_string(11 + i * i) + '\n';
    return text;
}

bool reads(std::string_view text, EncodingId encoding) {
    const Detection detection = detect(bytesOf(text));
    const auto& first = detection.ranked.front();
    return first.encoding == encoding ||
           std::ranges::find(first.sameText, encoding) != first.sameText.end();
}

} // namespace

class LevelledWordsTest : public QObject {
    Q_OBJECT

private slots:
    void wordsWithDigitsAreDigits() {
        QCOMPARE(levelled("G1 X143.611 go x69,utf8"), "00 0000.611 go 000,0000");
        QCOMPARE(levelled("20260725T210000Z"), "0000000000000000");
        QCOMPARE(levelled(""), "");
    }
    void wordsBesideHighBytesStay() { QCOMPARE(levelled("n\xE1m1 2\xBA A4"), "n\xE1m1 2\xBA 00"); }
    void ofRepeatedWordsSomeStay() {
        QCOMPARE(levelled("in in in in in in in in in"), "in in in in 00 00 00 in 00");
        QCOMPARE(levelled("In in IN iN"), "In in IN iN");
    }
    void whatIsBeforeTheSyncPointStays() { QCOMPARE(levelled("A4 A4", 2), "A4 00"); }

    void digitsAndKeysAreNoLanguage_data() {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<int>("encoding");
        const auto add = [](const char* name, const char* word, const char* row, EncodingId id) {
            QTest::newRow(name) << QByteArray(word) << QByteArray(row) << static_cast<int>(id);
        };
        add("Czech, G-code", "; P\xF8\xEDru\xE8ka\n", "G1 X14 Y24 F", EncodingId::Windows1250);
        add("Polish, calendar", "SUMMARY:Sprawd\x9F\n", "DTSTART:20260725T",
            EncodingId::Windows1250);
        add("Lithuanian, SQL", "-- Vilnie\xE8i\xF8\n", "INSERT INTO t VALUES (7, 'x69'), ",
            EncodingId::Windows1257);
        add("Hungarian, keys", "Els\xF5 t\xF6rt\xE9net\n", "K4F7 9B2C ", EncodingId::Windows1250);
    }
    void digitsAndKeysAreNoLanguage() {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, row);
        QFETCH(int, encoding);
        QVERIFY(
            reads(above(word.toStdString(), row.toStdString()), static_cast<EncodingId>(encoding)));
    }
};

QTEST_GUILESS_MAIN(LevelledWordsTest)
#include "levelled_words_test.moc"
