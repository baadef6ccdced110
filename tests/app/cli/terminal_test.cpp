#include "app/cli/terminal.h"

#include <QTest>

using charsleuth::cli::folded;

class TerminalTest : public QObject {
    Q_OBJECT

private slots:
    void folding_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("lines");
        const auto row = [](const char* claim, QByteArray text, QByteArray lines) {
            QTest::newRow(claim) << text << lines;
        };
        // 12 columns, 2 blanks before what follows
        row("what fits stays", "  abc def gh", "  abc def gh");
        row("broken at the last blank", "  abc defg hij", "  abc defg\n  hij");
        row("the blank may be where the line is full", "  abc defghi jk", "  abc defghi\n  jk");
        row("each line after the other", "ab cd ef gh ij kl mn op",
            "ab cd ef gh\n  ij kl mn\n  op");
        row("a word that is too long is broken", "  abcdefghijklmno", "  abcdefghij\n  klmno");
        row("a blank far before is none", "  a bcdefghijkl", "  a bcdefghi\n  jkl");
        row("blanks at the start are no place", "      abcdefg", "      abcdef\n  g");
        row("East Asian characters are wide", "  日本語日本語", "  日本語日本\n  語");
        row("no half of a wide one", "  a日本語日本", "  a日本語日\n  本");
        row("combining characters take none", "  e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301abcd",
            "  e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301abcd");
        row("nothing", "", "");
    }
    void folding() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, lines);
        QCOMPARE(QByteArray::fromStdString(folded(text.toStdString(), 12, 2)), lines);
        QCOMPARE(QByteArray::fromStdString(folded(text.toStdString(), 0, 2)), text);
    }
};

QTEST_APPLESS_MAIN(TerminalTest)
#include "terminal_test.moc"
