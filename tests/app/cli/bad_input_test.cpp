#include "tests/app/cli/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <unistd.h>

using charsleuth::test::Workplace;

class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    void unreadable_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* claim, QByteArray command, QByteArray message) {
            QTest::newRow(claim) << command << "charsleuth: " + message + '\n';
        };
        // Root reads everything, so another user is asked.
        const QByteArray nobody =
            ::geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
        row("a missing file", "charsleuth missing", "missing: No such file or directory");
        row("a missing file shown", "charsleuth show missing",
            "missing: No such file or directory");
        row("an empty name", "charsleuth ''", "\"\": No such file or directory");
        row("a folder", "mkdir d; charsleuth d", "d: is a directory (-r walks it)");
        row("a folder to convert", "mkdir d; charsleuth convert d",
            "d: is a directory (-r walks it)");
        row("a folder of names", "mkdir d; charsleuth names d", "d: is a directory (-r walks it)");
        row("a folder to show", "mkdir d; charsleuth show d", "d: is a directory");
        row("a folder on standard input", "charsleuth - < .", "-: is a directory");
        row("no permission", "echo > f; chmod 0 f; " + nobody + "charsleuth f",
            "f: Permission denied");
        row("a folder without permission", "mkdir d; chmod 0 d; " + nobody + "charsleuth -r d",
            "d/: Permission denied");
        row("reading fails", "charsleuth /proc/self/mem", "/proc/self/mem: Input/output error");
        row("a FIFO that nobody writes to", "mkfifo p; charsleuth p",
            "p: nobody writes to this pipe");
        for (const char* size : {"1048577", "10M", "100M"}) {
            const std::string name = std::string("a list without a separator, ") + size;
            const QByteArray make = QByteArray("head -c ") + size + " /dev/zero > l; ";
            row(name.c_str(), make + "charsleuth --files-from l",
                "l: has more than 1 MiB between two separators: no path");
        }
        row("a list that is missing", "charsleuth --files-from missing",
            "missing: No such file or directory");
        row("a newline in a name stays on one line", "charsleuth \"$(printf 'a\\nb')\"",
            "a\\nb: No such file or directory");
        row("an escape in a name does nothing", "charsleuth \"$(printf 'a\\033[1mb')\"",
            "a\\x1B[1mb: No such file or directory");
        row("a name that is not UTF-8", "charsleuth \"$(printf 'caf\\351')\"",
            "caf\\xE9: No such file or directory");
        row("closed standard input", "charsleuth - <&-", "-: Bad file descriptor");
        row("closed standard input is not the list", "echo - > l; charsleuth --files-from l <&-",
            "-: Bad file descriptor");
        row("standard output is full", "echo a > f; charsleuth f > /dev/full",
            "standard output: No space left on device");
        row("standard output is full for show", "echo a > f; charsleuth show f > /dev/full",
            "standard output: No space left on device");
        row("standard output is full for list", "charsleuth list > /dev/full",
            "standard output: No space left on device");
        row("a copy larger than the user may write",
            "head -c 100000 /dev/zero | tr '\\0' a > f; ulimit -f 8; "
            "charsleuth convert --to utf-16 -o copy f",
            "copy: File too large");
        row("show of more than the limit", "echo abcdef > f; charsleuth show --max-bytes 3 f",
            "f: is longer than the limit (--max-bytes)");
        row("show of a pipe beyond the limit", "echo abcdef | charsleuth show --max-bytes 3 -",
            "-: is longer than the limit (--max-bytes)");
    }
    void unreadable() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, message);
        const auto outcome = Workplace().run(command);
        QCOMPARE(outcome.err, message);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.status, 3);
    }

    void aSocketIsToldApart() {
        const auto outcome = Workplace().run(
            "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"s\")'; charsleuth s");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.contains("s: is a socket"), outcome.err);
    }

    void answered_data() {
        QTest::addColumn<QByteArray>("command"); // with --json
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("size");
        const auto row = [](const char* claim, QByteArray command, QByteArray file, int size) {
            QTest::newRow(claim) << command << file << size;
        };
        row("an empty file", ": > f; charsleuth --json f", "f", 0);
        row("a file of one byte", "printf a > f; charsleuth --json f", "f", 1);
        row("one foreign byte", "printf '\\351' > f; charsleuth --json f", "f", 1);
        row("/dev/null", "charsleuth --json /dev/null", "/dev/null", 0);
        row("an endless device up to the limit", "charsleuth --json --max-bytes 100000 /dev/zero",
            "/dev/zero", 100000);
        row("an endless pipe up to the limit", "yes | charsleuth --json --max-bytes 100000 -", "-",
            100000);
        row("a limited file has its whole size",
            "printf abcdef > f; charsleuth --json --max-bytes 2 f", "f", 6);
        row("standard input", "printf abc | charsleuth --json -", "-", 3);
        row("standard input from a file", "printf abc > f; charsleuth --json - < f", "-", 3);
        row("what is left of standard input",
            "printf abcd > f; (dd bs=1 count=1 of=/dev/null 2>/dev/null; charsleuth --json -) < f",
            "-", 3);
        row("a FIFO with a writer", "mkfifo p; printf abc > p & charsleuth --json p", "p", 3);
        row("a name that begins with a dash", "printf abc > ./-f; charsleuth --json -- -f", "-f",
            3);
        row("a name like an option", "printf abc > ./--json; charsleuth --json -- --json", "--json",
            3);
        row("a name like a list", "printf abc > '[a,b]'; charsleuth --json '[a,b]'", "[a,b]", 3);
        row("a name like a command", "printf abc > list; charsleuth detect --json list", "list", 3);
        row("a name with a space and a newline",
            "n=$(printf 'a b\\nc'); printf abc > \"$n\"; charsleuth --json \"$n\"", "a b\nc", 3);
        row("a name that is not UTF-8",
            "n=$(printf 'caf\\351'); printf abc > \"$n\"; charsleuth --json \"$n\"",
            "caf\xEF\xBF\xBD", 3);
        row("a name through a link", "printf abc > f; ln -s f l; charsleuth --json l", "l", 3);
    }
    void answered() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, file);
        QFETCH(int, size);
        const auto outcome = Workplace().run(command);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count('\n'), 1);
        const QJsonObject answer = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(answer["file"].toString().toUtf8(), file);
        QCOMPARE(answer["size"].toInt(-1), size);
    }

    void aFileOfProcIsRead() {
        const auto outcome = Workplace().run("charsleuth --json /proc/self/status");
        QVERIFY(QJsonDocument::fromJson(outcome.out)["size"].toInt() > 100);
    }
    void theOthersAreStillDone() {
        const auto outcome =
            Workplace().run("echo a > a; echo b > b; charsleuth --json a missing b");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.out.count('\n'), 2);
        QCOMPARE(outcome.err, QByteArray("charsleuth: missing: No such file or directory\n"));
    }
    void aReaderThatGoesAwayIsAQuietEnd() {
        const auto outcome = Workplace().run(
            "yes | head -c 3000000 > f; (charsleuth show f; echo $? >&2) | head -1");
        QCOMPARE(outcome.out, QByteArray("y\n"));
        QCOMPARE(outcome.err, QByteArray("0\n"));
    }
    void aReaderThatGoesAwayEndsAConversionToo() {
        const auto outcome = Workplace().run(
            "yes | head -c 30000000 > f; (charsleuth convert f; echo $? >&2) | head -1");
        QCOMPARE(outcome.out, QByteArray("y\n"));
        QCOMPARE(outcome.err, QByteArray("0\n"));
    }
    void aWriterThatTakesItsTimeIsAwaited() {
        const auto outcome =
            Workplace().run("mkfifo p; (sleep 1; printf abc > p) & charsleuth show p");
        QCOMPARE(outcome.out, QByteArray("abc"));
    }
};

QTEST_GUILESS_MAIN(BadInputTest)
#include "bad_input_test.moc"
