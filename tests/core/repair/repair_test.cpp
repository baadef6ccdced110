#include "core/repair/repair.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"

#include <QTest>

#include <algorithm>
#include <ctime>

using namespace charsleuth;

namespace {

MappedText mapped(std::u16string_view text) {
    return decodeMapped(encode(text, EncodingId::Utf8).bytes, EncodingId::Utf8);
}

std::vector<Repair> repairsIn(std::u16string_view text, const RepairOptions& options = {}) {
    Repairer repairer(options);
    repairer.feed(mapped(text));
    return repairer.conclude();
}

/// The text with its repairs.
QString repaired(std::u16string_view text, const RepairOptions& options = {}) {
    const MappedText source = mapped(text);
    std::u16string out;
    std::size_t at = 0;
    for (const Repair& repair : repairsIn(text, options)) {
        for (; source.byteOf[at] < repair.bytes.begin; ++at)
            out += source.text[at];
        out += repair.after;
        while (source.byteOf[at] < repair.bytes.end)
            ++at;
    }
    return QString::fromStdU16String(out + source.text.substr(at));
}

std::u16string through(std::u16string_view text, std::string_view chain) {
    return *damaged(text, *chainNamed(chain));
}

std::string chainOf(const Repair& repair) {
    std::string words;
    for (const std::string& step : wordsOf(repair.chain))
        words += (words.empty() ? "" : "; ") + step;
    return words;
}

} // namespace

class RepairTest : public QObject {
    Q_OBJECT

private slots:
    void aChainIsUndone_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("chain");
        const auto row = [](const char* text, const char* chain) {
            QTest::addRow("%s, %s", text, chain) << QString(text) << QByteArray(chain);
        };
        row("Das Mädchen wohnt in der Gasse", "UTF-8 read as windows-1252");
        row("Le café est fermé jusqu’à l’été", "UTF-8 read as ISO-8859-1");
        row("mitjançant", "UTF-8 read as windows-1253");
        row("kørsel", "UTF-8 read as IBM437");
        row("również przyszłości", "UTF-8 read as macintosh");
        row("Съешь же ещё этих мягких булок", "UTF-8 read as windows-1251");
        row("Mae’n", "UTF-8 read as windows-1252");
        row("I don’t know", "UTF-8 read as ISO-8859-1");
        row("d’attaque", "UTF-8 read as macintosh; UTF-8 read as macintosh");
        row("吾輩は猫である。名前はまだ無い。", "UTF-8 read as windows-1252");
        row("عند القائه كلمة على", "UTF-8 read as windows-1252");
        row("naïve café", "UTF-8 read as windows-1252; UTF-8 read as windows-1252");
        row("Сваки дан иду у школу или у град",
            "UTF-8 read as windows-1252; UTF-8 read as windows-1252");
        row("é", "UTF-8 read as windows-1252; UTF-8 read as windows-1252");
        row("naïve café",
            "UTF-8 read as windows-1252; UTF-8 read as macintosh; UTF-8 read as windows-1252");
        row("été à Paris", "UTF-8 read as windows-1252; written as HTML entities");
    }
    void aChainIsUndone() {
        QFETCH(QString, text);
        QFETCH(QByteArray, chain);
        const std::u16string bad = through(text.toStdU16String(), chain.toStdString());
        QCOMPARE(repaired(bad), text);
        for (const Repair& repair : repairsIn(bad)) {
            QCOMPARE(QByteArray::fromStdString(chainOf(repair)), chain);
            QVERIFY(!repair.lossy);
        }
    }

    void soundTextStaysAsItIs_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"ALLTSÅ°",
                                 "COVILHÃ©",
                                 "x²–y²",
                                 "2012—∞",
                                 "∆°C",
                                 "= √π",
                                 "Brontë…”",
                                 "Āø",
                                 "LÃ®",
                                 "CAFÉ’S",
                                 "ROMÃ–BRASIL",
                                 "├┤├┤",
                                 "│ été │ ├──┤",
                                 "Ôôô VIDA MINHA",
                                 "раб рад",
                                 "СФРЈ, ФНРЈ и СРЈ",
                                 "СМБ</title",
                                 "ВРіО директора",
                                 "Його її є ї",
                                 "Р’, С’, Т’",
                                 "voilà «été»",
                                 "&eacute;t&eacute; &copy; 2020",
                                 "a lot of Ã’s",
                                 "ÄÖÜ ÄÖÜ®",
                                 "吾輩は猫である",
                                 "한국어 텍스트",
                                 "Ðº",
                                 "MISUTÂ AJIKKO",
                                 "ГЛАДУВА±",
                                 "m≤k",
                                 ";; m≤n<0 then",
                                 "(m≥n) and (k≠m)",
                                 "mxn and m×n, p±t",
                                 "ßéùµàç",
                                 "1yYаА",
                                 "АвиаПорт.Ru",
                                 "клуб \"Елиас\"",
                                 "(quotes '‘’“”\" i)",
                                 "¶¶</multiple>",
                                 "n’en — ÔÇö",
                                 "ù avanti\nì sei anche tu\nà volte é così ò",
                                 "range(3), list(\"áàä\")\n(list(\"áàä\"), list(\"éèë\")",
                                 "УРОК 5: ПОВТОРЕНИЕ",
                                 "┌──┐\n│ да│\n└──┘"})
            QTest::newRow(text) << QString(text);
    }
    void soundTextStaysAsItIs() {
        QFETCH(QString, text);
        QCOMPARE(repaired(text.toStdU16String()), text);
    }

    /// Lines of French are as odd as that one, and no pair makes sense of all of them.
    void aLineAmongSoundLinesWithAccentsIsUndone() {
        std::u16string french;
        for (int i = 0; i < 10; ++i)
            french += u"Le café est déjà prêt, à côté de la fenêtre.\n"
                      u"Où êtes-vous allé cet été ?\nÇa ne m'a pas plu du tout.\n";
        QVERIFY(repairsIn(french).empty());
        const std::u16string misread = u"Ñåãîäíÿ óòðîì â ãîðîäå ïðîø¸ë ñèëüíûé äîæäü.";
        const auto repairs = repairsIn(french + misread + u"\n" + french);
        QCOMPARE(repairs.size(), 1U);
        QCOMPARE(repairs[0].after, u"Сегодня утром в городе прошёл сильный дождь.");
    }
    void aPairOfPagesIsUndoneInWholeLines() {
        const auto repairs = repairsIn(u"Ïðèâåò, êàê äåëà?\nЗдравствуйте\n");
        QCOMPARE(repairs.size(), std::size_t{1});
        QCOMPARE(repairs[0].after, u"Привет, как дела?");
        QCOMPARE(chainOf(repairs[0]), "windows-1251 read as windows-1252");
        QCOMPARE(repaired(u"÷ ÒÏÚÞÉÎÅÎi Ä×ÅÒi"), "В розчиненi дверi");
        QCOMPARE(repaired(u"–°–µ–≥–æ–¥–Ω—è —Ö–æ—Ä–æ—à–∞—è –ø–æ–≥–æ–¥–∞"), "Сегодня хорошая погода");
    }
    void aPageReadAsAnotherIsUndone_data() {
        QTest::addColumn<QString>("meant");
        QTest::addColumn<QString>("chain");
        QTest::newRow("two letters differ")
            << "Az első könyv örömmel töltötte el a hősöket.\nKésőbb belőle nőtt ki az egész.\n"
               "A szűrők és a gőzök fölött ült a bíró.\nEttől függetlenül jó idő volt."
            << "ISO-8859-2 read as windows-1252";
        QTest::newRow("signs in words") << "¿Visitan la página? La música hacía que "
                                           "bailaran.\nHabrían ido mañana, pero no pasó nada.\n"
                                           "¡Qué difícil fue la discusión!\nDespués llegó el niño."
                                        << "IBM437 read as ISO-8859-1";
        QTest::newRow("short lines") << "Контакти и прва недела.\nНе.\nСе случи во градот.\nИ тие."
                                     << "windows-1251 read as KOI8-R";
    }
    void aPageReadAsAnotherIsUndone() {
        QFETCH(const QString, meant);
        QFETCH(const QString, chain);
        QCOMPARE(repaired(through(meant.toStdU16String(), chain.toStdString())), meant);
    }
    void shiftJisReadAsLatinIsUndone() {
        QCOMPARE(repaired(through(u"吾輩は猫である。名前はまだ無い。どこで生れたか",
                                  "Shift_JIS read as windows-1252")),
                 "吾輩は猫である。名前はまだ無い。どこで生れたか");
    }

    void utf8ReadInAnEncodingOfTwoBytesIsUndone() {
        const QString meant =
            "Съешь ещё этих мягких французских булок\nи выпей чаю\nНичего не случилось";
        QCOMPARE(repaired(through(meant.toStdU16String(), "UTF-8 read as GBK")), meant);
    }
    void utf8OfLatinLettersReadInAnEncodingOfTwoBytesIsUndone_data() {
        QTest::addColumn<QString>("meant");
        QTest::addColumn<QString>("chain");
        QTest::newRow("one letter") << "Vi må gå på fjellet så vi får se det.\nHan så på båten"
                                    << "UTF-8 read as GBK";
        QTest::newRow("alone") << "Não é o pão\nÉ a mãe"
                               << "UTF-8 read as GBK";
        QTest::newRow("half-width kana") << "Vi må gå på fjellet\nså vi får se været og sjøen"
                                         << "UTF-8 read as Shift_JIS";
        QTest::newRow("Hangul") << "más sueños\nel corazón también"
                                << "UTF-8 read as EUC-KR";
    }
    void utf8OfLatinLettersReadInAnEncodingOfTwoBytesIsUndone() {
        QFETCH(const QString, meant);
        QFETCH(const QString, chain);
        QCOMPARE(repaired(through(meant.toStdU16String(), chain.toStdString())), meant);
    }
    void wordsInAsciiWithOneCharacterOfAnotherScriptAreSound() {
        for (const char16_t* sound :
             {u"PC방에서 A급 책을 읽다\nC책", u"T恤和U盘\nA座在p站",
              u"漏 (leak) and 毛 (hair)\nthe character 漏", u"Ｔｼｬﾂ、3ｶ月 aｶ"})
            QVERIFY2(repairsIn(sound).empty(), qPrintable(QString::fromUtf16(sound)));
    }
    void ofBytesThatAreLostOneCharacterIsLost() {
        // "我能吞下玻璃而不伤身体，很好" in UTF-8, read as GBK: the last of 14 characters keeps two
        // bytes.
        const MappedText bad = decodeMapped(
            encode(u"我能吞下玻璃而不伤身体它很好\n我能吞下玻璃而不伤身体它好\n", EncodingId::Utf8)
                .bytes,
            EncodingId::Gbk);
        const QString undone = repaired(bad.text);
        QVERIFY2(undone.startsWith("我能吞下玻璃而不伤身体它很好\n我能吞下玻璃而不伤身体它"),
                 qPrintable(undone));
        for (const Repair& repair : repairsIn(bad.text))
            QCOMPARE(repair.lossy, repair.after.find(u'\uFFFD') != std::u16string::npos);
    }

    void whereBytesAreLostTheLikeliestCharacterIsPut_data() {
        QTest::addColumn<QString>("meant");
        QTest::addColumn<QString>("bad");
        const auto row = [](const char* how, const char* meant, const char* bad) {
            QTest::newRow(how) << QString(meant) << QString(bad);
        };
        // "č" is C4 8D, "Ý" C3 9D; windows-1252 has no character for 81, 8D, 8F, 90 and 9D.
        row("U+FFFD", "Často se učí, že věci mají svůj čas, říká náš učitel",
            "ÄŒasto se uÄ�Ã­, Å¾e vÄ›ci majÃ­ svÅ¯j Ä�as, Å™Ã­kÃ¡ nÃ¡Å¡ uÄ�itel");
        row("question marks", "Často se učí, že věci mají svůj čas, říká náš učitel?",
            "ÄŒasto se uÄ?Ã­, Å¾e vÄ›ci majÃ­ svÅ¯j Ä?as, Å™Ã­kÃ¡ nÃ¡Å¡ uÄ?itel?");
        row("left out", "Často se učí, že věci mají svůj čas, říká náš učitel",
            "ÄŒasto se uÄÃ­, Å¾e vÄ›ci majÃ­ svÅ¯j Äas, Å™Ã­kÃ¡ nÃ¡Å¡ uÄitel");
        row("blank", "Déjà vu, à côté; voilà, là où l’été s’achève",
            "DÃ©jÃ  vu, Ã  cÃ´tÃ©; voilÃ , lÃ  oÃ¹ lâ€™Ã©tÃ© sâ€™achÃ¨ve");
        row("all controls", "Der Spaß wäre für Mädchen größer",
            "Der SpaÃ wÃ¤re fÃ¼r MÃ¤dchen grÃ¶Ãer");
    }
    void whereBytesAreLostTheLikeliestCharacterIsPut() {
        QFETCH(QString, meant);
        QFETCH(QString, bad);
        QCOMPARE(repaired(bad.toStdU16String()), meant);
        const auto repairs = repairsIn(bad.toStdU16String());
        QVERIFY(std::ranges::any_of(repairs, &Repair::lossy));
        QVERIFY(!std::ranges::all_of(repairs, &Repair::lossy));
    }
    void whatMayNotBeLostStays_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"Não SÃO João", "lâche Ä Ä? Å och NIVÅ HÖG", "été» la", "Ã Ã "})
            QTest::newRow(text) << QString(text);
    }
    void whatMayNotBeLostStays() {
        QFETCH(QString, text);
        QCOMPARE(repaired(text.toStdU16String()), text);
        // Nor beside mojibake, where sound accents show that not all of the text went through it.
        const QString beside = text + " à côté; cafÃ© MÃ¤dchen fÃ¼r svÅ¯j vÄ›ci";
        QCOMPARE(repaired(beside.toStdU16String()), text + " à côté; café Mädchen für svůj věci");
    }

    void soundAccentsBesideMojibakeStay() {
        QCOMPARE(repaired(u"déjà vu, cafÃ©, voilà; MÃ¤dchen"), "déjà vu, café, voilà; Mädchen");
        QCOMPARE(repaired(u"déjàcafÃ©vu"), "déjàcafévu");
    }
    void aLineThatWordsMakeRightIsNoPairOfPages() {
        const std::u16string bad =
            through(u"Über größere Mädchen läuft ein böser Bär\n"
                    u"Öfter hört man schöne Töne über Gärten\n",
                    "windows-1252 read as IBM850") +
            through(u"eduquen a una sociedad que no cuenta con una formación afectivo-sexual\n"
                    u"Más vale reír, así, capítulo de años\n",
                    "UTF-8 read as windows-1252");
        QVERIFY(repaired(bad).contains("formación afectivo"));
    }

    void aWordThatMayBeAnAccidentTakesTheChainOfTheOthers() {
        const std::u16string meant = u"Der Bär läuft über die Brücke. Ähnlich schöne Mädchen hören "
                                     u"früher zu; l’un et l’autre, É, à la fin";
        const std::u16string bad = through(meant, "UTF-8 read as ISO-8859-1");
        QCOMPARE(repaired(bad), QString::fromStdU16String(meant));
    }

    void aRepairTellsItsPlace() {
        const auto repairs = repairsIn(u"a\r\nÄ (cafÃ©), b");
        QCOMPARE(repairs.size(), std::size_t{1});
        QCOMPARE(repairs[0].line, 2U);
        QCOMPARE(repairs[0].column, 4U);
        QCOMPARE(repairs[0].bytes.begin, 7U);
        QCOMPARE(repairs[0].bytes.end, 14U);
        QCOMPARE(repairs[0].before, u"cafÃ©");
        QCOMPARE(repairs[0].after, u"café");
        QVERIFY(repairs[0].confidence > 0.9);
    }

    void piecesMakeNoDifference() {
        const std::u16string bad = through(u"Das Mädchen wohnt über der Gasse, öfter.\nÄhnlich",
                                           "UTF-8 read as windows-1252");
        const MappedText whole = mapped(bad);
        Repairer repairer;
        for (std::size_t at = 0; at < whole.text.size(); ++at)
            repairer.feed({.text = whole.text.substr(at, 1),
                           .malformed = {},
                           .byteOf = {whole.byteOf[at], whole.byteOf[at + 1]}});
        const auto byPieces = repairer.conclude();
        const auto atOnce = repairsIn(bad);
        QCOMPARE(byPieces.size(), atOnce.size());
        for (std::size_t i = 0; i < atOnce.size(); ++i) {
            QCOMPARE(byPieces[i].bytes.begin, atOnce[i].bytes.begin);
            QCOMPARE(byPieces[i].after, atOnce[i].after);
            QCOMPARE(byPieces[i].line, atOnce[i].line);
        }
    }

    void aLongLineCostsNoMoreThanItsLength() {
        const auto seconds = [](std::size_t words) {
            std::u16string text;
            for (std::size_t i = 0; i < words; ++i)
                text += u"\u00C3\u00A9";
            const std::clock_t begin = std::clock();
            repairsIn(text);
            return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        };
        // 16 times as long: 16 times the work, and up to 256 times where each part is compared with
        // all.
        QVERIFY(seconds(1 << 19) < 48 * std::max(seconds(1 << 15), 0.002));
    }

    void aShortLineThatNoOtherMakesSureStays() {
        const std::u16string bad = through(u"Но", "windows-1251 read as windows-1252");
        QCOMPARE(repaired(bad), QString::fromStdU16String(bad));
        const std::u16string beside = bad + u"\nDie Straße über die Brücke gehört den Müllern.\n";
        QCOMPARE(repaired(beside), QString::fromStdU16String(beside));
    }

    void controlsAmongEntitiesAreUndoneWithThem() { // HTML has no name for them
        QCOMPARE(repaired(u"it&acirc;\u0080\u0099s &Aring;\u0081&Atilde;&sup3;d&Aring;&ordm;"),
                 "it’s Łódź");
        QCOMPARE(repaired(u"caf&eacute;\u0085 bar"), "caf&eacute;\u0085 bar");
    }

    void aChainCanBeGiven() {
        QCOMPARE(repaired(u"COVILHÃ©", {.chain = chainNamed("UTF-8 read as windows-1252")}),
                 "COVILHé");
    }
    void anyChainOfTheRegistryCanBeGiven_data() {
        QTest::addColumn<QString>("meant");
        QTest::addColumn<QByteArray>("chain");
        const auto row = [](const char* text, const char* chain) {
            QTest::addRow("%s", chain) << QString(text) << QByteArray(chain);
        };
        row("Привет", "KOI8-R read as windows-1251");
        row("été", "UTF-8 read as GBK");
        row("猫である", "Shift_JIS read as IBM437");
        row("naïve café", "windows-1252 read as macintosh; UTF-8 read as IBM850");
        row("été", "macintosh read as IBM437; written as HTML entities");
        row("été", "windows-1252 read as ISO-8859-1"); // nothing happened
    }
    void anyChainOfTheRegistryCanBeGiven() {
        QFETCH(QString, meant);
        QFETCH(QByteArray, chain);
        const auto bad = damaged(meant.toStdU16String(), *chainNamed(chain.toStdString()));
        QVERIFY(bad);
        QCOMPARE(repaired(*bad, {.chain = chainNamed(chain.toStdString())}), meant);
    }

    void whatIsNotCertainEnoughStays() {
        QCOMPARE(repaired(u"cafÃ©", {.chain = {}, .leastConfidence = 1}), "cafÃ©");
    }
};

QTEST_GUILESS_MAIN(RepairTest)
#include "repair_test.moc"
