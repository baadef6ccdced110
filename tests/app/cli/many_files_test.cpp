#include "tests/app/cli/program.h"

#include <QJsonDocument>
#include <QTest>

using charsleuth::test::Workplace;

namespace {

/// The "file" of each answer.
QByteArrayList filesOf(const QByteArray& jsonLines) {
    QByteArrayList files;
    for (const QByteArray& line : jsonLines.split('\n'))
        if (!line.isEmpty())
            files += QJsonDocument::fromJson(line)["file"].toString().toUtf8();
    return files;
}

} // namespace

class ManyFilesTest : public QObject {
    Q_OBJECT

private slots:
    void order_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("files");
        const auto row = [](const char* claim, QByteArray command, QByteArray files) {
            QTest::newRow(claim) << command << files;
        };
        row("in the order asked", "charsleuth --json b d/y a", "b d/y a");
        row("one twice", "charsleuth --json a a", "a a");
        row("a folder is walked, sorted", "charsleuth --json -r .", "./a ./b ./d/e/z ./d/x ./d/y");
        row("a folder among files", "charsleuth --json -r b d a", "b d/e/z d/x d/y a");
        row("a slash at the end is kept", "charsleuth --json -r d/", "d/e/z d/x d/y");
        row("a list", "printf 'b\\na\\n' > l; charsleuth --json --files-from l", "b a");
        row("a list without a last newline", "printf 'b\\na' > l; charsleuth --json --files-from l",
            "b a");
        row("a list with empty lines",
            "printf '\\nb\\n\\na\\n' > l; charsleuth --json --files-from l", "b a");
        row("a list with NUL", "printf 'b\\0a\\0' | charsleuth --json --files-from - -0", "b a");
        row("options in one word", "printf 'd\\0' | charsleuth --json -r0 --files-from=-",
            "d/e/z d/x d/y");
        row("files, then the list", "echo a | charsleuth --json b --files-from -", "b a");
        row("an empty list", "charsleuth --json --files-from /dev/null", "");
        row("links in a folder are not followed",
            "ln -s ../a d/link; ln -s .. d/loop; charsleuth --json -r d", "d/e/z d/x d/y");
        row("a link that was named is followed", "ln -s d l; charsleuth --json -r l",
            "l/e/z l/x l/y");
    }
    void order() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, files);
        const auto outcome = prepared()->run(command);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
        QCOMPARE(filesOf(outcome.out).join(' '), files);
    }

    void jobsPrintTheSame() {
        const auto place = prepared();
        for (int i = 0; i < 60; ++i)
            place->write("many/" + QByteArray::number(i), QByteArray(i * 1000, char('a' + i % 26)));
        for (const QByteArray format : {"json", "table", "gitattributes", "editorconfig"}) {
            const QByteArray command =
                "charsleuth -r --format " + format + " . missing a 2>&1 --jobs ";
            const auto one = place->run(command + '1');
            const auto four = place->run(command + '4');
            QVERIFY(!one.out.isEmpty());
            QCOMPARE(four.out, one.out);
            QCOMPARE(four.status, 3);
        }
    }
    void aLongListIsReadToItsEnd() {
        const auto place = prepared();
        place->write("l", (QByteArray("./").repeated(40) + "a\n").repeated(1000) + "missing\n");
        const auto outcome = place->run("charsleuth --jobs 2 --files-from l | wc -l");
        QCOMPARE(outcome.out.trimmed(), QByteArray("1000"));
        QCOMPARE(outcome.err, QByteArray("charsleuth: missing: No such file or directory\n"));
    }
    void aTableHasOneLineAFile() {
        const auto outcome = prepared()->run("charsleuth a b");
        QCOMPARE(outcome.out.count('\n'), 2);
        QVERIFY(outcome.out.startsWith("a: "));
    }

private:
    static std::unique_ptr<Workplace> prepared() {
        auto place = std::make_unique<Workplace>();
        for (const char* name : {"a", "b", "d/x", "d/y", "d/e/z"})
            place->write(name, "text\n");
        return place;
    }
};

QTEST_GUILESS_MAIN(ManyFilesTest)
#include "many_files_test.moc"
