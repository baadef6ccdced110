#include "app/sidecar/configured_folders.h"
#include "app/sidecar/git_attributes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;

class AsGitTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    void write(const QString& name, const QByteArray& text) {
        const QString path = m_folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray git(const QStringList& arguments, const QByteArray& input = {}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("GIT_CONFIG_NOSYSTEM", "1"); // the user's own attributes are not beside
        environment.insert("GIT_ATTR_NOSYSTEM", "1");
        environment.insert("HOME", m_folder.path());
        environment.insert("XDG_CONFIG_HOME", m_folder.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(GIT, arguments);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished();
        return process.readAllStandardOutput();
    }

private slots:
    void attributesAreReadAsGitReadsThem_data() {
        QTest::addColumn<QByteArray>("attributes");
        const auto row = [](const char* claim, const char* text) {
            QTest::newRow(claim) << QByteArray(text);
        };
        row("a name anywhere", "a.txt working-tree-encoding=koi8-r\n");
        row("a star", "*.txt working-tree-encoding=koi8-r\n");
        row("from the root", "/a.txt working-tree-encoding=koi8-r\n");
        row("a path", "sub/*.txt working-tree-encoding=koi8-r\n");
        row("any folders", "**/deep/*.txt working-tree-encoding=koi8-r\n");
        row("everything inside", "sub/** working-tree-encoding=koi8-r\n");
        row("folders between", "sub/**/b.txt working-tree-encoding=koi8-r\n");
        row("a folder", "sub/ working-tree-encoding=koi8-r\n");
        row("a negative pattern", "!a.txt working-tree-encoding=koi8-r\n");
        row("the last line",
            "*.txt working-tree-encoding=koi8-r\na.txt working-tree-encoding=cp866\n");
        row("taken back", "*.txt working-tree-encoding=koi8-r\na.txt -working-tree-encoding\n");
        row("unspecified", "*.txt working-tree-encoding=koi8-r\na.txt !working-tree-encoding\n");
        row("bare", "*.txt working-tree-encoding\n");
        row("empty", "*.txt working-tree-encoding=\n");
        row("several attributes", "*.txt text working-tree-encoding=koi8-r eol=lf\n");
        row("twice in a line", "*.txt working-tree-encoding=koi8-r working-tree-encoding=cp866\n");
        row("quoted", "\"a.txt\" working-tree-encoding=koi8-r\n");
        row("quoted, in octal", "\"\\141.t\\170\\164\" working-tree-encoding=koi8-r\n");
        row("quoted, with octal of four digits", "\"a.tx\\1644\" working-tree-encoding=koi8-r\n");
        row("quoted, with octal of two digits", "\"a.tx\\64\" working-tree-encoding=koi8-r\n");
        row("quoted, with octal beyond a byte", "\"a.tx\\564\" working-tree-encoding=koi8-r\n");
        row("quoted, with letters", "\"t\\ta\\\"b\" working-tree-encoding=koi8-r\n");
        row("quoted, with a letter that is no escape",
            "\"a.tx\\t\" working-tree-encoding=koi8-r\n\"\\a.txt\" working-tree-encoding=cp866\n");
        row("quotes that are not closed", "\"a.txt working-tree-encoding=koi8-r\n");
        row("quotes, and no blank behind", "\"a.txt\"working-tree-encoding=koi8-r\n");
        row("an escape that is none in quotes", "\"a\\.txt\" working-tree-encoding=koi8-r\n");
        row("a comment", "# *.txt working-tree-encoding=koi8-r\n");
        row("blanks before", "  *.txt   working-tree-encoding=koi8-r  \n");
        row("CRLF", "*.txt working-tree-encoding=koi8-r\r\n");
        row("a class", "[[:alpha:]].txt working-tree-encoding=koi8-r\n");
        row("an escape", "a\\.txt working-tree-encoding=koi8-r\n");
        row("case", "A.TXT working-tree-encoding=koi8-r\n");
        row("a macro", "[attr]russian working-tree-encoding=koi8-r\n*.txt russian\n");
        row("a macro not set", "[attr]russian working-tree-encoding=koi8-r\n*.txt -russian\n");
        row("an unknown macro", "*.txt russian\n");
        row("line ends", "*.txt eol=crlf\na.txt eol=lf\n");
        row("line ends of what is no text", "*.txt eol=crlf\na.txt -text\n");
        row("line ends of what may be text", "*.txt text=auto eol=crlf\na.txt !text\n");
        row("line ends of binary data", "*.txt eol=crlf\na.txt binary\n");
        row("a macro of line ends", "[attr]dos text eol=crlf\n*.txt dos\na.txt -dos\n");
        row("a macro that a later line takes back",
            "[attr]russian working-tree-encoding=koi8-r\n*.txt russian\na.txt -russian\n");
        row("a macro of a macro",
            "[attr]dos text eol=crlf\n[attr]old dos\n*.txt old\na.txt old eol=lf\n");
        row("line ends and encodings in two lines",
            "*.txt working-tree-encoding=koi8-r\n*.txt eol=crlf\n");
    }
    void attributesAreReadAsGitReadsThem() {
        QFETCH(QByteArray, attributes);
        m_folder = QTemporaryDir();
        git({"init", "--quiet"});
        write(".gitattributes", attributes);
        const QStringList names = {"a.txt",   "sub/a.txt",        "sub/deep/b.txt",
                                   "c.bin",   "other/deep/a.txt", "\"a.txt",
                                   "t\ta\"b", "\"a\\.txt\""};
        for (const QString& name : names)
            write(name, "text");
        for (const QString& name : names)
            compare(name);
    }
    // Each pattern in a folder of its own, so that Git is asked once.
    void patternsAreMatchedAsGitMatchesThem() {
        const QStringList pieces = {"a",    "*",           "**",   "***",   "?",
                                    "[!a]", "[a",          "[/a]", "/",     "\\*",
                                    "[^b]", "[[:alpha:]]", "]",    "{a,b}", "[a\\-c]"};
        const QStringList names = {"a",  "ab", "a.c",     "b/a.c", "a/b/a.c",
                                   "a*", "]",  "a/b/a/b", "{a,b}", "[a"};
        m_folder = QTemporaryDir();
        git({"init", "--quiet"});
        QByteArray asked;
        QList<bool> ours;
        int folder = 0;
        for (const QString& first : pieces)
            for (const QString& second : pieces)
                for (const QString& third : pieces) {
                    const QString in = QStringLiteral("%1/").arg(folder++);
                    const QString pattern = first + second + third;
                    write(in + ".gitattributes", (pattern + " working-tree-encoding=x\n").toUtf8());
                    for (const QString& name : names) {
                        asked += (in + name).toUtf8() + '\0';
                        const auto found = encodingOf(in + name);
                        ours += found.has_value();
                    }
                }
        const QList<QByteArray> theirs =
            git({"check-attr", "-z", "--stdin", "working-tree-encoding"}, asked).split('\0');
        QCOMPARE(theirs.size(), 3 * ours.size() + 1); // PATH NUL ATTRIBUTE NUL VALUE NUL
        for (qsizetype i = 0; i < ours.size(); ++i)
            QVERIFY2(ours[i] == (theirs[3 * i + 2] == "x"), theirs[3 * i].constData());
    }
    void nearerFilesAndTheRepositorysOwnOverrule() {
        m_folder = QTemporaryDir();
        git({"init", "--quiet"});
        write(".gitattributes", "*.txt working-tree-encoding=koi8-r\n");
        write("sub/.gitattributes",
              "*.txt working-tree-encoding=cp866\n/deep/*.txt !working-tree-encoding\n");
        write(".git/info/attributes", "sub/c.txt working-tree-encoding=cp1251\n");
        const QStringList names = {"a.txt", "sub/a.txt", "sub/c.txt", "sub/deep/a.txt"};
        for (const QString& name : names)
            write(name, "text");
        for (const QString& name : names)
            compare(name);
    }

private:
    GitAttributes attributesFor(const std::string& file) const {
        ConfiguredFolders configured;
        configured.enter(file.substr(0, file.rfind('/') + 1));
        return GitAttributes(configured.folders());
    }
    std::optional<std::string> encodingOf(const QString& name) const {
        const std::string file = m_folder.filePath(name).toStdString();
        return attributesFor(file).workingTreeEncodingOf(file);
    }
    std::optional<std::string> lineEndOf(const QString& name) const {
        const std::string file = m_folder.filePath(name).toStdString();
        return attributesFor(file).lineEndOf(file);
    }
    void compare(const QString& name) {
        // PATH NUL ATTRIBUTE NUL VALUE NUL, for each attribute
        const auto asked =
            git({"check-attr", "-z", "working-tree-encoding", "eol", "text", "--", name})
                .split('\0');
        const auto valueOf = [](const QByteArray& state) {
            const bool none = state == "unspecified" || state == "unset" || state == "set";
            return none ? QByteArray() : state;
        };
        QCOMPARE(QByteArray::fromStdString(encodingOf(name).value_or("")), valueOf(asked.value(2)));
        const bool isText = asked.value(8) != "unset";
        QCOMPARE(QByteArray::fromStdString(lineEndOf(name).value_or("")),
                 isText ? valueOf(asked.value(5)) : QByteArray());
    }
};

QTEST_APPLESS_MAIN(AsGitTest)
#include "as_git_test.moc"
