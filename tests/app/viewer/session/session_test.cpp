// Opening, detecting, choosing: results arrive, choices stay, bad input gets a message.

#include "tests/app/viewer/session/session_fixture.h"
#include "core/registry/registry.h"

#include <QSignalSpy>

#include <sys/stat.h>

#include <fstream>
#include <thread>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class SessionTest : public SessionFixture {
    Q_OBJECT

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
        QTest::newRow("missing") << QByteArray("nowhere.txt") << u"No such file"_s;
        QTest::newRow("a directory") << QByteArray(".") << u"directory"_s;
        QTest::newRow("a name with a newline") << QByteArray("a\nb") << u"No such file"_s;
        QTest::newRow("a name that is not UTF-8") << QByteArray("a\xFF") << u"No such file"_s;
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
        const std::jthread writer([&fifo] { std::ofstream(fifo) << "one\ntwo\n"; });
        Session session;
        QVERIFY(opens(session, fifo));
        QCOMPARE(session.state().bytes->size(), 8u);
    }

    void whatIsKnownMovesTheRanking() {
        Session session;
        QVERIFY(opens(session, write("hinted", "\xC4\xE0")));
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

    void whatIsNoFileHasATitle() {
        Session session;
        session.openBytes("Clipboard", bytesInMemory({'a', 0xC3, 0xA9}));
        QTRY_VERIFY(!session.isBusy());
        QCOMPARE(session.state().title, u"Clipboard"_s);
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
        QCOMPARE(session.state().text().rowsAt(0, 0, 0).rows[0].text.size(), rowUnits);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
