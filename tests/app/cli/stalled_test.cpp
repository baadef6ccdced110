// A path that stalls, as one of a network does: here a FIFO whose writer says nothing.

#include "tests/app/cli/program.h"

#include <QTest>

using charsleuth::test::Workplace;

class StalledTest : public QObject {
    Q_OBJECT

private slots:
    void anInterruptEndsIt_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("hasWriter"); // one that says nothing; else the opening waits
        for (const char* words : {"--json p", "show p", "convert -o copy p", "--jobs 4 p a a a"}) {
            QTest::addRow("%s, without a writer", words) << QByteArray(words) << false;
            QTest::addRow("%s, with a silent writer", words) << QByteArray(words) << true;
        }
    }
    void anInterruptEndsIt() {
        QFETCH(QByteArray, words);
        QFETCH(bool, hasWriter);
        const Workplace place;
        place.write("a", "abc\n");
        // Python gives its programs SIGINT back; the shell takes it from what runs in the
        // background.
        place.write("interrupt.py", R"(
import os, signal, subprocess, sys, time
writer = os.open("p", os.O_RDWR) if sys.argv[1] == "1" else None
program = subprocess.Popen(["charsleuth", *sys.argv[2:]], stdout=subprocess.DEVNULL)
def waits_for_the_pipe():
    return any(os.path.realpath(f"/proc/{program.pid}/fd/{fd}").endswith("/p")
               for fd in os.listdir(f"/proc/{program.pid}/fd"))
while program.poll() is None and not waits_for_the_pipe():
    time.sleep(0.01)
program.send_signal(signal.SIGINT)
print(program.wait(), sorted(os.listdir()))
)");
        const auto outcome = place.run("mkfifo p; python3 interrupt.py " +
                                       QByteArray::number(hasWriter) + ' ' + words);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, QByteArray("-2 ['a', 'interrupt.py', 'p']\n")); // 130 in a shell
    }

    // Answers come in the order asked: those of the files behind it come when the pipe is given up.
    void theOtherFilesAreAnswered_data() {
        QTest::addColumn<QByteArray>("writer");
        QTest::newRow("without a writer") << QByteArray();
        QTest::newRow("with a silent writer") << QByteArray("sleep 100 > p & ");
    }
    void theOtherFilesAreAnswered() {
        QFETCH(QByteArray, writer);
        const auto outcome = Workplace().run("mkfifo p; echo a > a; " + writer +
                                             "charsleuth --json --top 1 --jobs 2 p a a a a a a a a "
                                             "a a a a a; s=$?; kill $! 2> /dev/null; exit $s");
        QCOMPARE(outcome.err, QByteArray("charsleuth: p: nobody writes to this pipe\n"));
        QCOMPARE(outcome.out.count('\n'), 13);
        QCOMPARE(outcome.status, 3);
    }

    // The writer goes when the first answer is there; were it held back, nothing would end.
    void theFilesBeforeItAreAnsweredAtOnce_data() {
        QTest::addColumn<QByteArray>("jobs");
        QTest::newRow("one thread") << QByteArray("1");
        QTest::newRow("two threads") << QByteArray("2");
    }
    void theFilesBeforeItAreAnsweredAtOnce() {
        QFETCH(QByteArray, jobs);
        const auto outcome = Workplace().run(
            silentAfterAByte + "mkfifo answers; echo a > a; charsleuth --json --top 1 --jobs " +
            jobs + " a p a > answers & exec 3< answers; read -r first <&3; " + endIt +
            "printf '%s\n' \"$first\"; cat <&3; wait");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out.count('\n'), 3);
    }

    // The writer goes when the file behind the pipe, another pipe, is opened.
    void theFilesBehindItAreExaminedMeanwhile() {
        const auto outcome = Workplace().run(silentAfterAByte + "mkfifo q; (echo b > q; " + endIt +
                                             ") & charsleuth --json --top 1 --jobs 2 p q; wait");
        QCOMPARE(outcome.err, QByteArray());
        QVERIFY2(outcome.out.startsWith("{\"schema\":1,\"file\":\"p\",\"size\":1,"), outcome.out);
        QVERIFY2(outcome.out.contains("\n{\"schema\":1,\"file\":\"q\",\"size\":2,"), outcome.out);
    }

private:
    /// Makes the pipe p, whose writer says something and then nothing until endIt.
    const QByteArray silentAfterAByte =
        "mkfifo p begun; (printf a; echo > begun; exec sleep 100) > p & writer=$!; ";
    const QByteArray endIt = "read -r nothing < begun; kill $writer; ";
};

QTEST_GUILESS_MAIN(StalledTest)
#include "stalled_test.moc"
