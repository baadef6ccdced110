// What garbled text may have been, for somebody who chooses.

#include "core/repair/meanings.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth;

namespace {

MappedText mapped(std::u16string_view text) {
    return decodeMapped(encode(text, EncodingId::Utf8).bytes, EncodingId::Utf8);
}

std::string chainOf(const Meaning& meaning) {
    std::string words;
    for (const std::string& step : wordsOf(meaning.chain))
        words += (words.empty() ? "" : "; ") + step;
    return words;
}

} // namespace

class MeaningsTest : public QObject {
    Q_OBJECT

private slots:
    void whatWasMeantIsAmongTheFirst_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("chain");
        const auto row = [](const char* text, const char* chain) {
            QTest::addRow("%s, %s", text, chain) << QString(text) << QByteArray(chain);
        };
        row("München", "UTF-8 read as windows-1252");
        row("München", "UTF-8 read as IBM437");
        row("München", "UTF-8 read as macintosh");
        row("München", "UTF-8 read as windows-1251");
        row("é", "UTF-8 read as windows-1252"); // one word of one letter: nothing is found in it
        row("naïve", "UTF-8 read as windows-1252; UTF-8 read as windows-1252");
        row("Привет", "windows-1251 read as windows-1252");
        row("Привет", "KOI8-R read as windows-1251");
        row("Żółw", "windows-1250 read as windows-1252");
        row("こんにちは", "Shift_JIS read as windows-1252");
        row("München", "IBM850 read as windows-1252");
        row("你好世界", "UTF-8 read as GBK");
        row("Die Straße nach München\r\nund zurück", "UTF-8 read as windows-1252");
    }
    void whatWasMeantIsAmongTheFirst() {
        QFETCH(QString, text);
        QFETCH(QByteArray, chain);
        const std::u16string meant = text.toStdU16String();
        const auto garbled = damaged(meant, *chainNamed(chain.toStdString()));
        QVERIFY(garbled);
        const auto meanings = meaningsOf(mapped(*garbled));
        const auto found = std::ranges::find(meanings, meant, &Meaning::text);
        QVERIFY(found != meanings.end());
        QVERIFY2(found - meanings.begin() < 3, "it is one of the first three");
        QVERIFY(std::ranges::is_sorted(meanings, std::greater{}, &Meaning::gain));
        QVERIFY(meanings.size() <= mostMeanings);
    }

    void soundWordsBesideAreLeftAlone() {
        const auto meanings = meaningsOf(mapped(u"déjà vu à MÃ¼nchen, KÃ¶ln"));
        QCOMPARE(chainOf(meanings.front()), std::string("UTF-8 read as windows-1252"));
        QCOMPARE(QString::fromStdU16String(meanings.front().text),
                 QString("déjà vu à München, Köln"));
        QCOMPARE(meanings.front().runs.size(), 2u);
        QCOMPARE(meanings.front().runs[0].bytes, (ByteRange{13, 23}));
    }

    void aPairIsUndoneLineByLine() {
        const auto meanings = meaningsOf(mapped(u"a Ïðèâåò\r\nÏîêà b\nplain"));
        QCOMPARE(QString::fromStdU16String(meanings.front().text),
                 QString("a Привет\r\nПока b\nplain"));
        QCOMPARE(meanings.front().runs.size(), 2u);
        QCOMPARE(meanings.front().runs[1].line, 2u);
        QVERIFY(meanings.front().runs[1].before == u"Ïîêà");
        QVERIFY(!meanings.front().runs[1].lossy);
    }

    void placesCountFromTheStartOfTheInput() {
        MappedText part = mapped(u"MÃ¼nchen");
        for (std::uint64_t& byte : part.byteOf)
            byte += 1000;
        QCOMPARE(meaningsOf(part).front().runs.front().bytes, (ByteRange{1000, 1010}));
    }

    void soundTextHasNoProbableMeaning() {
        for (const Meaning& meaning : meaningsOf(mapped(u"Die Straße nach München und zurück")))
            QVERIFY2(meaning.gain < 0, chainOf(meaning).c_str());
    }

    void whatCannotBeGarbledHasNone() {
        QVERIFY(meaningsOf(mapped(u"plain ASCII")).empty());
        QVERIFY(meaningsOf(mapped(u"")).empty());
        QVERIFY(meaningsOf({}).empty());
        QVERIFY(meaningsOf(mapped(u"\xFFFD")).empty());
    }

    void longTextIsPutRightToItsEnd() {
        std::u16string garbled, meant;
        for (int i = 0; i < 500; ++i) {
            garbled += u"KÃ¶ln liegt am Rhein\n";
            meant += u"Köln liegt am Rhein\n";
        }
        const auto meanings = meaningsOf(mapped(garbled));
        QCOMPARE(meanings.front().runs.size(), 500u);
        QVERIFY(meanings.front().text == meant);
    }
};

QTEST_APPLESS_MAIN(MeaningsTest)
#include "meanings_test.moc"
