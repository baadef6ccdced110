#include "app/files/shell_word.h"

#include <QProcess>
#include <QTest>

using namespace charsleuth;

class ShellWordTest : public QObject {
    Q_OBJECT

private slots:
    void aShellGivesTheNameBack_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"a.txt",
                                 "a b.txt",
                                 "it's",
                                 "\"q\"",
                                 "$(touch pwned)",
                                 "`touch pwned`",
                                 "$HOME",
                                 "${IFS}",
                                 "a;b",
                                 "a&b",
                                 "a|b",
                                 "a>b",
                                 "a<b",
                                 "*",
                                 "?",
                                 "[a]",
                                 "{a,b}",
                                 "~",
                                 "~root",
                                 "!x",
                                 "#x",
                                 "a#b",
                                 "\\",
                                 "a\\b",
                                 "\\'",
                                 "^a^b",
                                 "%1",
                                 "=ls",
                                 "-rf",
                                 "+!ls",
                                 "--",
                                 "a\nb",
                                 "a\n",
                                 "\t",
                                 "\x1B[31m",
                                 "caf\xE9",
                                 "\xFF",
                                 "café",
                                 "資料.txt",
                                 "\u202Ea",
                                 "\x7F",
                                 "a\rb",
                                 "(a)",
                                 "'",
                                 "''",
                                 "\xC3",
                                 "a\x01"
                                 "2"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aShellGivesTheNameBack() {
        QFETCH(QByteArray, name);
        const std::string word = shellWord(name.toStdString(), Shell::Posix);
        QVERIFY2(word.find_first_of("\n\r\t\x1B\x01\x7F") == word.npos, word.c_str());
        QProcess bash;
        bash.start("bash", {"-c", QString::fromStdString("printf %s " + word)});
        QVERIFY(bash.waitForFinished());
        QCOMPARE(bash.readAllStandardOutput(), name);
    }

    void everyShell_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("powerShell");
        QTest::addColumn<QByteArray>("cmd");
        const auto row = [](QByteArray name, QByteArray powerShell, QByteArray cmd) {
            QTest::newRow(name) << name << powerShell << cmd;
        };
        row("a.txt", "a.txt", "a.txt");
        row("C:/a b.txt", "'C:/a b.txt'", "\"C:/a b.txt\"");
        row("it's", "'it''s'", "\"it's\"");
        row("it\u2019s", "'it\u2019\u2019s'", "\"it\u2019s\"");
        row("$(calc)", "'$(calc)'", "\"$(calc)\"");
        row("`calc", "'`calc'", "\"`calc\"");
        row("a&calc", "'a&calc'", "\"a&calc\"");
        row("%PATH%", "'%PATH%'", "\"\"^%\"PATH\"^%\"\"");
        row("@a", "'@a'", "\"@a\"");
        row("-a", "'-a'", "\"-a\"");
        row("a b\\", "'a b\\'", "\"a b\\\\\"");
        row("a\nb", "('a'+[char]0x000A+'b')", "\"a\nb\"");
        row("\u202Ea", "(''+[char]0x202E+'a')", "\"\u202Ea\"");
        row("資料", "'資料'", "\"資料\"");
    }
    void everyShell() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, powerShell);
        QFETCH(QByteArray, cmd);
        QCOMPARE(QByteArray::fromStdString(shellWord(name.toStdString(), Shell::PowerShell)),
                 powerShell);
        QCOMPARE(QByteArray::fromStdString(shellWord(name.toStdString(), Shell::Cmd)), cmd);
    }

    void noPathIsAnOption() {
        QCOMPARE(shellPath("-rf", Shell::Posix), std::string("./-rf"));
        QCOMPARE(shellPath("+!ls", Shell::Posix), std::string("'./+!ls'"));
        QCOMPARE(shellPath("a", Shell::Posix), std::string("a"));
    }
};

QTEST_APPLESS_MAIN(ShellWordTest)
#include "shell_word_test.moc"
