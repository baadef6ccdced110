#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsPythonTest : public QObject {
    Q_OBJECT

private slots:
    void codingCommentsAreReadAsPythonReadsThem() {
        const QList<QByteArray> lines = {
            "",
            "# -*- coding: koi8-r -*-",
            "#coding=koi8-r",
            "# coding : koi8-r",
            "# Coding: koi8-r",
            "# encoding: koi8-r",
            "\t\f # vim: set fileencoding=koi8-r :",
            "x = 1 # coding: koi8-r",
            "#!/usr/bin/python3",
            "\"\"\"doc\"\"\"",
            "# coding:coding: koi8-r",
            "# coding: , coding=koi8-r",
            "# coding:\tkoi8-r",
            "# coding:",
            "   ",
        };
        const QByteArray script =
            "import tokenize\n"
            "for name in open('list').read().split():\n"
            "    try:\n"
            "        found = tokenize.detect_encoding(open(name, 'rb').readline)[0]\n"
            "    except SyntaxError:\n"
            "        found = 'error'\n"
            "    print('-' if found == 'utf-8' else found)\n";
        for (const char* ending : {"\n", "\r\n"}) {
            const QList<QByteArray> end = {ending};
            QList<QByteArray> texts =
                allSequences({lines, end, lines, end, {"# coding: cp1251"}, end});
            texts.removeIf([](const QByteArray& text) { return text.contains("coding:coding"); });
            const QStringList theirs = answersOf(PYTHON, {"script"}, script, texts, ".py");
            const QString difference = firstDifference("python-coding", texts, theirs, ".py");
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }
};

QTEST_APPLESS_MAIN(AsPythonTest)
#include "as_python_test.moc"
