#include "app/files/write_guard.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;

class WriteGuardTest : public QObject {
    Q_OBJECT

private slots:
    void whatGitTakesForItsFolder_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("is");
        for (const char* name :
             {".git", ".GIT", ".Git", ".git.", ".git ", ".git . ", "git~1", "GIT~1",
              ".git::$INDEX_ALLOCATION", ".g\u200Cit", "\uFEFF.git", ".gi\u206Ft"})
            QTest::newRow(name) << QByteArray(name) << true;
        for (const char* name : {"git", ".gitignore", ".gitattributes", ".gitmodules", "a.git",
                                 ".git2", "", ".", "..", "git~2", ".gít"})
            QTest::newRow(name) << QByteArray(name) << false;
    }
    void whatGitTakesForItsFolder() {
        QFETCH(QByteArray, name);
        QFETCH(bool, is);
        QCOMPARE(isGitName(name.toStdString()), is);
    }

    void whatNobodyWrites() {
        for (const char* path :
             {"/a/.git/config", "/a/.git", "/a/.GIT/hooks/pre-commit", "/a/b/.vscode/tasks.json",
              "/a/.VSCode/settings.json", "/a/.exrc", "/a/x.code-workspace", "/a/.husky/pre-commit",
              "/a/.mcp.json", "/a/.devcontainer.json", "/a/.helix/languages.toml",
              "/a/.vscode./tasks.json", "/a/.VSCODE /tasks.json",
              "/a/.vscode::$INDEX_ALLOCATION/tasks.json", "/a/.vs\u200Dcode/tasks.json"})
            QVERIFY2(whyNotWritten(path), path);
        for (const char* path :
             {"/a/b.txt", "/a/.gitattributes", "/a/.editorconfig", "/a/git/config", "/a/HEAD", "/"})
            QVERIFY2(!whyNotWritten(path), path);
    }

    void aRepositoryIsKnownByWhatItHolds() {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        for (const char* below :
             {"bare/objects", "bare/refs", "bare/hooks", "tree/objects", "worktree"})
            QVERIFY(folder.mkpath(below));
        for (const char* file : {"bare/HEAD", "worktree/commondir"}) {
            QFile made(folder.filePath(file));
            QVERIFY(made.open(QIODevice::WriteOnly));
        }
        const auto refused = [&](const char* path) {
            return whyNotWritten(folder.filePath(path).toStdString()).has_value();
        };
        QVERIFY(refused("bare/config"));
        QVERIFY(refused("bare/hooks/post-checkout"));
        QVERIFY(refused("bare/new/a.txt"));
        QVERIFY(!refused("tree/config"));
        // The last entry that a folder lacks to be one.
        QVERIFY(refused("worktree/HEAD"));
        QVERIFY(folder.mkpath("tree/refs"));
        QVERIFY(refused("tree/HEAD"));
        QVERIFY(refused("tree/head"));
        QVERIFY(!refused("tree/config"));
    }
};

QTEST_APPLESS_MAIN(WriteGuardTest)
#include "write_guard_test.moc"
