// Everything that can go wrong: the editor is as if the plugin were not there, with one message.
#include "tests/plugin/kate/fixture.h"

#include <unistd.h>

using namespace kate_test;

class KateTroubleTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void noProgram() {
        use(QStringLiteral("/nonexistent/charsleuth"));
        compareWithout(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")), 1);
    }

    void aProgramThatHangsIsEndedInTime() {
        fake("sleep 30 &\necho $$ $! > " + path(QStringLiteral("pids")).toUtf8() + "\nwait");
        compareWithout(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")), 1);
        const QList<QByteArray> pids = read(path(QStringLiteral("pids"))).simplified().split(' ');
        QCOMPARE(pids.size(), 2);
        for (const QByteArray& pid : pids) {
            QTRY_VERIFY(!isRunning(pid));
        }
    }

    void aProgramThatAlwaysHangsIsNotAskedForever() {
        const QString log = path(QStringLiteral("log"));
        fake("echo >> " + log.toUtf8() + "\nsleep 30");
        QStringList said;
        for (int i = 0; i < 5; ++i) {
            const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")));
            said << messagesOf(*document).filter(ours);
        }
        QCOMPARE(read(log).size(), 3);
        QCOMPARE(said.size(), 2);
        QVERIFY(said.last().contains(QLatin1String("not asked again")));
    }

    void aProgramThatFails_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("crashes") << QByteArray("kill -SEGV $$");
        QTest::newRow("cannot read the file") << QByteArray("echo no >&2; exit 3");
        QTest::newRow("prints words") << QByteArray("echo rubbish");
        QTest::newRow("prints nothing") << QByteArray("exit 0");
        QTest::newRow("prints other JSON") << QByteArray("echo '[1, 2]'");
        QTest::newRow("prints no candidates") << QByteArray("echo '{}'");
        QTest::newRow("prints candidates of another kind")
            << QByteArray("echo '{\"candidates\": 1}'");
        QTest::newRow("prints zeros") << QByteArray("head -c 20000000 /dev/zero");
        QTest::newRow("prints without end") << QByteArray("yes");
        QTest::newRow("prints no UTF-8") << QByteArray("printf '\\377\\376{'");
    }
    void aProgramThatFails() {
        QFETCH(QByteArray, script);
        fake(script);
        compareWithout(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")), 1);
    }

    void anAnswerWithFieldsOfOtherKindsChangesNothing() {
        fake(
            "echo '{\"candidates\": [1, {\"names\": 2}], \"encoding\": 3, \"edit_as_names\": []}'");
        compareWithout(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")), 0);
    }

    void anEncodingThatTheEditorLacksIsSaidHonestly() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.cp1251"));
        for (const QJsonValue& name : {QJsonValue(), QJsonValue(QStringLiteral("x-klingon"))}) {
            fakeAnswer(
                path, {{QStringLiteral("encoding"), QStringLiteral("x-klingon")},
                       {QStringLiteral("edit_as_names"), QJsonObject{{QStringLiteral("qt"), name}}},
                       {QStringLiteral("candidates"), QJsonArray()}});
            const auto document = open(path);
            QCOMPARE(messagesOf(*document),
                     QStringList(QStringLiteral(
                         "This is <b>x-klingon</b>, an encoding that this editor does not have.")));
            QCOMPARE(see(*document), without(path));
        }
    }

    void aFileThatChangesAfterItWasExamined() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        fakeAnswer(path, {}, "printf 'gr\303\274\303\237 Gott\\n' > " + path.toUtf8());
        const auto document = open(path);
        QTRY_COMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QCOMPARE(document->text(), QStringLiteral("grüß Gott\n"));
        QCOMPARE(messagesOf(*document).filter(QStringLiteral("changed while")).size(), 1);
    }

    void whatIsNoFileIsNotExamined_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("a folder") << QStringLiteral(".");
        QTest::newRow("nothing") << QStringLiteral("new.txt");
    }
    void whatIsNoFileIsNotExamined() {
        QFETCH(QString, name);
        fake("touch " + path(QStringLiteral("asked")).toUtf8());
        compareWithout(path(name), 0);
        QVERIFY(!QFile::exists(path(QStringLiteral("asked"))));
    }

    void oddNames_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"it's \"quoted\".txt", "$(touch hacked).txt", "-leading.txt",
                                 "--help", "new\nline.txt", "%41#?.txt", "жук.txt"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void oddNames() {
        QFETCH(QString, name);
        const auto document = open(write(name, bytesOf("ru.cp1251")));
        QCOMPARE(document->text(), textOf("ru.cp1251"));
        QVERIFY(!QFile::exists(QStringLiteral("hacked")));
        document->documentSave();
        QCOMPARE(read(path(name)), bytesOf("ru.cp1251"));
    }

    void aNameThatIsNoUtf8() { // Qt cannot say such a name
        const QByteArray name = m_folder->path().toUtf8() + "/caf\xe9.txt";
        FILE* const file = fopen(name.constData(), "wb");
        QVERIFY(file);
        fputs("text\n", file);
        fclose(file);
        compareWithout(QFile::decodeName(name), 0);
        unlink(name.constData());
    }

    void onlyTheBeginningOfABigFileIsExamined() {
        fake("echo \"$@\" > " + path(QStringLiteral("arguments")).toUtf8());
        open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")));
        QVERIFY(read(path(QStringLiteral("arguments"))).contains("--max-bytes 16777216 -- /"));
    }

    void messagesAboutTroubleAreGivenOnce() {
        use(QStringLiteral("/nonexistent/charsleuth"));
        const auto first = open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")));
        const auto second = open(write(QStringLiteral("b.txt"), bytesOf("ru.cp1251")));
        QCOMPARE(messagesOf(*first).size(), 1);
        QCOMPARE(messagesOf(*second).size(), 0);
    }

    void documentsThatWereOpenBeforeThePluginCanBeOverridden() {
        m_plugin.reset();
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.cp1251")));
        const Seen before = see(*document);
        m_plugin = std::make_unique<Plugin>(nullptr);
        QCOMPARE(see(*document), before);
        QVERIFY(opened(document).answer());
        opened(document).choose(opened(document).answer()->candidates.front().qtName);
        QCOMPARE(document->text(), textOf("ru.cp1251"));
    }
};

int main(int argc, char** argv) {
    return run<KateTroubleTest>(argc, argv);
}

#include "kate_trouble_test.moc"
