#include "core/ranking/mixture.h"

#include "tests/core/text_in.h"

#include <QTest>

#include <string>

using namespace charsleuth;
using charsleuth::test::in;

namespace {

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
    void statisticsDecideWhetherFewUtf8SequencesAreAnAccident_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<EncodingId>("other");
        QTest::addColumn<bool>("accident");
        QTest::newRow("a word of French beside a line in windows-1252")
            << QByteArray::fromStdString(western + "Le caf\xC3\xA9 est ouvert.\n")
            << EncodingId::Windows1252 << false;
        QTest::newRow("a word of Chinese in GBK that is sound as UTF-8 too")
            << QByteArray::fromStdString(in(EncodingId::Gbk, u"今天天气很好。\n交通\n通\n"))
            << EncodingId::Gbk << true;
    }
    void statisticsDecideWhetherFewUtf8SequencesAreAnAccident() {
        QFETCH(QByteArray, text);
        QFETCH(EncodingId, other);
        QFETCH(bool, accident);
        const auto mixture = mixed(text.toStdString());
        QVERIFY(mixture.has_value() && mixture->doubtful);
        ByteCounts counts;
        counts.add(bytesOf(text.toStdString()));
        const EncodingId both[] = {EncodingId::Utf8, other};
        QCOMPARE(isNoAccident(*mixture, counts, both, Prior()), !accident);
    }
    void oneBadByteIsNoLineOfAnotherEncoding_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("damage");
        QTest::newRow("a sign within a word")
            << QByteArray("Dit be\xACtand heeft geen naam.\n") << true;
        QTest::newRow("a capital after a word")
            << QByteArray("De ander\xC6 30 jaar is om.\n") << true;
        QTest::newRow("a line of windows-1252") << QByteArray::fromStdString(western) << false;
    }
    void oneBadByteIsNoLineOfAnotherEncoding() {
        QFETCH(QByteArray, line);
        QFETCH(bool, damage);
        const std::string text =
            in(EncodingId::Utf8, u"Er zijn nieuwe idee\u00EBn nodig.\n") + line.toStdString();
        const StructureReport structure = survey(bytesOf(text));
        const EncodingId both[] = {EncodingId::Utf8, EncodingId::Windows1252};
        QCOMPARE(
            isDamage(*mixed(text), structure.of(EncodingId::Utf8), structure.counts, both, Prior()),
            damage);
    }
    void amongManyLinesOfAnotherEncodingASequenceIsNotAskedAbout() {
        QVERIFY(!mixed(western + western + western + western + western + "caf\xC3\xA9\n"));
    }
    void aParagraphIsAsManyLinesAsItWouldBeWrapped() {
        const std::string words = "et le phare, la mer, le port, les bateaux, la plage, ";
        QVERIFY(mixed("Un \xE9t\xE9, " + words + words + words + "\n" + utf8)->ofUtf8().decibans <
                -10);
    }
    void asciiLinesSpeakForTheEncodingOfTheirLanguage() {
        const std::string dutch = "De grootste boosdoener is de landbouw.\n"
                                  "De burger heeft hier helemaal niets aan.\n";
        const std::string text =
            in(EncodingId::Windows1252, u"Hij is ge\u00EFnteresseerd in de burger.\n") + dutch;
        const auto weightOfUtf8 = [&](const std::string& all) {
            ByteCounts counts;
            counts.add(bytesOf(all));
            return weighAsciiLines(*mixed(all), EncodingId::Windows1252, counts, Prior()).decibans;
        };
        QVERIFY(weightOfUtf8(text + utf8) < -10);
        const std::string inUtf8 =
            in(EncodingId::Utf8, u"Hij is ge\u00EFnteresseerd in de burger.\n");
        QVERIFY(weightOfUtf8(inUtf8 + dutch + western) > 10);
    }
    void charactersCutOffByTheSamplesWindowsAreNoOtherEncoding() {
        const std::string word = in(EncodingId::Utf8, u"ä€𝄞");
        for (std::size_t cut = 1; cut < word.size(); ++cut) {
            const std::string front = word.substr(0, cut), back = word.substr(cut);
            const std::string first = utf8 + front, second = back + "\n" + utf8;
            const SampleSegment windows[] = {{0, {first.begin(), first.end()}},
                                             {512, {second.begin(), second.end()}}};
            QVERIFY2(!mixtureOf(windows), qPrintable(QString::number(cut)));
        }
    }
    void howeverManyLinesThereAreAsciiOnesAreComparedLikeWithLike() {
        std::string text, ascii;
        for (int i = 0; i < 400; ++i)
            text += in(EncodingId::Utf8, u"08:15:14 Übertragung geprüft, Zugriff für Müller\n");
        for (int i = 0; i < 20; ++i)
            ascii += "08:15:14 Verbindung zum Server beendet\n";
        const std::string all = text + ascii + "08:15:14 Pr\xFC" + "fung beendet\n";
        ByteCounts counts;
        counts.add(bytesOf(all));
        const Mixture mixture = *mixed(all);
        const Weight asciiLines =
            weighAsciiLines(mixture, EncodingId::Windows1252, counts, Prior());
        QVERIFY2(asciiLines.decibans > -20, qPrintable(QString::number(asciiLines.decibans)));
    }
    void manyMoreLinesOutweighWhatTheAsciiOnesSay() {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += utf8;
        QVERIFY(mixed(text + western)->ofUtf8({-300}).decibans > 50);
        QVERIFY(mixed(utf8 + western)->ofUtf8({-300}).decibans < -50);
    }
    void aDamagedLineOfUtf8IsStillOne() { QVERIFY(!mixed(utf8 + "\xC3\xA9\xC3\xA8\xFF\n")); }
    void replacementCharactersAreNoSoundSequences() {
        std::string damage;
        for (int i = 0; i < 20; ++i)
            damage += "\xEF\xBF\xBD ";
        QVERIFY(mixed(western + damage + "\n" + damage + "\n")->doubtful);
        QVERIFY(!mixed(western + utf8 + utf8)->doubtful);
    }
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
