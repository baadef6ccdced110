#include "tests/bench/measure.h"

#include <QTest>

#include <algorithm>

using namespace charsleuth::bench;

class MeasureTest : public QObject {
    Q_OBJECT

private slots:
    void thePeakOfAProgramIsNotThatOfWhoStartsIt() {
        constexpr std::size_t held = 64 << 20;
        std::vector<char> memory(held);
        std::ranges::fill(memory, 'x');
        asm volatile("" : : "r"(memory.data()) : "memory"); // every page is resident
        const ProgramSeconds seconds = medianSecondsOfProgram(1, {"/bin/true"});
        QVERIFY(seconds.peak > 0);
        QVERIFY2(seconds.peak < held / 4.0, QByteArray::number(seconds.peak));
    }
    void whatAProgramFillsIsItsPeak() {
        const ProgramSeconds seconds =
            medianSecondsOfProgram(1, {"/usr/bin/env", "python3", "-c", "b'x' * (200 << 20)"});
        QVERIFY2(seconds.peak > 200 << 20, QByteArray::number(seconds.peak));
        QVERIFY(seconds.cpu > 0 && seconds.wall > 0);
    }
    void whatCannotBeRunTakesLessThanNothing() {
        QVERIFY(medianSecondsOfProgram(1, {"/no/such/program"}).cpu < 0);
    }
};

QTEST_APPLESS_MAIN(MeasureTest)
#include "measure_test.moc"
