#include "core/statistics/text/letters_beside.h"

#include "core/decode/encoder.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <string>
#include <vector>

using namespace charsleuth;

namespace {

std::vector<Byte> encoded(std::u16string_view text, EncodingId encoding) {
    return encode(text, encoding).bytes;
}

/// The letters beside the only byte of 0x80 or more.
std::string besideIn(std::string_view text) {
    const SampleSegment segment{0, {text.begin(), text.end()}};
    std::string letters;
    for (const LettersBeside& each : lettersBeside({&segment, 1}))
        for (char letter = 'a'; letter <= 'z'; ++letter)
            if (each.letters >> (letter - 'a') & 1)
                letters += letter;
    return letters;
}

} // namespace

class LetterListsTest : public QObject {
    Q_OBJECT

private slots:
    void shortWordsAndEntitiesAreBeside() {
        QCOMPARE(besideIn("s/\xFC/&uuml;/"), std::string("su"));
        QCOMPARE(besideIn("\"\xE4\", \"ae\""), std::string("a"));
    }
    void wordsAndOtherLinesAreNotBeside() {
        QCOMPARE(besideIn("letters \xE4 follow"), std::string());
        QCOMPARE(besideIn("a\n\xE4\nb"), std::string());
    }
    void onlyTheFirstThreeOfAByteAreTaken() {
        const std::string_view text = "\xE4 a \xE4 a \xE4 a \xE4 a \xF6 o";
        const SampleSegment segment{0, {text.begin(), text.end()}};
        QCOMPARE(lettersBeside({&segment, 1}).size(), 4u);
    }
    void aListOfLettersIsReadInThePageOfItsLanguage_data() {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<int>("encoding");
        QTest::newRow("sv") << "å ä ö é Å Ä Ö É" << int(EncodingId::Windows1252);
        QTest::newRow("es") << "á é í ó ú ü ñ Á É Í Ó Ú Ü Ñ" << int(EncodingId::Windows1252);
        QTest::newRow("pl") << "ą ć ę ł ń ó ś ź ż Ą Ć Ę Ł Ń Ó Ś Ź Ż"
                            << int(EncodingId::Windows1250);
    }
    void aListOfLettersIsReadInThePageOfItsLanguage() {
        QFETCH(QString, letters);
        QFETCH(int, encoding);
        std::u16string text;
        for (const QString& letter : letters.split(' '))
            text += (".hcode " + letter + ' ' + letter + '\n').toStdU16String();
        const auto truth = static_cast<EncodingId>(encoding);
        const Detection found = detect(encoded(text, truth));
        QCOMPARE(info(found.ranked.front().encoding).name, info(truth).name);
    }
    void lettersSideBySideAreReadInThePageOfTheirLanguage_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("encoding");
        const auto row = [](const char* name, const char* text, EncodingId encoding) {
            QTest::newRow(name) << QString(text) << int(encoding);
        };
        row("de", "      äöü ÄÖÜ ß\n", EncodingId::Windows1252);
        row("de, Mac OS", "[a-zA-ZäöüÄÖÜß]\n", EncodingId::Macintosh);
        row("fr", "$s = strtr($s, 'àâäçéèêëîïôöùûüÿ', 'aaaceeee');\n", EncodingId::Windows1252);
        row("pt", "define('ALPHA', 'a-zA-Záâãàçéêíóôõú0-9_');\n", EncodingId::Windows1252);
        row("sv, DOS", "var letters = \"abcdefghijåäöÅÄÖ\";\n", EncodingId::Ibm850);
        row("lv", "[a-zāčēģīķļņšūž]\n", EncodingId::Windows1257);
        row("frames", "DATA ║,╚,╗,╔,╝,╦,╠,═,╬,╣,╩,╪,╫\n", EncodingId::Ibm437);
    }
    void lettersSideBySideAreReadInThePageOfTheirLanguage() {
        QFETCH(QString, text);
        QFETCH(int, encoding);
        const Detection found =
            detect(encoded(text.toStdU16String(), static_cast<EncodingId>(encoding)));
        const Candidate& first = found.ranked.front();
        QVERIFY2(first.gives(static_cast<EncodingId>(encoding)),
                 std::string(info(first.encoding).name).c_str());
    }
    void substitutionsAreReadByTheLettersBeside() {
        std::u16string text;
        for (const char16_t* line :
             {u"s/ä/&auml;/g;\n", u"s/ö/&ouml;/g;\n", u"s/ü/&uuml;/g;\n", u"s/Ä/&Auml;/g;\n",
              u"s/Ö/&Ouml;/g;\n", u"s/Ü/&Uuml;/g;\n", u"s/ß/&szlig;/g;\n"})
            text += line;
        const Detection found = detect(encoded(text, EncodingId::Windows1252));
        QCOMPARE(found.ranked.front().encoding, EncodingId::Windows1252);
    }
    void wordsAreNoList() {
        for (const std::u16string_view text :
             {u"съешь ещё этих мягких французских булок\n", u"Детали\n", u"новый файл\n"}) {
            const Detection found = detect(encoded(text, EncodingId::Windows1251));
            QCOMPARE(found.ranked.front().encoding, EncodingId::Windows1251);
        }
    }
    /// "isn´t": nothing begins after an apostrophe.
    void anAcuteAccentAsApostropheIsNoLatvianLetter() {
        const std::u16string text = u"the program isn´t aware of it, so there shouldn´t be any\n";
        const Detection found = detect(encoded(text, EncodingId::Windows1252));
        QCOMPARE(found.ranked.front().encoding, EncodingId::Windows1252);
    }
    void aSignAfterMarkupIsNoWord() {
        const std::u16string text = u"<p><em>© 1997 Example<br>\n";
        const Detection found = detect(encoded(text, EncodingId::Windows1252));
        QCOMPARE(found.ranked.front().encoding, EncodingId::Windows1252);
    }
};

QTEST_APPLESS_MAIN(LetterListsTest)
#include "letter_lists_test.moc"
