#include "tests/app/cli/program.h"

#include <QTest>

using charsleuth::test::Workplace;

#ifdef __SANITIZE_ADDRESS__
#define MEMORY_LIMIT "unlimited" // the sanitizer maps far more than it uses
#else
#define MEMORY_LIMIT "300000" // KiB
#endif

class ConvertTest : public QObject {
    Q_OBJECT

private slots:
    void copy_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("copy");
        const auto row = [](const char* claim, QByteArray bytes, QByteArray options,
                            QByteArray copy) { QTest::newRow(claim) << bytes << options << copy; };
        const auto wide = [](const char* units, int size) { return QByteArray(units, size); };
        row("UTF-8 is the default", "caf\xE9\n", "--from windows-1252", "café\n");
        row("to a page", "café\n", "--from utf-8 --to windows-1252", "caf\xE9\n");
        row("to Shift_JIS", "日本", "--from utf-8 --to Shift_JIS", "\x93\xFA\x96\x7B");
        row("to UTF-16BE", "é", "--from utf-8 --to utf-16be", wide("\0\xE9", 2));
        row("latin1 is windows-1252", "€", "--from utf-8 --to latin1", "\x80");
        row("ascii is read as the web reads it", "caf\xE9", "--from ascii", "café");
        row("a pair of surrogates", "😀", "--from utf-8 --to utf-16le", wide("\x3D\xD8\x00\xDE", 4));
        row("an empty file", "", "--from utf-8 --to utf-16le", "");
        row("NUL and controls are kept", wide("a\0\x1B\x1A", 4), "--from utf-8 --to KOI8-R",
            wide("a\0\x1B\x1A", 4));
        row("a BOM is kept", "\xEF\xBB\xBFx", "--from utf-8 --to utf-16le", wide("\xFF\xFEx\0", 4));
        row("a BOM never goes into a page", "\xEF\xBB\xBFx", "--from utf-8 --to windows-1252", "x");
        row("gb18030's BOM is kept in gb18030", "\x84\x31\x95\x33x", "--from gb18030 --to gb18030",
            "\x84\x31\x95\x33x");
        row("a BOM never goes into gb18030", "\xEF\xBB\xBFx", "--from utf-8 --to gb18030", "x");
        row("a BOM above another encoding is kept as one",
            "\xEF\xBB\xBF"
            "caf\xE9\n",
            "--from windows-1252",
            "\xEF\xBB\xBF"
            "café\n");
        row("a BOM above another encoding is no text",
            "\xEF\xBB\xBF"
            "caf\xE9\n",
            "--from windows-1252 --to IBM850", "caf\x82\n");
        row("a BOM above a two-byte encoding is no lead byte",
            "\xEF\xBB\xBF"
            "\x93\xFA",
            "--from Shift_JIS --bom remove", "日");
        row("--bom remove", "\xEF\xBB\xBFx", "--from utf-8 --bom remove", "x");
        row("--bom add", "x", "--from utf-8 --bom add", "\xEF\xBB\xBFx");
        row("--bom add does not add a second", "\xEF\xBB\xBFx", "--from utf-8 --bom add",
            "\xEF\xBB\xBFx");
        row("--newline lf", "a\r\nb\rc\nd", "--from utf-8 --newline lf", "a\nb\nc\nd");
        row("--newline crlf", "a\r\nb\rc\nd", "--from utf-8 --newline crlf", "a\r\nb\r\nc\r\nd");
        row("--newline cr", "a\r\nb\rc\nd", "--from utf-8 --newline cr", "a\rb\rc\rd");
        row("--newline keep", "a\r\nb\rc\nd", "--from utf-8 --newline keep", "a\r\nb\rc\nd");
        row("empty lines stay", "a\n\n\r\n\r\rb", "--from utf-8 --newline lf", "a\n\n\n\n\nb");
        row("a genuine U+FFFD is no loss", "\xEF\xBF\xBD", "--from utf-8 --to utf-8",
            "\xEF\xBF\xBD");
    }
    void copy() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, copy);
        const Workplace place;
        place.write("f", bytes);
        const auto outcome = place.run("charsleuth convert " + options + " f");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, copy);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(place.run("charsleuth convert " + options + " f -o g").out, QByteArray());
        QCOMPARE(place.read("g"), copy);
        QCOMPARE(place.run("cat f | charsleuth convert " + options + " -").out, copy);
    }

    void lineEndsOfEbcdicAreTold() {
        const Workplace place;
        place.write("f", "\x81\x15\x82\x15");
        const auto kept = place.run("charsleuth convert --from IBM037 f");
        QCOMPARE(kept.out, "a\u0085b\u0085");
        QCOMPARE(kept.err, QByteArray("charsleuth: f: the copy keeps 2 line ends U+0085 (NEL), "
                                      "which few programs know outside EBCDIC; --newline lf "
                                      "changes them\n"));
        const auto changed = place.run("charsleuth convert --from IBM037 --newline lf f");
        QCOMPARE(changed.out, QByteArray("a\nb\n"));
        QCOMPARE(changed.err, QByteArray());
        QCOMPARE(place.run("charsleuth convert --from IBM037 --to IBM1047 f").err, QByteArray());
        const auto plan =
            place.run("mkdir d; cp f d; charsleuth convert -r d --from IBM037 --dry-run");
        QVERIFY2(plan.out.contains("d/f; the copy would keep 2 line ends U+0085 (NEL)"), plan.out);
    }

    void lossIsWrittenAndTold_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("onLoss");
        QTest::addColumn<QByteArray>("copy");
        QTest::addColumn<QByteArray>("told");
        const auto row = [](const char* claim, QByteArray bytes, QByteArray onLoss, QByteArray copy,
                            QByteArray told) {
            QTest::newRow(claim) << bytes << onLoss << copy << told;
        };
        row("characters are replaced", "1 € жук", "replace", "1 ? ???",
            "written as ?: 4 characters that ISO-8859-1 lacks (the first is U+20AC)");
        row("characters are escaped", "1 € 😀", "escape", "1 \\u{20AC} \\u{1F600}",
            "written as escapes: 2 characters that ISO-8859-1 lacks (the first is U+20AC)");
        row("malformed bytes are escaped", "a\xE2\x82z", "escape", "a\\x{E2}\\x{82}z",
            "written as escapes: 1 malformed sequence as UTF-8 (the first at byte 1)");
        row("malformed bytes are replaced", "a\xE2\x82z", "replace", "a?z",
            "written as ?: 1 malformed sequence as UTF-8 (the first at byte 1)");
        row("both", "\xFFж", "replace", "??",
            "written as ?: 1 malformed sequence as UTF-8 (the first at byte 0), 1 character that "
            "ISO-8859-1 lacks (the first is U+0436)");
    }
    void lossIsWrittenAndTold() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, onLoss);
        QFETCH(QByteArray, copy);
        QFETCH(QByteArray, told);
        const Workplace place;
        place.write("f", bytes);
        const QByteArray command =
            "charsleuth convert --from utf-8 --to ISO-8859-1 --on-loss " + onLoss;
        const auto outcome = place.run(command + " f");
        QCOMPARE(outcome.out, copy);
        QCOMPARE(outcome.err, "charsleuth: f: " + told + '\n');
        QCOMPARE(outcome.status, 0);
        QCOMPARE(place.run("cat f | " + command + " -").out, copy);
        for (const QByteArray target : {"-o g f", "--out-dir d f", "--in-place f"})
            QCOMPARE(place.run(command + ' ' + target).err, outcome.err);
        for (const QByteArray name : {"g", "d/f", "f"})
            QCOMPARE(place.read(name), copy);
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* claim, QByteArray bytes, QByteArray options,
                            QByteArray word) { QTest::newRow(claim) << bytes << options << word; };
        row("a character that the target lacks", "Ж", "--from utf-8 --to windows-1252", "U+0416");
        for (const char* label : {"us-ascii", "ascii", "ASCII", " ascii ", "ANSI_X3.4-1968",
                                  "ansi-x3.4-1968", "iso646-us", "iso_646.irv:1991", "646"})
            row(label, "é", "--from utf-8 --to '" + QByteArray(label) + '\'', "U+00E9");
        row("ISO-8859-1 is not windows-1252", "€", "--from utf-8 --to ISO-8859-1", "U+20AC");
        row("malformed input", "abc\xFF", "--from utf-8", "byte 3");
        row("malformed input is a loss in its own encoding too", "\xFF", "--from utf-8 --to utf-8",
            "1 malformed sequence");
        row("--dry-run with a loss", "Ж", "--from utf-8 --to windows-1252 --dry-run",
            "windows-1252");
        row("--dry-run tells also of what would be replaced", "ж",
            "--from utf-8 --to windows-1252 --dry-run --on-loss replace",
            "f: would be written as ?: 1 character that windows-1252 lacks (the first is U+0436)");
        row("--dry-run tells also of what would be escaped", "\xFF",
            "--from utf-8 --dry-run --on-loss escape",
            "f: would be written as escapes: 1 malformed sequence as UTF-8");
    }
    void refused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, word);
        const Workplace place;
        place.write("f", bytes);
        const auto outcome = place.run("charsleuth convert " + options + " f");
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(word), outcome.err);
        QCOMPARE(outcome.err.count('\n'), 1);
        const QByteArray text(3 << 20, 'a'); // so that the loss comes late
        place.write("f", text + bytes);
        QCOMPARE(place.run("charsleuth convert " + options + " f").out, QByteArray());
        const auto toFile = place.run("charsleuth convert " + options + " f -o g; ls -A");
        QCOMPARE(toFile.out, QByteArray("f\n"));
        const auto inPlace = place.run("charsleuth convert " + options + " --in-place f; ls -A");
        QCOMPARE(inPlace.out, QByteArray("f\n"));
        QVERIFY(place.read("f") == text + bytes);
    }

    void usage_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* claim, QByteArray arguments, QByteArray word) {
            QTest::newRow(claim) << arguments << word;
        };
        row("no file", "", "FILE");
        row("an unknown target", "--to klingon f", "klingon");
        row("an unknown source", "--from klingon f", "klingon");
        row("-o with --in-place", "-o g --in-place f", "--in-place");
        row("-o with --out-dir", "-o g --out-dir d f", "--out-dir");
        row("--out-dir with --in-place", "--out-dir d --in-place f", "--in-place");
        row("an unknown --bom", "--bom always f", "always");
        row("a BOM for a page", "--to koi8-r --bom add f", "KOI8-R");
        row("an unknown --newline", "--newline dos f", "dos");
        row("an unknown --on-loss", "--on-loss ignore f", "ignore");
        row("many files to standard output", "f f2", "f2");
        row("standard input in place", "--in-place -", "--in-place");
        row("standard input into a folder", "--out-dir d -", "--out-dir");
    }
    void usage() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, word);
        const Workplace place;
        place.write("f", "text\n");
        const auto outcome = place.run("charsleuth convert " + arguments);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(word), outcome.err);
        QCOMPARE(place.run("ls -A").out, QByteArray("f\n"));
    }

    void aBinaryHasNoText() {
        const Workplace place;
        place.write("f", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6\0\0\0", 29));
        const auto outcome = place.run("charsleuth convert --in-place f; echo $?; ls -A");
        QCOMPARE(outcome.out, QByteArray("1\nf\n"));
        QVERIFY2(outcome.err.contains("PNG image"), outcome.err);
    }
    void theMostProbableEncodingIsTaken() {
        const Workplace place;
        place.write(
            "f",
            "\x8F\x83\x8D\xD8\x82\xCD\x8F\x48\x82\xC9\x82\xE2\x82\xC1\x82\xC4\x82\xAD\x82\xE9\n");
        QCOMPARE(place.run("charsleuth convert f").out, QByteArray("純菜は秋にやってくる\n"));
    }
    void noLinkIsFollowedSilently() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        place.write("d/g", "dear to me");
        auto outcome = place.run("ln -s d/g l; charsleuth convert --from latin1 f -o l");
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.startsWith(
                     "charsleuth: l: is a symbolic link, which stays; the copy goes to /") &&
                     outcome.err.endsWith("/d/g\n"),
                 outcome.err);
        outcome = place.run("charsleuth convert --from latin1 --in-place l");
        QVERIFY2(outcome.err.contains("l: is a symbolic link"), outcome.err);
    }
    void noLinkLeadsOutOfAFolderOfCopies() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        place.write("g", "dear to me");
        const auto outcome =
            place.run("mkdir d; ln -s ../g d/f; charsleuth convert --from latin1 --out-dir d f");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.contains("d/f: is a symbolic link"), outcome.err);
        QCOMPARE(place.read("g"), QByteArray("dear to me"));
    }
    void aFolderTakesManyFiles() {
        const Workplace place;
        place.write("a", "\xE9");
        place.write("d/b", "\xE8");
        QCOMPARE(place.run("charsleuth convert --from latin1 --out-dir out a d/b").status, 0);
        QCOMPARE(place.read("out/a") + place.read("out/b"), QByteArray("éè"));
        QCOMPARE(place.read("a"), QByteArray("\xE9"));
    }
    void twoFilesOfOneNameDoNotMeet() {
        const Workplace place;
        place.write("a", "first");
        place.write("d/a", "second");
        const auto outcome = place.run("charsleuth convert --from latin1 --out-dir out a d/a");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.contains("d/a"), outcome.err);
        QCOMPARE(place.read("out/a"), QByteArray("first"));
    }
    void theFileItselfIsNoDestination() {
        const Workplace place;
        place.write("f", "caf\xE9\n");
        const auto outcome = place.run("ln -s f l; charsleuth convert --from latin1 f -o l");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(place.read("f"), QByteArray("caf\xE9\n"));
    }
    void whatCannotBeWrittenIsTold_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("a missing folder") << QByteArray("charsleuth convert f -o missing/g");
        QTest::newRow("a link to nothing")
            << QByteArray("ln -s missing l; charsleuth convert f -o l");
        QTest::newRow("a full device") << QByteArray("charsleuth convert f -o /dev/full");
        QTest::newRow("standard output is full") << QByteArray("charsleuth convert f > /dev/full");
        QTest::newRow("a folder") << QByteArray("mkdir d; charsleuth convert f -o d");
        QTest::newRow("a folder below a file") << QByteArray("charsleuth convert --out-dir f/d f");
        QTest::newRow("a missing file") << QByteArray("charsleuth convert missing");
        QTest::newRow("more than the limit")
            << QByteArray("charsleuth convert --from utf-8 --max-bytes 2 f");
        QTest::newRow("a pipe beyond the limit")
            << QByteArray("cat f | charsleuth convert --from utf-8 --max-bytes 2 -");
    }
    void whatCannotBeWrittenIsTold() {
        QFETCH(QByteArray, command);
        const Workplace place;
        place.write("f", "text\n");
        const auto outcome = place.run(command);
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.err.count('\n'), 1);
    }
    void manyMegabytesAcrossBlocks() {
        const Workplace place;
        QByteArray text;
        for (int i = 0; text.size() < (5 << 20); ++i)
            text += "Zeile " + QByteArray::number(i) + ": größer, Жук, 日本 😀\r\n";
        place.write("f", text);
        const auto outcome = place.run(
            "charsleuth convert --from utf-8 --to gb18030 f -o g && charsleuth convert --from "
            "gb18030 g -o h && cmp f h && (ulimit -v " MEMORY_LIMIT
            "; charsleuth convert --from utf-8 "
            "--to utf-16le f | charsleuth convert --from utf-16le - | cmp - f)");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
    }

    void aDeclarationThatBecomesFalseIsTold() {
        const Workplace place;
        place.write("f.html", page("iso-8859-1", "caf\xE9"));
        const auto outcome = place.run("charsleuth convert --from latin1 f.html");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out, page("iso-8859-1", "café"));
        QVERIFY2(outcome.err.contains("\"iso-8859-1\" on line 3 (html-meta)"), outcome.err);
    }
    void aDeclarationThatStaysTrueIsNotTold() {
        const Workplace place;
        place.write("f.html", page("utf-8", "caf\xE9"));
        QCOMPARE(place.run("charsleuth convert --from latin1 f.html").err, QByteArray());
    }
    void aDeclarationInUtf16StandsBehindABom() {
        const Workplace place;
        place.write("f.xml", "<?xml version='1.0' encoding='UTF-8'?><a/>");
        const QByteArray command = "charsleuth convert --from utf-8 --to utf-16be f.xml ";
        QVERIFY(place.run(command + "--fix-declaration").out.startsWith("\xFE\xFF"));
        QVERIFY(!place.run(command + "--fix-declaration --bom remove").out.startsWith("\xFE\xFF"));
        QVERIFY(!place.run(command).out.startsWith("\xFE\xFF"));
    }
    void fixedDeclaration_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("copy");
        QTest::newRow("HTML") << QByteArray("f.html") << page("iso-8859-1", "caf\xE9")
                              << page("UTF-8", "café");
        QTest::newRow("XML") << QByteArray("f.xml")
                             << QByteArray("<?xml version='1.0' encoding='ISO-8859-1'?><a>\xE9</a>")
                             << QByteArray("<?xml version='1.0' encoding='UTF-8'?><a>é</a>");
        QTest::newRow("Python") << QByteArray("f.py") << QByteArray("# coding: latin-1\n'\xE9'\n")
                                << QByteArray("# coding: utf-8\n'é'\n");
    }
    void fixedDeclaration() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, copy);
        const Workplace place;
        place.write(name, bytes);
        const auto outcome =
            place.run("charsleuth convert --from latin1 --fix-declaration " + name);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out.toLower(), copy.toLower());
    }

private:
    static QByteArray page(const QByteArray& charset, const QByteArray& text) {
        return "<!DOCTYPE html>\n<html>\n<meta charset=\"" + charset + "\">\n<p>" + text +
               "</p>\n</html>\n";
    }
};

QTEST_GUILESS_MAIN(ConvertTest)
#include "convert_test.moc"
