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

    void theOtherFilesAreAnswered() {
        const auto outcome = Workplace().run(
            "mkfifo p; echo a > a; charsleuth --json --top 1 --jobs 2 p a a a a a a a a a a a a a");
        QCOMPARE(outcome.err, QByteArray("charsleuth: p: nobody writes to this pipe\n"));
        QCOMPARE(outcome.out.count('\n'), 13);
        QCOMPARE(outcome.status, 3);
    }
};

QTEST_GUILESS_MAIN(StalledTest)
#include "stalled_test.moc"
