#include "app/files/directory_walk.h"
#include "app/files/path_words.h"
#include "app/files/printable.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace charsleuth;

class FileNamesTest : public QObject {
    Q_OBJECT

private slots:
    void printableForm_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* claim, QByteArray name, QByteArray shown) {
            QTest::newRow(claim) << name << shown;
        };
        row("a plain name is itself", "read me.txt", "read me.txt");
        row("UTF-8 is itself", "Łódź.txt", "Łódź.txt");
        row("a newline is an escape", "a\nb", "a\\nb");
        row("an escape is an escape", "a\x1B[31m", "a\\x1B[31m");
        row("a C1 control is an escape", "a\xC2\x9B", "a\\u{009B}");
        row("a byte that is not UTF-8 is shown", "caf\xE9", "caf\\xE9");
        row("an unfinished sequence is shown", "a\xE2\x82", "a\\xE2\\x82");
        row("an overlong form is not UTF-8", "\xC0\xAF", "\\xC0\\xAF");
        row("a surrogate is not UTF-8", "\xED\xA0\x80", "\\xED\\xA0\\x80");
        row("a change of direction is shown", "a\xE2\x80\xAE", "a\\u{202E}");
    }
    void printableForm() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(printable(name.toStdString())), shown);
    }

    /// Which paths in files that others made Windows would ask another machine for.
    void aPathOnAnotherShareIsKnown_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("folder");
        QTest::addColumn<bool>("is");
        const auto row = [](const char* path, const char* folder, bool is) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(folder) << is;
        };
        const char *drive = "C:/trees/", *share = "//host/share/trees/";
        for (const char* path :
             {"//host/share/a", "//host/share", "//host", "//", "/\\host\\share", "\\\\host\\share",
              "///host/share", "//?/UNC/host/share", "//./UNC/host/share"})
            row(path, drive, true);
        for (const char* path : {"//host/shares/a", "//host/other/a", "//other/share/a"})
            row(path, share, true);
        for (const char* path : {"", "/", "a//b", "/a//b", "C://host/share", "../..//host", "."})
            row(path, drive, false);
        row("//host/share/b/.git", share, false);
        row("C:/b/.git", share, false);
    }
    void aPathOnAnotherShareIsKnown() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, folder);
        QFETCH(bool, is);
        QCOMPARE(isOnOtherShare(path.toStdString(), folder.toStdString()), is);
    }

    void utf8IsWhatIsReadAsCharacters() {
        const auto byCharacter = [](std::string_view text) {
            while (!text.empty()) {
                const auto character = firstCharacter(text);
                if (!character)
                    return false;
                text.remove_prefix(character->size);
            }
            return true;
        };
        for (const char* piece : {"", "a", "é", "あ", "😀", "\xC0\xAF", "\xED\xA0\x80", "\xF5"})
            for (std::size_t before = 0; before < 70; ++before) {
                std::string text(before, 'x');
                text += piece;
                for (; text.size() >= before && !text.empty(); text.pop_back())
                    QCOMPARE(isUtf8(text), byCharacter(text));
            }
    }

    void otherBytesAreReplacedForJson() {
        QCOMPARE(validUtf8("caf\xE9\n"), std::string("caf\xEF\xBF\xBD\n"));
    }

    void aWalkIsSortedByBytes() {
        QTemporaryDir folder;
        const QDir dir(folder.path());
        for (const char* name : {"b.txt", "B.txt", "a.txt", "a/inner", "ä.txt"}) {
            dir.mkpath(QFileInfo(name).path());
            QFile file(dir.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(walk(folder.path()), QStringList({"B.txt", "a.txt", "a/inner", "b.txt", "ä.txt"}));
    }
    void aWalkGoesRoundNoLoop() {
        QTemporaryDir folder;
        const QDir dir(folder.path());
        dir.mkpath("in");
        QVERIFY(QFile::link(folder.path(), dir.filePath("in/loop")));
        QCOMPARE(walk(folder.path()), QStringList());
    }
    void aFolderThatIsNotThereIsToldOnce() {
        DirectoryWalk walk("/nonexistent");
        const auto first = walk.next();
        QVERIFY(first && !*first);
        QCOMPARE(first->error().cause, std::string("No such file or directory"));
        QVERIFY(!walk.next());
    }

private:
    /// Paths below the folder.
    static QStringList walk(const QString& folder) {
        DirectoryWalk walk(folder.toStdString());
        QStringList found;
        while (const auto path = walk.next())
            found += QString::fromStdString(**path).mid(folder.size() + 1);
        return found;
    }
};

QTEST_APPLESS_MAIN(FileNamesTest)
#include "file_names_test.moc"
