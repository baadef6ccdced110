#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsPreconvTest : public QObject {
    Q_OBJECT

private slots:
    void codingTagsAreReadAsPreconvReadsThem() {
        const QList<QByteArray> lines = {
            "",
            ".\\\" -*- coding: koi8-r -*-",
            "'\\\" -*- mode: troff; coding: koi8-r -*-",
            ".  \\\" -*-coding:koi8-r-*-",
            "\\# -*- coding: koi8-r; x: y -*-",
            ".\\\" -*- encoding: koi8-r -*-",
            ".\\\" coding: koi8-r",
            ".\\\" -*- coding: koi8-r",
            "# -*- coding: koi8-r -*-",
            ".TH X 1",
            ".\\# -*- coding: koi8-r -*-",
            "'\t\\# -*- coding: koi8-r -*-",
            "\\\" -*- coding: koi8-r -*-",
            ".\\\" -*- x coding: koi8-r; coding: cp1251; -*-",
            ".\\\" -*- coding :koi8-r;-*-",
            "'\\\" t",
            ".\\\" -*- Coding: koi8-r-unix -*-",
        };
        const QList<QByteArray> texts =
            allSequences({lines, {"\n"}, lines, {"\n"}, {"", ".\\\" -*- coding: cp1251 -*-\n"}});
        // Of each file preconv says 'file encoding: NAME' or 'no encoding tag', from groff 1.23 on
        // 'coding tag: NAME' or 'no coding tag'.
        const QStringList theirs = answersOf(SHELL, {"script"},
                                             "while read -r name; do\n"
                                             "  " PRECONV " -d \"$name\" 2>&1 >/dev/null |\n"
                                             "    sed -nE \"s/^ *no (en)?coding tag$/-/p; s/^ "
                                             "*(file encoding|coding tag): '(.*)'$/\\2/p\" |\n"
                                             "    head -n 1\n"
                                             "done < list\n",
                                             texts, ".1");
        const QString difference = firstDifference("groff-coding", texts, theirs, ".1");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

QTEST_APPLESS_MAIN(AsPreconvTest)
#include "as_preconv_test.moc"
