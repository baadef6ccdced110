// Opening, detecting, choosing: results arrive, choices stay, bad input gets a message.

#include "app/viewer/session.h"
#include "core/registry/registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

using namespace charsleuth;
using namespace charsleuth::viewer;

class SessionTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const QByteArray& name) const {
        return QFile::encodeName(m_folder.path()).toStdString() + "/" + name.toStdString();
    }

    std::string write(const QByteArray& name, const QByteArray& bytes) const {
        std::ofstream file(path(name), std::ios::binary);
        file << bytes.toStdString();
        return path(name);
    }

    static bool opens(Session& session, const std::string& path,
                      std::optional<EncodingId> as = std::nullopt) {
        session.open(path, as);
        return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000) && session.isOpen();
    }

    static QString failureOf(const std::string& path) {
        Session session;
        QString message;
        connect(&session, &Session::failed,
                [&](const Error& error) { message = QString::fromStdString(error.cause); });
        session.open(path);
        return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000) ? message
                                                                         : QString("never ended");
    }

private slots:
    void aFileIsOpenedDetectedAndIndexed() {
        Session session;
        QVERIFY(opens(session, write("a.txt", "Gr\xC3\xBC\xC3\x9F"
                                              "e\n")));
        QCOMPARE(session.state().shown, std::optional(EncodingId::Utf8));
        QVERIFY(session.state().answer->final);
        QVERIFY(session.state().index->complete);
        QCOMPARE(session.state().chosenBy, ChosenBy::Detection);
    }

    void aLongFileIsAnsweredTwice() {
        Session session;
        QSignalSpy answers(&session, &Session::answered);
        QVERIFY(opens(session, write("long.txt", QByteArray(600000, 'x') + "\n")));
        QCOMPARE(answers.size(), 2);
        QVERIFY(session.state().index->complete);
        QCOMPARE(session.state().index->indexed, 600001u);
    }

    void aReadingThatTheRestRefutesIsReplacedAndRemembered() {
        // 100 KB of ASCII with one byte of Latin-1 in front, then a megabyte of Japanese in UTF-8.
        Session session;
        QByteArray bytes = "caf\xE9 au lait\n" + QByteArray(100000, 'x') + "\n";
        for (int i = 0; i < 30000; ++i)
            bytes += "\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E\xE3\x81\xA7\xE3\x81\x99\n";
        QVERIFY(opens(session, write("turns.txt", bytes)));
        QCOMPARE(session.state().shown, std::optional(EncodingId::Utf8));
        QVERIFY(session.state().firstGuess.has_value());
        session.choose(*session.state().firstGuess);
        QVERIFY(!session.state().firstGuess.has_value());
    }

    void textThatWasAsciiUntilNowIsNotSurprising() {
        Session session;
        const QByteArray bytes = QByteArray("some plain words in a line\n").repeated(5000) +
                                 "Gr\xC3\xBC\xC3\x9F"
                                 "e aus der sch\xC3\xB6nen Stadt\n";
        QVERIFY(opens(session, write("later.txt", bytes)));
        QCOMPARE(session.state().shown, std::optional(EncodingId::Utf8));
        QVERIFY(!session.state().firstGuess.has_value());
    }

    void whatStandsBesideTheFileIsAReason() {
        Session session;
        write(".editorconfig", "root = true\n[beside.txt]\ncharset = latin1\n");
        QVERIFY(opens(session, write("beside.txt", "caf\xE9\n")));
        const auto& reasons = session.state().candidate()->reasons;
        QVERIFY(std::ranges::any_of(reasons, [](const Evidence& reason) {
            return reason.kind == EvidenceKind::Declared || reason.kind == EvidenceKind::Hint;
        }));
    }

    void theUsersChoiceStays() {
        Session session;
        QVERIFY(opens(session, write("long.txt", QByteArray(600000, 'x')), EncodingId::Koi8R));
        QCOMPARE(session.state().shown, std::optional(EncodingId::Koi8R));
        QCOMPARE(session.state().chosenBy, ChosenBy::User);
        session.chooseDetected();
        QVERIFY(session.state().shown != EncodingId::Koi8R);
    }

    void choosingChangesTheTextOnly() {
        Session session;
        const std::string file = write("b.txt", "\x82\xA0\n");
        QVERIFY(opens(session, file));
        session.choose(EncodingId::ShiftJis);
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"あ");
        session.choose(*findEncoding("windows-1252"));
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, u"\u201A\u00A0");
        QFile onDisk(QString::fromStdString(file));
        QVERIFY(onDisk.open(QIODevice::ReadOnly));
        QCOMPARE(onDisk.readAll(), QByteArray("\x82\xA0\n"));
    }

    void anEmptyFileAndOneByteHaveAnAnswer() {
        Session session;
        QVERIFY(opens(session, write("empty", "")));
        QCOMPARE(session.state().bytes->size(), 0u);
        QVERIFY(opens(session, write("one", "\xE9")));
        QVERIFY(session.state().answer.has_value());
    }

    void whatCannotBeReadHasAReason_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("missing") << QByteArray("nowhere.txt") << u"No such file"_qs;
        QTest::newRow("a directory") << QByteArray(".") << u"directory"_qs;
        QTest::newRow("a name with a newline") << QByteArray("a\nb") << u"No such file"_qs;
        QTest::newRow("a name that is not UTF-8") << QByteArray("a\xFF") << u"No such file"_qs;
    }
    void whatCannotBeReadHasAReason() {
        QFETCH(QByteArray, name);
        QFETCH(QString, reason);
        const QString message = failureOf(path(name));
        QVERIFY2(message.contains(reason, Qt::CaseInsensitive), qPrintable(message));
    }

    void namesMayHoldAnything() {
        Session session;
        QVERIFY(opens(session, write("a b\n\xFF.txt", "text\n")));
        QCOMPARE(session.state().path, path("a b\n\xFF.txt"));
    }

    void aFailureLeavesTheOldDocument() {
        Session session;
        QVERIFY(opens(session, write("good.txt", "text\n")));
        session.open(path("nowhere"));
        QVERIFY(QTest::qWaitFor([&] { return !session.isBusy(); }));
        QCOMPARE(session.state().path, path("good.txt"));
    }

    void aFifoIsReadToItsEnd() {
        const std::string fifo = path("fifo");
        QCOMPARE(mkfifo(fifo.c_str(), 0600), 0);
        QProcess writer;
        writer.start("/bin/sh",
                     {"-c", "printf 'one\\ntwo\\n' > '" + QString::fromStdString(fifo) + "'"});
        Session session;
        QVERIFY(opens(session, fifo));
        QCOMPARE(session.state().bytes->size(), 8u);
        writer.waitForFinished();
    }

    void aFileThatShrinksIsStillShown() {
        const std::string file =
            write("shrinks.txt", QByteArray(500000, 'x') + "\n" + QByteArray(500000, 'y'));
        Session session;
        QVERIFY(opens(session, file));
        QCOMPARE(truncate(file.c_str(), 10), 0);
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text, std::u16string(10, u'x'));
        QVERIFY(!session.state().text().rowsAt(900000, 2, 2).rows.empty());
        QTRY_COMPARE(session.state().onDisk, std::optional(DiskChange::Shrunk));
        session.reload();
        QVERIFY(QTest::qWaitFor([&] { return !session.isBusy(); }));
        QCOMPARE(session.state().bytes->size(), 10u);
        QVERIFY(!session.state().onDisk);
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

    void whatIsKnownMovesTheRanking() {
        Session session;
        QVERIFY(opens(session, write("hinted", "\xC4\xE0 \xEC\xE8\xF0")));
        const auto probability = [&session] {
            const Candidate* one = session.state().candidateFor(EncodingId::Windows1251);
            return one == nullptr ? 0 : one->probability;
        };
        const double before = probability();
        session.setFacts({.language = "ru"});
        QTRY_VERIFY(!session.isBusy());
        QVERIFY2(probability() > before, qPrintable(QString::number(probability())));
        const auto& reasons = session.state().candidateFor(EncodingId::Windows1251)->reasons;
        QVERIFY(std::ranges::any_of(
            reasons, [](const Evidence& e) { return e.kind == EvidenceKind::Hint; }));
        session.setFacts({});
        QTRY_VERIFY(!session.isBusy());
        QCOMPARE(probability(), before);
    }

    void aChoiceIsTakenOverForTheSameContent() {
        ChoiceStore memory(m_folder.filePath("a.sqlite"));
        const std::string file = write("chosen.txt", "\xCF\xD2\xC9\n");
        Session first;
        first.setMemory(&memory);
        QVERIFY(opens(first, file));
        first.choose(EncodingId::Iso8859_5);
        Session second;
        second.setMemory(&memory);
        QVERIFY(opens(second, file));
        QCOMPARE(second.state().shown, std::optional(EncodingId::Iso8859_5));
        QVERIFY(second.state().recalled->sameContent);
        second.chooseDetected();
        QVERIFY(!memory.recall(file, second.state().fingerprint));
    }

    void aMovedFileIsRecognised() {
        ChoiceStore memory(m_folder.filePath("moved.sqlite"));
        const std::string before = write("before.txt", "\xCF\xD2\xC9\n");
        Session first;
        first.setMemory(&memory);
        QVERIFY(opens(first, before));
        first.choose(EncodingId::Iso8859_5);
        QCOMPARE(rename(before.c_str(), path("after.txt").c_str()), 0);
        Session second;
        second.setMemory(&memory);
        QVERIFY(opens(second, path("after.txt")));
        QCOMPARE(second.state().shown, std::optional(EncodingId::Iso8859_5));
        QCOMPARE(second.state().recalled->path, before);
    }

    void aChoiceIsOnlyOfferedForAnotherContent() {
        ChoiceStore memory(m_folder.filePath("b.sqlite"));
        const std::string file = write("rewritten.txt", "caf\xC3\xA9\n");
        memory.remember(file, {}, EncodingId::Iso8859_5);
        Session session;
        session.setMemory(&memory);
        QVERIFY(opens(session, file));
        QCOMPARE(session.state().shown, std::optional(EncodingId::Utf8));
        QCOMPARE(session.state().recalled->encoding, EncodingId::Iso8859_5);
        QVERIFY(!session.state().recalled->sameContent);
        session.forgetChoice();
        QVERIFY(!session.state().recalled);
    }

    void withoutMemoryNothingIsRemembered() {
        ChoiceStore memory(m_folder.filePath("c.sqlite"));
        Session session;
        QVERIFY(opens(session, write("free.txt", "text\n")));
        session.choose(EncodingId::Koi8R);
        QCOMPARE(memory.count(), 0);
    }

    void whatIsNoFileHasATitle() {
        Session session;
        session.openBytes("Clipboard", bytesInMemory({'a', 0xC3, 0xA9}));
        QTRY_VERIFY(!session.isBusy());
        QCOMPARE(session.state().title, u"Clipboard"_qs);
        QCOMPARE(session.state().shown, std::optional(EncodingId::Utf8));
        session.reload(); // there is nothing to read again
        QVERIFY(!session.isBusy());
    }

    void aNewerFileReplacesTheOlderRequest() {
        Session session;
        const std::string second = write("second.txt", "second\n");
        session.open(write("first.txt", QByteArray(5000000, 'x')));
        QVERIFY(opens(session, second));
        QCOMPARE(session.state().path, second);
        QCOMPARE(session.state().index->indexed, 7u);
    }

    void stoppedWorkLeavesWhatIsThere() {
        Session session;
        session.open(write("long.txt", QByteArray(5000000, 'x')));
        QTRY_VERIFY(session.state().shown.has_value());
        session.stopWork();
        QVERIFY(!session.isBusy());
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text.size(), kRowUnits);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
