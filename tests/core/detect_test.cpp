#include "core/detect.h"

#include "core/decode/decoder.h"
#include "core/registry/registry.h"
#include "tests/core/answer_to.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <string>

using namespace charsleuth;
using namespace Qt::StringLiterals;

namespace {

constexpr std::u16string_view russian = u"Поезд отходит в семь утра, не опаздывайте на вокзал.\n";

bool sameAnswer(const Detection& a, const Detection& b) {
    return std::ranges::equal(a.ranked, b.ranked, [](const Candidate& x, const Candidate& y) {
        return x.encoding == y.encoding && x.probability == y.probability &&
               x.malformed == y.malformed && x.tellingByte == y.tellingByte;
    });
}

} // namespace

class DetectTest : public QObject {
    Q_OBJECT

private slots:
    void aLanguageIsNamedFromAnEvenChanceOn() {
        const auto languageOf = [](std::string_view text) {
            return detect(bytesOf(text)).ranked.at(0).language;
        };
        QCOMPARE(languageOf("plain\n"), std::string());
        QCOMPARE(languageOf("name,value\n"), std::string());
        QCOMPARE(languageOf("hello world, this is a test\n"), std::string("en"));
        QCOMPARE(languageOf("Där bor en gammal man.\n"), std::string("sv"));
    }
    void anEmptyInputIsAnsweredAndNotBinary() {
        const Detection detection = detect({});
        QVERIFY(!detection.binary);
        QVERIFY(!detection.ranked.empty());
        QCOMPARE(detection.ranked.front().malformed, std::uint64_t{0});
    }

    void asciiHasEveryAsciiCompatibleNameAsTheSameText() {
        const Detection detection = detect(bytesOf("Nothing special here.\n"));
        QVERIFY(detection.asciiOnly);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::UsAscii);
        const auto& same = detection.ranked.front().sameText;
        for (const EncodingId name :
             {EncodingId::Utf8, EncodingId::Windows1252, EncodingId::ShiftJis, EncodingId::Koi8R})
            QVERIFY(std::ranges::find(same, name) != same.end());
    }

    void linesThatEndInCrSpeakForTheMac() {
        const auto share = [](char lineEnd) {
            std::string text = "\xD2Who is there?\xD3 \xD0 it\xD5s me\n\xD2Not so loud!\xD3 \xD0 "
                               "it\xD5s late.\xC9\n";
            std::ranges::replace(text, '\n', lineEnd);
            const Candidate best = detect(bytesOf(text)).ranked.front();
            return best.encoding == EncodingId::Macintosh ? best.probability : 0;
        };
        QVERIFY(share('\r') > share('\n'));
    }

    void amongNamesForTheSameTextTheOneInUseIsInFront_data() {
        QTest::addColumn<EncodingId>("encoding");
        QTest::addColumn<QString>("text");
        QTest::newRow("French of DOS, not Quebec's page")
            << EncodingId::Ibm850 << u"L\u00E8ve-toi, la for\u00EAt est \u00E0 deux pas.\n"_s;
        QTest::newRow("Hebrew of DOS") << EncodingId::Ibm862 << u"שלום לכולם, מה שלומכם היום?\n"_s;
        QTest::newRow("EBCDIC capitals") << EncodingId::Ibm037 << u"ORDER 4711 SHIPPED TODAY   "_s;
        QTest::newRow("Russian of DOS") << EncodingId::Ibm866 << u"Поезд отходит в семь утра.\n"_s;
    }
    void amongNamesForTheSameTextTheOneInUseIsInFront() {
        QFETCH(EncodingId, encoding);
        QFETCH(QString, text);
        QCOMPARE(answerTo(in(encoding, text.toStdU16String())), encoding);
    }

    void capitalsThatMayBeChineseDecideNothing() {
        const Detection detection = detect(bytesOf("~{VPND~}\n"));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::HzGb2312);
        QCOMPARE(detection.certainty, Certainty::Strong);
        QVERIFY(!detection.asciiOnly);
    }

    void oneAccentAfterAMegabyteOfAsciiIsFound() {
        std::string text(1 << 20, 'a');
        text += "\xC3\xA9";
        const Detection detection = detect(bytesOf(text));
        QVERIFY(!detection.asciiOnly);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf8);
    }

    void soundUtf8WinsHoweverStrangeTheText() {
        std::string marks = "a";
        for (int i = 0; i < 20000; ++i)
            marks += "\u0301";
        QCOMPARE(answerTo(marks), EncodingId::Utf8);
    }

    void aBadByteAndAnEmojiAreStillUtf8() {
        std::string text;
        for (int i = 0; i < 60; ++i)
            text += i == 20 ? "他笑了\U0001F600。\n" : "今天早上我们去河边散步。\n";
        QCOMPARE(answerTo(text + "\xFF" + "雨"), EncodingId::Utf8);
    }

    void whatIsCalledTheSameTextIsTheSameText_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray ascii("Nothing special here, line after line.\n");
        QTest::newRow("ASCII after UTF-8's mark") << "\xEF\xBB\xBF" + ascii;
        QTest::newRow("ASCII after UTF-16's mark") << "\xFF\xFE" + ascii;
        const std::string western =
            in(EncodingId::Windows1252, u"Un \u00E9t\u00E9 \u00E0 la mer.\n");
        const std::string chinese =
            in(EncodingId::Gbk, u"\u4ECA\u5929\u5929\u6C14\u5F88\u597D\u3002\n");
        // Encodings that agree in what statistics look at first, and part later.
        const auto longText = [&](const std::string& line, const std::string& end) {
            std::string text;
            while (text.size() < 20'000)
                text += line;
            return QByteArray::fromStdString(text + end);
        };
        for (const auto& [name, line] : {std::pair("windows-1252", western), {"GBK", chinese}}) {
            QTest::addRow("%s", name) << longText(line, "");
            QTest::addRow("%s, then any byte", name) << longText(line, "\x80 \xA4 \xFE\xFF \xA1\n");
            QTest::addRow("%s, then four bytes of gb18030", name)
                << longText(line, "\x81\x30\x81\x30\n");
            QTest::addRow("%s, then half-width katakana", name)
                << longText(line, "\xB1\xB2\xB3 \x8E\xB1\n");
        }
        const std::string japanese = "\x1B$B$3$s$K$A$O\x1B(B, ";
        QTest::newRow("ISO-2022-JP") << longText(japanese, "");
        QTest::newRow("ISO-2022-JP, then half-width katakana")
            << longText(japanese, "\x1B(I123\x1B(B\n");
        QTest::newRow("ISO-2022-JP, then JIS X 0212") << longText(japanese, "\x1B$(D0\x21\x1B(B\n");
        QTest::newRow("a sign that pages read otherwise, outside the sample")
            << QByteArray("Plain words. ").repeated(60) + "caf\xA0 " +
                   QByteArray("Plain words. ").repeated(60) + "%\n";
    }
    void whatIsCalledTheSameTextIsTheSameText() {
        QFETCH(QByteArray, bytes);
        const std::string_view all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto textIn = [&](EncodingId encoding) {
            std::u16string text = decode(bytesOf(all), encoding).text;
            return text.starts_with(u'\uFEFF') ? text.substr(1) : text;
        };
        for (const Candidate& candidate : detect(bytesOf(all)).ranked) {
            const std::u16string text = textIn(candidate.encoding);
            for (const EncodingId other : candidate.sameText)
                QVERIFY2(
                    textIn(other) == text,
                    qPrintable(
                        QString("%1 and %2")
                            .arg(QString::fromStdString(std::string(info(candidate.encoding).name)))
                            .arg(QString::fromStdString(std::string(info(other).name)))));
        }
    }

    void oneBadByteDoesNotCostUtf8ItsPlace() {
        std::string text = in(EncodingId::Utf8, russian);
        text.insert(text.size() / 2, 1, '\xFF');
        const Detection detection = detect(bytesOf(text));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf8);
        QVERIFY(detection.ranked.front().malformed >= 1);
    }

    void aMarkThatTheRestBearsOutDecides() {
        std::string text = "\xEF\xBB\xBF";
        text += in(EncodingId::Utf8, russian);
        const Detection detection = detect(bytesOf(text));
        QCOMPARE(detection.bom, EncodingId::Utf8);
        QCOMPARE(detection.certainty, Certainty::Decided);
    }

    void aMarkBeforeOtherTextIsAConflict() {
        std::string text = "\xEF\xBB\xBF";
        for (int i = 0; i < 20; ++i)
            text += in(EncodingId::Windows1251, russian);
        const Detection detection = detect(bytesOf(text));
        const Candidate& first = detection.ranked.front();
        QVERIFY(first.encoding != EncodingId::Utf8);
        QVERIFY(!detection.conflicts.empty());
        QCOMPARE(detection.conflicts.front().rule, "bom");
    }

    void aMarkBeforeOtherTextIsNoPartOfIt() {
        std::string text = "\xEF\xBB\xBF";
        text += in(EncodingId::Windows1251, russian);
        QCOMPARE(answerTo(text), EncodingId::Windows1251); // and no page with letters for the mark
    }

    void asciiWithAFewControlsIsAscii_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("NULs") << QByteArray("Some text\0and more\0 of it\n", 26);
        QTest::newRow("one control") << QByteArray("abc\x01"
                                                   "def");
        QTest::newRow("colours and a bell") << QByteArray("\x1b[1mbold\x1b[0m \x07 text\n");
        QTest::newRow("a terminal's title") << QByteArray("\x1b]0;title\x07prompt$ ls\n");
    }
    void asciiWithAFewControlsIsAscii() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(bytesOf(bytes.toStdString()));
        QVERIFY(detection.asciiOnly);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::UsAscii);
    }

    void linesDrawnWithOneSignDoNotDrownTheOneAccent() { // each sign of them would cost 6.5 units
        constexpr std::string_view words[] = {"open", "close", "read", "write", "list", "find",
                                              "call", "word",  "line", "page",  "name", "port"};
        std::string text;
        for (std::size_t i = 0; i < 40; ++i) {
            text.append(words[i % 12]).append(1, ' ').append(words[(7 * i + 3) % 12]);
            text.append(1, '\n').append(40, '-').append(i == 20 ? "\n\xC3\xA9\n" : "\n");
        }
        QCOMPARE(answerTo(text), EncodingId::Utf8);
    }

    void aDeclarationOutweighsAFewKindsOfForeignSigns() {
        std::string page = "<?xml version=\"1.0\" encoding=\"koi8-r\"?>\n";
        for (int i = 0; i < 20; ++i) {
            page += '\xAB'; // windows-1251's quotes and dash
            page += in(EncodingId::Koi8R, russian);
            page += "\xBB \x96\n";
        }
        QCOMPARE(answerTo(page), EncodingId::Koi8R);
    }

    void aWrongDeclarationIsAConflictWithItsPlace() {
        std::string page = "<html><meta charset=\"iso-8859-5\">";
        page += in(EncodingId::Utf8, russian);
        const Detection detection = detect(bytesOf(page));
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf8);
        QCOMPARE(detection.conflicts.size(), std::size_t{1});
        const ByteRange range = detection.conflicts.front().range;
        QCOMPARE(page.substr(range.begin, range.size()), "iso-8859-5");
    }

    void aHintOfTheLanguageRaisesItsEncodings() {
        const auto ofCyrillic = [](DetectOptions options) {
            const auto ranked = detect(bytesOf("\xE8\xE8"), std::move(options)).ranked;
            const auto found =
                std::ranges::find(ranked, EncodingId::Windows1251, &Candidate::encoding);
            return found == ranked.end() ? 0.0 : found->probability;
        };
        const auto odds = [](double p) { return p / (1 - p); };
        QVERIFY(odds(ofCyrillic({.hints = {{HintKind::Language, "ru"}}})) >
                2 * odds(ofCyrillic({})));
    }

    void aDeclarationThatNoCharacterBearsOutDoesNotWin() {
        QCOMPARE(answerTo("The caf\xE9 is open until nine, come in and have some tea.\n",
                          {.hints = {{HintKind::ContentType, "text/html; charset=big5"}}}),
                 EncodingId::Windows1252);
    }

    void logicalHebrewIsNamedByThePageThatPeopleUse() {
        QCOMPARE(answerTo(in(EncodingId::Windows1255, u"שלום, החנות פתוחה כל יום עד תשע בערב\n")),
                 EncodingId::Windows1255);
    }

    void colouredTerminalOutputIsAscii() {
        const Detection detection =
            detect(bytesOf("Plain log \x1b[31mERROR\x1b[0m line of text\n"));
        QVERIFY(detection.asciiOnly);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::UsAscii);
    }

    void thePassageThatTellsOfEscapedTextIsItsFirstEscape() {
        const std::string text =
            in(EncodingId::Iso2022Jp, u"Subject: a meeting\n明日の会議は三時からです。\n");
        QCOMPARE(detect(bytesOf(text)).ranked.front().tellingByte, text.find('\x1b'));
    }

    void hindiInUtf16IsNoAsciiThoughItHasNoByteAbove7F() {
        std::string text;
        for (int i = 0; i < 5; ++i)
            text += in(EncodingId::Utf16Le, u"यह बाज़ार की सूची है और आज बहुत काम है\n");
        const Detection detection = detect(bytesOf(text));
        QVERIFY(!detection.asciiOnly);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Utf16Le);
    }

    void textWithTheSignatureOfScsuIsNotBinary() {
        const Detection detection = detect(
            bytesOf(in(EncodingId::Scsu, u"\uFEFFПоезд отходит в семь утра, 平仮名 и まで")));
        QVERIFY(!detection.binary);
        QCOMPARE(detection.ranked.front().encoding, EncodingId::Scsu);
    }

    void opinionsAreShownAndWeighNothing() {
        const std::string text = in(EncodingId::Koi8R, russian);
        const Detection without = detect(bytesOf(text));
        const Detection with =
            detect(bytesOf(text), {.opinions = {{"uchardet", "KOI8-R", {}}, {"icu", "Big5", 0.9}}});
        QVERIFY(sameAnswer(without, with));
        const auto& reasons = with.ranked.front().reasons;
        const auto opinion = std::ranges::find(reasons, EvidenceKind::Opinion, &Evidence::kind);
        QVERIFY(opinion != reasons.end());
        QCOMPARE(opinion->detail.text(), std::string("uchardet says KOI8-R"));
        QCOMPARE(opinion->weight.decibans, 0.0);
    }

    void onlyTheAdmittedAreCandidatesHoweverDamaged() {
        const Detection detection = detect(bytesOf(in(EncodingId::Koi8R, russian)),
                                           {.only = {EncodingId::Utf8, EncodingId::EucJp}});
        QCOMPARE(detection.ranked.size(), std::size_t{2});
        for (const Candidate& candidate : detection.ranked)
            QVERIFY(candidate.malformed > 0 && candidate.firstMalformed);
    }

    void theExcludedAreNoCandidates() {
        const EncodingId answer =
            answerTo(in(EncodingId::Koi8R, russian), {.exclude = {EncodingId::Koi8R}});
        QVERIFY(answer != EncodingId::Koi8R);
    }

    void whereNoPageIsAdmittedAsciiIsStillAnotherText() {
        const Detection detection =
            detect(bytesOf("r\n"), {.only = {EncodingId::Bocu1, EncodingId::EucKr}});
        QCOMPARE(detection.ranked.size(), 2u);
        for (const Candidate& candidate : detection.ranked)
            QVERIFY(candidate.sameText.empty());
    }
    void whereNoneIsAdmittedNoneIsTheAnswer() {
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += in(EncodingId::Koi8R, russian);
        const std::string both = text + in(EncodingId::Utf8, russian);
        for (const std::string_view bytes :
             {std::string_view(), std::string_view(text).substr(0, 9), std::string_view(text),
              std::string_view(both)}) {
            const Detection detection =
                detect(bytesOf(bytes), {.only = {EncodingId::Utf8}, .exclude = {EncodingId::Utf8}});
            QVERIFY(detection.ranked.empty() && !detection.certainty);
        }
    }

    void probabilitiesAddUpToAtMostOne() {
        for (const std::string_view text :
             {"", "a", "\xE8", "\xC3\xA9", "\xFF\xFE\xFF", "caf\xE9"}) {
            const auto ranked = detect(bytesOf(text)).ranked;
            const double sum = std::accumulate(
                ranked.begin(), ranked.end(), 0.0,
                [](double all, const Candidate& candidate) { return all + candidate.probability; });
            QVERIFY2(sum <= 1 + 1e-9, QByteArray::number(sum).constData());
        }
    }

    void whateverEncodingIsAskedForAloneIsTheAnswer() {
        for (int row = 0; row < encodingCount; ++row)
            for (const std::string_view text : {"", "text", "\xE9t\xE9"}) {
                const auto only = static_cast<EncodingId>(row);
                const Detection detection = detect(bytesOf(text), {.only = {only}});
                QCOMPARE(detection.ranked.size(), std::size_t{1});
                QCOMPARE(detection.ranked.front().probability, 1.0);
            }
    }

    void anyChunkingGivesTheSameAnswer() {
        std::string text;
        for (int i = 0; i < 40; ++i)
            text += in(EncodingId::ShiftJis, u"plain ASCII line\n焼き魚定食とカレーライス\n");
        const Detection whole = detect(bytesOf(text));
        for (const std::size_t size : {1u, 2u, 3u, 7u, 255u, 1000u}) {
            Examination examination;
            for (std::size_t at = 0; at < text.size(); at += size)
                examination.feed(bytesOf(std::string_view(text).substr(at, size)));
            QVERIFY(sameAnswer(examination.conclude(), whole));
        }
    }
    void anExaminationGoesOnWhereItIsMovedTo() {
        const std::string text = in(EncodingId::Koi8R, russian);
        const std::string_view front = std::string_view(text).substr(0, 20);
        Examination first;
        first.feed(bytesOf(front));
        Examination second(std::move(first));
        second.feed(bytesOf(std::string_view(text).substr(front.size())));
        Examination third;
        third = std::move(second);
        QVERIFY(sameAnswer(third.conclude(), detect(bytesOf(text))));
    }

    void aStoppedDetectionSpeaksOfWhatItRead() {
        const std::string text(3 << 20, 'a'); // three chunks
        int chunks = 0;
        const Detection detection = detect(bytesOf(text), {}, [&] { return chunks++ == 2; });
        QCOMPARE(detection.size, std::uint64_t{2 << 20});
    }
};

QTEST_APPLESS_MAIN(DetectTest)
#include "detect_test.moc"
