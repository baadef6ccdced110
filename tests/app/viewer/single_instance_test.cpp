/// A second viewer finds the running one, waits for it as long as it lives, and hands over.

#include "app/viewer/single_instance.h"

#include <QLocalSocket>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>
#include <optional>

using namespace charsleuth::viewer;

class SingleInstanceTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    /// However slow the running viewer is: it does not listen, and then not answer, before the
    /// second one has tried.
    void aSecondViewerHandsOver() {
        const QString name = m_folder.filePath("socket");
        Instance running(name);
        QVERIFY(!running.handOver({}));
        QSignalSpy requested(&running, &Instance::requested);
        bool taken = false;
        QSemaphore tries;
        const std::unique_ptr<QThread> second(QThread::create([&] {
            taken = Instance(name).handOver({"/folder \xFF", {"--goto", "3", "a.txt"}}, [&tries] {
                tries.release();
                return true;
            });
        }));
        second->start();
        tries.acquire(2);
        QVERIFY(running.listen());
        tries.acquire(tries.available() + 2); // it is connected, and pauses
        QTRY_VERIFY_WITH_TIMEOUT(second->isFinished(), 60000);
        QVERIFY(taken);
        QCOMPARE(requested.size(), 1);
        const auto request = requested[0][0].value<HandedOver>();
        QCOMPARE(request.folder, std::string("/folder \xFF"));
        QCOMPARE(request.arguments, (std::vector<std::string>{"--goto", "3", "a.txt"}));
    }

    void aViewerThatDiesIsNotWaitedFor() {
        const QString name = m_folder.filePath("dies");
        auto dying = std::make_optional<Instance>(name);
        QVERIFY(!dying->handOver({}));
        Instance second(name);
        QVERIFY(!second.listen()); // the other one is the running viewer
        QVERIFY(!second.handOver({}, [&dying] {
            dying.reset();
            return true;
        }));
        QVERIFY(second.listen());
    }

    /// Its process is stopped: it holds the lock and says nothing.
    void aViewerThatSaysNothingIsNotWaitedForForEver() {
        const QString name = m_folder.filePath("stopped");
        Instance listening(name);
        QVERIFY(listening.listen()); // connected to, but this thread answers nothing
        int pauses = 0;
        QVERIFY(!Instance(name).handOver({}, [&pauses] { return ++pauses < 2; }));
        QCOMPARE(pauses, 3); // connected; then once more
    }

    void nonsenseFromTheSocketIsIgnored() {
        const QString name = m_folder.filePath("nonsense");
        Instance server(name);
        QVERIFY(server.listen());
        QSignalSpy requested(&server, &Instance::requested);
        QLocalSocket socket;
        socket.connectToServer(name);
        QVERIFY(socket.waitForConnected());
        socket.write(QByteArray(3 << 20, '\xEE'));
        QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
        QCOMPARE(requested.size(), 0);
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "single_instance_test.moc"
