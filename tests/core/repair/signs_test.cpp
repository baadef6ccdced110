#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/repair/repair.h"
#include "core/repair/substitution.h"

#include <QTest>

using namespace charsleuth;

namespace {

QString repaired(const QString& text) {
    const auto bytes = encode(text.toStdU16String(), EncodingId::Utf8).bytes;
    const MappedText source = decodeMapped(bytes, EncodingId::Utf8);
    Repairer repairer;
    repairer.feed(source);
    const auto repairs = repairer.conclude();
    const auto substitutions = substitutionsOf(repairs);
    Substituter substituter(substitutions);
    MappedText out;
    substituter.add(source, out);
    return QString::fromStdU16String(out.text);
}

QString through(const QString& text, std::string_view chain) {
    return QString::fromStdU16String(*damaged(text.toStdU16String(), *chainNamed(chain)));
}

} // namespace

/// Signs are no words: where they stand tells whether they went through a misreading.
class SignsTest : public QObject {
    Q_OBJECT

private slots:
    void aSignAloneIsPutRight_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"The plan — version two",
                                 "pages 10–20",
                                 "• first item",
                                 "input → output",
                                 "✓ done",
                                 "a grid of 3×4 cells",
                                 "heat it to 180°C",
                                 "© 2024 by the authors",
                                 "£5",
                                 "ten\u00A0metres",
                                 "✅ passed",
                                 "wait … and see",
                                 "6 ÷ 2",
                                 "see § 101",
                                 "x ≤ y",
                                 "poëzie",
                                 "ongeëvenaard",
                                 "Kies 主键 nu",
                                 "click 确定 or 取消",
                                 "Il va à la gare.",
                                 "Itt van ő is.",
                                 "E é assim."})
            QTest::newRow(text) << QString(text);
    }
    void aSignAloneIsPutRight() {
        QFETCH(const QString, text);
        QCOMPARE(repaired(through(text, "UTF-8 read as windows-1252")), text);
        QCOMPARE(repaired(through(text, "UTF-8 read as ISO-8859-1")), text);
    }

    void drawingsArePutRight_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"█▓▒░ 50%", "╔══╗\n║hi║\n╚══╝", "loading ▓▓▓░░ 30 %", "█▓",
                                 "├───┼───┤\n│ a │ b │\n└───┴───┘"})
            QTest::newRow(text) << QString(text);
    }
    void drawingsArePutRight() {
        QFETCH(const QString, text);
        for (const char* page : {"IBM437", "IBM866", "IBM850"})
            QCOMPARE(repaired(through(text, std::string("UTF-8 read as ") + page)), text);
    }

    void controlsInATableOfControlsStay() {
        QString table;
        for (char16_t control = 0x80; control < 0xA0; ++control)
            table += QStringLiteral("\"%1\" = %2;\n").arg(QChar(control)).arg(control);
        QCOMPARE(repaired(table), table);
        table.remove(QChar(0x81)).remove(QChar(0x8D)).remove(QChar(0x8F));
        QCOMPARE(repaired(table), table);
    }

    void controlsInThePlaceOfSignsArePutRight_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"The author’s first game isn’t long.", "Price: € 25", "Škoda a Žižkov jsou v textu",
              "“quoted” – text", "L’été sera beau, dit-elle…", "Ça, c’est l’été"})
            QTest::newRow(text) << QString(text);
    }
    void controlsInThePlaceOfSignsArePutRight() {
        QFETCH(const QString, text);
        QString bad;
        for (const QChar c : text) {
            const auto bytes =
                encode(std::u16string(1, c.unicode()), EncodingId::Windows1252).bytes;
            bad += QChar(bytes.at(0));
        }
        QCOMPARE(repaired(bad), text);
    }

    void soundSignsStay_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"quoted: \"â€”\", `Â©` and (â€¢)", "PARÂ° CÂ®", "документ НетЦДФ-а", "a lot of Ã’s",
              "one\u0085two\u0085three\u0085", "\u0080\u0081\u0082\u0083\u0084",
              "\u0002\u0095\u0003", "äžš", "Ýanwar;Fewral;Mart;Aprel;Maý;Iýun;Iýul", "â, € and —",
              "│ été │ ├──┤", "█▓▒░", "the letter Ã\u00A0 is no word here", "Ä… was denn?",
              "Å‘ and Ã© in a list"})
            QTest::newRow(text) << QString(text);
        // Controls of tests and lists, for their own sake.
        for (const char* text :
             {"getchar('\u0098')", "setline(1, 'blah\u0082')", "h5\\%V\u0080", "un \u009Fier",
              "norm 8o\u0080", "xn--a.pt; \u0080.pt; [V6]",
              "{\"1\":\"One\",\"\u0080\":\"Control\"}", "~ ; <U7E>\n\u007F ; <U7F>\n\u0080 ; <U80>",
              "norm o\u0010\n\u0080"})
            QTest::newRow(text) << QString(text);
        // Letters of one script that are a sequence by chance.
        for (const char* text : {"иИйЙ", "غژغژ", "// яЯ чЧцЦ сС мМ иИйЙ тТ ьЬъЪ ,< .> /?"})
            QTest::newRow(text) << QString(text);
    }
    void soundSignsStay() {
        QFETCH(const QString, text);
        QCOMPARE(repaired(text), text);
    }

    /// Letters that lie between letters of ASCII: one or two words are enough.
    void shortLinesOfOtherPagesArePutRight_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("chain");
        QTest::newRow("German") << "Das Mädchen hört gern Musik aus dem Süden."
                                << QByteArray("IBM850 read as windows-1252");
        QTest::newRow("Portuguese") << "A população não tem água potável há três dias.\n"
                                       "As crianças estão brincando no chão."
                                    << QByteArray("IBM860 read as windows-1252");
        QTest::newRow("Portuguese, one line") << "A decisão será anunciada após a votação."
                                              << QByteArray("IBM860 read as windows-1252");
        QTest::newRow("Finnish") << "Tämä päivä kestää pitkään."
                                 << QByteArray("IBM850 read as windows-1252");
        QTest::newRow("Italian") << "Perché non è più così?"
                                 << QByteArray("IBM850 read as windows-1252");
        QTest::newRow("Turkish") << "Bugün hava çok soğuk ve yağışlı."
                                 << QByteArray("windows-1254 read as windows-1251");
        QTest::newRow("Romanian") << "Ştim că maşina stă în faţă."
                                  << QByteArray("windows-1250 read as windows-1252");
        QTest::newRow("Romanian, short words")
            << "Ţi-am spus că vine şi el." << QByteArray("windows-1250 read as windows-1252");
        QTest::newRow("Romanian, one kind of letter")
            << "- Da, aşa zic şi eu." << QByteArray("windows-1250 read as windows-1252");
        QTest::newRow("a line of signs among others")
            << "La città è più bella quando c'è il sole.\nPerché non vieni anche tu giovedì?\n"
               "La qualità dell'università è già nota.\nLaggiù abitò un tempo un papà felice."
            << QByteArray("IBM850 read as windows-1252");
    }
    void shortLinesOfOtherPagesArePutRight() {
        QFETCH(const QString, text);
        QFETCH(const QByteArray, chain);
        QCOMPARE(repaired(through(text, chain.toStdString())), text);
    }

    /// Sound letters of languages without a model, abbreviations, quotations.
    void whatOnlyLooksMisreadStays_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"Ýanwar;Fewral;Mart;Aprel;Maý;Iýun;Iýul", "Ýekşenbe, duşenbe, sişenbe, çarşenbe",
              "Þi-am spus", "libert… sar… verit…", "„Mädchen“ – „Süden”", "10º andar, 3ª porta",
              "ã ã ã", "São João", "ûda ûty ûval", "в В as in lщdв"})
            QTest::newRow(text) << QString(text);
    }
    void whatOnlyLooksMisreadStays() {
        QFETCH(const QString, text);
        QCOMPARE(repaired(text), text);
    }
};

QTEST_GUILESS_MAIN(SignsTest)
#include "signs_test.moc"
