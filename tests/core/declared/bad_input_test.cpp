#include "core/declared/declaration.h"
#include "core/declared/weighing.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

using namespace charsleuth;

namespace {

/// As detection reads it: both ends, in blocks of exactly their size.
std::vector<Declaration> read(std::string_view text, std::string_view fileName = {}) {
    const std::size_t head = std::min(text.size(), declaredHeadSize);
    const std::size_t tail = std::min(text.size(), declaredTailSize);
    const auto headBlock = std::make_unique<Byte[]>(head);
    const auto tailBlock = std::make_unique<Byte[]>(tail);
    std::copy_n(text.begin(), head, headBlock.get());
    std::copy_n(text.end() - static_cast<std::ptrdiff_t>(tail), tail, tailBlock.get());
    return readDeclarations({.head = {headBlock.get(), head},
                             .tail = {tailBlock.get(), tail},
                             .tailOffset = text.size() - tail,
                             .size = text.size(),
                             .fileName = fileName});
}

std::string repeated(std::string_view piece, std::size_t size) {
    std::string text;
    text.reserve(size + piece.size());
    while (text.size() < size)
        text += piece;
    return text;
}

struct Start {
    std::string_view text;
    std::string_view fileName;
};

// What makes each reader go on reading.
constexpr Start starts[] = {
    {"", ""},
    {"<html>", ""},
    {"<!--", "a.html"},
    {"<?xml ", ""},
    {"@charset \"", ""},
    {"-*-", ""},
    {"", "a.py"},
    {"", "a.pas"},
    {"", "a.jsp"},
    {"<%@ page ", "a.jsp"},
    {"<?php ", "a.php"},
    {"\\documentclass", "a.tex"},
    {"", "a.tex"},
    {"{\\rtf1", ""},
    {"From: a\n", ""},
    {"HTTP/1.1 200\n", ""},
    {"Content-Type: multipart/mixed; boundary=a\n", ""},
    {"BEGIN:VCARD\n", ""},
    {"msgid \"\"\nmsgstr \"\"\n", ""},
    {"0 HEAD\n", ""},
    {"0 HEAD\n1 GEDC\n2 VERS ", ""},
    {"<?xml version='1.0'", "a.html"},
    {"From: a\nb: c*=", ""},
    {"(;", "a.sgf"},
    {"", "a.sql"},
    {"OFXHEADER:100\n", ""},
    {"[Script Info]\n", ""},
    {"#EXTM3U\n", ""},
    {"0\n", "a.dxf"},
    {"{", ""},
    {"", "a.scm"},
    {"", "a.pl"},
    {"", "a.vim"},
    {"text\nLocal Variables:\n", ""},
    {"[Desktop Entry]\n", ""},
};

constexpr std::string_view pieces[] = {
    "a",
    " ",
    "\n",
    "\r",
    std::string_view("\0", 1),
    "\"",
    "'",
    "<",
    "<!--",
    "<!-- --",
    "<!",
    "</",
    "<a ",
    "<meta ",
    "<meta charset=",
    "<meta charset=x",
    "<meta charset=\"x\">",
    "<meta content=\"charset ",
    "charset=",
    "charset ",
    "coding:",
    "coding: ",
    "coding:;",
    "-*- coding:",
    "-*-",
    ";",
    "%",
    "% ",
    "% !TEX ",
    "{",
    "{}",
    "{$codepage ",
    "(*",
    "(**)",
    "/*",
    "/**/",
    "//",
    "#",
    "\\",
    "\\usepackage[",
    "\\usepackage[a]{",
    "\\inputencoding{",
    "<%",
    "<%@",
    "<%@ page a=\"",
    "<%--",
    "<jsp:directive.page ",
    "<font face=\"",
    "<font ",
    "=?",
    "=?a?B?",
    "=?a?B?b?=",
    "--",
    "--a\n",
    "a: b\n",
    "a:\n ",
    ";CHARSET=",
    "vim: ",
    "vim:",
    "vim:set ",
    "vim: a:",
    "scriptencoding ",
    "scriptencoding x\n",
    "Local Variables:",
    "Local Variables:\n",
    "CA[",
    "[",
    "a[\\",
    "C[]",
    "SET NAMES ",
    "=encoding ",
    "\n=encoding x y\n",
    "$DWGCODEPAGE\n",
    "Style: ,",
    "x=",
};

} // namespace

class BadInputTest : public QObject {
    Q_OBJECT

private slots:
    // A window of 4 MiB, sixty times what detection gives. Work that grew with the square of it
    // would not end within the test's time limit.
    void theWorkIsLinearWhateverIsRepeated_data();
    void theWorkIsLinearWhateverIsRepeated() {
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, piece);
        QFETCH(QByteArray, fileName);
        const std::string text = start.toStdString() + repeated(piece.toStdString(), 4'000'000);
        const std::string name = fileName.toStdString();
        const auto found = readDeclarations(
            {.head = bytesOf(text), .tail = bytesOf(text), .size = text.size(), .fileName = name});
        QVERIFY(found.size() <= 64);
    }
    void whateverStandsThereIsReadWithinBounds_data() {
        QTest::addColumn<int>("start");
        for (int i = 0; i < static_cast<int>(std::size(starts)); ++i)
            QTest::addRow("start %d", i) << i;
    }
    void whateverStandsThereIsReadWithinBounds() {
        QFETCH(int, start);
        const Start& begin = starts[start];
        for (const std::string_view piece : pieces) {
            const std::string text = std::string(begin.text).append(repeated(piece, 4'000));
            for (const Declaration& one : read(text, begin.fileName)) {
                QVERIFY(one.label.size() <= 2 + 2 * 80);
                QVERIFY(!one.range || one.range->end <= text.size());
            }
        }
    }
    void aDeclarationCutOffAnywhereIsReadWithinBounds() {
        const std::string_view whole[] = {
            "<html><meta http-equiv=content-type content=\"text/html; charset=koi8-r\">",
            "<?xml version=\"1.0\" encoding=\"koi8-r\" standalone='no' ?>",
            "@charset \"koi8-r\";",
            "{\\rtf1\\ansi\\ansicpg1251",
            "From: a\nContent-Type: multipart/mixed;\n boundary=\"b\"\n\n--b\nContent-Type: a; "
            "charset=x",
            "text\n# Local Variables:\n# coding: koi8-r\n# End:\n",
            "\xFE\xFF\0<\0?\0x\0m\0l",
            "\x4C\x6F\xA7\x94\x93\x40\x85\x95\x83\x96\x84\x89\x95\x87\x7E\x7D\xC9",
            "00714cam a2200205 a 4500",
        };
        for (const std::string_view text : whole)
            for (std::size_t size = 0; size <= text.size(); ++size)
                for (const Declaration& one : read(text.substr(0, size)))
                    QVERIFY(!one.range || one.range->end <= size);
    }
    void aLabelThatTheWindowsEndCutsIsNone() {
        constexpr std::string_view tag = "coding: windows-1250";
        const std::string before = "#" + std::string(declaredHeadSize - 1 - tag.size(), ' ');
        QCOMPARE(read(before + std::string(tag), "a.py").size(), std::size_t(1));
        for (const char* after : {"\n", "x\n", "8\n"}) // "windows-1258", cut off, is another name
            QVERIFY(read(before + std::string(tag) + after, "a.py").empty());
    }
    void aLabelOfTenKilobytesIsNone() {
        const std::string label(10'000, 'x');
        for (const std::string& text :
             {"<html><meta charset=" + label + ">", "# -*- coding: " + label + " -*-\n",
              "<?xml version='1.0' encoding='" + label + "'?>", "# vim: fenc=" + label + "\n",
              "scriptencoding " + label + "\n",
              "From: a\nContent-Type: text/plain; charset=" + label + "\n\n"})
            QVERIFY(read(text).empty());
    }
    void thousandsOfMetaElementsGiveFewDeclarations() {
        const auto found = read("<html>" + repeated("<meta charset=koi8-r>", 60'000));
        QVERIFY(!found.empty() && found.size() <= 16);
    }
    void nulsInsideALabelAreNoLabel() {
        using namespace std::string_view_literals;
        for (const Declaration& one : read("<html><meta charset=\"koi8\0-r\">"sv))
            QVERIFY(one.encodings.empty());
        QVERIFY(read("<?xml version='1.0' encoding='koi8\0-r'?>"sv).empty());
    }
    void megabytesOfBlanksHideWhatComesBehind() {
        QVERIFY(read("<html>" + std::string(3'000'000, ' ') + "<meta charset=koi8-r>").empty());
    }
    void contradictingDeclarationsAreAllReported() {
        const auto found = read("<?xml version='1.0' encoding='koi8-r'?><html><meta charset=euc-jp>"
                                "<meta charset=big5>");
        QCOMPARE(found.size(), std::size_t(3));
        const std::vector<EncodingId> answer = {EncodingId::Utf8};
        QCOMPARE(contradicted(found, answer, {}).size(), std::size_t(3));
    }
    void proseThatMentionsDeclarationsHasNone_data() {
        QTest::addColumn<QByteArray>("prose");
        for (const char* prose :
             {"The coding: of this file is unknown.\n", "Use <meta charset=utf-8> in your pages.\n",
              "# Coding: the basics\n", "Set fileencoding=utf-8 in vim: it helps.\n",
              "scriptencoding latin1 is a line of Vim.\n", "charset=koi8-r\n", "encoding: koi8-r\n",
              "Content-Type is a header; charset=x too.\n",
              "Write -*- coding: koi8-r at the top.\n", "\\usepackage[latin1]{inputenc}\n",
              "SET NAMES utf8;\n", "To: be or not to be\nmore text\n", "@charset is for CSS.\n",
              "1 CHAR UTF-8\n", "\tcoding = koi8-r\n"})
            QTest::newRow(prose) << QByteArray(prose);
    }
    void proseThatMentionsDeclarationsHasNone() {
        QFETCH(QByteArray, prose);
        QVERIFY(read(prose.toStdString()).empty());
        QVERIFY(read(prose.toStdString(), "notes.txt").empty());
        QVERIFY(read("A title\n\n" + prose.toStdString() + "and more text\n").empty());
    }
    void nothingIsReadFromNothing() {
        QVERIFY(read("").empty());
        QVERIFY(readDeclarations({}).empty());
    }
};

void BadInputTest::theWorkIsLinearWhateverIsRepeated_data() {
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("fileName");
    struct Row {
        const char* start;
        const char* piece;
        const char* fileName = "";
    };
    const Row rows[] = {
        {"", "\n"},
        {"", "\r"},
        {"", " "},
        {"", ":"},
        {"<html>", "<!--"},
        {"<html>", "<!-- --"},
        {"<html>", "<meta charset="},
        {"<html>", "<meta content=\"charset "},
        {"<html>", "<a \""},
        {"<html>", "<a b=c "},
        {"<html>", "<font face=\""},
        {"<?xml ", " "},
        {"-*-", "coding:"},
        {"-*-", "; coding:;"},
        {"#", "coding:", "a.py"},
        {"#", "coding  ", "a.rb"},
        {"%", "coding  ", "a.erl"},
        {"", "% ", "a.tex"},
        {"", "% !TEX encoding ", "a.tex"},
        {"\\documentclass", "\\usepackage["},
        {"\\documentclass", "\\usepackage[a]{"},
        {"\\documentclass", "\\inputencoding{"},
        {"", "{$codepage ", "a.pas"},
        {"", "(*", "a.pas"},
        {"", "'", "a.pas"},
        {"", "<%@ page a=\"", "a.jsp"},
        {"", "<%--", "a.jsp"},
        {"", "<jsp:directive.page a=\"", "a.jsp"},
        {"", "<jsp:directive.page ", "a.jsp"},
        {"<?php ", "/*", "a.php"},
        {"<?php ", "/**/", "a.php"},
        {"<?php declare(", "a=1,", "a.php"},
        {"<?php ", "declare(a=1);", "a.php"},
        {"<?xml ", "encoding = ", "a.html"},
        {"0 HEAD\n", "1 GEDC\n"},
        {"0 HEAD\n1 GEDC\n", "2 VERS x\n"},
        {":- ", "encoding('", "a.lgt"},
        {"From: a\n", "a:\n "},
        {"From: a\n", "a: =?"},
        {"From: a\n", "a: =?a?B?"},
        {"From: a\n", "a: =?a?B?b?=\n"},
        {"From: a\n", "a: b\n"},
        {"Content-Type: multipart/mixed; boundary=a\n\n", "--b\n"},
        {"From: a\n", "a: *="},
        {"From: a\n", "a*0*=b'c"},
        {"From: a\n", "a: b*=c''d\n"},
        {"Content-Type: multipart/mixed; boundary=a\n\n", "--a\n"},
        {"BEGIN:VCARD\n", ";CHARSET="},
        {"BEGIN:VCARD\n", "A;CHARSET=:\n"},
        {"msgid \"\"\nmsgstr \"\"\n", "\"a\"\n"},
        {"(;", "C[\\", "a.sgf"},
        {"(;", "C[]", "a.sgf"},
        {"vim: ", "set a:"},
        {" ", "vim:"},
        {"", "x\nvim: a:b:"},
        {"text\n", "Local Variables:"},
        {"text\nLocal Variables:\n", "coding: x\n"},
        {"", "SET NAMES ", "a.sql"},
        {"", "SET NAMES\n", "a.sql"},
        {"", "=encoding\n", "a.pl"},
        {"{", "\"a"},
        {"[Script Info]\n", "Style: ,"},
        {"[Script Info]\n", "Format: Encoding\nStyle: 128\n"},
        {"{\\rtf1", "\\a"},
        {"#EXTM3U\n", "#EXTENC:\n"},
        {"0\n", "$ACADVER\n", "a.dxf"},
    };
    for (const Row& row : rows) {
        QByteArray start(row.start), piece(row.piece);
        const int number = static_cast<int>(&row - rows);
        QTest::addRow("%d", number) << start << piece << QByteArray(row.fileName);
        if (start.contains('\n') || piece.contains('\n'))
            QTest::addRow("%d, lines of the Mac", number)
                << start.replace('\n', '\r') << piece.replace('\n', '\r')
                << QByteArray(row.fileName);
    }
}

QTEST_APPLESS_MAIN(BadInputTest)
#include "bad_input_test.moc"
