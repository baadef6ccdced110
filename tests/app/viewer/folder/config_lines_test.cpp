// The lines that a correction changes, as the plan shows them.

#include "app/viewer/folder/config_lines.h"
#include "tests/app/viewer/test_file.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ConfigLinesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Of a file with that text, in which `range` becomes `text`.
    QStringList linesOf(const QByteArray& content, ByteRange range, const std::u16string& text) {
        ConfigCorrection correction;
        correction.file.absolute = writtenFile(m_folder, "config", content).toStdString();
        correction.substitutions = {{range, text}};
        QStringList lines;
        for (const ConfigLine& line : changedLines(correction))
            lines += textOf(line);
        return lines;
    }

private slots:
    void aLineIsSaidBeforeAndAfterwards() {
        QCOMPARE(linesOf("[*]\ncharset = latin1\n", {14, 20}, u"utf-8"),
                 QStringList{u"2: charset = latin1 → charset = utf-8"_s});
    }
    void theFirstLineAndTheLastOneWithoutAnEndAreLines() {
        QCOMPARE(linesOf("a x", {2, 3}, u"y"), QStringList{u"1: a x → a y"_s});
        QCOMPARE(linesOf("x\nx", {2, 3}, u"y"), QStringList{u"2: x → y"_s});
        QCOMPARE(linesOf("x\r\nx\r\n", {0, 1}, u"y"), QStringList{u"1: x → y"_s});
    }
    void addedLinesAreSaidOneByOne() {
        QCOMPARE(linesOf("x\n", {2, 2}, u"\n[/a]\ncharset = utf-8\n"),
                 (QStringList{u"+ [/a]"_s, u"+ charset = utf-8"_s}));
    }
    void ofAFileThatIsGoneThereAreNone() {
        ConfigCorrection correction;
        correction.file.absolute = m_folder.filePath("not-there").toStdString();
        correction.substitutions = {{{0, 1}, u"x"}};
        QVERIFY(changedLines(correction).empty());
    }
};

QTEST_GUILESS_MAIN(ConfigLinesTest)
#include "config_lines_test.moc"
