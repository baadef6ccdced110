#include "core/ranking/mixture.h"

#include "core/decode/encoder.h"

#include <QTest>

#include <string>

using namespace charsleuth;

namespace {

std::string in(EncodingId encoding, std::u16string_view text) {
    const std::vector<Byte> bytes = encode(text, encoding).bytes;
    return {bytes.begin(), bytes.end()};
}

std::optional<Mixture> mixed(const std::string& text) {
    const SampleSegment segment{0, {text.begin(), text.end()}};
    return mixtureOf({&segment, 1});
}

const std::string utf8 = in(EncodingId::Utf8, u"Un été à la mer, près du phare.\n");
const std::string western = in(EncodingId::Windows1252, u"Le café est fermé jusqu’à l’été.\n");

} // namespace

class MixtureTest : public QObject {
    Q_OBJECT

private slots:
    void linesOfTwoEncodingsAreAMixture() {
        const auto mixture = mixed(utf8 + "plain\n" + western + utf8);
        QVERIFY(mixture.has_value());
        QCOMPARE(mixture->utf8Lines.size(), 2u);
        QCOMPARE(mixture->otherLines.size(), 1u);
        QCOMPARE(mixture->otherLines.front().offset, utf8.size() + 6);
    }
    void oneEncodingIsNone() {
        QVERIFY(!mixed(utf8 + utf8));
        QVERIFY(!mixed(western + western));
    }
    void aSequenceThatMayBeAnAccidentMakesNone() { QVERIFY(!mixed(western + "\xC3\xA9\n")); }
    void aDamagedLineOfUtf8IsStillOne() { QVERIFY(!mixed(utf8 + "\xC3\xA9\xC3\xA8\xFF\n")); }
    void theMoreLinesDecide() {
        QVERIFY(mixed(utf8 + utf8 + western)->ofUtf8().decibans > 10);
        QVERIFY(mixed(utf8 + western + western)->ofUtf8().decibans < -10);
    }
    void eachIsReadInItsOwnLines() {
        const auto mixture = mixed(utf8 + western);
        ByteCounts counts;
        counts.add(bytesOf(utf8 + western));
        constexpr EncodingId both[] = {EncodingId::Utf8, EncodingId::Windows1252};
        const auto result = readings(*mixture, counts, both, Prior());
        QCOMPARE(result.size(), 2u);
        QVERIFY(std::abs((result[0].prior + result[0].weight).decibans -
                         (result[1].prior + result[1].weight).decibans) < 1e-6);
    }
};

QTEST_APPLESS_MAIN(MixtureTest)
#include "mixture_test.moc"
