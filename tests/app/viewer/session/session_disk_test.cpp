// What becomes of a file while it is open: it is said, what was read stays, what is added is
// followed.

#include "tests/app/viewer/session/session_fixture.h"

#include <QScopeGuard>
#include <QSignalSpy>

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

using namespace charsleuth;
using namespace charsleuth::viewer;

class SessionDiskTest : public SessionFixture {
    Q_OBJECT

private slots:
    void aFileThatShrinksIsStillShown() {
        const std::string file =
            write("shrinks.txt", QByteArray(500000, 'x') + "\n" + QByteArray(500000, 'y'));
        Session session;
        QVERIFY(opens(session, file));
        const std::u16string shown = session.state().text().rowsAt(0, 0, 0).rows[0].text;
        QCOMPARE(truncate(file.c_str(), 10), 0);
        QVERIFY(session.state().text().rowsAt(0, 0, 0).rows[0].text == shown);
        QVERIFY(!session.state().text().rowsAt(900000, 2, 2).rows.empty());
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Shrunk));
        session.reload();
        QVERIFY(QTest::qWaitFor([&] { return !session.isBusy(); }));
        QCOMPARE(session.state().bytes->size(), 10u);
        QVERIFY(!session.state().onDisk);
    }

    void aLargeFileThatShrinksIsReadNoFurther() {
        const std::string file =
            write("large.txt", QByteArray("line\n").repeated(mostHeld / 5 + 1000));
        Session session;
        QVERIFY(opens(session, file));
        QVERIFY(!session.state().bytes->isHeld());
        QCOMPARE(truncate(file.c_str(), 10), 0);
        std::array<Byte, 4> some{};
        QCOMPARE(session.state().bytes->read(0, some), std::size_t{0});
        QVERIFY(session.state().bytes->failure());
        QVERIFY(!session.state().text().rowsAt(mostHeld / 2, 2, 2).rows.empty());
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Shrunk));
    }

    void whatBecameOfTheFileIsSaid_data() {
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("change");
        QTest::newRow("another text of the same length")
            << QByteArray("fourth\n") << int(DiskChange::Replaced);
        QTest::newRow("more at its end") << QByteArray("first.\nmore") << int(DiskChange::Grown);
        QTest::newRow("less") << QByteArray("first") << int(DiskChange::Shrunk);
        QTest::newRow("longer, but another")
            << QByteArray("second...\n") << int(DiskChange::Replaced);
    }
    void whatBecameOfTheFileIsSaid() {
        QFETCH(QByteArray, after);
        QFETCH(int, change);
        Session session;
        QVERIFY(opens(session, write("changes.txt", "first.\n")));
        write("changes.txt", after);
        QTRY_COMPARE(session.state().onDisk, std::optional(static_cast<DiskChange>(change)));
        write("changes.txt", "first.\n");
        QTRY_VERIFY(!session.state().onDisk); // as it was
    }

    /// As editors save: another file takes the name.
    void aFileThatIsRenamedOverIsNoticed() {
        Session session;
        const std::string file = write("replaced.txt", "before\n");
        QVERIFY(opens(session, file));
        for (const char* after : {"after!\n", "longer than it was before\n", "x"}) {
            QCOMPARE(rename(write("replacing.txt", after).c_str(), file.c_str()), 0);
            QTRY_VERIFY(session.state().onDisk.has_value());
            QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"before");
            QCOMPARE(rename(write("replacing.txt", "before\n").c_str(), file.c_str()), 0);
            QTRY_VERIFY(!session.state().onDisk); // the same content in another file
        }
        QCOMPARE(rename(write("replacing.txt", "after!\n").c_str(), file.c_str()), 0);
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Replaced));
        session.reload();
        QVERIFY(QTest::qWaitFor([&] { return !session.isBusy(); }));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"after!");
        QVERIFY(!session.state().onDisk);
    }

    void aFileThatMayNoLongerBeReadIsNoticed() {
        const bool root = geteuid() == 0; // who may read everything
        QVERIFY(chmod(path(".").c_str(), 0755) == 0);
        Session session;
        const std::string file = write("secret.txt", "text\n");
        QVERIFY(opens(session, file));
        const auto becomeRootAgain = qScopeGuard([root] {
            if (root)
                QCOMPARE(seteuid(0), 0);
        });
        QCOMPARE(chmod(file.c_str(), 0), 0);
        QVERIFY(!root || seteuid(65534) == 0);
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Unreadable));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"text");
    }

    void aFolderInPlaceOfTheFileIsNoticed() {
        Session session;
        const std::string file = write("swapped.txt", "text\n");
        QVERIFY(opens(session, file));
        QCOMPARE(remove(file.c_str()), 0);
        QCOMPARE(mkdir(file.c_str(), 0755), 0);
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Gone));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"text");
    }

    /// What is inside is compared, not how it is packed. Without QProcess, after which
    /// ThreadSanitizer does not see what this thread hands over.
    void aPackedFileIsComparedUnpacked() {
        const auto pack = [this](const QString& text, const QString& level) {
            const QString command = QStringLiteral("printf '%1' | gzip %2 -c > '%3'")
                                        .arg(text, level, QString::fromStdString(path("a.gz")));
            QCOMPARE(std::system(qPrintable(command)), 0);
        };
        pack("one two three\\n", "-1");
        Session session;
        QVERIFY(opens(session, path("a.gz")));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"one two three");
        QSignalSpy noticed(&session, &Session::noticed);
        pack("one two three\\n", "-9");
        QTRY_VERIFY(noticed.size() > 0);
        QVERIFY(!session.state().onDisk);
        pack("one two\\n", "-1");
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Shrunk));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"one two three");
    }

    void aFileThatGoesAndComesBackIsNoticed() {
        Session session;
        const std::string file = write("goes.txt", "text\n");
        QVERIFY(opens(session, file));
        QVERIFY(QFile::remove(QFile::decodeName(file.c_str())));
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Gone));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"text");
        write("goes.txt", "other\n");
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Replaced));
    }

    void whatIsAddedIsFollowed_data() {
        QTest::addColumn<int>("before");
        QTest::newRow("a short file") << 3;
        QTest::newRow("a long one") << 100000;
    }
    void whatIsAddedIsFollowed() {
        QFETCH(int, before);
        Session session;
        const QByteArray first = QByteArray("line\n").repeated(before);
        QVERIFY(opens(session, write("log.txt", first)));
        session.setFollowing(true);
        QSignalSpy grown(&session, &Session::grown);
        write("log.txt", first + "the end\n");
        QTRY_COMPARE(grown.size(), 1);
        QTRY_VERIFY(session.state().index->complete && !session.isBusy());
        QCOMPARE(session.state().text().lineCount(), std::uint64_t(before) + 1);
        QCOMPARE(session.state().text().rowsAt(std::uint64_t(first.size()), 0, 0).rows[0].text,
                 u"the end");
        QVERIFY(!session.state().onDisk);
    }

    void aFollowedFileThatBeginsAnewIsReadAnew() {
        Session session;
        QVERIFY(opens(session, write("rotated.txt", "old line\nold line\n")));
        session.setFollowing(true);
        write("rotated.txt", "new\n");
        QTRY_COMPARE(session.state().bytes->size(), 4u);
        QVERIFY(session.state().following);
    }
};

QTEST_GUILESS_MAIN(SessionDiskTest)
#include "session_disk_test.moc"
