#include "app/detect/detect_input.h"
#include "app/detect/threads.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>

using namespace charsleuth;

namespace {

std::string russianText(std::size_t size) {
    const std::string line =
        "\xCF\xEE\xE5\xE7\xE4 \xEE\xF2\xF5\xEE\xE4\xE8\xF2 \xE2 \xF1\xE5\xEC\xFC.\n";
    std::string text;
    while (text.size() < size)
        text += line;
    text[size / 2] = '\x98'; // windows-1251 has no such character
    return text;
}

} // namespace

class ThreadsTest : public QObject {
    Q_OBJECT

private slots:
    void everyJobIsDoneOnce() {
        Threads threads(4);
        for (const std::size_t count : {0u, 1u, 3u, 500u}) {
            std::vector<std::atomic<int>> done(count);
            threads.run(count, [&](std::size_t i) { ++done[i]; });
            for (const auto& times : done)
                QCOMPARE(times.load(), 1);
        }
    }
    void jobsAreDoneAtTheSameTime() {
        Threads threads(2);
        std::atomic<int> begun = 0;
        threads.run(2, [&](std::size_t) {
            ++begun;
            while (begun < 2) // for ever, were the other one to come afterwards
                std::this_thread::yield();
        });
        QCOMPARE(begun.load(), 2);
    }
    void oneThreadIsTheCallers() {
        Threads threads(1);
        std::set<std::thread::id> ids;
        threads.run(5, [&](std::size_t) { ids.insert(std::this_thread::get_id()); });
        QCOMPARE(ids, std::set{std::this_thread::get_id()});
    }
    void whatAJobThrowsIsThrownOnce() {
        Threads threads(3);
        const auto fail = [](std::size_t) { throw std::runtime_error("no"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, threads.run(9, fail));
        int done = 0;
        threads.run(1, [&](std::size_t) { ++done; });
        QCOMPARE(done, 1);
    }

    void aBigFileIsAnsweredTheSameByThreads() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("big.txt").toStdString();
        std::ofstream(path, std::ios::binary) << russianText(worthThreads + 12'345);
        const auto answer = [&](std::size_t threads) {
            auto source = FileSource::open(path, {});
            return *detectInput(*source, {}, {}, {}, threads);
        };
        const Detection one = answer(1), several = answer(3);
        QCOMPARE(several.size, one.size);
        QCOMPARE(several.ranked.size(), one.ranked.size());
        for (std::size_t i = 0; i < one.ranked.size(); ++i) {
            QCOMPARE(several.ranked[i].encoding, one.ranked[i].encoding);
            QCOMPARE(several.ranked[i].probability, one.ranked[i].probability);
            QCOMPARE(several.ranked[i].malformed, one.ranked[i].malformed);
        }
        QCOMPARE(one.ranked.front().encoding, EncodingId::Windows1251);
    }
};

QTEST_APPLESS_MAIN(ThreadsTest)
#include "threads_test.moc"
