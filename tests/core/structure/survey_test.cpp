#include "core/structure/survey.h"

#include "core/registry/registry.h"
#include "described.h"
#include "text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

const QString russian = "Паром уходит в половине седьмого, и никто не знает, когда он вернётся.\n";
const QString japanese = "フェリーは六時半に出ます。帰りの時間は誰も知りません。\r\n";

std::string noise(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::string bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

StructureReport surveyInChunks(std::string_view bytes, std::size_t chunk) {
    Survey survey;
    for (std::size_t at = 0; at < bytes.size(); at += chunk)
        survey.feed(bytesOf(bytes.substr(at, chunk)));
    return survey.conclude();
}

} // namespace

class SurveyTest : public QObject {
    Q_OBJECT

private slots:
    void theDivisionIntoChunksDoesNotMatter_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("noise", noise(40'000, 1));
        row("UTF-8", in(EncodingId::Utf8, russian.repeated(300)));
        row("Shift_JIS", in(EncodingId::ShiftJis, japanese.repeated(700)));
        row("UTF-16LE of odd length", utf16(japanese.repeated(700), false) + "x");
        row("ISO-2022-JP", in(EncodingId::Iso2022Jp, japanese.repeated(500)));
        row("sparse", std::string(9'000, 'a') + "\xC3\xA9" + std::string(20'000, 'b') + "\xFF" +
                          std::string(9'000, '+'));
    }
    void theDivisionIntoChunksDoesNotMatter() {
        QFETCH(QByteArray, bytes);
        const std::string text = bytes.toStdString();
        const QByteArray whole = describe(survey(bytesOf(text)));
        for (const std::size_t chunk : {1u, 3u, 255u, 256u, 4'097u, 16'384u, 16'385u})
            QCOMPARE(describe(surveyInChunks(text, chunk)), whole);
    }

    /// Of what lies behind the first mebibyte only every 16th page's characters are looked at.
    void longUtf16IsCountedWholeHoweverItIsDivided() {
        const std::string text = repeated(utf16(japanese.repeated(1'000), true), 40);
        const StructureReport whole = survey(bytesOf(text));
        const Finding finding = whole.of(EncodingId::Utf16Be);
        QVERIFY(!finding.excluded && finding.complete);
        QCOMPARE(finding.tally.units, std::uint64_t{text.size() / 2});
        QCOMPARE(describe(surveyInChunks(text, 99'999)), describe(whole));
    }

    void aFindingThatIsChangedIsOfOneEncodingOnly() {
        StructureReport report = survey({});
        report.findings.own(EncodingId::Windows1252).excluded = true;
        report.findings.own(EncodingId::Windows1252).proven = true;
        for (const EncodingInfo& row : allEncodings())
            QCOMPARE(report.of(row.id).excluded, row.id == EncodingId::Windows1252);
        QVERIFY(report.of(EncodingId::Windows1252).proven);
    }
    void nothingSpeaksAgainstAnEmptyInput() {
        for (const Finding& finding : survey({}).findings)
            QVERIFY(!finding.excluded && finding.tally.malformed == 0);
    }
    void reasonsSayWhatTheyWeigh() {
        const std::string bytes = noise(3'000, 2);
        for (const Finding& finding : survey(bytesOf(bytes)).findings)
            for (const Reason& reason : finding.reasons) {
                QVERIFY(!reason.detail.text().empty());
                QCOMPARE(reason.effect == Effect::Weakens || reason.effect == Effect::Excludes,
                         reason.weight.decibans < 0);
            }
    }
    void excludedMeansAnExcludingReason() {
        const std::string bytes = noise(3'000, 3);
        for (const Finding& finding : survey(bytesOf(bytes)).findings)
            QCOMPARE(std::ranges::count(finding.reasons, Effect::Excludes, &Reason::effect) > 0,
                     finding.excluded);
    }
    void lineEndings_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("ending");
        const auto row = [](const char* name, const QByteArray& bytes, LineEnding ending) {
            QTest::newRow(name) << bytes << static_cast<int>(ending);
        };
        row("none", "one line", LineEnding::None);
        row("LF", "a\nb\n", LineEnding::Lf);
        row("CRLF", "a\r\nb\r\n", LineEnding::CrLf);
        row("CR", "a\rb\r", LineEnding::Cr);
        row("LF and CRLF", "a\r\nb\n", LineEnding::Mixed);
        row("a CR at the end after CRLF", "a\r\nb\r", LineEnding::Mixed);
    }
    void lineEndings() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, ending);
        const std::string text = bytes.toStdString();
        const StructureReport report = survey(bytesOf(text));
        QCOMPARE(static_cast<int>(report.lineEnding), ending);
        QCOMPARE(static_cast<int>(report.of(EncodingId::Utf8).lineEnding), ending);
        QCOMPARE(static_cast<int>(report.of(EncodingId::Windows1251).lineEnding), ending);
    }
    void lineEndingsOfUtf16AreItsOwn() {
        const std::string bytes = utf16("a\r\nb\r\n", true);
        QCOMPARE(survey(bytesOf(bytes)).of(EncodingId::Utf16Be).lineEnding, LineEnding::CrLf);
    }
    void asciiOnlyIsSaidOfTheWholeInput() {
        const std::string ascii(1'000'000, 'a');
        QVERIFY(survey(bytesOf(ascii)).asciiOnly);
        const std::string almost = ascii + "\xE9";
        QVERIFY(!survey(bytesOf(almost)).asciiOnly);
    }
    void utf16OfAsciiLettersIsNotAsciiOnly() {
        const std::string bytes = utf16("The ferry leaves", false);
        QVERIFY(!survey(bytesOf(bytes)).asciiOnly);
    }
    void ruledOutValidatorsStop() {
        const std::string bytes = noise(100'000, 4);
        const StructureReport report = survey(bytesOf(bytes));
        QVERIFY(!report.of(EncodingId::ShiftJis).complete);
        QVERIFY(!report.of(EncodingId::Utf16Le).complete);
    }
    void anEscapedValidatorThatIsLeftBehindStops() {
        const QString line = "연락선은 여섯 시 반에 떠나고, 언제 돌아올지 아무도 모른다.\n";
        const std::string bytes = in(EncodingId::Iso2022Kr, line.repeated(25'000)); // 1.6 MB
        const StructureReport report = survey(bytesOf(bytes));
        QVERIFY(report.of(EncodingId::Iso2022Kr).complete);
        QVERIFY(report.of(EncodingId::Iso2022Kr).proven);
        QVERIFY(!report.of(EncodingId::Cp50220).complete);
        QVERIFY(!report.of(EncodingId::Cp50220).proven);
        QVERIFY(survey(bytesOf(bytes), {.keep = {EncodingId::Cp50220}})
                    .of(EncodingId::Cp50220)
                    .complete);
        const std::string start = bytes.substr(0, 1'000'000); // it is short yet
        QVERIFY(survey(bytesOf(start)).of(EncodingId::Cp50220).complete);
    }
    void utf8NeverStops() {
        const std::string bytes = noise(100'000, 4);
        QVERIFY(survey(bytesOf(bytes)).of(EncodingId::Utf8).complete);
    }
    void utf8IsFoundAfterALongPartInAnotherEncoding() {
        const QString line = russian.repeated(400); // 54 KiB as UTF-8
        std::string bytes = repeated(in(EncodingId::Windows1251, line), 100);
        const Finding before = survey(bytesOf(bytes)).of(EncodingId::Utf8);
        QVERIFY(before.excluded);
        QVERIFY(!before.complete); // 2.7 MB of which the end was looked at here and there
        bytes += repeated(in(EncodingId::Utf8, line), 1000);
        const Finding finding = survey(bytesOf(bytes)).of(EncodingId::Utf8);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.weight().decibans > 0);
    }
    void twoNamesOfOneDecoderAreKeptTogether() {
        const std::string bytes = repeated("\x1B$B", 5'000) + noise(100'000, 5);
        for (const EncodingId id : {EncodingId::Cp50220, EncodingId::Cp50221})
            QVERIFY(survey(bytesOf(bytes), {.keep = {EncodingId::Cp50221}}).of(id).complete);
    }
    void countAllGoesOnToTheEnd() {
        const std::string bytes = noise(100'000, 4);
        for (const Finding& finding : survey(bytesOf(bytes), {.countAll = true}).findings)
            QVERIFY(finding.complete);
    }
    void aKeptEncodingIsCountedToTheEndAndNotRuledOut() {
        const std::string bytes = noise(100'000, 4);
        for (const EncodingId id :
             {EncodingId::ShiftJis, EncodingId::Utf16Le, EncodingId::Gbk, EncodingId::Iso2022Jp,
              EncodingId::Tis620, EncodingId::Utf7, EncodingId::Ibm037, EncodingId::Scsu}) {
            const Finding finding = survey(bytesOf(bytes), {.keep = {id}}).of(id);
            QVERIFY(finding.complete);
            QVERIFY(!finding.excluded);
            QVERIFY(finding.tally.malformed > 0 || id == EncodingId::Ibm037);
        }
    }
    void scsuWithItsSignatureIsNotWeakened() {
        const std::string bytes("\x0E\xFE\xFFMoscow", 9);
        QVERIFY(survey(bytesOf(bytes)).of(EncodingId::Scsu).weight().decibans > -1);
        QVERIFY(survey(bytesOf(bytes)).of(EncodingId::Bocu1).weight().decibans < -20);
    }
};

QTEST_APPLESS_MAIN(SurveyTest)
#include "survey_test.moc"
