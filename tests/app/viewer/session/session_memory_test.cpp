// Choices of an earlier time: taken over, offered, forgotten.

#include "tests/app/viewer/session/session_fixture.h"

using namespace charsleuth;
using namespace charsleuth::viewer;

class SessionMemoryTest : public SessionFixture {
    Q_OBJECT

private slots:
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
};

QTEST_GUILESS_MAIN(SessionMemoryTest)
#include "session_memory_test.moc"
