// One document and several files: the next one, a renamed one, one that another program converted.
#include "tests/plugin/kate/fixture.h"

using namespace kate_test;

class KateFilesTest : public Fixture {
    Q_OBJECT

private Q_SLOTS:
    void theNextFileOfADocumentIsDetectedAnew() {
        const auto document = open(write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r")));
        load(*document, write(QStringLiteral("b.txt"), bytesOf("ru.cp866")));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
        opened(document).choose(QStringLiteral("KOI8-R"));
        load(*document, write(QStringLiteral("c.txt"), bytesOf("ja.euc-jp")));
        QCOMPARE(document->text(), textOf("ja.euc-jp"));
        load(*document, write(QStringLiteral("d.txt"), "nothing but ASCII\n"));
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
    }

    void aFileThatAnotherProgramConvertedIsDetectedAnew() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const auto document = open(path);
        write(QStringLiteral("a.txt"), bytesOf("ru.utf-8"));
        document->documentReload();
        QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
        QCOMPARE(document->text(), textOf("ru.utf-8"));
    }

    void aFileIsExaminedOnceEachTimeItIsLoaded() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const QString log = this->path(QStringLiteral("log"));
        fakeAnswer(path, {}, "echo >> " + log.toUtf8());
        const auto document = open(path);
        QCOMPARE(read(log).size(), 1);
        document->documentReload();
        QCOMPARE(read(log).size(), 2);
        document->documentSave();
        opened(document).choose(QStringLiteral("IBM866"));
        QCOMPARE(read(log).size(), 2);
    }

    void aRenamedFileKeepsTheChoice() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        const auto document = open(path);
        opened(document).choose(QStringLiteral("IBM866"));
        QVERIFY(QFile::rename(path, path + QStringLiteral(".new")));
        load(*document, path + QStringLiteral(".new"));
        QCOMPARE(document->encoding(), QStringLiteral("IBM866"));
    }

    void aNewDocumentIsSavedOverAnOldFileInItsOwnEncoding() {
        const QString path = write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        for (const char* text : {"жук\n", ""}) {
            const auto document = create();
            document->setText(QString::fromUtf8(text));
            document->setModified(false);
            document->saveAs(QUrl::fromLocalFile(path));
            QCOMPARE(document->encoding(), QStringLiteral("UTF-8"));
            QCOMPARE(read(path), QByteArray(text));
            write(QStringLiteral("a.txt"), bytesOf("ru.koi8-r"));
        }
    }
};

int main(int argc, char** argv) {
    return run<KateFilesTest>(argc, argv);
}

#include "kate_files_test.moc"
