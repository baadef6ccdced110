// Copies, hints, commands and pasted bytes, as text.

#include "app/viewer/models/commands.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/session/facts.h"
#include "app/viewer/models/pasted.h"
#include "core/registry/registry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

QStringList rowsOf(const QAbstractItemModel& model) {
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        rows += cells.join(" | ");
    }
    return rows;
}

QByteArray textOf(const std::optional<std::vector<Byte>>& bytes) {
    return bytes ? QByteArray(reinterpret_cast<const char*>(bytes->data()),
                              static_cast<qsizetype>(bytes->size()))
                 : QByteArray("(none)");
}

QStringList hintsAsText(const Facts& facts) {
    QStringList all;
    for (const Hint& hint : hintsOf(facts))
        all += QString::fromStdString(std::string(nameOf(hint.kind)) + "=" + hint.value);
    return all;
}

} // namespace

class DocumentModelsTest : public QObject {
    Q_OBJECT

private slots:
    void lossesAreListedWithTheirLines() {
        LossModel model;
        const QAbstractItemModelTester tester(&model);
        ConversionReport report;
        report.malformed = 2;
        report.malformedLines.add(7);
        report.characters.resize(2);
        report.characters[0] = {U'€', 3, {{1, 4}}};
        report.characters[1] = {U'\u200E', 2, {{4}, true}};
        model.setReport(report);
        QCOMPARE(rowsOf(model),
                 (QStringList{" |  | malformed bytes | 2 | 7", "€ |  | U+20AC EURO SIGN | 3 | 1, 4",
                              " |  | U+200E LEFT-TO-RIGHT MARK | 2 | 4 and others"}));
        model.setWishes({.onLoss = OnLoss::Escape});
        QCOMPARE(rowsOf(model).first(2),
                 (QStringList{" | \\x{…} | malformed bytes | 2 | 7",
                              "€ | \\u{20AC} | U+20AC EURO SIGN | 3 | 1, 4"}));
    }

    void theVerdictSaysWhatWouldBeLost_data() {
        QTest::addColumn<int>("malformed");
        QTest::addColumn<int>("characters");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("nothing") << 0 << 0 << "All of the text can be written as ISO-8859-2.";
        QTest::newRow("one character") << 0 << 1 << "1 character is not in ISO-8859-2.";
        QTest::newRow("several, and damage")
            << 1 << 3
            << "3 characters are not in ISO-8859-2; 1 byte sequence does not fit as KOI8-R.";
    }
    void theVerdictSaysWhatWouldBeLost() {
        QFETCH(int, malformed);
        QFETCH(int, characters);
        QFETCH(QString, verdict);
        CopyOutcome trial;
        trial.from = EncodingId::Koi8R;
        trial.report.malformed = static_cast<std::uint64_t>(malformed);
        trial.report.lacking = static_cast<std::uint64_t>(characters);
        trial.report.characters.resize(static_cast<std::size_t>(characters));
        QCOMPARE(verdictText(trial, *findEncoding("ISO-8859-2")), verdict);
    }

    void theCopyIsNamedAfterItsEncoding() {
        QCOMPARE(suggestedCopy("/x.y/menu.txt", EncodingId::Utf8), "/x.y/menu.utf-8.txt");
        QCOMPARE(suggestedCopy("/x.y/menu", EncodingId::ShiftJis), "/x.y/menu.shift_jis");
        QCOMPARE(suggestedCopy("/x/.hidden", EncodingId::Utf8), "/x/.hidden.utf-8");
    }

    void progressTellsRateAndTimeLeft() {
        QCOMPARE(progressText(50, 200, 100), u"25\u202F%"_s);
        QCOMPARE(progressText(50 << 20, 200 << 20, 1000),
                 u"25\u202F% · 50 MiB a second · 4 s left"_s);
        QCOMPARE(progressText(0, 0, 0), u"100\u202F%"_s);
    }

    void whatIsKnownBecomesHints() {
        QCOMPARE(hintsAsText({}), QStringList());
        QCOMPARE(hintsAsText({.language = "ja", .platform = "dos", .era = "1990s"}),
                 (QStringList{"language=ja", "platform=dos", "era=1990s"}));
    }

    void theOriginIsRecognised_data() {
        QTest::addColumn<QString>("origin");
        QTest::addColumn<QString>("hint");
        QTest::newRow("a country") << "jp"
                                   << "tld=jp";
        QTest::newRow("a domain") << "example.com.ua"
                                  << "tld=example.com.ua";
        QTest::newRow("an address") << "ivan@example.ru"
                                    << "from=ivan@example.ru";
        QTest::newRow("a web page") << "http://example.gr/a"
                                    << "url=http://example.gr/a";
        QTest::newRow("a newsgroup") << "fido7.su.general"
                                     << "newsgroup=fido7.su.general";
    }
    void theOriginIsRecognised() {
        QFETCH(QString, origin);
        QFETCH(QString, hint);
        QCOMPARE(hintsAsText({.origin = origin}), QStringList{hint});
    }

    void preferredLanguagesComeFirst() {
        const auto choices = languageChoices({"th", "ja"});
        QCOMPARE(choices[0].name, u"Thai"_s);
        QCOMPARE(choices[1].name, u"Japanese"_s);
        QVERIFY(choices.size() > 50);
        QVERIFY(std::ranges::is_sorted(choices.begin() + 2, choices.end(), {},
                                       [](const Choice& c) { return c.name.toLower(); }));
    }

    void commandsOfOtherPrograms_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("command");
        const auto row = [](const char* claim, QByteArray path, int line, QString command) {
            QTest::newRow(claim) << path << line << command;
        };
        row("charsleuth", "a.txt", 0, "charsleuth show --as Shift_JIS a.txt");
        row("iconv", "a.txt", 1, "iconv -f CP932 -t UTF-8 a.txt");
        row("Vim", "a.txt", 2, "vim -c 'e ++enc=cp932' a.txt");
        row("Python", "a.txt", 3, "open(\"a.txt\", encoding=\"cp932\").read()");
        row("blanks and quotes", "it's a.txt", 0,
            R"(charsleuth show --as Shift_JIS 'it'\''s a.txt')");
        row("a name like an option", "-rf", 0, "charsleuth show --as Shift_JIS ./-rf");
        row("a name that is no UTF-8", "\xFF\n", 0,
            R"(charsleuth show --as Shift_JIS $'\377\012')");
        row("a name like a command of Vim", "+!ls", 2, "vim -c 'e ++enc=cp932' './+!ls'");
        row("a name that is no UTF-8, in Python", "\xFF", 3,
            R"(open(b'\xFF', encoding="cp932").read())");
    }
    void commandsOfOtherPrograms() {
        QFETCH(QByteArray, path);
        QFETCH(int, line);
        QFETCH(QString, command);
        const QStringList lines =
            commandsFor(path.toStdString(), EncodingId::ShiftJis).split(u'\n');
        QCOMPARE(lines.value(line), command);
    }

    void aToolWithoutTheEncodingIsLeftOut() {
        QVERIFY(!commandsFor("a", *findEncoding("BOCU-1")).contains("open("));
    }

    void writtenBytesAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("hex") << "E9 4a" << QByteArray("\xE9J");
        QTest::newRow("hex of C") << "0xE9, 0x4A," << QByteArray("\xE9J");
        QTest::newRow("hex without blanks") << "e94A" << QByteArray("\xE9J");
        QTest::newRow("escapes") << "caf\\xE9!" << QByteArray("caf\xE9!");
        QTest::newRow("a URL") << "caf%E9%20x" << QByteArray("caf\xE9 x");
        QTest::newRow("quoted-printable") << "caf=E9" << QByteArray("caf\xE9");
        QTest::newRow("soft line break") << "caf=E9 =\nnoir=" << QByteArray("caf\xE9 noir");
        QTest::newRow("Base64") << "6UrpSulK6Uo=" << QByteArray("\xE9J\xE9J\xE9J\xE9J");
        QTest::newRow("plain text is none") << "café" << QByteArray("(none)");
        QTest::newRow("an odd digit is none") << "E9 4" << QByteArray("(none)");
        QTest::newRow("nothing is none") << "" << QByteArray("(none)");
    }
    void writtenBytesAreRead() {
        QFETCH(QString, text);
        QFETCH(QByteArray, bytes);
        QCOMPARE(textOf(bytesWrittenAs(text)), bytes);
    }

    void garbledTextBecomesItsBytes() {
        QCOMPARE(textOf(bytesOfGarbled(u"Ð¼Ð¸Ñ€"_s)), QByteArray("\xD0\xBC\xD0\xB8\xD1\x80"));
        QCOMPARE(textOf(bytesOfGarbled(u"ìèð"_s)), QByteArray("\xEC\xE8\xF0"));
        QCOMPARE(textOf(bytesOfGarbled(u"мир"_s)), QByteArray("(none)"));
        const QString some = u"Łódź, un cafÃ© près de la mer"_s; // in no page of Western Europe
        QCOMPARE(textOf(bytesOfGarbled(some)), some.toUtf8());
    }
};

QTEST_GUILESS_MAIN(DocumentModelsTest)
#include "document_models_test.moc"
