// Work off the GUI thread: values arrive in order, stale ones never.

#include "app/viewer/jobs/latest_job.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <chrono>
#include <thread>

using namespace charsleuth::viewer;

class LatestJobTest : public QObject {
    Q_OBJECT

private slots:
    void reportedValuesArriveInOrder() {
        LatestJob<int> job;
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
        LatestJob<int> job;
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
        LatestJob<int> job;
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
        LatestJob<int> job;
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
        std::vector<LatestJob<int>> stalled(static_cast<std::size_t>(QThread::idealThreadCount()) +
                                            1);
        for (LatestJob<int>& job : stalled)
            job.start(waits, [](int) {});
        LatestJob<int> job;
        int got = 0;
        job.start([](std::stop_token, const auto& report) { report(1); },
                  [&](int value) { got = value; });
        QTRY_COMPARE(got, 1);
    }

    void destructionWaitsForTheWork() {
        std::atomic<bool> running = false;
        {
            LatestJob<int> job;
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
