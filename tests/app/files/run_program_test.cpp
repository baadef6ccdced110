// Other programs are run to their end, or for as long as they print something.

#include "app/files/run_program.h"
#include "app/files/running_program.h"

#include <QTest>

using namespace charsleuth;

class RunProgramTest : public QObject {
    Q_OBJECT

private slots:
    void whatAProgramPrintsIsTaken() {
        const auto outcome =
            runProgram({"sh", "-c", "echo one; echo two >&2; exit 3"}, {.longestSilence = 60'000});
        QVERIFY(bool(outcome));
        QCOMPARE(outcome->status, 3);
        QCOMPARE(outcome->out, std::string("one\n"));
        QCOMPARE(outcome->err, std::string("two\n"));
    }
    void aProgramThatPrintsNothingMoreIsEnded() {
        const auto outcome =
            runProgram({"sh", "-c", "echo one; exec sleep 600"}, {.longestSilence = 100});
        QVERIFY(!outcome);
        QVERIFY(outcome.error().cause.find("printed nothing for too long") != std::string::npos);
    }
    void anAnswerIsNotWaitedForForEver() {
        auto program = RunningProgram::start({"sleep", "600"}, {.longestSilence = 100});
        QVERIFY(bool(program));
        std::string answer;
        QVERIFY(!program->read(answer));
    }
};

QTEST_APPLESS_MAIN(RunProgramTest)
#include "run_program_test.moc"
