#include "app/sidecar/editorconfig.h"
#include "app/sidecar/glob.h"

#include <QTest>

#include <string>

using namespace charsleuth;

class GlobTest : public QObject {
    Q_OBJECT

private slots:
    void editorConfigGlobs_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("match");
        const auto row = [](const char* claim, const char* pattern, const char* path, bool match) {
            QTest::newRow(claim) << pattern << path << match;
        };
        row("a star stays within a folder", "*.txt", "a/b.txt", false);
        row("a star takes anything else", "*.txt", "b.txt", true);
        row("two stars cross folders", "a/**.txt", "a/b/c.txt", true);
        row("two stars as a whole part may be nothing", "a/**/c.txt", "a/c.txt", true);
        row("a question mark is one character", "?.c", "a.c", true);
        row("a question mark is no slash", "a?b", "a/b", false);
        row("a set", "[ab].c", "b.c", true);
        row("a negated set", "[!ab].c", "b.c", false);
        row("a range", "[a-c].c", "b.c", true);
        row("an unclosed set is literal", "[ab.c", "[ab.c", true);
        row("alternatives", "*.{c,h}", "x.h", true);
        row("alternatives only", "*.{c,h}", "x.cc", false);
        row("nested alternatives", "{a,b{c,d}}.x", "bd.x", true);
        row("an empty alternative", "a{,b}.x", "a.x", true);
        row("single braces are literal", "{a}.x", "{a}.x", true);
        row("numbers", "f{1..12}.x", "f10.x", true);
        row("numbers outside", "f{1..12}.x", "f13.x", false);
        row("negative numbers", "f{-3..3}.x", "f-2.x", true);
        row("numbers are whole", "f{1..2}*.x", "f10.x", false);
        row("a set with a slash is literal", "a[b/]c", "a[b/]c", true);
        row("a caret in a set is a character", "[^a].c", "a.c", true);
        row("an escape", "a\\*.x", "a*.x", true);
        row("an escape is no star", "a\\*.x", "ab.x", false);
        row("case counts", "A.x", "a.x", false);
    }
    void editorConfigGlobs() {
        QFETCH(QString, pattern);
        QFETCH(QString, path);
        QFETCH(bool, match);
        QCOMPARE(matchesEditorConfigGlob(pattern.toStdString(), path.toStdString()), match);
    }

    void gitPatterns_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("match");
        const auto row = [](const char* claim, const char* pattern, const char* path, bool match) {
            QTest::newRow(claim) << pattern << path << match;
        };
        row("a star stays within a folder", "a/*.txt", "a/b/c.txt", false);
        row("leading stars are any folders or none", "**/b.txt", "b.txt", true);
        row("stars between are any folders or none", "a/**/b", "a/b", true);
        row("stars between cross folders", "a/**/b", "a/x/y/b", true);
        row("trailing stars are everything inside", "a/**", "a/x/y", true);
        row("trailing stars are not the folder", "a/**", "a", false);
        row("two stars in a word are one", "a**c", "a/c", false);
        row("three stars are two", "***/b.txt", "a/b.txt", true);
        row("a caret negates a set", "[^a].c", "a.c", false);
        row("a class", "[[:digit:]].c", "1.c", true);
        row("a class without", "[[:digit:]].c", "x.c", false);
        row("a negated set is no slash", "a[!b]c", "a/c", false);
        row("a bracket first in a set", "[]x].c", "].c", true);
        row("braces are literal", "*.{c,h}", "x.h", false);
        row("an unclosed set matches nothing", "[ab.c", "[ab.c", false);
    }
    void gitPatterns() {
        QFETCH(QString, pattern);
        QFETCH(QString, path);
        QFETCH(bool, match);
        QCOMPARE(matchesGitPattern(pattern.toStdString(), path.toStdString()), match);
    }

    void manyStarsTakeNoExponentialTime() {
        std::string pattern, path(2000, 'a');
        for (int i = 0; i < 200; ++i)
            pattern += "*a";
        QVERIFY(!matchesEditorConfigGlob(pattern + "b", path));
        QVERIFY(!matchesGitPattern(pattern + "b", path));
    }
    void tooManyAlternativesMatchNothing() {
        std::string pattern;
        for (int i = 0; i < 40; ++i)
            pattern += "{a,b}";
        QVERIFY(!matchesEditorConfigGlob(pattern, std::string(40, 'a')));
        for (const int count : {1000, 1001, 10'000, 100'000}) {
            std::string names = "{a";
            for (int i = 1; i < count; ++i)
                names += ",b";
            QCOMPARE(matchesEditorConfigGlob(names + '}', "a"), count == 1000);
        }
    }

    void editorConfigSections_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("charset");
        QTest::newRow("a section that fits") << "[*.txt]\ncharset = latin1\n"
                                             << "latin1";
        QTest::newRow("any case, CRLF") << "[*.txt]\r\nCharset=UTF-8\r\n"
                                        << "UTF-8";
        QTest::newRow("the last that fits") << "[*]\ncharset=latin1\n[*.txt]\ncharset=utf-8\n"
                                            << "utf-8";
        QTest::newRow("another section") << "[*.c]\ncharset = latin1\n"
                                         << "";
        QTest::newRow("a comment") << "[*.txt]\n# charset = latin1\n; charset = latin1\n"
                                   << "";
        QTest::newRow("the preamble") << "charset = latin1\n[*.txt]\n"
                                      << "";
        QTest::newRow("with a slash, from the folder") << "[docs/*.txt]\ncharset=latin1\n"
                                                       << "latin1";
        QTest::newRow("the last one counts") << "[*]\ncharset=latin1\ncharset=utf-8\n[*.txt]\n"
                                                "charset=utf-16le\n[*.md]\ncharset=latin1\n"
                                             << "utf-16le";
        QTest::newRow("two stars match a slash") << "[do**txt]\ncharset=latin1\n"
                                                 << "latin1";
        QTest::newRow("without a slash, a folder's name") << "[docs]\ncharset=latin1\n"
                                                          << "";
        QTest::newRow("with a slash, another folder") << "[/*.txt]\ncharset=latin1\n"
                                                      << "";
    }
    void editorConfigSections() {
        QFETCH(QString, text);
        QFETCH(QString, charset);
        const auto answer = EditorConfig(text.toStdString()).charsetOf("docs/a.txt");
        QCOMPARE(QString::fromStdString(answer.value_or("")), charset);
    }
    void rootIsReadInThePreambleOnly() {
        QVERIFY(EditorConfig("root = True\n[*]\n").isRoot());
        QVERIFY(!EditorConfig("[*]\nroot = true\n").isRoot());
    }
};

QTEST_APPLESS_MAIN(GlobTest)
#include "glob_test.moc"
