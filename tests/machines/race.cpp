// What ThreadSanitizer must report, so that its silence elsewhere means something: a job and its
// owner change the same number without a lock.

#include "app/viewer/session/latest_job.h"

#include <QCoreApplication>

#include <chrono>
#include <thread>

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    int shared = 0;
    charsleuth::viewer::LatestJob<int> job(QCoreApplication::quit);
    job.start(
        [&](std::stop_token, const auto& report) {
            for (int i = 0; i < 100; ++i) {
                report(++shared);
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        },
        [&](int) { ++shared; }, [] { QCoreApplication::quit(); });
    QCoreApplication::exec();
    return shared > 0 ? 0 : 1;
}
