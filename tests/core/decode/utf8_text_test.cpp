#include "core/decode/utf8_text.h"

#include <QString>
#include <QTest>

using namespace charsleuth;

class Utf8TextTest : public QObject {
    Q_OBJECT

private slots:
    void everyScalarValueIsWrittenAsQtWritesIt() {
        std::u16string text;
        for (char32_t c = 0; c < 0x110000; c += c < 0x3000 ? 1 : 37)
            if (c < 0xD800 || c > 0xDFFF)
                text += QString::fromUcs4(&c, 1).toStdU16String();
        QCOMPARE(toUtf8(text), QString::fromStdU16String(text).toUtf8().toStdString());
        std::string one;
        appendUtf8(one, U'\U0001F600');
        QCOMPARE(one, std::string("\xF0\x9F\x98\x80"));
    }
    void whatIsLongIsNotCutAnywhere() {
        for (std::size_t before = 0; before < 1100; ++before) {
            const std::u16string text = std::u16string(before, u'a') + u"\u20AC\U0001F600z";
            QCOMPARE(toUtf8(text), std::string(before, 'a') + "\xE2\x82\xAC\xF0\x9F\x98\x80z");
        }
    }
    void oneForeignCharacterAmongAsciiIsSeenWhereverItStands() {
        for (const char16_t foreign : {u'\x7F', u'\x80', u'\xFF', u'\x100', u'\x4000', u'\x8000'})
            for (std::size_t place = 0; place < 24; ++place) {
                std::u16string text(24, u'a');
                text[place] = foreign;
                QCOMPARE(toUtf8(text), QString::fromStdU16String(text).toUtf8().toStdString());
            }
    }
    void aLoneSurrogateIsReplaced() {
        const char16_t lone[] = {u'a', 0xD83D, u'b', 0xDE00, 0xD83D};
        QCOMPARE(toUtf8({lone, 5}), std::string("a\xEF\xBF\xBD"
                                                "b\xEF\xBF\xBD\xEF\xBF\xBD"));
    }
};

QTEST_APPLESS_MAIN(Utf8TextTest)
#include "utf8_text_test.moc"
