// Traces of characters that were lost, and what is none.

#include "core/parts/lost_characters.h"

#include <QTest>

#include <random>

using namespace charsleuth;

namespace {

std::optional<LostCharacters> lostIn(const QByteArray& text, EncodingId encoding,
                                     std::size_t piece = SIZE_MAX) {
    LostCharacterSearch search(encoding);
    for (qsizetype at = 0; at < text.size();) {
        const auto size =
            static_cast<qsizetype>(std::min(piece, static_cast<std::size_t>(text.size() - at)));
        search.feed(bytesOf({text.data() + at, static_cast<std::size_t>(size)}));
        at += size;
    }
    return search.conclude();
}

} // namespace

class LostCharactersTest : public QObject {
    Q_OBJECT

private slots:
    void tracesAreFound_data() {
        QTest::addColumn<EncodingId>("encoding");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* claim, EncodingId encoding, QByteArray text,
                            QString words) { QTest::newRow(claim) << encoding << text << words; };
        using enum EncodingId;
        row("U+FFFD", Utf8, "Die Stra\uFFFDe f\uFFFDhrt \u201E\uFFFD\uFFFD\n",
            "U+FFFD in place of 4 lost characters");
        row("read as windows-1252", Utf8, "Die Stra\u00EF\u00BF\u00BDe\n",
            "\"\u00EF\u00BF\u00BD\" in place of 1 lost character");
        row("read as GBK", Utf8, "\u4EF7\uFF1A\u951F\u65A4\u62F7\u951F\u65A4\u62F7\u5143\n",
            "\"\u951F\u65A4\u62F7\" in place of 2 lost characters");
        row("C1", Utf8, "The author\u0092s game isn\u0092t long.\n",
            "U+0092 in place of 2 lost characters");
        row("U+FFFD in a code page", Windows1252,
            "Stra\xEF\xBF\xBD"
            "e caf\xE9\n",
            "\"\u00EF\u00BF\u00BD\" in place of 1 lost character");
        row("two U+FFFD in GBK", Gbk, "\xBC\xDB\xEF\xBF\xBD\xEF\xBF\xBD\xD4\xAA\n",
            "\"\u951F\u65A4\u62F7\" in place of 1 lost character");
        row("question marks", UsAscii, "Die M?ller f?hren ?ber die Br?cke zur Stra?e am Fl?chen.\n",
            "\"?\" in place of 5 lost characters");
    }
    void tracesAreFound() {
        QFETCH(EncodingId, encoding);
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const auto lost = lostIn(text, encoding);
        QVERIFY(lost.has_value());
        QCOMPARE(QString::fromStdString(inWords(*lost)), words);
        QVERIFY(lost->first.end <= static_cast<std::uint64_t>(text.size()));
        const QByteArray long_ = QByteArray(5000, '.') + '\n' + text + QByteArray(5000, '.');
        for (const std::size_t piece :
             {std::size_t{1}, std::size_t{3}, std::size_t{64}, std::size_t{4096}, SIZE_MAX}) {
            const auto later = lostIn(long_, encoding, piece);
            QVERIFY(later.has_value());
            QCOMPARE(later->count, lost->count);
            QCOMPARE(later->trace, lost->trace);
            QCOMPARE(later->first.begin, lost->first.begin + 5001);
        }
    }

    void whatIsMeantIsNone_data() {
        QTest::addColumn<EncodingId>("encoding");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* claim, QByteArray text,
                            EncodingId encoding = EncodingId::Utf8) {
            QTest::newRow(claim) << encoding << text;
        };
        row("U+FFFD in quotes", "Replaced by '\uFFFD' or \"\uFFFD\" (\uFFFD).\n");
        row("regular expressions", "colou?r favou?rite neighbou?r behaviou?r labou?r (a|b)?c\n");
        row("addresses", "http://a.example/x?id=1 /y?page=2 z?q=3 index?a=b view?c=d\n");
        row("questions", "Who? What? When? Why? How? And where? Is it?\n");
        row("few words", "The M?ller and the F?rster.\n");
        row("one word", "br?cke br?cke br?cke br?cke br?cke br?cke\n");
        row("line ends of EBCDIC", "one\u0085two\u0085three\n");
        row("a no-break space and signs", "5\u00A0\u20AC, 3\u00BD, \u00BF"
                                          "qu\u00E9?\n");
        row("half of other characters", "\xB0\xEF\xBF\xBD\xA1\xA1\n", EncodingId::Gbk);
        row("EBCDIC", "\xEF\xBF\xBD\x6F\x6F", EncodingId::Ibm037);
        row("empty", "");
    }
    void whatIsMeantIsNone() {
        QFETCH(EncodingId, encoding);
        QFETCH(QByteArray, text);
        QVERIFY(!lostIn(text, encoding).has_value());
    }

    void anyBytesAreSearchedAlikeInAnyPieces() {
        std::mt19937 random(20);
        const QByteArray parts[] = {
            "?",      "a",    "\xEF\xBF\xBD", "\xC2\x92", "\xC3\xAF\xC2\xBF\xC2\xBD",
            "wo?rd ", "\xE4", "\n",           " ",        "\xE9\x94\x9F\xE6\x96\xA4\xE6\x8B\xB7"};
        for (int round = 0; round < 200; ++round) {
            QByteArray text;
            for (int i = 0; i < 120; ++i)
                text += parts[random() % std::size(parts)];
            for (const EncodingId encoding :
                 {EncodingId::Utf8, EncodingId::Windows1252, EncodingId::Gbk}) {
                const auto whole = lostIn(text, encoding);
                const auto cut = lostIn(text, encoding, 1 + random() % 90);
                QCOMPARE(cut.has_value(), whole.has_value());
                if (whole) {
                    QCOMPARE(cut->count, whole->count);
                    QCOMPARE(cut->first, whole->first);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(LostCharactersTest)
#include "lost_characters_test.moc"
