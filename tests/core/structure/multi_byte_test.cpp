#include "core/structure/survey.h"

#include "core/registry/registry.h"
#include "core/structure/verdict/verdicts.h"
#include "text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

const QString russian = "Паром уходит в половине седьмого, и никто не знает, когда он вернётся.\n";
const QString german = "Die Fähre fährt um halb sieben, über das Wetter weiß man nichts.\n";
const QString japanese = "フェリーは六時半に出ます。帰りの時間は誰も知りません。\n";
const QString korean = "배는 여섯 시 반에 떠납니다. 언제 돌아올지 아무도 모릅니다.\n";
const QString chinese = "渡轮在六点半离开码头，没有人知道它什么时候回来。\n";
const QString taiwanese = "渡輪在六點半離開碼頭，沒有人知道它什麼時候回來。\n";
const QString english = "The ferry leaves at half past six, and nobody knows when it returns.\n";

Finding findingOf(EncodingId encoding, const std::string& bytes, SurveyOptions options = {}) {
    return survey(bytesOf(bytes), std::move(options)).of(encoding);
}

const Reason* withEffect(const Finding& finding, Effect effect) {
    const auto it = std::ranges::find(finding.reasons, effect, &Reason::effect);
    return it == finding.reasons.end() ? nullptr : &*it;
}

} // namespace

class MultiByteTest : public QObject {
    Q_OBJECT

private slots:
    void textIsSupportedAndNotRuledOut_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QString>("text");
        const auto row = [](EncodingId id, const QString& text) {
            QTest::newRow(std::string(info(id).name).c_str()) << static_cast<int>(id) << text;
        };
        row(EncodingId::Utf8, german);
        row(EncodingId::ShiftJis, japanese);
        row(EncodingId::EucJp, japanese);
        row(EncodingId::EucKr, korean);
        row(EncodingId::Johab, korean);
        row(EncodingId::Gbk, chinese);
        row(EncodingId::Gb18030, chinese);
        row(EncodingId::Big5, taiwanese);
        row(EncodingId::EucTw, taiwanese);
    }
    void textIsSupportedAndNotRuledOut() {
        QFETCH(int, encoding);
        QFETCH(QString, text);
        const auto id = static_cast<EncodingId>(encoding);
        const Finding finding = findingOf(id, in(id, text));
        QCOMPARE(finding.tally.malformed, std::uint64_t{0});
        QVERIFY(finding.complete);
        QVERIFY(!finding.excluded);
        QVERIFY(withEffect(finding, Effect::Supports));
        QVERIFY(!withEffect(finding, Effect::Weakens));
        QCOMPARE(finding.lineEnding, LineEnding::Lf);
    }

    void oneBadByteDoesNotRuleOut_data() { textIsSupportedAndNotRuledOut_data(); }
    void oneBadByteDoesNotRuleOut() {
        QFETCH(int, encoding);
        QFETCH(QString, text);
        const auto id = static_cast<EncodingId>(encoding);
        std::string bytes = in(id, text.repeated(4));
        bytes[bytes.find('\n')] = '\xFF';
        const Finding finding = findingOf(id, bytes);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.tally.malformed >= 1);
        const Reason* weakens = withEffect(finding, Effect::Weakens);
        QVERIFY(weakens && weakens->weight.decibans < -15);
        QVERIFY(weakens->where && weakens->where->begin >= bytes.find('\xFF') - 3);
    }

    void aCutAtTheEndCostsNearlyNothing_data() { textIsSupportedAndNotRuledOut_data(); }
    void aCutAtTheEndCostsNearlyNothing() {
        QFETCH(int, encoding);
        QFETCH(QString, text);
        const auto id = static_cast<EncodingId>(encoding);
        std::string bytes = in(id, text);
        QVERIFY(!bytes.empty());
        while (static_cast<unsigned char>(bytes.back()) < 0x80)
            bytes.pop_back();
        bytes.pop_back();
        const Finding finding = findingOf(id, bytes);
        QVERIFY(!finding.excluded);
        const Reason* weakens = withEffect(finding, Effect::Weakens);
        QVERIFY(!weakens || weakens->weight.decibans >= -5);
    }

    void theReasonNamesTheBytesAndTheirPlace() {
        const std::string sound = in(EncodingId::Utf8, german.repeated(9));
        const auto detail = [](const std::string& bytes) {
            return std::string(
                withEffect(findingOf(EncodingId::Utf8, bytes), Effect::Weakens)->detail.text());
        };
        const std::string at = std::to_string(sound.size());
        QCOMPARE(detail(sound + "\xFF" + sound),
                 "one byte sequence does not fit: 0xFF at byte " + at);
        QCOMPARE(detail(sound + "\xE2\x82 \xFF" + sound),
                 "2 byte sequences do not fit, the first: 0xE2 0x82 at byte " + at);
    }
    void aForeignLineDoesNotRuleUtf8Out() {
        const std::string bytes = in(EncodingId::Utf8, russian.repeated(5)) +
                                  in(EncodingId::Koi8R, russian) +
                                  in(EncodingId::Utf8, russian.repeated(5));
        const Finding finding = findingOf(EncodingId::Utf8, bytes);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.weight().decibans > 100);
    }
    void aBlobInALongTextCostsAsMuchAsOneDamagedPlace() {
        std::mt19937 random(3);
        std::string blob(4096, '\0');
        for (char& byte : blob)
            byte = static_cast<char>(random());
        const std::string text = in(EncodingId::ShiftJis, japanese.repeated(1000));
        const Finding finding = findingOf(EncodingId::ShiftJis, text + blob + text);
        QVERIFY(finding.tally.malformed > 100);
        QVERIFY(!finding.excluded);
        QVERIFY(withEffect(finding, Effect::Weakens)->weight.decibans > -40);
    }
    void anEncodingThatStaysIsReadToTheEndOfInput_data() {
        QTest::addColumn<int>("encoding");
        for (const EncodingId id : {EncodingId::Cesu8, EncodingId::ShiftJis, EncodingId::EucJp})
            QTest::newRow(info(id).name.data()) << static_cast<int>(id);
    }
    void anEncodingThatStaysIsReadToTheEndOfInput() {
        QFETCH(int, encoding);
        const auto id = static_cast<EncodingId>(encoding);
        const std::string text = in(id, english.repeated(8) + "日本語\n" + english.repeated(8));
        const std::string blob = repeated("\xFF", 150);
        const std::string bytes = repeated(text, 16) + blob + text + blob + repeated(text, 16);
        const Finding finding = findingOf(id, bytes);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.complete);
        QCOMPARE(finding.tally.malformed, std::uint64_t{300});
    }
    void cesu8IsExcludedWhereUtf8ReadsMore() {
        const std::string emoji = in(EncodingId::Utf8, "他笑了😀。\n"),
                          pair = in(EncodingId::Cesu8, "他笑了😀。\n");
        QVERIFY(findingOf(EncodingId::Cesu8, emoji + '\xFF').excluded);
        QVERIFY(findingOf(EncodingId::Cesu8, emoji).excluded);
        QVERIFY(!findingOf(EncodingId::Cesu8, pair + '\xFF').excluded);
        QVERIFY(!findingOf(EncodingId::Cesu8, emoji + pair).excluded);
    }
    void oneSequenceOfUtf8IsSupport() {
        const Finding finding =
            findingOf(EncodingId::Utf8, in(EncodingId::Utf8, english + "Café\n"));
        QVERIFY(finding.weight().decibans >= 10);
    }
    void theMoreSequencesOfUtf8TheMoreSupport() {
        const auto weight = [](const QString& text) {
            return findingOf(EncodingId::Utf8, in(EncodingId::Utf8, text)).weight();
        };
        QVERIFY(weight("Tür für") > weight("Tür fur"));
        QVERIFY(weight("10 €") > weight("10 £"));
        QVERIFY(weight("\U0001F600") > weight("€"));
    }
    void latin1TextIsNotUtf8() {
        QVERIFY(
            findingOf(EncodingId::Utf8, in(EncodingId::Iso8859_1, german.repeated(2))).excluded);
    }
    void aSingleLatin1LetterIsWeakUtf8ButNotRuledOut() {
        const Finding finding = findingOf(EncodingId::Utf8, "caf\xE9 au lait");
        QVERIFY(!finding.excluded);
        QVERIFY(finding.weight().decibans < -20);
    }
    void aLatin1LetterAtTheEndIsNotAFreeCut() {
        QVERIFY(findingOf(EncodingId::Utf8, "caf\xE9").weight().decibans < -20);
    }
    void aFileThatBeginsInsideACharacterIsUtf8() {
        const std::string bytes = in(EncodingId::Utf8, "€ " + german).substr(1);
        const Finding finding = findingOf(EncodingId::Utf8, bytes);
        QVERIFY(!finding.excluded);
        QVERIFY(finding.weight().decibans > 20);
    }
    void koi8IsNoMultiByteText() {
        const std::string bytes = in(EncodingId::Koi8R, russian.repeated(20));
        const StructureReport report = survey(bytesOf(bytes));
        for (const EncodingId id :
             {EncodingId::Utf8, EncodingId::EucJp, EncodingId::Utf16Le, EncodingId::Utf16Be})
            QVERIFY2(report.of(id).excluded, std::string(info(id).name).c_str());
    }
    void koi8ReadAsHalfWidthKatakanaDoesNotSupportShiftJis() {
        const std::string bytes = in(EncodingId::Koi8R, russian.repeated(20));
        QVERIFY(!withEffect(findingOf(EncodingId::ShiftJis, bytes), Effect::Supports));
    }
    void asciiSaysNothing() {
        const StructureReport report = survey(bytesOf(english.toStdString()));
        QVERIFY(report.of(EncodingId::Utf8).reasons.empty());
        QVERIFY(report.of(EncodingId::ShiftJis).reasons.empty());
        QVERIFY(report.of(EncodingId::Windows1252).reasons.empty());
    }
    void theFirstMalformedByteIsFoundBehindSkippedAscii() {
        const std::string ascii = english.repeated(100).toStdString();
        const std::string bytes = ascii + in(EncodingId::Utf8, german) + ascii + "\xFF" + ascii;
        const Finding finding = findingOf(EncodingId::Utf8, bytes);
        QCOMPARE(finding.tally.malformed, std::uint64_t{1});
        QCOMPARE(finding.tally.firstMalformed->begin, std::uint64_t{bytes.find('\xFF')});
        QCOMPARE(finding.tally.characters, std::uint64_t(2 * ascii.size() + 1 + ascii.size()) +
                                               static_cast<std::uint64_t>(german.size()));
    }
};

QTEST_APPLESS_MAIN(MultiByteTest)
#include "multi_byte_test.moc"
