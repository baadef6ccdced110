#include "core/detect.h"

#include "tests/core/text_in.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace charsleuth;

namespace {

QByteArray in(EncodingId encoding, std::u16string_view text) {
    return QByteArray::fromStdString(test::in(encoding, text));
}

Candidate answerTo(const QByteArray& bytes) {
    return detect(bytesOf({bytes.data(), static_cast<std::size_t>(bytes.size())})).ranked.at(0);
}

bool reads(const Candidate& candidate, EncodingId encoding) {
    return candidate.encoding == encoding ||
           std::ranges::find(candidate.sameText, encoding) != candidate.sameText.end();
}

constexpr std::u16string_view drawnFrame = u"╔══════════╗\r\n║ ░▒▓██▓▒░ ║\r\n╚══════════╝\r\n";
constexpr std::u16string_view drawnBlocks =
    u"  ▄▄▄▄▄▄   ▄▄▄▄\r\n ███▀▀███ ███▀▀█▄\r\n ▀▀▀  ▀▀▀ ▀▀▀  ▀▀\r\n";
constexpr std::u16string_view drawnTable =
    u"│ Name │ Größe │\r\n├──────┼───────┤\r\n│ Kohl │ 12    │\r\n";

} // namespace

/// Inputs that are short, or hardly text of a language: what anybody sees at a glance must come
/// out.
class OddInputTest : public QObject {
    Q_OBJECT

private slots:
    void isReadRight_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<EncodingId>("encoding");
        const auto row = [](const char* name, EncodingId encoding, const QByteArray& bytes) {
            QTest::newRow(name) << bytes << encoding;
        };
        const auto western = [&](const char* name, const QByteArray& bytes) {
            row(name, EncodingId::Windows1252, bytes);
        };
        const auto ascii = [&](const char* name, const QByteArray& bytes) {
            row(name, EncodingId::UsAscii, bytes);
        };
        // As HZ, tildes would be half as many and some line ends gone.
        ascii("a heading with a line of tildes",
              "Heading of it\n~~~\n\nSome ordinary English text follows here, for a while.\n");
        ascii("a tilde a line", "~\n~\n~\n~\n~\n");
        ascii("an error in a compiler's log",
              "a.c:3:5: error: expected ';'\n    3 | int x\n      |     ^~~~~\n~\n");
        ascii("a function that formats a list", "(format t \"~{~A~^, ~}~%\" '(1 2 3))\n");
        const QByteArray line = QByteArray(30, '~') + "\n\n";
        ascii("rules about tildes, under tildes", "A list of rules\n" + line +
                                                      "Some text about it, in plain words.\n\n"
                                                      "More rules\n" +
                                                      line + "    r'~{3,}|x'\n");
        // As UTF-7, signs would be gone.
        ascii("tolerances", "5 +- 1, 6 +- 1, 7 +- 2\n");
        ascii("a tree of dependencies", "[INFO] a:b:jar:1\n[INFO] +- c:d:jar:2\n[INFO] |  +- e\n"
                                        "[INFO] \\- f:g:jar:3\n");
        // As UTF-16, two control codes would be a letter.
        ascii("nothing but tabs", QByteArray(50, '\t'));
        ascii("a table of hardly anything",
              (QByteArray(29, '\t').prepend('x') + '\n').repeated(20));
        const QByteArray source =
            QByteArray("    if (left < right) return left; // as said above\n");
        row("a Greek letter in a long program", EncodingId::Utf8,
            source.repeated(300) + "# \xCE\xBB\n" + source.repeated(100));
        row("a Hindi digit in a long program", EncodingId::Utf8,
            source.repeated(100) + "\"\xE0\xA5\xAC\"\n" + source.repeated(300));
        western("a year of copyright", "\xA9"
                                       "2020");
        western("a copyright line", "Copyright \xA9 2003 by the authors. All rights reserved.\n");
        western("a price in euros", "Price: 10 \x80\r\n");
        western("a price in pounds", "\xA3"
                                     "5");
        western("an amount of euros", "10 \x80");
        western("a tolerance", "5 \xB1 1");
        western("a product", "3 \xD7 4");
        western("a paragraph", "\xA7 5");
        western("half a cup", "\xBD cup");
        western("degrees", "25\xB0"
                           "C");
        western("micrometres", "10 \xB5m");
        western("a trade mark", "Coca-Cola\x99");
        western("a word with a diaeresis", "na\xEFve");
        western("an apostrophe of Windows", "don\x92t");
        western("quotes of Windows", "He said \x93yes\x94.\n");
        western("a list with bullets", "\x95 item one\r\n\x95 item two\r\n");
        western("an accent after a megabyte of prose",
                QByteArray("The quick brown fox jumps over it. ").repeated(34000) + " caf\xE9");
        row("an apostrophe in UTF-8, and a bad byte", EncodingId::Utf8,
            "The harbour\xE2\x80\x99s office opens at nine.\nBoats that arriv\xD4 before wait.\n");
        row("a dash in UTF-8, and a bad byte", EncodingId::Utf8,
            "Nobody minds \xE2\x80\x93 the wall is high.\nThey w\xE9it outside, every morning.\n");
        row("a word in UTF-8, and a bad byte", EncodingId::Utf8,
            "A na\xC3\xAFve plan, they said.\nThey wait out\xD9ide, every morning.\n");
        row("a bad byte before UTF-8", EncodingId::Utf8,
            "\xC3ut who\xE2\x80\x99s there, and \xE2\x80\x9Cwhy\xE2\x80\x9D?\n");
        row("rows of two signs around German of DOS", EncodingId::Ibm850,
            in(EncodingId::Ibm850, u"say('■·■·■·■·■·■·■·■ Datei ist verändert! ■·■·■·■·■·■·■·■');\n"
                                   u"say('■·■·■·■·■·■·■·■ file is modified! ■·■·■·■·■·■·■·■');\n"
                                   u"say('Die Größe der Köpfe ist ungültig');\n"
                                   u"say('Der Schlüssel fehlt für diese Prüfung');\n"
                                   u"say('Bitte wählen Sie ein gültiges Gerät');\n"));
        row("a frame", EncodingId::Ibm437, in(EncodingId::Ibm437, drawnFrame));
        row("a picture of blocks", EncodingId::Ibm437, in(EncodingId::Ibm437, drawnBlocks));
        row("a coloured picture of blocks", EncodingId::Ibm437,
            "\x1b[0;1;36m" + in(EncodingId::Ibm437, drawnBlocks) + "\x1b[0m");
        row("a table drawn with lines", EncodingId::Ibm437, in(EncodingId::Ibm437, drawnTable));
        row("Polish of the Amiga", EncodingId::AmigaPl,
            in(EncodingId::AmigaPl, u"Zażółć gęślą jaźń, a potem wróć do domu.\n"));
        row("German of the Atari ST", EncodingId::AtariSt,
            in(EncodingId::AtariSt, u"Die Größe der Straße weiß keiner.\n"));
        row("half-width katakana", EncodingId::ShiftJis, in(EncodingId::ShiftJis, u"ﾌﾘｶﾞﾅ"));
        row("a sentence of half-width katakana", EncodingId::ShiftJis,
            in(EncodingId::ShiftJis, u"ｺﾉ ｼｽﾃﾑ ﾊ ｹﾞﾝｻﾞｲ ﾘﾖｳ ﾃﾞｷﾏｾﾝ｡\n"));
        row("a form filled in with half-width katakana", EncodingId::ShiftJis,
            in(EncodingId::ShiftJis, u"ﾔﾏﾀﾞ ﾀﾛｳ,ｵｵｻｶｼ ｷﾀｸ,1234\r\nｽｽﾞｷ ﾊﾅｺ,ﾄｳｷｮｳﾄ ﾐﾅﾄｸ,5678\r\n"));
    }
    void isReadRight() {
        QFETCH(QByteArray, bytes);
        QFETCH(EncodingId, encoding);
        const Candidate answer = answerTo(bytes);
        QVERIFY2(reads(answer, encoding), info(answer.encoding).name.data());
    }
};

QTEST_APPLESS_MAIN(OddInputTest)
#include "odd_input_test.moc"
