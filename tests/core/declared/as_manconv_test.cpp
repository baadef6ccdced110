#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsManconvTest : public QObject {
    Q_OBJECT

private slots:
    void codingTagsAreReadAsManconvReadsThem() {
        const QList<QByteArray> texts =
            allSequences({{"'\\\" ", "'\\\"", ".\\\" ", "\n'\\\" "},
                          {"-*- ", "-*-", "-*-\t"},
                          {"", "x: coding; "},
                          {"coding: koi8-r", "coding:\tkoi8-r", "coding : koi8-r", "Coding: koi8-r",
                           "coding:ISO_8859-1:1987"},
                          {"", " -*-", "; coding: cp1251"},
                          {"\n'\\\" -*- coding: cp866 -*-\n"}});
        const QStringList theirs = answersOf(
            SHELL, {"script"},
            "while read -r name; do\n"
            "  found=$(" MANCONV " -d -f ISO-8859-1 -t UTF-8 < \"$name\" 2>&1 >/dev/null |\n"
            "    sed -n 's/^preprocessor encoding: //p')\n"
            "  echo \"${found:--}\"\n"
            "done < list\n",
            texts, ".1");
        const QString difference = firstDifference("man-coding", texts, theirs, ".1");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

QTEST_APPLESS_MAIN(AsManconvTest)
#include "as_manconv_test.moc"
