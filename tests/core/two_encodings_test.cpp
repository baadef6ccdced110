// Text of which some lines are in another encoding: the answer is the one that most of it is in.

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/core/answer_to.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

class TwoEncodingsTest : public QObject {
    Q_OBJECT

private slots:
    void aLineInLatin1DoesNotCostUtf8ItsPlace() {
        const std::string line = in(EncodingId::Utf8, u"Un été à la mer, près du phare.\n");
        const std::string foreign = in(EncodingId::Windows1252, u"Un été à la mer.\n");
        const Detection detection = detect(bytesOf(line + line + foreign + line));
        const Candidate& answer = detection.ranked.front();
        QCOMPARE(answer.encoding, EncodingId::Utf8);
        const auto said = std::ranges::find(answer.reasons, "lines", &Evidence::source);
        QVERIFY(said != answer.reasons.end());
        QCOMPARE(said->detail.text(), std::string("3 lines are UTF-8, 1 line is not"));
    }

    void aLineInLatin1DoesNotCostUtf8ItsPlaceWhereOnlyOneCharacterSpeaksForUtf8() {
        const std::string text = "Die Versammlung findet wie immer am Montag statt.\n" +
                                 in(EncodingId::Utf8, u"Wir treffen uns in K\u00F6ln.\n");
        const std::string foreign =
            in(EncodingId::Windows1252, u"Le caf\u00E9 est ferm\u00E9 jusqu\u2019\u00E0 demain.\n");
        QCOMPARE(answerTo(text + foreign), EncodingId::Utf8);
        QCOMPARE(answerTo(foreign + text), EncodingId::Utf8);
    }
    void aMixtureIsAnsweredByTheLanguageOfItsAsciiLines() {
        const std::string dutch =
            in(EncodingId::Windows1252, u"Hij is ge\u00EFnteresseerd in koffie.\n") +
            "De grootste boosdoener is de landbouw.\n"
            "De burger heeft hier helemaal niets aan.\n";
        QCOMPARE(answerTo(dutch + in(EncodingId::Utf8, u"Un \u00E9t\u00E9 pr\u00E8s du phare.\n")),
                 EncodingId::Windows1252);
    }
    void aMixtureIsAnsweredByTheEncodingWithMoreLines() {
        const std::string utf8 = in(EncodingId::Utf8, u"Un été à la mer, près du phare.\n");
        const std::string western = in(EncodingId::Windows1252, u"Le café est fermé l’été.\n");
        QCOMPARE(answerTo(utf8 + western + utf8), EncodingId::Utf8);
        QCOMPARE(answerTo(western + utf8 + western), EncodingId::Windows1252);
    }

    void linesThatAreSoundUtf8ByAccidentAreNoSecondEncoding() {
        QCOMPARE(answerTo(in(EncodingId::Gbk, u"今天天气很好。\n交通\n通\n")), EncodingId::Gbk);
    }
    void aMixtureIsAnsweredByTheOnlyAdmittedEncoding() {
        const std::string both =
            in(EncodingId::Windows1252, u"Le café est fermé jusqu’à l’été.\n") +
            in(EncodingId::Utf8, u"Le café est ouvert.\n");
        QCOMPARE(answerTo(both, {.only = {EncodingId::Utf8}}), EncodingId::Utf8);
        QCOMPARE(answerTo(both, {.only = {EncodingId::Windows1252}}), EncodingId::Windows1252);
    }
    void aMixtureCountsMalformedSequencesInAllLines_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<EncodingId>("answer");
        QTest::newRow("the answer stopped in lines of UTF-8") << QByteArray() << EncodingId::Big5;
        QTest::newRow("with a BOM") << QByteArray("\xEF\xBB\xBF") << EncodingId::Utf8;
    }
    void aMixtureCountsMalformedSequencesInAllLines() {
        QFETCH(QByteArray, before);
        QFETCH(EncodingId, answer);
        constexpr std::u16string_view taiwanese =
            u"渡輪在六點半離開碼頭，沒有人知道它什麼時候回來。\n";
        std::string text = before.toStdString();
        for (int i = 0; i < 30; ++i)
            text += in(EncodingId::Utf8, taiwanese);
        for (int i = 0; i < 50; ++i)
            text += in(EncodingId::Big5, taiwanese);
        const Detection detection = detect(bytesOf(text));
        QCOMPARE(detection.ranked.front().encoding, answer);
        for (const Candidate& candidate : detection.ranked)
            QVERIFY2(candidate.malformed == tally(bytesOf(text), candidate.encoding).malformed,
                     info(candidate.encoding).name.data());
    }

    void aLongMixtureCountsMalformedSequencesOfTheWholeInput() {
        std::string text;
        for (int i = 0; i < 4000; ++i)
            text += in(i % 8 ? EncodingId::Utf8 : EncodingId::Big5, u"渡輪在六點半離開碼頭。\n");
        const Detection detection = detect(bytesOf(text));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf8);
        QCOMPARE(detection.ranked.front().malformed,
                 tally(bytesOf(text), EncodingId::Utf8).malformed);
    }
};

QTEST_APPLESS_MAIN(TwoEncodingsTest)
#include "two_encodings_test.moc"
