// detect --format: lines for .gitattributes and .editorconfig.

#include "tests/app/cli/example_text.h"
#include "tests/app/cli/program.h"

#include <QTest>

using namespace charsleuth::test;

class FormatsTest : public QObject {
    Q_OBJECT

private slots:
    void gitAttributes_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* claim, QByteArray name, QByteArray bytes, QByteArray line) {
            QTest::newRow(claim) << name << bytes << line;
        };
        const QByteArray text = utf16le(u"Grüße aus Łódź\n");
        row("UTF-8 needs no line", "f", french, "");
        row("UTF-16 with a BOM has a name of its own", "f", "\xFF\xFE" + text,
            "/f text working-tree-encoding=UTF-16LE-BOM\n");
        row("CRLF is checked out as CRLF", "f", "\xFF\xFE" + utf16le(u"Grüße\r\naus Łódź\r\n"),
            "/f text eol=crlf working-tree-encoding=UTF-16LE-BOM\n");
        row("mixed line endings are left as they are", "f",
            "\xFF\xFE" + utf16le(u"Grüße\r\naus Łódź\n"),
            "/f -text working-tree-encoding=UTF-16LE-BOM\n");
        row("a name with a space is quoted", "a b", "\xFF\xFE" + text,
            "\"/a b\" text working-tree-encoding=UTF-16LE-BOM\n");
        row("a pattern's characters are escaped", "a*b", "\xFF\xFE" + text,
            "/a\\*b text working-tree-encoding=UTF-16LE-BOM\n");
        row("a name in another script is not quoted", "Grüße", "\xFF\xFE" + text,
            "/Grüße text working-tree-encoding=UTF-16LE-BOM\n");
        row("a mark that turns the direction is octal", "a\u202Eb", "\xFF\xFE" + text,
            "\"/a\\342\\200\\256b\" text working-tree-encoding=UTF-16LE-BOM\n");
        row("a C1 control is octal, and what stands beside it is not", "é\u009B", "\xFF\xFE" + text,
            "\"/é\\302\\233\" text working-tree-encoding=UTF-16LE-BOM\n");
        row("an escape is octal", "a\x1B[2J", "\xFF\xFE" + text,
            "\"/a\\033\\\\[2J\" text working-tree-encoding=UTF-16LE-BOM\n");
        row("binary files are said to be so", "d/f",
            QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16), "/d/f binary\n");
    }
    void gitAttributes() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, line);
        const Workplace place;
        place.write(name, bytes);
        const auto outcome = place.run("charsleuth detect --format gitattributes './" + name + "'");
        QCOMPARE(outcome.out, line);
        QCOMPARE(outcome.status, 0);
        const auto absolute =
            place.run("charsleuth detect --format gitattributes \"$PWD/" + name + '"');
        QCOMPARE(absolute.out, line);
    }
    void whatGitLeavesOutHasNoLine() {
        const Workplace place;
        place.write("f", "\xFF\xFE" + utf16le(u"Grüße aus Łódź\n"));
        place.run("git init -q . && cp f g && echo g > .gitignore && git add .");
        QCOMPARE(place.run("charsleuth detect -r --format gitattributes .").out,
                 QByteArray("/f text working-tree-encoding=UTF-16LE-BOM\n"));
    }
    void aNameThatIsNotUtf8HasAPatternInOctal() {
        const Workplace place;
        place.write("f", "\xFF\xFE" + utf16le(u"Grüße aus Łódź\n"));
        const QByteArray ask =
            "name=$(printf 'a\\377') && cp f \"$name\" && charsleuth \"$name\" --format ";
        QCOMPARE(place.run(ask + "gitattributes").out,
                 QByteArray("\"/a\\377\" text working-tree-encoding=UTF-16LE-BOM\n"));
        QCOMPARE(place.run(ask + "editorconfig").out,
                 QByteArray("# a\\xFF: EditorConfig has no escapes for such a name\n"));
    }
    void bigEndianUtf16WithABomIsBeyondGit() {
        const Workplace place;
        place.write("f", QByteArray("\xFE\xFF\0G\0r\0\xFC\0\xDF\0e\0\n", 14));
        QCOMPARE(
            place.run("charsleuth detect --format gitattributes f").out,
            QByteArray(
                "# f: UTF-16BE with a byte order mark, which git writes as little-endian only\n"));
    }
    void editorConfig() {
        const Workplace place;
        place.write("a{b}.txt", french);
        QCOMPARE(place.run("charsleuth detect --format editorconfig 'a{b}.txt'").out,
                 QByteArray("[/a\\{b\\}.txt]\ncharset = utf-8\n\n"));
    }
    void editorConfigHasNoEscapes() {
        const Workplace place;
        const std::pair<QByteArray, QByteArray> names[] = {{"a\u202Eb", "a\\u{202E}b"},
                                                           {"a\u009B", "a\\u{009B}"},
                                                           {"a\x1B", "a\\x1B"},
                                                           {"a\nb", "a\\nb"}};
        for (const auto& [name, printed] : names) {
            place.write(name, french);
            QCOMPARE(place.run("charsleuth detect --format editorconfig '" + name + '\'').out,
                     "# " + printed + ": EditorConfig has no escapes for such a name\n");
        }
    }
    void whatLiesElsewhereHasNoPattern() {
        const Workplace place;
        place.write("f", "\xFF\xFE" + utf16le(u"Grüße aus Łódź\n"));
        place.write("d/g", "");
        for (const char* format : {"editorconfig", "gitattributes"}) {
            const QByteArray out =
                place.run(QByteArray("cd d && charsleuth --format ") + format + " ../f").out;
            QVERIFY2(out.startsWith("# ../f: not below this folder"), out);
            QCOMPARE(out.count('\n'), 1);
        }
    }
};

QTEST_GUILESS_MAIN(FormatsTest)
#include "formats_test.moc"
