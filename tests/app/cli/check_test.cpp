#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using charsleuth::test::Workplace;

namespace {

const QByteArray latinText =
    "Le caf\xE9 est d\xE9j\xE0 pr\xEAt, \xE0 c\xF4t\xE9 de la fen\xEAtre.\n";
const QByteArray utf8 =
    "Le caf\xC3\xA9 est d\xC3\xA9j\xC3\xA0 pr\xC3\xAAt, \xC3\xA0 c\xC3\xB4t\xC3\xA9.\n";
/// KOI8-R: "The river flows slowly, fishermen sit on the bank."
const QByteArray riverText =
    "\xF2\xC5\xCB\xC1 \xD4\xC5\xDE\xC5\xD4 \xCD\xC5\xC4\xCC\xC5\xCE\xCE\xCF, "
    "\xD2\xD9\xC2\xC1\xCB\xC9 \xD3\xC9\xC4\xD1\xD4 \xCE\xC1 \xC2\xC5\xD2\xC5\xC7\xD5.\n";
const QByteArray gitProgram = "git -c user.name=A -c user.email=a@example.org ";

/// A work tree with one commit of a Russian, a French and a plain file, each as they were written.
std::unique_ptr<Workplace> repository() {
    auto place = std::make_unique<Workplace>();
    place->write("river.txt", riverText);
    place->write("sub/cafe.txt", utf8);
    place->write("plain.txt", "nothing but ASCII\n");
    place->run("git init -q . && git add . && " + gitProgram + "commit -qm first");
    return place;
}

} // namespace

class CheckTest : public QObject {
    Q_OBJECT

private slots:
    void oneFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("editorConfig");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* claim, QByteArray bytes, const char* editorConfig,
                            const char* said) {
            QTest::newRow(claim) << bytes << QByteArray(editorConfig) << QByteArray(said);
        };
        row("ASCII", "plain\n", "", "");
        row("UTF-8", utf8, "", "");
        row("empty", "", "", "");
        row("binary", QByteArray(300, '\0'), "", "");
        row("legacy", latinText, "", "f.py:1: is windows-1252, not UTF-8\n");
        row("legacy, on its line", "x\n\n" + latinText, "", "f.py:3: is windows-1252, not UTF-8\n");
        row("legacy, on the first line that is not UTF-8",
            "stra\xDF"
            "e\n" +
                latinText,
            "", "f.py:1: is windows-1252, not UTF-8\n");
        row("legacy, and .editorconfig says so", latinText, "charset = latin1", "");
        row("UTF-8, and .editorconfig says otherwise", utf8, "charset = latin1",
            "f.py:1: is UTF-8, not latin1, as .editorconfig says\n");
        row("legacy, and declared", "# -*- coding: latin-1 -*-\n# " + latinText, "", "");
        row("declared otherwise", "\n# -*- coding: koi8-r -*-\n# " + utf8, "",
            "f.py:2: declares koi8-r (python-coding), but is UTF-8\n");
        const QByteArray mail = "From: a@example.org\nContent-Type: text/plain; charset=us-ascii\n"
                                "Content-Transfer-Encoding: base64\n\n";
        const QByteArray encoded = QByteArray(utf8 + utf8).toBase64() + '\n';
        row("the body of a mail", QByteArray(mail).replace("us-ascii", "utf-8") + encoded, "", "");
        row("the body of a mail, declared otherwise",
            QByteArray(mail).replace("us-ascii", "koi8-r") + encoded, "",
            "f.py:2: declares koi8-r for a body in base64 that is UTF-8\n");
        row("damaged", utf8.repeated(9) + "\xFF\n", "",
            "f.py:10: has 1 malformed sequence as UTF-8\n");
        row("two encodings", utf8.repeated(3) + latinText, "",
            "f.py:4: has lines in windows-1252 among lines in UTF-8\n");
        row("UTF-16 behind text in 8 bits",
            latinText + QByteArray("l\0'\0\xE9\0t\0\xE9\0.\0\n\0", 14), "",
            "f.py:1: has text in several encodings\n");
        row("encoded twice",
            "Le caf\xC3\x83\xC2\xA9 est d\xC3\x83\xC2\xA9j\xC3\x83\xC2\xA0 pr\xC3\x83\xC2\xAAt, "
            "apr\xC3\x83\xC2\xA8s l'\xC3\x83\xC2\xA9t\xC3\x83\xC2\xA9.\n",
            "", "f.py:1: was encoded twice, by way of windows-1252\n");
        row("mojibake among sound text", utf8 + "Le caf\xC3\x83\xC2\xA9 du p\xC3\x83\xC2\xA8re.\n",
            "", "f.py:2: has 2 runs of mojibake, the first by UTF-8 read as windows-1252\n");
        row("lost characters", "plain\nLe caf\xEF\xBF\xBD est pr\xEF\xBF\xBDt\n", "",
            "f.py:2: has U+FFFD in place of 2 lost characters\n");
        row("U+FFFD on purpose", "caf\xC3\xA9 = '\xEF\xBF\xBD';\n", "", "");
        row("lost at the edge of a piece",
            QByteArray(1 << 20, 'x').replace(0, 1, "\n").chopped(2) + "\xEF\xBF\xBD" + "x\n", "",
            "f.py:2: has U+FFFD in place of 1 lost character\n");
        row("lost just behind a piece",
            QByteArray(1 << 20, 'x').replace(0, 1, "\n").chopped(3) + "\xEF\xBF\xBD" + "x\n", "",
            "f.py:2: has U+FFFD in place of 1 lost character\n");
        row("a mark that is unwanted", "\xEF\xBB\xBF" + utf8, "charset = utf-8",
            "f.py:1: begins with a byte order mark; it should not, as .editorconfig says\n");
        row("a mark that nobody forbids", "\xEF\xBB\xBF" + utf8, "", "");
        row("a mark that is missing", utf8, "charset = utf-8-bom",
            "f.py:1: begins with no byte order mark; it should, as .editorconfig says\n");
        row("a mark that is wanted", "\xEF\xBB\xBF" + utf8, "charset = utf-8-bom", "");
        row("wrong line ends", "a\r\nb\r\n", "end_of_line = lf",
            "f.py:1: has lines that end with CRLF; .editorconfig says lf\n");
        row("line ends of several kinds", "a\r\nb\n", "end_of_line = crlf",
            "f.py:1: has line ends of several kinds; .editorconfig says crlf\n");
        row("right line ends", "a\r\nb\r\n", "end_of_line = crlf", "");
        row("a charset that nobody knows", utf8, "charset = klingon", "");
    }
    void oneFile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, editorConfig);
        QFETCH(QByteArray, said);
        Workplace place;
        place.write("f.py", bytes);
        place.write(".editorconfig", "root = true\n[*.py]\n" + editorConfig + "\n");
        const auto outcome = place.run("charsleuth check f.py");
        QCOMPARE(outcome.out, said);
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, said.isEmpty() ? 0 : 1);
    }
    void gitsLineEndsCountBeforeAnEditors() {
        Workplace place;
        place.run("git init -q .");
        place.write("f.txt", "a\nb\n");
        place.write(".editorconfig", "root = true\n[*]\nend_of_line = lf\n");
        place.write(".gitattributes", "*.txt eol=crlf\n");
        QCOMPARE(place.run("charsleuth check f.txt").out,
                 QByteArray("f.txt:1: has lines that end with LF; .gitattributes says crlf\n"));
        place.write(".gitattributes", "*.txt eol=crlf\nf.txt -text\n");
        QCOMPARE(place.run("charsleuth check f.txt").out, QByteArray());
    }
    void withoutAPathItIsWhatGitTracks() {
        const auto place = repository();
        place->write("untracked.txt", latinText);
        place->run("rm plain.txt && ln -s river.txt link && git add link");
        const QByteArray river = "river.txt:1: is KOI8-R, not UTF-8\n";
        QCOMPARE(place->run("charsleuth check").out, river);
        QCOMPARE(place->run("cd sub && charsleuth check").out, "../" + river);
    }
    void outsideOfGitItIsTheFolder() {
        Workplace place;
        place.write("a.txt", latinText);
        place.write("ignored.txt", latinText);
        place.write(".gitignore", "ignored.txt\n");
        const auto outcome = place.run("GIT_CEILING_DIRECTORIES=/ charsleuth check");
        QCOMPARE(outcome.out, QByteArray("./a.txt:1: is windows-1252, not UTF-8\n"));
        QCOMPARE(
            place.run("program=$(command -v charsleuth); PATH=/nonexistent; \"$program\" check")
                .out,
            outcome.out);
    }
    void stagedFilesAreChecked() {
        const auto place = repository();
        QCOMPARE(place->run("charsleuth check --cached").status, 0);
        place->write("new.txt", latinText);
        place->run("git add new.txt");
        place->write("new.txt", utf8);
        QCOMPARE(place->run("cd sub && charsleuth check --cached").out,
                 QByteArray("../new.txt:1: is windows-1252, not UTF-8\n"));
        QCOMPARE(place->run("charsleuth check").out.count("new.txt"), 0);
    }
    void whatIsStagedIsComparedWithHeadToo() {
        const auto place = repository();
        place->write("text.txt", "Die Straße führt über die Brücke.\n");
        place->run("git add text.txt && " + gitProgram + "commit -qm second");
        QCOMPARE(place->run("charsleuth check --staged").status, 0);
        place->write("text.txt", "Die Strae fhrt ber die Brcke.\n"); // sound, and yet lost
        place->write("new.txt", latinText);
        place->run("iconv -f koi8-r -t utf-8 river.txt > t && mv t river.txt; git add .");
        QCOMPARE(place->run("charsleuth check --cached").out,
                 QByteArray("new.txt:1: is windows-1252, not UTF-8\n"));
        const auto outcome = place->run("charsleuth check --staged");
        QCOMPARE(outcome.status, 1);
        const QByteArray first = outcome.out.left(outcome.out.indexOf('\n') + 1);
        QCOMPARE(first, QByteArray("new.txt:1: is windows-1252, not UTF-8\n"));
        const QByteArray rest = outcome.out.mid(first.size());
        QVERIFY2(rest.startsWith("text.txt:1: ") && rest.contains("git show HEAD:text.txt"),
                 outcome.out);
        QCOMPARE(rest.count('\n'), 1); // river.txt is in UTF-8 now, as it should be
        const auto json = place->run("charsleuth check --staged --format json text.txt");
        QVERIFY2(json.out.contains("\"rule\":\"text-lost\"") ||
                     json.out.contains("\"rule\": \"text-lost\""),
                 json.out);
        QCOMPARE(place->run("charsleuth check --staged --cached").status, 2);
        QCOMPARE(place->run("charsleuth check --staged --against HEAD").status, 2);
    }
    void whatIsStagedBeforeTheFirstCommitIsCheckedAlone() {
        Workplace place;
        place.write("a.txt", latinText);
        place.run("git init -q . && git add .");
        const auto outcome = place.run("charsleuth check --staged");
        QCOMPARE(outcome.out, QByteArray("a.txt:1: is windows-1252, not UTF-8\n"));
        QCOMPARE(outcome.err, QByteArray());
    }
    void whatAnEditDestroyedIsTold_data() {
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* claim, const char* edit, const char* said) {
            QTest::newRow(claim) << QByteArray(edit) << QByteArray(said);
        };
        row("nothing", "true", "");
        row("a word more", "printf 'word\\n' >> river.txt; printf 'word\\n' >> sub/cafe.txt", "");
        row("read as UTF-8",
            "python3 -c \"b=open('river.txt','rb').read().decode('utf-8','replace');"
            "open('river.txt','wb').write(b.encode())\"",
            "river.txt:1: was KOI8-R, is UTF-8 with 36 U+FFFD: 36 characters are gone; restore "
            "with "
            "git show HEAD:river.txt\n");
        row("converted", "iconv -f koi8-r -t utf-8 river.txt > t; mv t river.txt",
            "river.txt:1: was KOI8-R, is UTF-8\n");
        row("question marks", "tr '\\300-\\377' '?' < river.txt > t; mv t river.txt",
            "river.txt:1: was KOI8-R, is US-ASCII with 36 more question marks: 36 characters are "
            "gone; restore with git show HEAD:river.txt\n");
        row("renamed and edited",
            "git mv river.txt stream.txt; printf 'word\\n' >> stream.txt; git add .", "");
        row("legacy bytes in UTF-8", "printf 'd\\351j\\340 vu\\n' >> sub/cafe.txt",
            "sub/cafe.txt:2: has 2 malformed sequences as UTF-8 that were not there\n");
        row("without accents", "iconv -t ASCII//TRANSLIT sub/cafe.txt > t; mv t sub/cafe.txt",
            "sub/cafe.txt:1: \"café\" became \"cafe\", in letters of ASCII (5 words); restore with "
            "git show HEAD:sub/cafe.txt\n");
        row("read as Latin-1", "iconv -f latin1 -t utf-8 sub/cafe.txt > t; mv t sub/cafe.txt",
            "sub/cafe.txt:1: \"café\" became \"cafÃ©\", UTF-8 read as windows-1252 (5 words); "
            "restore "
            "with git show HEAD:sub/cafe.txt\n");
        row("accents apart",
            "python3 -c \"import unicodedata as u; t=open('sub/cafe.txt', "
            "encoding='utf-8').read(); "
            "open('sub/cafe.txt', 'w', encoding='utf-8').write(u.normalize('NFD', t))\"",
            "sub/cafe.txt:1: \"café\" became \"cafe\u0301\", with its accents apart (5 words); "
            "restore "
            "with git show HEAD:sub/cafe.txt\n");
        row("removed", "rm river.txt", "");
        row("binary now", "head -c 300 /dev/zero > river.txt",
            "river.txt:1: was KOI8-R, is binary\n");
    }
    void whatAnEditDestroyedIsTold() {
        QFETCH(QByteArray, edit);
        QFETCH(QByteArray, said);
        const auto place = repository();
        place->run(edit);
        const auto outcome = place->run("charsleuth check --against HEAD");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, said);
        QCOMPARE(outcome.status, said.isEmpty() ? 0 : 1);
        if (said.isEmpty())
            return;
        QCOMPARE(place->run("charsleuth check --against HEAD --cached").out, QByteArray());
        QCOMPARE(place->run("git add . && charsleuth check --against HEAD --cached").out, said);
        QCOMPARE(place->run("charsleuth check --against HEAD plain.txt").out, QByteArray());
    }
    /// One program is asked for all: contents of other sizes than Git says, odd names, none at all.
    void manyFilesAreReadFromGitAsTheWorkTreeHasThem() {
        Workplace place;
        place.write(".gitattributes", "*.txt eol=crlf\n*.utf16 working-tree-encoding=UTF-16LE\n");
        QByteArray said;
        for (int i = 0; i < 60; ++i) {
            const QByteArray name = "f" + QByteArray::number(10 + i) + (i % 2 ? " a.txt" : ".md");
            place.write(name, riverText.repeated(i % 5 + 1));
            said += name + ":1: was KOI8-R, is UTF-8\n";
        }
        place.write("new\nline.md", riverText);
        place.write("empty.md", "");
        place.run("printf 'wide\\n' | iconv -t UTF-16LE > w.utf16; ln -s f10.md link");
        place.run("git init -q . && git add . && " + gitProgram + "commit -qm first");
        QCOMPARE(place.run("charsleuth check --against HEAD").out, QByteArray());
        place.run("for f in f* new*; do iconv -f koi8-r -t utf-8 \"$f\" > t; mv t \"$f\"; done; "
                  "printf 'plain\\n' > empty.md; printf 'more\\n' | iconv -t UTF-16LE >> w.utf16; "
                  "rm link; ln -s new* link");
        said += "new\\nline.md:1: was KOI8-R, is UTF-8\n";
        const auto outcome = place.run("charsleuth check --against HEAD --jobs 3");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, said);
        place.run("git add .");
        QCOMPARE(place.run("charsleuth check --against HEAD --cached").out, said);
    }
    void aBinaryInTheRevisionHasNoTextToLose() {
        Workplace place;
        place.write("picture", QByteArray(300, '\0'));
        place.write("numbers", QByteArray(300, '\1'));
        place.run("git init -q . && git add . && " + gitProgram + "commit -qm first");
        place.write("picture", riverText);
        place.write("numbers", QByteArray(400, '\1'));
        const auto outcome = place.run("charsleuth check --against HEAD");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.status, 0);
    }
    void aContentThatGitLacksIsTold() {
        const auto place = repository();
        place->write("river.txt", utf8);
        place->run("git add . && rm .git/objects/$(git rev-parse HEAD:river.txt | sed 's|..|&/|')");
        const auto outcome = place->run("charsleuth check --against HEAD --cached");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.startsWith("charsleuth: river.txt: git cat-file: "),
                 outcome.err.constData());
    }
    void aShallowCloneHasWhatItHas() {
        const auto place = repository();
        place->run("printf 'more\\n' >> plain.txt; git add . && " + gitProgram +
                   "commit -qm second && git clone -q --depth 1 \"file://$PWD\" shallow");
        place->run("cd shallow && iconv -f koi8-r -t utf-8 river.txt > t && mv t river.txt");
        QCOMPARE(place->run("cd shallow && charsleuth check --against HEAD").out,
                 QByteArray("river.txt:1: was KOI8-R, is UTF-8\n"));
        const auto outcome = place->run("cd shallow && charsleuth check --against HEAD~1");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.err, QByteArray("charsleuth: HEAD~1: git knows no such revision (in a "
                                         "shallow clone: git fetch it)\n"));
    }
    void whatCannotBeReadIsToldAndTheOthersAreChecked() {
        const auto place = repository();
        // A name that leads round in a loop cannot be read by anybody, root included.
        place->run("ln -s loop loop");
        const auto outcome = place->run("charsleuth check river.txt loop plain.txt");
        QCOMPARE(outcome.out, QByteArray("river.txt:1: is KOI8-R, not UTF-8\n"));
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.startsWith("charsleuth: loop: "), outcome.err.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
    }
    void formats() {
        Workplace place;
        place.write("a,b %.txt", "x\n" + latinText);
        const auto json =
            QJsonDocument::fromJson(place.run("charsleuth check --format json .").out);
        QCOMPARE(json["file"].toString(), QString("./a,b %.txt"));
        QCOMPARE(json["line"].toInt(), 2);
        QCOMPARE(json["rule"].toString(), QString("encoding"));
        QCOMPARE(json["expected"].toString(), QString("UTF-8"));
        QCOMPARE(json["found"].toString(), QString("windows-1252"));
        QCOMPARE(place.run("charsleuth check --format github .").out,
                 QByteArray("::error file=./a%2Cb %25.txt,line=2,title=encoding::is windows-1252, "
                            "not UTF-8\n"));
        const auto sarif =
            QJsonDocument::fromJson(place.run("charsleuth check --format sarif .").out);
        QCOMPARE(sarif["version"].toString(), QString("2.1.0"));
        const auto result = sarif["runs"][0]["results"][0];
        QCOMPARE(result["ruleId"].toString(), QString("encoding"));
        const auto place1 = result["locations"][0]["physicalLocation"];
        QCOMPARE(place1["artifactLocation"]["uri"].toString(), QString("a%2Cb%20%25.txt"));
        QCOMPARE(place1["region"]["startLine"].toInt(), 2);
    }
    void errors_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("a missing file") << QByteArray("missing") << 3 << QByteArray("missing: ");
        QTest::newRow("no revision")
            << QByteArray("--against nope") << 3 << QByteArray("nope: git knows no such revision");
        QTest::newRow("an option for a revision")
            << QByteArray("--against --output=x") << 3 << QByteArray("git knows no such revision");
        QTest::newRow("no format") << QByteArray("--format xml") << 2 << QByteArray("\"xml\"");
    }
    void errors() {
        QFETCH(QByteArray, words);
        QFETCH(int, status);
        QFETCH(QByteArray, said);
        const auto outcome = repository()->run("charsleuth check " + words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(outcome.err.contains(said), outcome.err.constData());
        QCOMPARE(outcome.out, QByteArray());
    }
    void againstNeedsGit() {
        const Workplace place;
        place.run("git init -q .");
        const auto outcome = place.run("program=$(command -v charsleuth); PATH=/nonexistent; "
                                       "\"$program\" check --against HEAD");
        QCOMPARE(outcome.status, 3);
        QCOMPARE(outcome.err, QByteArray("charsleuth: git: No such file or directory\n"));
    }
};

QTEST_APPLESS_MAIN(CheckTest)
#include "check_test.moc"
