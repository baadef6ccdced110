#include "app/detect/ordered_work.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>

using Work = charsleuth::OrderedWork<int, std::string>;

namespace {

/// Lets the first inputs take the longest, so that the last are done first.
std::string slowAtFirst(int input) {
    if (input < 4)
        std::this_thread::sleep_for(std::chrono::milliseconds(5 * (4 - input)));
    return std::to_string(input);
}

/// What is delivered of the inputs 0 to `count`; `work` is done to each.
std::vector<std::string> delivered(std::size_t threads, int count,
                                   const std::function<std::string(int)>& work,
                                   const std::function<bool(const std::string&)>& goOn = {},
                                   int* taken = nullptr) {
    std::vector<std::string> all;
    int next = 0;
    const auto take = [&]() -> std::optional<int> {
        if (next == count)
            return std::nullopt;
        return next++;
    };
    const auto deliver = [&](std::span<const std::string> ready) {
        all.insert(all.end(), ready.begin(), ready.end());
        return !goOn || goOn(ready.back());
    };
    Work ordered({.next = take, .makeWorker = [&] { return work; }, .deliver = deliver});
    try {
        ordered.run(threads);
    } catch (const std::runtime_error& error) {
        all.push_back(error.what());
    }
    if (taken != nullptr)
        *taken = next;
    return all;
}

std::vector<std::string> upTo(int count, const char* last = nullptr) {
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i)
        all.push_back(std::to_string(i));
    if (last != nullptr)
        all.push_back(last);
    return all;
}

} // namespace

class OrderedWorkTest : public QObject {
    Q_OBJECT

private slots:
    void threads_data() {
        QTest::addColumn<std::size_t>("threads");
        for (const std::size_t threads : {1u, 2u, 3u, 8u})
            QTest::addRow("%zu threads", threads) << threads;
    }

    void everyResultComesInOrder_data() { threads_data(); }
    void everyResultComesInOrder() {
        QFETCH(std::size_t, threads);
        QCOMPARE(delivered(threads, 1000, slowAtFirst), upTo(1000));
        QCOMPARE(delivered(threads, 1, slowAtFirst), upTo(1));
        QCOMPARE(delivered(threads, 0, slowAtFirst), upTo(0));
    }

    // The other one does the first, the caller waits in the second until the first is delivered.
    void whatIsReadyDoesNotWaitForTheCaller() {
        const auto caller = std::this_thread::get_id();
        std::atomic<bool> firstBegun = false, secondBegun = false, firstDelivered = false;
        const auto await = [](const std::atomic<bool>& flag) {
            using namespace std::chrono_literals;
            for (int i = 0; i < 5000 && !flag; ++i)
                std::this_thread::sleep_for(1ms);
            return flag ? "in time" : "late";
        };
        int next = 0;
        std::vector<std::string> all;
        Work ordered({.next = [&] { return next < 2 ? std::optional(next++) : std::nullopt; },
                      .makeWorker = [&]() -> std::function<std::string(const int&)> {
                          if (std::this_thread::get_id() == caller)
                              await(firstBegun);
                          return [&](int input) {
                              (input == 0 ? firstBegun : secondBegun) = true;
                              return await(input == 0 ? secondBegun : firstDelivered);
                          };
                      },
                      .deliver =
                          [&](std::span<const std::string> ready) {
                              all.insert(all.end(), ready.begin(), ready.end());
                              firstDelivered = true;
                              return true;
                          }});
        ordered.run(2);
        QCOMPARE(all, (std::vector<std::string>{"in time", "in time"}));
    }

    void whatIsThrownComesBehindWhatWasBefore_data() { threads_data(); }
    void whatIsThrownComesBehindWhatWasBefore() {
        QFETCH(std::size_t, threads);
        const auto throwAt7 = [](int input) {
            return input == 7 ? throw std::runtime_error("seven") : slowAtFirst(input);
        };
        QCOMPARE(delivered(threads, 1000, throwAt7), upTo(7, "seven"));
    }

    void deliveringMayThrow_data() { threads_data(); }
    void deliveringMayThrow() {
        QFETCH(std::size_t, threads);
        const auto full = [](const std::string&) -> bool { throw std::runtime_error("full"); };
        const auto all = delivered(threads, 1000, slowAtFirst, full);
        QCOMPARE(all.front(), std::string("0"));
        QCOMPARE(all.back(), std::string("full"));
    }

    void nothingIsBegunWhenNobodyTakesIt_data() { threads_data(); }
    void nothingIsBegunWhenNobodyTakesIt() {
        QFETCH(std::size_t, threads);
        int taken = 0;
        const auto all = delivered(
            threads, 1000, slowAtFirst, [](const std::string&) { return false; }, &taken);
        QCOMPARE(all.front(), std::string("0"));
        QVERIFY2(taken <= static_cast<int>(Work::atATime * threads),
                 qPrintable(QString::number(taken)));
    }

    void fewAreBetweenTakingAndDelivering_data() { threads_data(); }
    void fewAreBetweenTakingAndDelivering() {
        QFETCH(std::size_t, threads);
        std::atomic<int> begun = 0;
        int most = 0, done = 0;
        const auto count = [&](int input) {
            ++begun;
            return slowAtFirst(input);
        };
        delivered(threads, 1000, count, [&](const std::string& last) {
            most = std::max(most, begun - done);
            done = std::stoi(last) + 1;
            return true;
        });
        QVERIFY2(most <= static_cast<int>(Work::atATime * threads),
                 qPrintable(QString::number(most)));
    }
};

QTEST_GUILESS_MAIN(OrderedWorkTest)
#include "ordered_work_test.moc"
