#include "core/structure/wide_units.h"

#include "text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

const QString english = "The ferry leaves at half past six.\n";
const QString russian = "Паром уходит в половине седьмого.\r\n";
const QString chinese = "渡轮在六点半离开码头，请不要迟到。昨天我们等了很久。";
const QString japanese = "フェリーは六時半に出ます。遅れないでください。";
const QString korean = "배는 여섯 시 반에 떠납니다. 늦지 마세요.";
const QString thai = "เรือข้ามฟากออกเวลาหกโมงครึ่ง";
const QString many = "English, Русский, Ελληνικά, עברית, العربية, ไทย, 日本語, 한국어\n";

WideUnits::Judgement judgementOf(std::string_view bytes, unsigned width, bool bigEndian) {
    WideUnits units(width, bigEndian);
    units.add(bytesOf(bytes));
    return units.judge();
}

std::string noise(std::size_t size) {
    std::mt19937 random(7);
    std::string bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

} // namespace

class WideUnitsTest : public QObject {
    Q_OBJECT

private slots:
    void textIsNotRuledOut_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << english;
        QTest::newRow("Russian") << russian;
        QTest::newRow("Chinese") << chinese;
        QTest::newRow("Japanese") << japanese;
        QTest::newRow("Korean") << korean;
        QTest::newRow("Thai") << thai;
        QTest::newRow("many languages") << many;
        QTest::newRow("emoji") << QString("ok \U0001F600\U0001F601 \U0001F44D\U0001F3FD!");
        QTest::newRow("four Chinese characters without any NUL") << QString("你好世界");
        QTest::newRow("a single letter") << QString("A");
        QTest::newRow("a BOM before English") << QString("\uFEFF") + english;
        QTest::newRow("one private use character") << english + russian + QString("\uF8FF");
    }
    void textIsNotRuledOut() {
        QFETCH(QString, text);
        for (const bool bigEndian : {false, true}) {
            const auto judgement = judgementOf(utf16(text, bigEndian), 2, bigEndian);
            QVERIFY2(!judgement.excluded, judgement.detail.text().c_str());
            QVERIFY2(judgement.weight.decibans > -25, judgement.detail.text().c_str());
            QVERIFY(!judgementOf(utf32(text, bigEndian), 4, bigEndian).excluded);
        }
    }

    void eightBytesOfLatinTextAreSupported() {
        for (const bool bigEndian : {false, true})
            QVERIFY(judgementOf(utf16("Menu", bigEndian), 2, bigEndian).weight.decibans >= 40);
    }
    void utf32IsSupportedFromTwoCharactersOn() {
        QVERIFY(judgementOf(utf32("Hi", false), 4, false).weight.decibans >= 20);
    }

    void theOtherByteOrderIsWorse_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << english;
        QTest::newRow("one English word") << QString("Menu");
        QTest::newRow("Russian") << russian;
        QTest::newRow("Chinese") << chinese;
        QTest::newRow("Japanese") << japanese;
        QTest::newRow("Korean") << korean;
        QTest::newRow("Thai") << thai;
    }
    void theOtherByteOrderIsWorse() {
        QFETCH(QString, text);
        for (const bool bigEndian : {false, true}) {
            const std::string bytes = utf16(text, bigEndian);
            const auto right = judgementOf(bytes, 2, bigEndian);
            const auto wrong = judgementOf(bytes, 2, !bigEndian);
            QVERIFY(wrong.excluded || right.weight.decibans > wrong.weight.decibans + 10);
        }
    }

    void otherBytesAreNotUtf16_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("Bush hid the facts") << QByteArray("Bush hid the facts");
        QTest::newRow("ASCII prose") << QByteArray("this app can break, they said in the morning");
        QTest::newRow("Latin-1") << QByteArray(
            "Le caf\xE9 est d\xE9j\xE0 ferm\xE9, dommage pour nous tous ici.");
        QTest::newRow("KOI8-R") << QByteArray(
            "\xF0\xC1\xD2\xCF\xCD \xD5\xC8\xCF\xC4\xC9\xD4 \xD7 \xD0\xCF\xCC\xCF"
            "\xD7\xC9\xCE\xC5 \xD3\xC5\xC4\xD8\xCD\xCF\xC7\xCF.");
        QTest::newRow("Shift_JIS kana")
            << QByteArray("\x82\xA0\x82\xE8\x82\xAA\x82\xC6\x82\xA4\x82\xB2\x82\xB4\x82\xA2\x82\xDC"
                          "\x82\xB7\x81\x42\x82\xD3\x82\xCB\x82\xCD\x82\xE0\x82\xA4\x82\xC5");
        QTest::newRow("UTF-8 Russian")
            << QByteArray("Паром уходит в половине седьмого, не опаздывайте");
        QTest::newRow("noise") << QByteArray::fromStdString(noise(200));
        QTest::newRow("NULs") << QByteArray(64, '\0');
    }
    void otherBytesAreNotUtf16() {
        QFETCH(QByteArray, bytes);
        for (const bool bigEndian : {false, true}) {
            const auto judgement = judgementOf(bytes.toStdString(), 2, bigEndian);
            QVERIFY2(judgement.excluded || judgement.weight.decibans < -30,
                     qPrintable(QString("%1 %2")
                                    .arg(judgement.weight.decibans)
                                    .arg(QString::fromStdString(judgement.detail.text()))));
        }
    }
    void fourAsciiPairsWeakenButAreTooFewToRuleOut() {
        const auto judgement = judgementOf("readable", 2, false);
        QVERIFY(!judgement.excluded);
        QVERIFY(judgement.weight.decibans < -15);
    }
    void theSameCharacterManyTimesIsNotRuledOut() {
        QVERIFY(!judgementOf(utf16("哈哈哈哈哈哈哈哈哈哈哈哈", false), 2, false).excluded);
    }
    void loneSurrogatesAreNoText() {
        const auto judgement = judgementOf(utf16(QString(40, QChar(0xD812)), true), 2, true);
        QVERIFY(judgement.excluded);
        QCOMPARE(judgement.where, (ByteRange{0, 2}));
    }
    void aSurrogatePairMayBeDividedByChunks() {
        const std::string bytes = utf16("ab\U0001F600", false);
        WideUnits units(2, false);
        units.add(bytesOf(std::string_view(bytes).substr(0, 6)));
        units.add(bytesOf(std::string_view(bytes).substr(6)));
        QVERIFY(!units.judge().where);
    }
    void anOddByteAtTheEndIsACut() {
        WideUnits units(2, false);
        units.add(bytesOf(utf16(english, false) + "x"));
        QVERIFY(units.cut());
        QVERIFY(!units.judge().excluded);
    }
    void utf16IsNotUtf32() {
        for (const bool bigEndian : {false, true})
            QVERIFY(judgementOf(utf16(english, bigEndian), 4, bigEndian).excluded);
    }
    void utf32IsNotUtf16() {
        for (const bool bigEndian : {false, true})
            QVERIFY(judgementOf(utf32("The ferry leaves", bigEndian), 2, bigEndian).excluded);
    }
};

QTEST_APPLESS_MAIN(WideUnitsTest)
#include "wide_units_test.moc"
