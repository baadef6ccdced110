#include "app/losses/text_losses.h"

#include "core/decode/decoder.h"

#include <QTest>

using charsleuth::EncodingId;
using charsleuth::TextDamage;

namespace {

/// "Misread 2:déjà>dÃ©jÃ  x3": the kind, the line, the first word and the number of places.
QString inWords(const charsleuth::TextLoss& loss) {
    constexpr const char* names[] = {"Misread",    "Replaced",  "QuestionMarks",
                                     "SevenBits",  "Unescaped", "Controls",
                                     "Decomposed", "Respelled", "Deleted"};
    return QString("%1 %2:%3>%4 x%5")
        .arg(names[static_cast<int>(loss.damage)])
        .arg(loss.line)
        .arg(QString::fromStdU16String(loss.before), QString::fromStdU16String(loss.now))
        .arg(loss.places);
}

QString losses(const QString& before, const QString& now, EncodingId encoding = EncodingId::Utf8) {
    QStringList words;
    for (const auto& loss :
         charsleuth::lossesBetween(before.toStdU16String(), now.toStdU16String(), encoding))
        words += inWords(loss);
    return words.join("; ");
}

const QString french = "# un\nLe café est déjà prêt.\nrien\nOù est l'été ?\n";

} // namespace

class LossesTest : public QObject {
    Q_OBJECT

private slots:
    void damageIsTold_data() {
        QTest::addColumn<QString>("now");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* claim, const QString& now, const char* said) {
            QTest::newRow(claim) << now << QString::fromUtf8(said);
        };
        row("UTF-8 read as windows-1252",
            "# un\nLe cafÃ© est dÃ©jÃ\u00A0 prÃªt.\nrien\nOÃ¹ est l'Ã©tÃ© ?\n",
            "Misread 2:café>cafÃ© x5");
        row("UTF-8 read as IBM437", "# un\nLe caf├⌐ est d├⌐j├á pr├¬t.\nrien\nO├╣ est l'├⌐t├⌐ ?\n",
            "Misread 2:café>caf├⌐ x5");
        row("UTF-8 read as Shift_JIS, with lines put in",
            "# un\nnew\nLe café est déjà prêt.\nrien\nOﾃｹ est l'ﾃｩtﾃｩ ?\n", "Misread 5:Où>Oﾃｹ x2");
        row("U+FFFD", "# un\nLe caf\uFFFD est d\uFFFDj\uFFFD pr\uFFFDt.\nrien\nOù est l'été ?\n",
            "Replaced 2:café>caf\uFFFD x3");
        row("question marks, a line put in",
            "# un\nzwei\nLe caf? est d?j? pr?t.\nrien\nOù est l'été ?\n",
            "QuestionMarks 3:café>caf? x3");
        row("the eighth bit", "# un\nLe cafC) est dC)jC  prC*t.\nrien\nOù est l'été ?\n",
            "SevenBits 2:Le café est déjà prêt.>Le cafC) est dC)jC  prC*t. x1");
        row("accents apart", "# un\nLe cafe\u0301 est déjà prêt.\nrien\nOù est l'été ?\n",
            "Decomposed 2:café>cafe\u0301 x1");
        row("control characters",
            QString("# un\nLe café@ est déjà prêt.\nrien\nOù est l'été ?\n")
                .replace("@", QChar(u'\0')),
            "Controls 2:café>café");
        row("without accents", "# un\nLe cafe est deja pret.\nrien\nOu est l'ete ?\n",
            "Respelled 2:café>cafe x5");
        row("letters left out", "# un\nLe caf est dj prt.\nrien\nO est l't ?\n",
            "Deleted 2:café>caf x5");
        row("one line without accents", "# un\nLe café est déjà prêt.\nrien\nOu est l'ete ?\n",
            "Respelled 4:Où>Ou x2");
    }
    void damageIsTold() {
        QFETCH(QString, now);
        QFETCH(QString, said);
        const QString told = losses(french, now);
        QVERIFY2(told.startsWith(said), qPrintable(told));
    }
    void otherScriptsAndEncodings() {
        const QString russian = "/* Привет, мир! */\nint a;\n";
        QCOMPARE(losses(russian, "/* , ! */\nint a;\n"), QString("Deleted 1:Привет> x2"));
        QCOMPARE(losses(russian, "/* ??????, ??"
                                 "?! */\nint a;\n"),
                 QString("QuestionMarks 1:Привет>?????? x2"));
        QCOMPARE(losses(russian, "/* Ïðèâåò, ìèð! */\nint a;\n", EncodingId::Windows1251),
                 QString("Misread 1:Привет>Ïðèâåò x2"));
        QCOMPARE(losses("Größe, Füße\n", "Groesse, Fuesse\n"),
                 QString("Respelled 1:Größe>Groesse x2"));
        QCOMPARE(losses("한글\n", "\u1112\u1161\u11AB\u1100\u1173\u11AF\n").left(10),
                 QString("Decomposed"));
    }
    /// 表 is 95 5C in Shift_JIS. A program that takes 5C 7B for an escaped brace leaves 95 7B.
    void aTrailByteTakenForABackslash() {
        const auto text = [](QByteArrayView bytes) {
            return QString::fromStdU16String(
                charsleuth::decode({reinterpret_cast<const charsleuth::Byte*>(bytes.data()),
                                    static_cast<std::size_t>(bytes.size())},
                                   EncodingId::ShiftJis)
                    .text);
        };
        const QString before = text("x = \x95\x5C{\n"), now = text("x = \x95{\n");
        QCOMPARE(losses(before, now, EncodingId::ShiftJis),
                 "Unescaped 1:" + before.trimmed() + '>' + now.trimmed() + " x1");
    }
    void editsAreNoDamage_data() {
        QTest::addColumn<QString>("now");
        QTest::newRow("nothing") << french;
        QTest::newRow("a line more") << french + "fin\n";
        QTest::newRow("a line less") << french.section('\n', 0, 2) + '\n';
        QTest::newRow("all gone") << QString();
        QTest::newRow("translated") << "# un\nThe coffee is ready.\nrien\nWhere is the summer ?\n";
        QTest::newRow("accents put in") << QString(french).replace("rien", "décor");
        QTest::newRow("a spelling corrected, others kept")
            << QString(french).replace("café est déjà", "cafe est déjà");
        QTest::newRow("a word less in a line") << QString(french).replace("déjà ", "");
        QTest::newRow("a string emptied") << QString(french).replace("Où est l'été ?", "");
    }
    void editsAreNoDamage() {
        QFETCH(QString, now);
        QCOMPARE(losses(french, now), QString());
    }
    void aWordOfAnotherScriptThatIsGoneIsAnEdit() {
        QCOMPARE(losses("l打去 Cppを編集\n語\n", "l Cpp\n語\n"), QString());
    }
    void mojibakeThatIsMendedIsNone() {
        QCOMPARE(losses("Le cafÃ© est dÃ©jÃ\u00A0 prÃªt.\n", "Le café est déjà prêt.\n"),
                 QString());
    }
    void longTextsTakeNoLongerPerLine() {
        QString before, now;
        for (int i = 0; i < 20'000; ++i) {
            before += QString("ligne %1 : déjà vu\n").arg(i);
            now += QString("ligne %1 : deja vu\n").arg(i);
        }
        QCOMPARE(losses(before, now), QString("Respelled 1:déjà>deja x20000"));
    }
};

QTEST_APPLESS_MAIN(LossesTest)
#include "losses_test.moc"
