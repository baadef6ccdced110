#include "core/structure/validator.h"

#include "text_bytes.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

const QString german = "Die Fähre fährt um halb sieben, über das Wetter weiß man nichts.\n";

Validator validated(EncodingId encoding, std::string_view bytes, bool mayStop = true) {
    Validator validator(encoding, mayStop);
    Before before{};
    for (std::size_t at = 0; at < bytes.size(); at += Page::size) {
        const Bytes page = bytesOf(bytes.substr(at, Page::size));
        validator.feed(Page(page, at, before, bestScans()));
        before = beforeWhatFollows(page, before);
    }
    validator.finish();
    return validator;
}

} // namespace

class ValidatorTest : public QObject {
    Q_OBJECT

private slots:
    void skippedOrNotTheCountsAreTheDecoders_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        const std::string ascii(700, 'a');
        const auto row = [](const char* name, EncodingId id, const std::string& bytes) {
            QTest::newRow(name) << static_cast<int>(id) << QByteArray::fromStdString(bytes);
        };
        row("a lead byte at the end of a block", EncodingId::ShiftJis,
            std::string(255, 'a') + "\x82" + ascii + "\x82\xA0" + ascii);
        row("half a four-byte character at the end of a block", EncodingId::Gb18030,
            std::string(254, 'a') + "\x81\x30" + ascii + "\xB0\xA1" + ascii);
        row("a four-byte character across blocks", EncodingId::Gb18030,
            std::string(253, 'a') + "\x81\x30\x81\x30" + ascii);
        row("three bytes across blocks", EncodingId::Utf8,
            std::string(255, 'a') + "\xE2\x82\xAC" + ascii + "\xE2\x82");
        row("damage behind two stretches of ASCII", EncodingId::EucJp,
            ascii + "\xA4\xA2" + ascii + ascii + "\xFF" + ascii);
        row("nothing but ASCII", EncodingId::Big5, ascii);
        row("bytes of 0x80 before the first escape", EncodingId::Iso2022Jp,
            repeated("\xE9", 1) + ascii + "\xE9" + "\x1B$B$3\x1B(B" + ascii);
    }
    void skippedOrNotTheCountsAreTheDecoders() {
        QFETCH(int, encoding);
        QFETCH(QByteArray, bytes);
        const auto id = static_cast<EncodingId>(encoding);
        const std::string text = bytes.toStdString();
        const TextTally expected = tally(bytesOf(text), id);
        const TextTally found = validated(id, text).tally();
        QCOMPARE(found.units, expected.units);
        QCOMPARE(found.characters, expected.characters);
        QCOMPARE(found.sequences, expected.sequences);
        QCOMPARE(found.malformed, expected.malformed);
        QCOMPARE(found.malformedBytes, expected.malformedBytes);
        QCOMPARE(found.firstMalformed, expected.firstMalformed);
    }

    void aForeignPassageIsOneDamagedPlaceButForItsEdges() {
        const std::string sound = in(EncodingId::Utf8, german.repeated(40));
        const std::string foreign = in(EncodingId::Iso8859_1, german.repeated(5));
        const Damage damage = validated(EncodingId::Utf8, sound + foreign + sound).damage();
        QVERIFY(damage.runs >= 1 && damage.runs <= 5);
    }
    void damageEverywhereIsNoForeignPassage() {
        const std::string bytes = in(EncodingId::Iso8859_1, german.repeated(40));
        const Damage damage = validated(EncodingId::Utf8, bytes, false).damage();
        QCOMPARE(damage.runs, std::uint64_t{160});
        QCOMPARE(damage.opportunities, std::uint64_t{160});
    }
    void singlePlacesAreCountedOneByOne() {
        std::string bytes;
        for (int i = 0; i < 3; ++i)
            bytes += in(EncodingId::Utf8, german.repeated(5)) + "\xFF";
        QCOMPARE(validated(EncodingId::Utf8, bytes + "\n").damage().runs, std::uint64_t{3});
    }
    void cutsAreNoDamage() {
        const std::string bytes = in(EncodingId::Utf8, "€ " + german + "€");
        const Validator validator =
            validated(EncodingId::Utf8, std::string_view(bytes).substr(1, bytes.size() - 2));
        QVERIFY(validator.cutAtStart());
        QVERIFY(validator.cutAtEnd());
        QCOMPARE(validator.damage().runs, std::uint64_t{0});
    }
    void aForeignByteAtTheStartIsNoCut() {
        QVERIFY(!validated(EncodingId::Utf8, "\xE9t\xE9, the summer").cutAtStart());
    }
    void whatIsHopelessStops() {
        const std::string bytes = repeated("\xFF\xFE ", 20'000);
        QVERIFY(!validated(EncodingId::ShiftJis, bytes).complete());
        QVERIFY(validated(EncodingId::ShiftJis, bytes, false).complete());
    }
};

QTEST_APPLESS_MAIN(ValidatorTest)
#include "validator_test.moc"
