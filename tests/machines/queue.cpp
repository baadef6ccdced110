// What ThreadSanitizer must not report: jobs that wait for the only thread read what was written
// before they were queued, and their results are destroyed by who has them last.

#include <QCoreApplication>
#include <QtConcurrent>

#include <thread>
#include <vector>

namespace {

int sumOfQueued(QThreadPool& pool) {
    std::vector<int> numbers(1000);
    int sum = 0;
    for (int& number : numbers) {
        number = 1;
        (void)QtConcurrent::run(&pool, [&sum, &number] { sum += number; });
    }
    pool.waitForDone();
    return sum;
}

void makeForNobody(QThreadPool& pool) {
    for (int i = 0; i < 100; ++i) {
        const auto made = QtConcurrent::run(&pool, [] { return std::vector<int>(10); });
        while (!made.isFinished())
            std::this_thread::yield();
    }
}

} // namespace

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    makeForNobody(pool);
    return sumOfQueued(pool) == 1000 ? 0 : 1;
}
