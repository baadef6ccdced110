// Work off the GUI thread: values arrive in order, stale ones never.

#include "app/viewer/session/latest_job.h"
#include "tests/faults/failing_new.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <chrono>
#include <list>
#include <thread>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

void mayNotHappen() {
    QFAIL("there was enough memory");
}

} // namespace

class LatestJobTest : public QObject {
    Q_OBJECT

private slots:
    void reportedValuesArriveInOrder() {
        LatestJob<int> job(mayNotHappen);
        QList<int> got;
        bool done = false;
        job.start(
            [](std::stop_token, const auto& report) {
                for (int i = 0; i < 5; ++i)
                    report(i);
            },
            [&](int value) { got += value; }, [&] { done = true; });
        QTRY_VERIFY(done);
        QCOMPARE(got, (QList<int>{0, 1, 2, 3, 4}));
        QVERIFY(!job.isRunning());
    }

    void anOlderRunIsStoppedAndItsValuesAreDropped() {
        LatestJob<int> job(mayNotHappen);
        auto stopped = std::make_shared<std::atomic<bool>>(false);
        QList<int> got;
        job.start(
            [stopped](std::stop_token stop, const auto& report) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                *stopped = true;
                report(1);
            },
            [&](int value) { got += value; });
        job.start([](std::stop_token, const auto& report) { report(2); },
                  [&](int value) { got += value; });
        QTRY_VERIFY(*stopped && !job.isRunning());
        QCOMPARE(got, QList<int>{2});
    }

    void deliveryMayStartTheNextRun() {
        LatestJob<int> job(mayNotHappen);
        QList<int> got;
        std::function<void(int)> deliver = [&](int value) {
            got += value;
            if (value < 3)
                job.start([value](std::stop_token, const auto& report) { report(value + 1); },
                          deliver);
        };
        job.start([](std::stop_token, const auto& report) { report(0); }, deliver);
        QTRY_COMPARE(got, (QList<int>{0, 1, 2, 3}));
    }

    void nothingArrivesAfterCancel() {
        LatestJob<int> job(mayNotHappen);
        bool arrived = false;
        job.start([](std::stop_token, const auto& report) { report(1); },
                  [&](int) { arrived = true; }, [&] { arrived = true; });
        job.cancel();
        QTest::qWait(20);
        QVERIFY(!arrived);
    }

    void noJobWaitsForOthers() {
        const auto waits = [](std::stop_token stop, const auto&) {
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
        };
        std::list<LatestJob<int>> stalled;
        for (int i = 0; i <= QThread::idealThreadCount(); ++i)
            stalled.emplace_back(mayNotHappen);
        for (LatestJob<int>& job : stalled)
            job.start(waits, [](int) {});
        LatestJob<int> job(mayNotHappen);
        int got = 0;
        job.start([](std::stop_token, const auto& report) { report(1); },
                  [&](int value) { got = value; });
        QTRY_COMPARE(got, 1);
    }

    void memoryThatRunsOutIsToldAfterWhatWasReported() {
        QStringList got;
        LatestJob<int> job([&] { got += "out of memory"; });
        job.start(
            [](std::stop_token, const auto& report) {
                report(1);
                throw std::bad_alloc();
            },
            [&](int value) { got += QString::number(value); }, [&] { got += "done"; });
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(got, (QStringList{"1", "out of memory"}));
        job.start([](std::stop_token, const auto& report) { report(2); },
                  [&](int value) { got += QString::number(value); });
        QTRY_COMPARE(got.last(), "2");
    }

    void memoryThatRunsOutWhileSomethingIsReportedIsTold() {
        long failed = 0;
        for (long n = 0; failed == n; ++n) {
            int told = 0, got = 0;
            bool done = false;
            LatestJob<std::vector<int>> job([&] { ++told; });
            job.start(
                [n](std::stop_token, const auto& report) {
                    allocationsLeft = n; // until this thread ends
                    report({1});
                },
                [&](const std::vector<int>& value) { got += value.front(); }, [&] { done = true; });
            QTRY_VERIFY(!job.isRunning());
            QVERIFY(done ? told == 0 && got == 1 : told == 1);
            failed += told;
        }
        QVERIFY(failed > 2);
    }

    void itsEndIsToldThoughMemoryRunsOutJustThen() {
        for (long n = 0; n < 8; ++n) {
            bool done = false;
            LatestJob<int> job(mayNotHappen);
            job.start([n](std::stop_token, const auto&) { allocationsLeft = n; }, [](int) {},
                      [&] { done = true; });
            QTRY_VERIFY(done);
        }
    }

    void destructionWaitsForTheWork() {
        std::atomic<bool> running = false;
        {
            LatestJob<int> job(mayNotHappen);
            job.start(
                [&running](std::stop_token stop, const auto&) {
                    running = true;
                    while (!stop.stop_requested())
                        std::this_thread::yield();
                    running = false;
                },
                [](int) {});
            QTRY_VERIFY(running);
        }
        QVERIFY(!running);
    }
};

QTEST_GUILESS_MAIN(LatestJobTest)
#include "latest_job_test.moc"
