#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsEmacsTest : public QObject {
    Q_OBJECT

private:
    static QStringList askEmacs(const QList<QByteArray>& texts) {
        return answersOf(
            EMACS, {"-Q", "--batch", "-l", "script"},
            "(dolist (name (with-temp-buffer (insert-file-contents \"list\")\n"
            "                                (split-string (buffer-string) \"\\n\" t)))\n"
            "  (with-temp-buffer\n"
            "    (set-buffer-multibyte nil)\n"
            "    (insert-file-contents-literally name)\n"
            "    (goto-char (point-min))\n"
            "    (let ((found (find-auto-coding name (buffer-size))))\n"
            "      (princ (format \"%s\\n\" (if (and found (eq (cdr found) :coding))\n"
            "                                 (car found) \"-\"))))))\n",
            texts, ".txt");
    }
    static void compare(std::string_view rule, const QList<QByteArray>& texts) {
        const QString difference = firstDifference(rule, texts, askEmacs(texts), ".txt");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

private slots:
    void headLinesAreReadAsEmacsReadsThem() {
        const QList<QByteArray> specs = {
            "",
            "-*- coding: koi8-r -*-",
            "-*-CODING:koi8-r-*-",
            "-*- mode: c; coding:koi8-r; x: y -*-",
            "-*- encoding: koi8-r -*-",
            "-*- coding: cp1251; coding: koi8-r -*-",
            "-*- coding: cp1251 coding: koi8-r -*-",
            "-*- coding: koi8-r! -*-",
            "-*- coding: koi8-r",
            "-*- coding -*-",
            "-*- text -*-",
            "coding: koi8-r",
            "-*- coding:; coding: koi8-r -*-",
            "-*- x -*- coding: koi8-r -*-",
        };
        compare(
            "emacs-line",
            allSequences(
                {{"", "#!/bin/sh ", "'\\\" ", "# "}, specs, {"\n"}, {"", "# "}, specs, {"\nx\n"}}));
    }
    void onlyTheFirst1024BytesCount() {
        QList<QByteArray> texts;
        for (int blanks = 985; blanks <= 1030; ++blanks)
            texts += "#" + QByteArray(blanks, ' ') + "-*- coding: koi8-r -*-\n";
        compare("emacs-line", texts);
    }
    void localVariablesAreReadAsEmacsReadsThem() {
        compare("emacs-local-variables",
                allSequences({{"text\n", "text\n\f\n", "", "text\r\n"},
                              {"# Local Variables:\n", "/* local variables: */\n",
                               "Local Variables:\n", "[Local Variables:\n", "Local Variables\n"},
                              {"", "# mode: c\n", "/* mode: c */\n"},
                              {"# coding: koi8-r\n", "/* coding: koi8-r */\n", "coding: koi8-r\n",
                               "#  coding : koi8-r!\n", "# encoding: koi8-r\n", "coding:koi8-r",
                               "/* coding: koi8-r*/\n", "# coding: koi8-r x\n"},
                              {"# End:\n", "/* End: */\n", "End:\n", "# end :", ""},
                              {"", "text\n", "\f\n"}}));
    }
    void theListMustLieInTheLast3072Bytes() {
        QList<QByteArray> texts;
        for (int after = 3000; after <= 3060; ++after)
            texts += "text\nLocal Variables:\ncoding: koi8-r\nEnd:\n" + QByteArray(after, 'x');
        compare("emacs-local-variables", texts);
    }
};

QTEST_APPLESS_MAIN(AsEmacsTest)
#include "as_emacs_test.moc"
