#include "tests/app/cli/program.h"

#include <QTest>

using charsleuth::test::Workplace;

class UsageTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsage_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* claim, QByteArray arguments, QByteArray word) {
            QTest::newRow(claim) << arguments << word;
        };
        row("no arguments", "", "no arguments");
        row("detect without a file", "detect", "FILE");
        row("detect with options only", "--json", "FILE");
        row("show without a file", "show", "FILE");
        row("show of two files", "show a.txt b.txt", "b.txt");
        row("list of a file", "list a.txt", "a.txt");
        row("an unknown long option", "detect --colour a.txt", "--colour");
        row("an unknown option without a command", "--colour a.txt", "--colour");
        row("an unknown short option", "detect -x a.txt", "-x");
        row("an option of another command", "list --only UTF-8", "--only");
        row("the beginning of an option's name", "detect --js a.txt", "--js");
        row("a value for a switch", "detect --json=yes a.txt", "--json=yes");
        row("an option without its value", "detect a.txt --top", "--top");
        row("an unknown encoding in --only", "detect --only UTF-8,klingon a.txt", "klingon");
        row("an unknown encoding in --exclude", "detect --exclude klingon a.txt", "klingon");
        row("--only and --exclude leave nothing", "detect --only UTF-8 --exclude utf8 a.txt",
            "--only UTF-8 --exclude utf8");
        row("-0 without --files-from", "detect -0 a.txt", "--files-from");
        row("an unknown encoding in --as", "show --as klingon a.txt", "klingon");
        row("an empty encoding", "detect --only '' a.txt", "unknown encoding");
        row("an unknown format", "detect --format xml a.txt", "xml");
        row("--json with another --format", "detect --json --format table a.txt", "--format");
        row("another --format with --json", "detect --format editorconfig --json a.txt",
            "editorconfig");
        row("a hint without a value", "detect --hint language a.txt", "language");
        row("an unknown kind of hint", "detect --hint colour=red a.txt", "colour");
        row("an impossible language", "detect --hint language=5 a.txt", "language=5");
        row("an unknown platform", "detect --hint platform=toaster a.txt", "toaster");
        row("an era that is none", "detect --hint era=yesterday a.txt", "yesterday");
        row("an unknown parent encoding", "detect --hint parent=klingon a.txt", "klingon");
        row("an empty hint", "detect --hint url= a.txt", "url=");
        row("an unknown hint of show", "show --hint colour=red a.txt", "colour");
        row("--top without a number", "detect --top many a.txt", "many");
        row("a negative --top", "detect --top -1 a.txt", "-1");
        row("--jobs 0", "detect --jobs 0 a.txt", "--jobs");
        row("--max-bytes 0", "detect --max-bytes 0 a.txt", "--max-bytes");
        row("a number with a tail", "detect --max-bytes 10x a.txt", "10x");
        row("a number too large", "detect --max-bytes 99999999999999999999 a.txt",
            "a number from 1 to 18446744073709551615, not \"99999999999999999999\"");
        row("standard input as list and file", "detect --files-from - -", "both");
        row("lines backwards", "show --lines 5-2 a.txt", "5-2");
        row("line 0", "show --lines 0-2 a.txt", "0-2");
        row("lines that are no numbers", "show --lines a-b a.txt", "a-b");
        row("an unknown --malformed", "show --malformed hide a.txt", "hide");
        row("an unknown --binary", "show --binary dump a.txt", "dump");
    }
    void wrongUsage() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, word);
        const Workplace place;
        place.write("a.txt", "text\n");
        const auto outcome = place.run("charsleuth " + arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(word), outcome.err);
        QVERIFY2(outcome.err.startsWith("charsleuth: "), outcome.err);
        QCOMPARE(outcome.err.count('\n'), 1);
    }

    void theAdviceHasTheOptions_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("advice");
        QTest::newRow("of the command") << QByteArray("show --from UTF-8 a.txt")
                                        << QByteArray("(see charsleuth show --help)\n");
        QTest::newRow("of the command that is meant without a name")
            << QByteArray("--colour a.txt") << QByteArray("(see charsleuth detect --help)\n");
        QTest::newRow("of a command that lacks its file")
            << QByteArray("names") << QByteArray("(see charsleuth names --help)\n");
        QTest::newRow("of the program")
            << QByteArray("") << QByteArray("(see charsleuth --help)\n");
    }
    void theAdviceHasTheOptions() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, advice);
        const auto outcome = Workplace().run("charsleuth " + arguments);
        QVERIFY2(outcome.err.endsWith(advice), outcome.err);
    }

    void aMisspeltEncodingIsGuessed() {
        const auto outcome = Workplace().run("charsleuth detect --only windos-1251 a.txt");
        QCOMPARE(outcome.err,
                 QByteArray("charsleuth: unknown encoding \"windos-1251\"; windows-1251 "
                            "was probably meant (see charsleuth list)\n"));
    }

    void oneAdviceIsEnough() {
        const auto outcome = Workplace().run("charsleuth detect --only klingon a.txt");
        QCOMPARE(outcome.err,
                 QByteArray("charsleuth: unknown encoding \"klingon\" (see charsleuth list)\n"));
    }

    void help_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("contains");
        const auto row = [](const char* claim, QByteArray arguments, QByteArray contains) {
            QTest::newRow(claim) << arguments << contains;
        };
        row("--help names the commands", "--help", "detect");
        row("-h", "-h", "detect");
        row("help", "help", "detect");
        row("help of a command", "help show", "--malformed");
        row("detect -h", "detect -h", "--explain");
        row("detect's help says what decibans are", "detect --help", "decibans");
        row("--version", "--version", "charsleuth 0");
        row("detect --help", "detect --help", "--explain");
        row("show --help", "show --help", "--malformed");
        row("list --help", "list --help", "--json");
        row("detect --version", "detect --version", "charsleuth 0");
        row("show --version", "show --version", "charsleuth 0");
        row("list --version", "list --version", "charsleuth 0");
        row("help wins over a missing file", "show --help missing.txt", "Usage");
    }
    void help() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, contains);
        const auto outcome = Workplace().run("charsleuth " + arguments);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QByteArray());
        QVERIFY2(outcome.out.contains(contains), outcome.out);
    }

    void goodHints_data() {
        QTest::addColumn<QByteArray>("hint");
        for (const char* hint :
             {"content-type='text/html; charset=koi8-r'", "declared=latin1", "language=zh-Hans",
              "locale=ja_JP.eucJP", "locale=C", "locale=", "url=http://example.jp/", "tld=ru",
              "filename=readme.jpn", "disposition='attachment; filename=a'", "from=a@example.cz",
              "newsgroup=fido7.su.books", "platform=dos", "era=1990s", "era=1994", "parent=UTF-8"})
            QTest::newRow(hint) << QByteArray(hint);
    }
    void goodHints() {
        QFETCH(QByteArray, hint);
        const Workplace place;
        place.write("a.txt", "text\n");
        const auto outcome = place.run("charsleuth detect --hint " + hint + " a.txt");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
    }
};

QTEST_GUILESS_MAIN(UsageTest)
#include "usage_test.moc"
