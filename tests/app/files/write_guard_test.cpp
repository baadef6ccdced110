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

    /// core.hooksPath in each file, and by each way of writing it, that git reads.
    void hooksAreFoundByTheConfiguration_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const char* file, const QByteArray& text) {
            QTest::newRow(name) << QByteArray(file) << text;
        };
        row("plain", "tree/.git/config", "[core]\n\thooksPath = tools/hooks\n");
        row("one line, CRLF", "tree/.git/config", "[CORE] HOOKSPATH=tools/hooks/ ; x\r\n");
        row("quoted", "tree/.git/config",
            "[core \"x]\\\"\"]\na\n[core]hookspath=\"tools/\"hooks#x");
        row("continued", "tree/.git/config", "#[x]\n[core]\nbare\nhooksPath = tools\\\n/hooks");
        row("continued, CRLF", "tree/.git/config", "[core]\r\nhooksPath=tools\\\r\n/hooks\r\n");
        row("not normal", "tree/.git/config", "[core]\nhooksPath = ./a/../tools/hooks");
        row("absolute", "tree/.git/config", "[core]\nhooksPath = @/tree/tools/hooks");
        row("last is another", "tree/.git/config", "[core]\nhooksPath=tools/hooks\nhooksPath=b");
        row("of the work tree", "tree/.git/config.worktree", "[core]\nhooksPath = tools/hooks");
        row("included", "tree/.git/config", "[include]\npath = more\npath = config\n");
        row("under a condition", "tree/.git/config",
            "[includeIf \"onbranch:x\"]\npath = ../.git/more");
        row("the user's", "home/.gitconfig", "[core]\nhooksPath = tools/hooks");
        row("of XDG", "home/.config/git/config", "[core]\nhooksPath = ~/../tree/tools/hooks");
        row("the user's, included", "home/.gitconfig", "[include]\npath = ../more");
    }
    void hooksAreFoundByTheConfiguration() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, text);
        const QTemporaryDir temporary;
        const QString top = QDir(temporary.path()).canonicalPath();
        const QDir folder(top);
        for (const char* below : {"tree/.git", "tree/tools/hooks", "home/.config/git"})
            QVERIFY(folder.mkpath(below));
        qputenv("HOME", folder.filePath("home").toUtf8());
        qunsetenv("XDG_CONFIG_HOME");
        const auto refused = [&](const char* path) {
            return whyNotWritten(folder.filePath(path).toStdString()).has_value();
        };
        const auto write = [&](const QByteArray& name, const QByteArray& content) {
            QFile made(folder.filePath(name));
            QVERIFY(made.open(QIODevice::WriteOnly));
            made.write(content);
        };
        QVERIFY(!refused("tree/tools/hooks/pre-commit"));
        for (const char* more : {"tree/.git/more", "more"})
            write(more, "[core]\nhooksPath = tools/hooks");
        write(file, QByteArray(text).replace('@', top.toUtf8()));
        QVERIFY(refused("tree/tools/hooks/pre-commit"));
        QVERIFY(refused("tree/tools/HOOKS/below/new"));
        QVERIFY(refused("tree/tools/hooks"));
        QVERIFY(!refused("tree/tools/hooks2/a"));
        QVERIFY(!refused("tree/pre-commit"));
        QVERIFY(!refused("pre-commit"));
    }

    /// The repository's configuration includes nothing that lies elsewhere, by whatever way.
    void aRepositoryHasNothingReadOutsideOfIt_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* path :
             {"../../more", "@/more", "~/more", "../link", "linked/more", "link"})
            QTest::newRow(path) << QByteArray("[include]\npath = ") + path + "\n";
        QTest::newRow("by another") << QByteArray("[include]\npath = next\n");
    }
    void aRepositoryHasNothingReadOutsideOfIt() {
        QFETCH(QByteArray, text);
        const QTemporaryDir temporary;
        const QString top = QDir(temporary.path()).canonicalPath();
        const QDir folder(top);
        QVERIFY(folder.mkpath("tree/.git"));
        qputenv("HOME", top.toUtf8());
        qunsetenv("XDG_CONFIG_HOME");
        const auto write = [&](const QByteArray& name, const QByteArray& content) {
            QFile made(folder.filePath(name));
            QVERIFY(made.open(QIODevice::WriteOnly));
            made.write(content);
        };
        write("more", "[core]\nhooksPath = tools/hooks");
        write("tree/.git/next", "[include]\npath = ../../more");
        for (const char* link : {"tree/link", "tree/.git/link"})
            QVERIFY(QFile::link(folder.filePath("more"), folder.filePath(link)));
        QVERIFY(QFile::link(top, folder.filePath("tree/.git/linked")));
        write("tree/.git/config", text.replace('@', top.toUtf8()));
        QVERIFY(!whyNotWritten(folder.filePath("tree/tools/hooks/a").toStdString()));
    }

    /// What a repository includes keeps no file of the user's from being read.
    void theUsersIncludesAreReadWhateverTheRepositoryHas() {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        QVERIFY(folder.mkpath("tree/.git"));
        qputenv("HOME", temporary.path().toUtf8());
        const auto write = [&](const char* name, const QByteArray& content) {
            QFile made(folder.filePath(name));
            QVERIFY(made.open(QIODevice::WriteOnly));
            made.write(content);
        };
        QByteArray many = "[include]\n";
        for (int i = 0; i < 1'000; ++i)
            many += "path=a" + QByteArray::number(i) + '\n';
        write("tree/.git/config", many);
        write(".gitconfig", "[include]\npath = more\n");
        write("more", "[core]\nhooksPath = hooks\n");
        QVERIFY(whyNotWritten(folder.filePath("tree/hooks/a").toStdString()));
    }

    /// Files that include each other and many more end the reading.
    void configurationsThatIncludeWithoutEndAreRead() {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        QVERIFY(folder.mkpath("tree/.git"));
        QFile config(folder.filePath("tree/.git/config"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("[include]\n");
        for (int i = 0; i < 10'000; ++i)
            config.write("path=./config\npath=a" + QByteArray::number(i) + '\n');
        config.write("[core]\nhooksPath = hooks\nhooksPath = a\\tb\\\"\n");
        config.close();
        QVERIFY(whyNotWritten(folder.filePath("tree/hooks/a").toStdString()));
        QVERIFY(whyNotWritten(folder.filePath("tree/a\tb\"/a").toStdString()));
    }
};

QTEST_APPLESS_MAIN(WriteGuardTest)
#include "write_guard_test.moc"
