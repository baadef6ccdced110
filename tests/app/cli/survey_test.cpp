#include "tests/app/cli/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <unistd.h>

using charsleuth::test::Workplace;

namespace {

/// UTF-8 lines and Latin lines, as a file has them that two programs wrote.
const QByteArray mixedText = "caf\xC3\xA9 au lait\ncaf\xC3\xA9 noir\ncaf\xC3\xA9 cr\xC3\xA8me\n"
                             "l\xE9g\xE8re d\xE9pense \xE0 No\xEBl\nd\xC3\xA9j\xC3\xA0 vu\n";
const QByteArray latinText =
    "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n";
const QByteArray utf8 = "Das M\xC3\xA4"
                        "dchen h\xC3\xB6rt Musik.\r\n";

std::unique_ptr<Workplace> tree() {
    auto place = std::make_unique<Workplace>();
    place->write("t/plain.txt", "nothing but ASCII\n");
    place->write("t/german.txt", utf8);
    place->write("t/sub/latin.txt", latinText);
    place->write("t/sub/declared.py", "# -*- coding: latin-1 -*-\n# " + latinText);
    place->write("t/sub/liar.html", "<meta charset=iso-8859-1>" + utf8);
    place->write("t/mixed.txt", mixedText);
    place->write("t/damaged.txt", utf8.repeated(20) + "\xFF\n");
    place->write("t/twice.txt",
                 "Le caf\xC3\x83\xC2\xA9 est d\xC3\x83\xC2\xA9j\xC3\x83\xC2\xA0 "
                 "pr\xC3\x83\xC2\xAAt, apr\xC3\x83\xC2\xA8s l'\xC3\x83\xC2\xA9t\xC3\x83\xC2\xA9.\n"
                 "\xC3\x83\xE2\x82\xAC la fen\xC3\x83\xC2\xAAtre, le ma\xC3\x83\xC2\xAEtre et "
                 "l'\xC3\x83\xC2\xA9l\xC3\x83\xC2\xA8ve.\n");
    place->write("t/marked.txt", "\xEF\xBB\xBF" + utf8);
    place->write("t/zeros", QByteArray(500, '\0'));
    return place;
}

/// The rows of a CSV without quotes by their first field.
QMap<QByteArray, QByteArrayList> rowsOf(const QByteArray& csv) {
    QMap<QByteArray, QByteArrayList> rows;
    for (const QByteArray& line : csv.split('\n'))
        if (const QByteArrayList fields = line.trimmed().split(','); fields.size() > 1)
            rows[fields.front()] = fields;
    return rows;
}

} // namespace

class SurveyTest : public QObject {
    Q_OBJECT

private slots:
    void countsComeFirstThenTheFilesToLookAt() {
        const auto outcome = tree()->run("charsleuth survey t");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.startsWith("10 files, "));
        for (const char* line :
             {"         1  US-ASCII\n", "\nLine ends\n", "\nByte order marks\n         1  UTF-8\n",
              "\nt/damaged.txt: UTF-8, 1 malformed sequence (damaged)\n",
              "\nt/sub/liar.html: UTF-8, declared iso-8859-1 (conflict)\n",
              "\nt/twice.txt: UTF-8 (mojibake)\n", "\nt/mixed.txt: UTF-8, "})
            QVERIFY2(outcome.out.contains(line), line);
        QVERIFY(outcome.out.indexOf("\nt/") > outcome.out.indexOf("To look at"));
        for (const char* fine : {"t/german.txt", "t/plain.txt", "t/sub/declared.py", "t/zeros"})
            QVERIFY2(!outcome.out.contains(fine), fine);
    }
    void allListsEveryFile() {
        const auto outcome = tree()->run("charsleuth survey --all t");
        QCOMPARE(outcome.out.count("\nt/"), 10);
        QVERIFY(outcome.out.contains("\nt/zeros: binary"));
    }
    void csvHasARowAFile() {
        const auto outcome = tree()->run("charsleuth survey --csv t");
        QVERIFY(outcome.out.startsWith("path,encoding,confidence,certainty,language,bom,"
                                       "line_ending,malformed,declared,reason\r\n"));
        QCOMPARE(outcome.out.count("\r\n"), 11);
        const auto rows = rowsOf(outcome.out);
        QCOMPARE(rows["t/german.txt"].value(1), QByteArray("UTF-8"));
        QCOMPARE(rows["t/german.txt"].value(6), QByteArray("CRLF"));
        QCOMPARE(rows["t/german.txt"].value(9), QByteArray());
        QCOMPARE(rows["t/damaged.txt"].value(7), QByteArray("1"));
        QCOMPARE(rows["t/damaged.txt"].value(9), QByteArray("damaged"));
        QCOMPARE(rows["t/sub/declared.py"].value(8), QByteArray("windows-1252"));
        QCOMPARE(rows["t/sub/liar.html"].value(9), QByteArray("conflict"));
        QCOMPARE(rows["t/mixed.txt"].value(9), QByteArray("mixed"));
        QCOMPARE(rows["t/twice.txt"].value(9), QByteArray("mojibake"));
        QCOMPARE(rows["t/marked.txt"].value(5), QByteArray("UTF-8"));
        QVERIFY(rows["t/sub/latin.txt"].value(9).contains("undeclared"));
        QCOMPARE(rows["t/zeros"].value(1), QByteArray());
    }
    void whatHasNotChangedIsNotReadAgain() {
        const auto place = tree();
        place->run("find t -exec touch -d 2020-01-01 {} +");
        for (const QByteArray form : {"", "--csv", "--json"}) {
            const QByteArray plain = place->run("charsleuth survey t " + form).out;
            QCOMPARE(place->run("charsleuth survey --cache c t " + form).out, plain);
            QCOMPARE(place->run("charsleuth survey --cache c t " + form).out, plain);
        }
        // What the cache says is believed as long as nobody touched the file.
        place->run("sed -i '/german/s/UTF-8/KOI8-R/' c");
        const auto known = place->run("charsleuth survey --csv --cache c t");
        QVERIFY2(known.out.contains("t/german.txt,KOI8-R,"), known.out.constData());
        // Other bytes with the size, the time and the place of the old.
        place->run("head -c $(stat -c %s t/german.txt) /dev/zero | tr '\\0' x >x; "
                   "cat x >t/german.txt; touch -d 2020-01-01 t/german.txt");
        const auto anew = place->run("charsleuth survey --csv --cache c t");
        QVERIFY2(anew.out.contains("t/german.txt,US-ASCII,"), anew.out.constData());
        QCOMPARE(place->run("charsleuth survey --csv t").out, anew.out);
    }
    void aCacheSeesWhatStandsBesideAndWhatIsAsked() {
        const auto place = tree();
        place->run("find t -exec touch -d 2020-01-01 {} +");
        place->run("charsleuth survey --cache c t");
        place->write("t/sub/.editorconfig", "[*.txt]\ncharset = latin1\n");
        for (const QByteArray more : {"", "--only windows-1251,UTF-8", "--no-sidecar"})
            QCOMPARE(place->run("charsleuth survey --csv --cache c t " + more).out,
                     place->run("charsleuth survey --csv t " + more).out);
    }
    void aCacheThatWasCutOffIsNoObstacle() {
        const auto place = tree();
        place->run("find t -exec touch -d 2020-01-01 {} +");
        const auto plain = place->run("charsleuth survey --csv --cache c t");
        for (const char* size : {"-7", "-300", "30", "1", "0"}) {
            const auto again = place->run(QByteArray("truncate -s ") + size +
                                          " c; charsleuth survey --csv --cache c t");
            QCOMPARE(again.out, plain.out);
            QCOMPARE(again.status, 0);
        }
    }
    void aFileThatIsNoCacheIsNotTouched() {
        const auto place = tree();
        for (const QByteArray text : {"dear to me", "{\"a\": 1}\n", "\n"}) {
            place->write("c", text);
            const auto outcome = place->run("charsleuth survey --cache c t");
            QCOMPARE(outcome.status, 3);
            QVERIFY(outcome.err.contains("c: is not a cache of survey"));
            QCOMPARE(place->read("c"), text);
        }
    }
    void namesAreQuotedForCsv() {
        Workplace place;
        place.write("t/a,\"b\"\n.txt", "x\n");
        const auto outcome = place.run("charsleuth survey --csv t");
        QVERIFY2(outcome.out.contains("\r\n\"t/a,\"\"b\"\"\n.txt\",US-ASCII,"),
                 outcome.out.constData());
    }
    void jsonIsWhatDetectSaysAndASummary() {
        const auto place = tree();
        const auto detected = place->run("charsleuth detect --json -r t");
        QCOMPARE(place->run("charsleuth survey --json t | sed '$d'").out, detected.out);
        const auto last = place->run("charsleuth survey --json t | tail -n 1").out;
        const QJsonObject summary = QJsonDocument::fromJson(last)["summary"].toObject();
        QCOMPARE(summary["files"].toInt(), 10);
        QCOMPARE(summary["binary"].toInt(), 1);
        QCOMPARE(summary["encodings"].toObject()["US-ASCII"].toInt(), 1);
        QCOMPARE(summary["reasons"].toObject()["mixed"].toInt(), 1);
        int sum = 0;
        for (const QJsonValue& count : summary["encodings"].toObject())
            sum += count.toInt();
        QCOMPARE(sum, 9);
    }
    void bodiesOfMailsAreCounted() {
        Workplace place;
        const auto mail = [&](const char* name, const char* charset) {
            place.write(name,
                        QByteArray("From: a@example.org\nContent-Type: text/plain; charset=") +
                            charset + "\nContent-Transfer-Encoding: base64\n\n" +
                            QByteArray("Der B\xC3\xA4r l\xC3\xA4uft \xC3\xBC"
                                       "ber die Br\xC3\xBC"
                                       "cke.\n")
                                .toBase64() +
                            '\n');
        };
        mail("t/a.eml", "utf-8");
        mail("t/b.eml", "koi8-r");
        place.run("find t -exec touch -d 2020-01-01 {} +");
        for (int i = 0; i < 2; ++i) {
            const QByteArray told = place.run("charsleuth survey --cache c t").out;
            QVERIFY2(told.contains("\nEncoded bodies of mails\n         2  UTF-8\n"), told);
            QVERIFY2(told.endsWith("\n\nt/b.eml: US-ASCII, declared KOI8-R (conflict)\n"), told);
        }
        const auto last = place.run("charsleuth survey --json t | tail -n 1").out;
        const QJsonObject summary = QJsonDocument::fromJson(last)["summary"].toObject();
        QCOMPARE(summary["bodies"].toObject()["UTF-8"].toInt(), 2);
        QCOMPARE(summary["reasons"].toObject()["conflict"].toInt(), 1);
    }
    void jobsPrintTheSame() {
        const auto place = tree();
        for (const QByteArray form : {"", "--csv", "--json"}) {
            const auto one = place->run("charsleuth survey t t --jobs 1 " + form);
            QVERIFY(!one.out.isEmpty());
            QCOMPARE(place->run("charsleuth survey t t --jobs 4 " + form).out, one.out);
        }
    }
    void leavesOutWhatGitLeavesOut_data() {
        QTest::addColumn<QByteArray>("ignore");
        const auto row = [](const char* claim, const char* text) {
            QTest::newRow(claim) << QByteArray(text);
        };
        row("nothing", "");
        row("a name anywhere", "a.txt\n");
        row("a star", "*.log\n");
        row("from the root", "/a.txt\n");
        row("a folder", "sub/\n");
        row("a file named like a folder pattern", "a.txt/\n");
        row("a path", "sub/a.txt\n");
        row("all of a folder but one", "/sub/*\n!/sub/deep/\n");
        row("taken back", "*.log\n!keep.log\n");
        row("taken back too late", "sub\n!sub/a.txt\n");
        row("the last line counts", "!a.txt\na.txt\n");
        row("any folders", "**/deep\n");
        row("everything inside", "sub/**\n");
        row("comments and blank lines", "# *.log\n\n   \n");
        row("a hash that is escaped", "\\#odd\n");
        row("a mark that is escaped", "\\!odd\n");
        row("blanks at the end", "a.txt   \n");
        row("a blank that is escaped", "blank\\ \n");
        row("CRLF", "*.log\r\n");
    }
    void leavesOutWhatGitLeavesOut() {
        QFETCH(QByteArray, ignore);
        Workplace place;
        for (const char* name :
             {"a.txt", "x.log", "keep.log", "#odd", "!odd", "blank ", "sub/a.txt", "sub/deep/a.txt",
              "sub/deep/x.log", "other/deep/b", "other/c.log"})
            place.write(name, "text\n");
        place.write(".gitignore", ignore);
        place.write("other/.gitignore", "!c.log\n");
        const auto theirs =
            place.run("git init -q . && printf 'b\\n' > .git/info/exclude && "
                      "HOME=/nonexistent git ls-files -co --exclude-standard | sort");
        QCOMPARE(theirs.status, 0);
        const auto ours = place.run("charsleuth survey --csv . | tr -d '\\r' | sed '1d;s/,.*//;s/^"
                                    "\\.\\///' | sort");
        QCOMPARE(ours.out, theirs.out);
        QVERIFY(place.run("charsleuth survey --csv --no-ignore .").out.contains("./.git/HEAD,"));
    }
    void aFolderThatWasAskedForIsWalkedByTheRulesAboveIt() {
        Workplace place;
        place.write(".git/HEAD", "");
        place.write(".gitignore", "/sub\n*.log\n");
        place.write("sub/a.txt", "text\n");
        place.write("sub/b.log", "text\n");
        place.write("sub/deep/c.txt", "text\n");
        const auto outcome = place.run("cd sub/deep && charsleuth survey --all ../../sub");
        QVERIFY(outcome.out.startsWith("2 files, "));
        QVERIFY(outcome.out.contains("\n../../sub/deep/c.txt: US-ASCII\n"));
    }
    void whatCannotBeReadIsTold() {
        const auto place = tree();
        const auto outcome = place->run("charsleuth survey missing t");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.err, QByteArray("charsleuth: missing: No such file or directory\n"));
        QVERIFY(outcome.out.startsWith("10 files, "));
    }
    void aFolderWithLoopsAndOneThatGrowsComeToAnEnd() {
        const auto place = tree();
        place->run("ln -s .. t/sub/up; ln -s loop t/loop");
        QVERIFY(place->run("charsleuth survey t").out.startsWith("10 files, "));
        const auto outcome =
            place->run("(i=0; while [ ! -e stop ]; do i=$((i+1)); echo growing >> t/grows; "
                       "echo x > t/here$((i % 50)); rm -f t/here$(((i + 25) % 50)); done) & "
                       "for i in 1 2 3 4 5; do charsleuth survey --json t > out || s=$?; "
                       "[ \"${s:-0}\" -eq 0 ] || [ \"$s\" -eq 3 ] || echo \"status $s\"; "
                       "tail -n 1 out | grep -q '\"summary\"' || echo no summary; done; "
                       "touch stop; wait");
        QCOMPARE(outcome.out, QByteArray());
    }
    void aFolderWithoutRightsIsToldAndTheOthersAreDone_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("done"); ///< a command that succeeds where the others were
        QTest::newRow("survey") << QByteArray("survey --all t > out")
                                << QByteArray("grep t/open/f: out");
        QTest::newRow("check") << QByteArray("check t > out") << QByteArray("grep t/open/f:1: out");
        QTest::newRow("detect") << QByteArray("detect -r t > out")
                                << QByteArray("grep 't/open/f: windows-1252' out");
        QTest::newRow("convert") << QByteArray(
                                        "convert -r --to UTF-8 --out-dir o --journal j t > out")
                                 << QByteArray("grep 'Le café' o/open/f");
        QTest::newRow("names") << QByteArray("names -r t > out") << QByteArray("test -d t/closed");
    }
    void aFolderWithoutRightsIsToldAndTheOthersAreDone() {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, done);
        const Workplace place;
        place.write("t/open/f", latinText);
        place.write("t/closed/g", latinText);
        // Root may read everything, so root becomes somebody else.
        const QByteArray nobody =
            ::geteuid() == 0
                ? "chown -R 65534:65534 . && setpriv --reuid=65534 --regid=65534 --clear-groups "
                : "";
        const auto outcome = place.run("chmod 0 t/closed; " + nobody + "charsleuth " + words +
                                       "; s=$?; " + "chmod 755 t/closed; exit $s");
        QCOMPARE(outcome.err, QByteArray("charsleuth: t/closed/: Permission denied\n"));
        QCOMPARE(outcome.status, 3);
        QCOMPARE(place.run(done).status, 0);
        QCOMPARE(place.read("t/closed/g"), latinText);
    }
    void foldersThatVanishMeanwhileAreTold() {
        const Workplace place;
        place.write("stays/f", latinText);
        for (int i = 0; i < 5; ++i) {
            const auto outcome =
                place.run("for i in $(seq 200); do mkdir -p t/$i/a/b; cp stays/f t/$i/a/b; done;"
                          "rm -rf t & charsleuth survey --all t stays; s=$?; wait; exit $s");
            QVERIFY2(outcome.status == 0 || outcome.status == 3, outcome.err);
            QVERIFY(outcome.out.contains("\nstays/f: windows-1252"));
            for (const QByteArray& line : outcome.err.split('\n'))
                QVERIFY2(line.isEmpty() || line.endsWith(": No such file or directory"), line);
            QCOMPARE(outcome.status == 3, !outcome.err.isEmpty());
        }
    }
    void wrongUsage_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("no folder") << QByteArray("");
        QTest::newRow("two forms") << QByteArray("--json --csv .");
        QTest::newRow("no number") << QByteArray("--jobs x .");
    }
    void wrongUsage() {
        QFETCH(QByteArray, words);
        const auto outcome = Workplace().run("charsleuth survey " + words);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
    }
};

QTEST_APPLESS_MAIN(SurveyTest)
#include "survey_test.moc"
