#include "tests/core/declared/tool_cases.h"

#include <QTest>

using namespace charsleuth;

class AsVimTest : public QObject {
    Q_OBJECT

private:
    // What 'fileencoding' is after a file without BOM and with ASCII only was read: the modeline's.
    static QStringList askVim(const QList<QByteArray>& texts) {
        return answersOf(VIM, {"-es", "-N", "-u", "NONE", "-i", "NONE", "-S", "script"},
                         "set nomore shortmess=aoOstTWAIcF modeline modelines=5 encoding=utf-8 "
                         "fileencodings= noswapfile\n"
                         "let found = []\n"
                         "for name in readfile('list')\n"
                         "  execute 'edit! ' . fnameescape(name)\n"
                         "  call add(found, &fileencoding == '' ? '-' : &fileencoding)\n"
                         "endfor\n"
                         "call writefile(found, 'out')\n"
                         "qall!\n",
                         texts, ".txt");
    }
    /// A modeline for one version of Vim only: for 9.0, which the reader takes for the reader of
    /// every file, or, where another Vim is asked, for a version that is neither.
    static QByteArray forOneVersion() {
        const QStringList version =
            answersOf(VIM, {"-es", "-N", "-u", "NONE", "-S", "script"},
                      "call writefile([v:version], 'out')\nqall!\n", {}, "");
        return version == QStringList{"900"} ? "vim=900:" : "vim=899:";
    }
    static void compare(const QList<QByteArray>& texts) {
        const QString difference = firstDifference("vim-modeline", texts, askVim(texts), ".txt");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // A line of a script; what letter Vim takes the byte for tells what encoding it reads it in.
    static constexpr const char* useCall = "call add(letters, \"\xE4\")\n";
    // The encodings in which Vim reads the lines useCall of a script.
    static QStringList askVimOfScripts(const QList<QByteArray>& texts) {
        return answersOf(
            VIM, {"-es", "-N", "-u", "NONE", "-i", "NONE", "-S", "script"},
            "set nomore encoding=utf-8\n"
            "let meant = {\"\\u0414\": 'koi8-r', \"\\u0434\": 'cp1251', \"\\u00e4\": 'latin1'}\n"
            "let found = []\n"
            "for name in readfile('list')\n"
            "  let letters = []\n"
            "  silent! execute 'source ' . fnameescape(name)\n"
            "  call filter(letters, 'has_key(meant, v:val)')\n"
            "  let labels = join(map(letters, 'meant[v:val]'))\n"
            "  call add(found, labels == '' ? '-' : labels)\n"
            "endfor\n"
            "call writefile(found, 'out')\n"
            "qall!\n",
            texts, ".vim");
    }
    static void compareScripts(const QList<QByteArray>& texts) {
        const QString difference =
            firstDifference("vim-scriptencoding", texts, askVimOfScripts(texts), ".vim");
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

private slots:
    void modelinesAreReadAsVimReadsThem() {
        compare(allSequences({{"", "text ", "text", "# ", "\t", "/*"},
                              {"vi:", "vim:", "Vim:", "ex:", "VIM:", "vim700:", "vim>702:",
                               "vim<600:", forOneVersion(), "vim990:", "gvim:"},
                              {"", " ", "set ", " set ", "se "},
                              {"fenc=koi8-r", "ts=8 fileencoding=koi8-r", "ts=8:fenc=koi8-r",
                               "fenc=koi8-r fenc=cp1251"},
                              {"", ":", " :", " ts=4: sw=2", ":ts=4"},
                              {"\n"}}));
    }
    void ofSeveralModelinesTheOneReadLastCounts() {
        QList<QByteArray> texts;
        for (const char* second : {"vim: fenc=cp1251", "# vim: set fenc=cp1251:", "vim: se fenc=x",
                                   "/* vim: fenc=cp1251: */", "vim: set set fenc=cp1251:"})
            for (int lines = 2; lines <= 14; ++lines)
                for (int one = 0; one < lines; ++one)
                    for (int other = 0; other < lines; ++other) {
                        if (one == other)
                            continue;
                        QByteArray text;
                        for (int i = 0; i < lines; ++i)
                            text += QByteArray(i == one     ? "# vim: fenc=koi8-r: */"
                                               : i == other ? second
                                                            : "x") +
                                    '\n';
                        texts += text;
                    }
        compare(texts);
    }
    void theFirstAndLastFiveLinesCount() {
        QList<QByteArray> texts;
        for (int lines = 1; lines <= 14; ++lines)
            for (int at = 0; at < lines; ++at)
                for (const char* end : {"\n", "\r\n"}) {
                    QByteArray text;
                    for (int i = 0; i < lines; ++i)
                        text += (i == at ? "# vim: fenc=koi8-r" : "x") + QByteArray(end);
                    texts += text;
                }
        compare(texts);
    }
    void scriptencodingIsReadAsVimReadsIt() {
        compareScripts(
            allSequences({{"", "\t: ", "\" ", "echo ", "\f"},
                          {"scripte", "scriptencodin", "scriptencoding", "script", "scriptv",
                           "scriptencodings", "Scriptencoding"},
                          {" ", " \t ", "! "},
                          {"", "koi8-r", "latin1"},
                          {"", " ", "\" note", " \" note", "|", " | let x = 1", " koi8-r"},
                          {"\n"},
                          {useCall}}));
    }
    void eachScriptencodingIsForTheLinesThatFollow() {
        const QByteArray use = useCall;
        const QList<QByteArray> some = {"", "scriptencoding koi8-r\n" + use,
                                        "  scripte cp1251\n" + use, "scriptencoding\n" + use,
                                        "\" scriptencoding latin1\n"};
        compareScripts(allSequences({some, some, some}));
    }
};

QTEST_APPLESS_MAIN(AsVimTest)
#include "as_vim_test.moc"
