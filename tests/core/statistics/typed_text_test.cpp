#include "core/bytes/bytes.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace charsleuth;

namespace {

struct Answer {
    std::string encoding, language;

    bool operator==(const Answer&) const = default;
};

Answer answerTo(std::string_view text) {
    const Detection detection = detect(bytesOf(text));
    const Candidate& first = detection.ranked.front();
    return {std::string(info(first.encoding).name), first.language};
}

} // namespace

/// Languages as programs, settings and labels have them, where running text has them otherwise.
class TypedTextTest : public QObject {
    Q_OBJECT

private slots:
    /// 98 is the capital of i in Turkish.
    void turkishCapitals() {
        QVERIFY(answerTo("       DISPLAY 'S\x98PAR\x98\x9E L\x98STES\x98' LINE 2.\r\n"
                         "       DISPLAY 'DE\xA6\x98\x9ET\x98R' LINE 4.\r\n") ==
                (Answer{"IBM857", "tr"}));
    }
    /// 91 is a capital sigma, which ends words of capitals.
    void greekCapitals() {
        QVERIFY(answerTo("PRINT \"\x8A\x80\x87\x8E\x91\"\r\n"
                         "PRINT \"\x8C\x84\x8E\x91 \x89\x97\x83\x88\x89\x8E\x91\"\r\n") ==
                (Answer{"CP737", "el"}));
    }
    void namesOfFontsInAStyleSheet() {
        QVERIFY(answerTo("td { font-family: \xB1\xBC\xB8\xB2; color: #333; }\n") ==
                (Answer{"EUC-KR", "ko"}));
    }
    /// Keys are in no language, so they say nothing against a word of Chinese; nor is the file.
    void oneWordAmongManyKeys() {
        std::string text = "[PropertyRules]\r\nDefaultCount=9\r\n";
        for (const char number : std::string_view("012345678"))
            for (const std::string_view key :
                 {"Enabled#=1", "Compare#=4", "CompName#=TForm", "PropName#=Font.Charset",
                  "ToValue#=GB2312_CHARSET", "Value#=DEFAULT_CHARSET"}) {
                text += key;
                text[text.rfind('#')] = number;
                text += "\r\n";
            }
        text += "PropName9=Font.Name\r\nToValue9=\xBA\xDA\xCC\xE5\r\nValue9=MS Sans Serif\r\n";
        QVERIFY(answerTo(text) == (Answer{"GBK", ""}));
    }
    /// Luxembourgish and Faroese.
    void languagesWithoutAModelAreNotNamed() {
        QVERIFY(answerTo("W\xEBllkomm op der S\xE4it vun eiser Gemeng. Hei fannt Dir "
                         "d'\xCB"
                         "ffnungsz\xE4iten, d'Adress an d'Telefonsnummere vun alle "
                         "Servicer.\n") == (Answer{"windows-1252", ""}));
        QVERIFY(answerTo("Hv\xF8r skal gera ta\xF0? Eg veit ikki, men vit kunnu spyrja hana \xED "
                         "morgin. F\xF8royar eru \xE1tjan oyggjar.\n") ==
                (Answer{"windows-1252", ""}));
    }
    /// F0 is a soft hyphen in IBM850, which does not show.
    void aSoftHyphenIsNoSignInQuotes() {
        QVERIFY(answerTo("a$ = \"\xC4\"\r\nb$ = \"\xCD\"\r\nc$ = \"\xF0\"\r\n").encoding ==
                "IBM437");
    }
};

QTEST_APPLESS_MAIN(TypedTextTest)

#include "typed_text_test.moc"
