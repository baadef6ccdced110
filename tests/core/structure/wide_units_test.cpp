#include "core/structure/wide/wide_units.h"

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

WideUnits::Verdict verdictOf(std::string_view bytes, unsigned width, bool bigEndian) {
    WideUnits units(width, bigEndian);
    units.add(bytesOf(bytes));
    return units.verdict();
}

/// What the units are, looked at one by one.
WideUnits::Verdict verdictOneByOne(std::u32string_view units, unsigned width) {
    WideCounts counts(width);
    std::optional<ByteRange> firstOdd;
    const auto add = [&](std::size_t at, const UnitClass& is) {
        counts.addCharacter(is);
        if (!is.isText && !firstOdd)
            firstOdd = ByteRange{at * width, (at + 1) * width};
    };
    const auto isIn = [&](std::size_t at, char32_t from) {
        return at < units.size() && units[at] >= from && units[at] < from + 0x400;
    };
    for (std::size_t at = 0; at < units.size(); ++at) {
        if (at == 0 && units[0] == 0xFEFF)
            continue;
        ++counts.units;
        if (width == 2)
            counts.addBytes(static_cast<char16_t>(units[at]));
        if (width == 4)
            add(at, classOfUtf32(units[at]));
        else if (isIn(at, 0xD800) && isIn(at + 1, 0xDC00))
            continue;
        else if (isIn(at, 0xDC00) && at > 0 && isIn(at - 1, 0xD800))
            add(at, classOfUtf16(0x10000 + ((units[at - 1] - 0xD800) << 10) + units[at] - 0xDC00,
                                 static_cast<char16_t>(units[at])));
        else if (isIn(at, 0xD800) && at + 1 == units.size())
            ++counts.odd; // nobody knows yet
        else
            add(at, classOfUtf16(units[at], static_cast<char16_t>(units[at])));
    }
    return verdictOf(counts, width, firstOdd);
}

/// Runs of text, of what text does not hold, and of surrogates in pairs or not.
std::u32string anyUnits(std::size_t size, unsigned width, std::minstd_rand& random) {
    static const QString pieces[] = {english,
                                     russian,
                                     chinese,
                                     korean,
                                     many,
                                     QString("\uFEFF"),
                                     QString("\U0001F600\U00010400"),
                                     QString("\uE000\uFFFF\u0378"),
                                     QString(QChar(0xD83D)),
                                     QString(QChar(0xDE00)),
                                     QString(3, QChar(0)),
                                     QString("\U0010FFFD")};
    std::u32string units;
    while (units.size() < size) {
        const QString& piece = pieces[random() % (random() % 9 == 0 ? std::size(pieces) : 5)];
        if (width == 4)
            for (const char32_t unit : piece.toUcs4())
                units += unit;
        else
            for (const QChar unit : piece)
                units += unit.unicode();
        if (random() % 50 == 0 && width == 4)
            units += static_cast<char32_t>(random());
    }
    return units;
}

std::string bytesOf(std::u32string_view units, unsigned width, bool bigEndian) {
    std::string bytes;
    for (const char32_t unit : units)
        for (unsigned i = 0; i < width; ++i)
            bytes += static_cast<char>(unit >> 8 * (bigEndian ? width - 1 - i : i) & 0xFF);
    return bytes;
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
    void unitsHaveThePropertiesOfTheirCharacters() {
        for (char32_t unit = 0x20; unit < 0x10000; ++unit) {
            const UnitClass is = classOfUtf16(unit, static_cast<char16_t>(unit));
            const bool swappedSpace =
                unit == 0x0A00 || unit == 0x0D00 || unit == 0x2000 || unit == 0x0900;
            const Byte script = unitScripts[unit]; // unit_scripts_test holds it against Unicode
            const bool isText = unit == 0x85 || (script != noScript && !swappedSpace);
            QVERIFY2(is.isText == isText, qPrintable(QString::number(unit, 16)));
            const Byte expected = script == noScript ? scriptCommon : script;
            QVERIFY2(!isText || is.script == expected, qPrintable(QString::number(unit, 16)));
            if (isSimple(static_cast<char16_t>(unit), script)) {
                const ByteTraits traits = traitsOf(static_cast<char16_t>(unit));
                QVERIFY(isText == (script != noScript));
                QVERIFY(!is.isSpace && !is.isTabPair);
                QVERIFY(is.isDiscriminating == (isText && traits < noControl));
                QVERIFY(is.isAsciiPair == (isText && traits % noControl != 0));
            }
        }
    }
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
            const auto verdict = verdictOf(utf16(text, bigEndian), 2, bigEndian);
            QVERIFY2(!verdict.excluded, verdict.detail.text().c_str());
            QVERIFY2(verdict.weight.decibans > -25, verdict.detail.text().c_str());
            QVERIFY(!verdictOf(utf32(text, bigEndian), 4, bigEndian).excluded);
        }
    }

    void eightBytesOfLatinTextAreSupported() {
        for (const bool bigEndian : {false, true})
            QVERIFY(verdictOf(utf16("Menu", bigEndian), 2, bigEndian).weight.decibans >= 40);
    }
    void utf32IsSupportedFromTwoCharactersOn() {
        QVERIFY(verdictOf(utf32("Hi", false), 4, false).weight.decibans >= 20);
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
            const auto right = verdictOf(bytes, 2, bigEndian);
            const auto wrong = verdictOf(bytes, 2, !bigEndian);
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
            const auto verdict = verdictOf(bytes.toStdString(), 2, bigEndian);
            QVERIFY2(verdict.excluded || verdict.weight.decibans < -30,
                     qPrintable(QString("%1 %2")
                                    .arg(verdict.weight.decibans)
                                    .arg(QString::fromStdString(verdict.detail.text()))));
        }
    }
    void fourAsciiPairsWeakenButAreTooFewToRuleOut() {
        const auto verdict = verdictOf("readable", 2, false);
        QVERIFY(!verdict.excluded);
        QVERIFY(verdict.weight.decibans < -15);
    }
    void aTableOfDigitsIsSaidToBePairsWithATab() {
        std::string table;
        for (int row = 0; row < 40; ++row)
            table += "7\t8\t9\t4\t" + std::to_string(row % 10) + "\n\n\n";
        const auto verdict = verdictOf(table, 2, false);
        QVERIFY(verdict.weight.decibans < -30);
        QCOMPARE(verdict.detail.text(),
                 std::string("the units are pairs of a tab and an ASCII byte"));
    }
    void textOfAnAlphabetIsSound_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << english;
        QTest::newRow("Thai") << thai;
        QTest::newRow("Gurmukhi, between line feeds")
            << QString("ਅਸੀਂ ਕੱਲ੍ਹ ਸਵੇਰੇ ਨਦੀ ਪਾਰ ਕਰਕੇ ਬਾਜ਼ਾਰ ਜਾਵਾਂਗੇ।");
        QTest::newRow("Gujarati, between line feeds")
            << QString("અમે કાલે સવારે નદી પાર કરીને બજાર જઈશું.");
        QTest::newRow("Malayalam, between carriage returns")
            << QString("നാളെ രാവിലെ ഞങ്ങൾ പുഴ കടന്ന് ചന്തയിലേക്ക് പോകും.");
        QTest::newRow("Telugu, between form feeds") << QString("రేపు ఉదయం మేము నది దాటి సంతకు వెళ్తాము.");
        QTest::newRow("a Telugu word, none of whose bytes text lacks") << QString("మారి");
        QTest::newRow("Tibetan, between shifts")
            << QString("ང་ཚོ་སང་ཞོགས་པ་ཆུ་བརྒལ་ནས་ཁྲོམ་ལ་འགྲོ་གི་ཡིན། དེ་རིང་གནམ་གཤིས་ཡག་པོ་འདུག");
        QTest::newRow("Tifinagh, between hyphens")
            << QString("ⴰⵣⵓⵍ ⴼⵍⵍⴰⵡⵏ, ⵎⴰⵏⵣⴰⴽⵉⵏ? ⵏⵔⴰ ⴰⵎⴰⵏ ⴷ ⵓⵖⵔⵓⵎ.");
        QTest::newRow("Adlam, in surrogates")
            << QString("𞤖𞤭𞤯𞤫𞤥𞤭𞤯𞤮𞤴𞤭𞤣𞤭𞤲𞤣𞤭𞤴𞤢𞤥");
        QTest::newRow("a character in twenty is damaged") << QString("రేపు ఉదయం మేము నది దాటి\uE000");
        QTest::newRow("a few words of another script")
            << QString("రేపు ఉదయం మేము నది దాటి సంతకు వెళ్తాము. कल बाज़ार");
    }
    void textOfAnAlphabetIsSound() {
        QFETCH(QString, text);
        for (const bool bigEndian : {false, true}) {
            const auto verdict = verdictOf(utf16(text, bigEndian), 2, bigEndian);
            QVERIFY(verdict.sound);
            QVERIFY2(verdict.weight.decibans >= 10, verdict.detail.text().c_str());
        }
    }
    void textOfOneCharacterALineOrCellIsNotSound_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("lines that end in LF") << QByteArray("0\n5\n2\n8\n5\n8\n");
        QTest::newRow("lines that end in CR") << QByteArray("1\r2\r3\r4\r5\r6\r7\r8\r");
        QTest::newRow("cells") << QByteArray("a\tb\tc\td\te\tf\tg\th\t");
        QTest::newRow("letters with spaces between") << QByteArray("N o t h i n g   n e w .  ");
        QTest::newRow("figures with hyphens between") << QByteArray("6-6-6-6-8-8-8-8-");
        QTest::newRow("Thai letters, a line each")
            << QByteArray("\xA1\n\xA2\n\xA4\n\xA7\n\xAA\n\xAD\n\xB0\n");
    }
    void textOfOneCharacterALineOrCellIsNotSound() {
        QFETCH(QByteArray, text);
        for (const bool bigEndian : {false, true}) {
            const std::string bytes = text.toStdString();
            QVERIFY(!verdictOf(bytes, 2, bigEndian).sound);
            QVERIFY(!verdictOf(bytes.substr(1), 2, bigEndian).sound);
        }
    }
    void smallNumbersAreNotSound() {
        const std::string_view numbers("\1\1\2\1\2\5\5\7\2\1\2\2", 12);
        for (const bool bigEndian : {false, true})
            QVERIFY(!verdictOf(numbers, 2, bigEndian).sound);
    }
    void theSameCharacterManyTimesIsNotRuledOut() {
        QVERIFY(!verdictOf(utf16("哈哈哈哈哈哈哈哈哈哈哈哈", false), 2, false).excluded);
    }
    void unitsOfManyScriptsAreWeakenedUnlessTheyAreDiscriminating() {
        for (const QString& drawn : {QString("卬ꀥ한ꕀ懰酊肘ꄲ"), QString("䀑䊷㐃鎬㾁䄫㓿䣎")})
            for (const bool bigEndian : {false, true})
                QVERIFY(verdictOf(utf16(drawn, bigEndian), 2, bigEndian).weight.decibans < -25);
        for (const QString& text : {many, QString("首爾（서울）"), QString("名前は김さんです。"),
                                    QString("國民에게 있고, 모든 權力은"),
                                    QString("ヨルダン ポーランド 山地語 पापुआ न्यू गिनी")})
            for (const bool bigEndian : {false, true})
                QVERIFY(verdictOf(utf16(text, bigEndian), 2, bigEndian).weight.decibans > -15);
    }
    void loneSurrogatesAreNoText() {
        const auto verdict = verdictOf(utf16(QString(40, QChar(0xD812)), true), 2, true);
        QVERIFY(verdict.excluded);
        QCOMPARE(verdict.where, (ByteRange{0, 2}));
    }
    void aSurrogatePairMayBeDividedByChunks() {
        const std::string bytes = utf16("ab\U0001F600", false);
        WideUnits units(2, false);
        units.add(bytesOf(std::string_view(bytes).substr(0, 6)));
        units.add(bytesOf(std::string_view(bytes).substr(6)));
        QVERIFY(!units.verdict().where);
    }
    void countsByTableAreThoseOfSingleUnits() {
        std::minstd_rand random(5);
        for (int i = 0; i < 24; ++i) {
            const unsigned width = i % 2 == 0 ? 2 : 4;
            const bool bigEndian = i % 3 == 0;
            const std::size_t size = i == 0 ? 1'300'000 : 3'000 + random() % 40'000;
            const std::u32string all = anyUnits(size, width, random);
            WideUnits units(width, bigEndian);
            for (std::size_t begin = 0; begin < all.size();) {
                const std::size_t most = i == 0 ? 200'000 : random() % 3 == 0 ? 1 : 9'000;
                const std::size_t end = std::min(all.size(), begin + 1 + random() % most);
                const std::u32string_view read = std::u32string_view(all).substr(0, end);
                units.add(bytesOf(bytesOf(read.substr(begin), width, bigEndian)));
                begin = end;
                const auto found = units.verdict(), expected = verdictOneByOne(read, width);
                QCOMPARE(found.weight.decibans, expected.weight.decibans);
                QCOMPARE(found.excluded, expected.excluded);
                QCOMPARE(found.where, expected.where);
                QCOMPARE(found.detail.text(), expected.detail.text());
            }
        }
    }
    void anOddByteAtTheEndIsACut() {
        WideUnits units(2, false);
        units.add(bytesOf(utf16(english, false) + "x"));
        QVERIFY(units.cut());
        QVERIFY(!units.verdict().excluded);
    }
    void utf16IsNotUtf32() {
        for (const bool bigEndian : {false, true})
            QVERIFY(verdictOf(utf16(english, bigEndian), 4, bigEndian).excluded);
    }
    void utf32IsNotUtf16() {
        for (const bool bigEndian : {false, true})
            QVERIFY(verdictOf(utf32("The ferry leaves", bigEndian), 2, bigEndian).excluded);
    }
    void withoutANulThereIsNoUtf32() {
        for (const bool bigEndian : {false, true})
            for (std::size_t size = 0; size < 30; ++size) {
                const std::string head(12, '\x01'), rest(size, '\x01');
                WideUnits units(4, bigEndian), known(4, bigEndian);
                units.add(bytesOf(head));
                units.add(bytesOf(rest));
                known.addWithoutNul(bytesOf(head));
                known.addWithoutNul(bytesOf(rest));
                const WideUnits::Verdict one = units.verdict(), other = known.verdict();
                QCOMPARE(other.weight.decibans, one.weight.decibans);
                QCOMPARE(other.excluded, one.excluded);
                QCOMPARE(other.where, one.where);
                QCOMPARE(other.detail.text(), one.detail.text());
                QCOMPARE(known.units(), units.units());
                QCOMPARE(known.cut(), units.cut());
            }
    }
};

QTEST_APPLESS_MAIN(WideUnitsTest)
#include "wide_units_test.moc"
