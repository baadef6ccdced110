#include "app/files/small_file.h"
#include "app/sidecar/read_beside.h"
#include "app/sidecar/siblings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/xattr.h>

using namespace charsleuth;

class SidecarTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString at(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) {
        QVERIFY(QDir().mkpath(QFileInfo(at(name)).path()));
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    // "source=value" of the hints, joined by blanks.
    static QString joined(const std::vector<Hint>& hints) {
        QStringList found;
        for (const Hint& hint : hints)
            found += QString::fromStdString(hint.source + "=" + hint.value);
        return found.join(' ');
    }
    QString beside(const QString& name) const { return joined(readBeside(at(name).toStdString())); }

private slots:
    void init() {
        m_folder = QTemporaryDir();
        write(".editorconfig", "root = true\n"); // what lies above the test's folder does not count
    }

    void nothingBesideIsNoHint() {
        write("a.txt", "text");
        QCOMPARE(beside("a.txt"), QString());
    }
    void standardInputHasNothingBesideIt() { QVERIFY(readBeside("-").empty()); }
    void aMissingFileHasNothingBesideIt() { QCOMPARE(beside("missing/a.txt"), QString()); }

    void theNearestEditorConfigCounts() {
        write(".editorconfig", "root = true\n[*.txt]\ncharset = latin1\n");
        write("sub/.editorconfig", "[a.txt]\ncharset = utf-8-bom\n");
        QCOMPARE(beside("sub/a.txt"), QStringLiteral(".editorconfig=utf-8-bom"));
        QCOMPARE(beside("sub/b.txt"), QStringLiteral(".editorconfig=latin1"));
    }
    void nothingAboveARootCounts() {
        write(".editorconfig", "root = true\n[*.txt]\ncharset = latin1\n");
        write("sub/.editorconfig", "root = true\n");
        QCOMPARE(beside("sub/a.txt"), QString());
    }
    void ofALongFileNoLineIsReadInPart() {
        const QByteArray head = "root = true\n[*.txt]\ncharset = latin1\n";
        const QByteArray cut = "charset = iso-8859-1"; // 5
        const QByteArray padding(longestSmallFile - head.size() - cut.size() - 1, '#');
        for (const int times : {1, 10, 100}) {
            write(".editorconfig", head + padding + '\n' + cut + "5\n");
            if (times > 1)
                QVERIFY(QFile::resize(at(".editorconfig"), qint64(longestSmallFile) * times));
            QCOMPARE(beside("a.txt"), QStringLiteral(".editorconfig=latin1"));
        }
    }
    void unsetTakesItBack() {
        write(".editorconfig", "root = true\n[*.txt]\ncharset = latin1\n");
        write("sub/.editorconfig", "[*]\ncharset = unset\n");
        QCOMPARE(beside("sub/a.txt"), QString());
    }

    void gitAttributesCountInAWorkTreeOnly() {
        write("sub/.gitattributes", "*.txt working-tree-encoding=UTF-16LE-BOM\n");
        QCOMPARE(beside("sub/a.txt"), QString());
        QVERIFY(QDir().mkpath(at(".git")));
        QCOMPARE(beside("sub/a.txt"), QStringLiteral(".gitattributes=UTF-16LE-BOM"));
    }
    void theLastAttributeThatMatchesCounts() {
        QVERIFY(QDir().mkpath(at(".git/info")));
        write(".gitattributes", "[attr]wide working-tree-encoding=UTF-16\n*.txt wide\n"
                                "*.md working-tree-encoding=GBK\nb.* -working-tree-encoding\n");
        write("sub/.gitattributes", "c.txt working-tree-encoding=Big5\n*.txt text\n");
        write(".git/info/attributes", "*.log wide\n");
        QCOMPARE(beside("sub/a.txt"), QStringLiteral(".gitattributes=UTF-16"));
        QCOMPARE(beside("sub/c.txt"), QStringLiteral(".gitattributes=Big5"));
        QCOMPARE(beside("sub/a.md"), QStringLiteral(".gitattributes=GBK"));
        QCOMPARE(beside("sub/a.log"), QStringLiteral(".gitattributes=UTF-16"));
        QCOMPARE(beside("sub/b.txt"), QString());
        QCOMPARE(beside("b.md"), QString());
    }
    void anInnerWorkTreeIsOnItsOwn() {
        QVERIFY(QDir().mkpath(at(".git/info")) && QDir().mkpath(at("inner/.git/info")));
        write(".gitattributes", "*.txt working-tree-encoding=GBK\n");
        write(".git/info/attributes", "*.md working-tree-encoding=GBK\n");
        write("inner/.git/info/attributes", "*.md working-tree-encoding=Big5\n");
        BesideReader reader;
        const auto said = [&](const char* name) {
            return joined(reader.read(at(name).toStdString()));
        };
        QCOMPARE(said("a.txt"), QStringLiteral(".gitattributes=GBK"));
        QCOMPARE(said("inner/deep/a.txt"), QString());
        QCOMPARE(said("inner/deep/a.md"), QStringLiteral(".gitattributes=Big5"));
        QCOMPARE(said("sub/a.txt"), QStringLiteral(".gitattributes=GBK"));
        QCOMPARE(said("sub/a.md"), QStringLiteral(".gitattributes=GBK"));
    }
    void savedHeadersCount() {
        write("page.html.headers", "HTTP/1.1 200 OK\r\nContent-Type: text/html; "
                                   "charset=koi8-r\r\nContent-Language: ru\r\n\r\n");
        QCOMPARE(
            beside("page.html"),
            QStringLiteral("saved HTTP header=text/html; charset=koi8-r saved HTTP header=ru"));
    }
    void aCodePageFileCountsBesideATableOnly() {
        write("a.CPG", "1251\r\n");
        QCOMPARE(beside("a.dbf"), QStringLiteral(".cpg=1251"));
        QCOMPARE(beside("a.txt"), QString());
    }
    void aConfigurationThatIsAFolderSaysNothing() {
        QVERIFY(QDir().mkpath(at("sub/.editorconfig")));
        QCOMPARE(beside("sub/a.txt"), QString());
    }
    void extendedAttributesCount() {
        write("a.txt", "text");
        const QByteArray path = QFile::encodeName(at("a.txt"));
        if (setxattr(path, "user.charset", "koi8-r", 6, 0) != 0) {
            QCOMPARE(beside("a.txt"), QString()); // this file system has none
            return;
        }
        setxattr(path, "user.mime_type", "text/plain", 10, 0);
        setxattr(path, "user.com.apple.TextEncoding", "utf-8;134217984", 15, 0);
        QCOMPARE(beside("a.txt"),
                 QStringLiteral("user.charset=koi8-r com.apple.TextEncoding=utf-8"));
        setxattr(path, "user.mime_type", "text/plain; charset=utf-8", 25, 0);
        QVERIFY(
            beside("a.txt").contains(QStringLiteral("user.mime_type=text/plain; charset=utf-8")));
        write("none.txt", "text");
        QFile with(at("a.txt")), without(at("none.txt"));
        QVERIFY(with.open(QIODevice::ReadOnly) && without.open(QIODevice::ReadOnly));
        BesideReader reader;
        QCOMPARE(joined(reader.read(path.toStdString(), with.handle())), beside("a.txt"));
        QCOMPARE(joined(reader.read(path.toStdString(), without.handle())), QString());
    }

    void aReaderOfManyFilesSaysTheSameOfEach_data() {
        QTest::addColumn<int>("use");
        QTest::newRow("of some in a folder") << static_cast<int>(FolderUse::SomeFiles);
        QTest::newRow("of all in a folder") << static_cast<int>(FolderUse::AllFiles);
    }
    void aReaderOfManyFilesSaysTheSameOfEach() {
        QFETCH(int, use);
        const QByteArray headers = "Content-Type: text/html; charset=koi8-r\r\n\r\n";
        QVERIFY(QDir().mkpath(at(".git")));
        write(".editorconfig", "root = true\n[*.txt]\ncharset = latin1\n");
        write("sub/.editorconfig", "[b.txt]\ncharset = utf-8-bom\n");
        write("sub/.gitattributes", "*.txt working-tree-encoding=GBK\n");
        for (const char* name : {"a.txt.http", "b.html.hdr", "sub/b.html.headers", "sub/c.txt.hdr"})
            write(name, headers);
        write("sub/t.cpg", "1251\n");
        BesideReader reader(static_cast<FolderUse>(use));
        for (const char* name :
             {"a.txt", "b.txt", "sub/b.txt", "sub/c.txt", "b.html", "sub/b.html", "sub/t.dbf",
              "sub/deep/c.txt", "../x.txt", "sub/../a.txt", "missing/a.txt"})
            QCOMPARE(joined(reader.read(at(name).toStdString())), beside(name));
        QCOMPARE(beside("sub/c.txt"), QStringLiteral("saved HTTP header=text/html; charset=koi8-r "
                                                     ".gitattributes=GBK .editorconfig=latin1"));
    }

    void siblingsThatAgreeAreAHint() {
        for (const char* name : {"b.txt", "c.txt"})
            write(name, "\xEF\xBB\xBFtext \xC3\xA9");
        write("d.c", "text");
        const auto hints = readSiblings(at("a.txt").toStdString());
        QCOMPARE(hints.size(), std::size_t(1));
        QCOMPARE(hints[0].value, std::string("UTF-8"));
        QVERIFY(readSiblings(at("a.c").toStdString()).empty());
    }
    void ofManySiblingsTheFirstAreAsked() {
        const QByteArray foreign = "\xEF\xBB\xBFtext \xC3\xA9";
        write("z.txt", foreign);
        for (int count = 1; count <= 1600; ++count) {
            write(QString::number(count) + QStringLiteral(".txt"), "plain\n");
            if (count == 15 || count == 16 || count == 160 || count == 1600)
                QCOMPARE(readSiblings(at("a.txt").toStdString()).size(), std::size_t(count < 16));
        }
    }
    void ofASiblingTheBeginningIsRead() {
        const QByteArray foreign =
            QByteArray("d\xC3\xA9j\xC3\xA0 vu, na\xC3\xAFvet\xC3\xA9 ").repeated(9);
        constexpr qsizetype most = 64 * 1024;
        for (const qsizetype before : {most - foreign.size(), most, 10 * most, 100 * most}) {
            write("b.txt", QByteArray("plain\n").repeated(before / 6 + 1).left(before) + foreign);
            QCOMPARE(readSiblings(at("a.txt").toStdString()).size(), std::size_t(before < most));
        }
    }
    void aFileAloneHasNoSiblings() {
        write("a.txt", "text");
        QVERIFY(readSiblings(at("a.txt").toStdString()).empty());
    }
};

QTEST_APPLESS_MAIN(SidecarTest)
#include "sidecar_test.moc"
