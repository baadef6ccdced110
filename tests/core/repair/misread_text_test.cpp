#include "core/repair/misread_text.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/detect.h"

#include <QTest>

using namespace charsleuth;

namespace {

std::vector<Byte> utf8(std::u16string_view text) {
    return encode(text, EncodingId::Utf8).bytes;
}

/// As a program makes it that takes UTF-8 for that page and saves UTF-8.
std::vector<Byte> twice(std::u16string_view text, EncodingId page) {
    return utf8(decode(utf8(text), page).text);
}

std::optional<MisreadText> found(const std::vector<Byte>& bytes) {
    const SampleSegment segment{0, bytes};
    return misreadText({&segment, 1});
}

} // namespace

class MisreadTextTest : public QObject {
    Q_OBJECT

private slots:
    void thePageIsFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<EncodingId>("page");
        QTest::newRow("French by windows-1252")
            << "Le café est fermé jusqu’à l’été." << EncodingId::Windows1252;
        QTest::newRow("Russian by windows-1252")
            << "Съешь же ещё этих мягких булок" << EncodingId::Windows1252;
        QTest::newRow("Russian by windows-1251")
            << "Съешь же ещё этих мягких булок" << EncodingId::Windows1251;
        QTest::newRow("French by IBM850")
            << "Le café est fermé jusqu’à l’été." << EncodingId::Ibm850;
        QTest::newRow("Japanese by macintosh")
            << "吾輩は猫である。名前はまだ無い。" << EncodingId::Macintosh;
        QTest::newRow("one accent") << "Das Mädchen wohnt in der Gasse" << EncodingId::Windows1252;
    }
    void thePageIsFound() {
        QFETCH(QString, text);
        QFETCH(EncodingId, page);
        const auto result = found(twice(text.toStdU16String(), page));
        QVERIFY(result.has_value());
        QCOMPARE(result->readAs, page);
        QVERIFY(result->isWhole);
        QCOMPARE(result->meant, utf8(text.toStdU16String()));
    }
    void lettersLostOnTheWayAreNoHindrance() {
        QString text = QString::fromStdU16String(
            decode(twice(u"Voilà, l’été est là, déjà passé à côté.", EncodingId::Windows1252),
                   EncodingId::Utf8)
                .text);
        text.replace(QChar(0xA0), QChar(' ')); // no-break spaces rarely survive
        const auto result = found(utf8(text.toStdU16String()));
        QVERIFY(result.has_value());
        QCOMPARE(result->readAs, EncodingId::Windows1252);
    }
    void textEncodedOnceIsNone_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("ASCII") << "plain";
        QTest::newRow("French") << "Le café est fermé jusqu’à l’été.";
        QTest::newRow("a capital before an apostrophe is a sequence, too") << "LE CAFÉ’S DOOR";
        QTest::newRow("so is Cyrillic") << "Рі"; // D0 B3 in windows-1251
        QTest::newRow("about the thing itself")
            << "é becomes Ã© where UTF-8 is read as windows-1252, à la carte";
        QTest::newRow("one character") << "é";
        QTest::newRow("a capital and a sign at the end of a word") << "ALLTSÅ°";
        QTest::newRow("a root and a comparison") << "√≥0";
    }
    void textEncodedOnceIsNone() {
        QFETCH(QString, text);
        QVERIFY(!found(utf8(text.toStdU16String())));
    }
    void theAnswerSaysSo() {
        const Detection detection =
            detect(twice(u"Le café est fermé jusqu’à l’été.", EncodingId::Windows1252));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf8);
        QCOMPARE(detection.ranked.front().language, std::string("fr"));
        QVERIFY(detection.encodedTwice == EncodingId::Windows1252);
        const auto& reasons = detection.ranked.front().reasons;
        const auto said = std::ranges::find(reasons, "encoded-twice", &Evidence::source);
        QVERIFY(said != reasons.end());
        QCOMPARE(said->detail.text(),
                 std::string(
                     "was read as windows-1252 and encoded again: converted to that, it is UTF-8"));
    }
    void itIsFoundWhereNothingIsToldOfCandidates() {
        const Detection detection = detect(
            twice(u"Le café est fermé jusqu’à l’été.", EncodingId::Windows1252), {.explained = 0});
        QVERIFY(detection.encodedTwice == EncodingId::Windows1252);
        QCOMPARE(detection.ranked.front().language, std::string("fr"));
        QVERIFY(detection.ranked.front().reasons.empty());
    }
    void convertedToThePageItIsWhatWasMeant() {
        const std::u16string meant = u"Le café est fermé jusqu’à l’été.";
        const auto bytes = twice(meant, EncodingId::Windows1252);
        const auto repaired =
            encode(decode(bytes, EncodingId::Utf8).text, *detect(bytes).encodedTwice);
        QVERIFY(repaired.lacking.empty());
        QCOMPARE(repaired.bytes, utf8(meant));
    }
};

QTEST_GUILESS_MAIN(MisreadTextTest)
#include "misread_text_test.moc"
