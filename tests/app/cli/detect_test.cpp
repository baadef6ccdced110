#include "tests/app/cli/example_text.h"
#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace charsleuth::test;

class DetectTest : public QObject {
    Q_OBJECT

private slots:
    void field_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("path"); // of the value, e.g. "candidates.0.preview"
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char* claim, QByteArray bytes, QByteArray path,
                            QByteArray value) { QTest::newRow(claim) << bytes << path << value; };
        const QByteArray png(
            "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x8\x6\0\0\0\x1F\x15\xC4", 32);
        row("the schema's number", "a", "schema", "1");
        row("ASCII is US-ASCII", "hello\n", "encoding", "\"US-ASCII\"");
        row("ASCII is edited as UTF-8", "hello\n", "edit_as", "\"UTF-8\"");
        row("ASCII is ascii_only", "hello\n", "ascii_only", "true");
        row("an empty file has no malformed sequence", "", "malformed", "0");
        row("an empty file is not binary", "", "binary", "false");
        row("UTF-8", french, "encoding", "\"UTF-8\"");
        row("UTF-8 is not ascii_only", french, "ascii_only", "false");
        row("its IANA name", french, "candidates.0.names.iana", "\"UTF-8\"");
        row("its Vim name", french, "candidates.0.names.vim", "\"utf-8\"");
        row("what was examined", "hello\n", "examined", "[[0,6]]");
        row("LF", "a\nb\n", "line_ending", "\"LF\"");
        row("CRLF", "a\r\nb\r\n", "line_ending", "\"CRLF\"");
        row("CR", "a\rb\r", "line_ending", "\"CR\"");
        row("mixed line ends", "a\r\nb\n", "line_ending", "\"mixed\"");
        row("no line end", "ab", "line_ending", "\"none\"");
        row("no BOM", "ab", "bom", "null");
        row("a BOM of UTF-8", "\xEF\xBB\xBF" + french, "bom", "\"UTF-8\"");
        row("a BOM that the rest bears out decides", "\xEF\xBB\xBF" + french, "certainty",
            "\"decided\"");
        row("a BOM of UTF-16", "\xFF\xFE" + utf16le(u"Grüße aus Łódź\n"), "bom", "\"UTF-16LE\"");
        row("UTF-16 by its BOM", "\xFF\xFE" + utf16le(u"Grüße aus Łódź\n"), "encoding",
            "\"UTF-16LE\"");
        row("a BOM is not in the preview", "\xEF\xBB\xBFhé", "candidates.0.preview", "\"hé\"");
        row("a picture is binary", png, "binary", "true");
        row("a picture's format", png, "binary_format", "\"PNG image\"");
        row("a picture has no encoding", png, "encoding", "null");
        row("a picture has no confidence", png, "confidence", "null");
        row("a picture has no certainty", png, "certainty", "null");
        row("a picture is not ascii_only", QByteArray("GIF89a\1\0\1\0\0\0\0;", 14), "ascii_only",
            "false");
        row("a picture has no line ends", png + "\n\n", "line_ending", "\"none\"");
        row("a format of which nothing is known", QByteArray("\0", 1), "binary_format", "null");
        row("an empty file is in no language", "", "language", "null");
        row("digits are in no language", "1 2 3\n", "language", "null");
        row("encoded once", french, "encoded_twice", "null");
        row("encoded twice", "un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer\n",
            "encoded_twice", "\"windows-1252\"");
        row("no conflict", french, "conflict", "null");
        row("a conflict's label", "<meta charset=\"iso-8859-1\">\n" + french.repeated(4),
            "conflict.declared", "\"iso-8859-1\"");
        row("a conflict's rule", "<meta charset=\"iso-8859-1\">\n" + french.repeated(4),
            "conflict.rule", "\"html-meta\"");
        row("a conflict's range is the label's",
            "<meta charset=\"iso-8859-1\">\n" + french.repeated(4), "conflict.range", "[15,25]");
    }
    void field() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        const Workplace place;
        place.write("f", bytes);
        const auto outcome = place.run("charsleuth --json f");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(json(at(QJsonDocument::fromJson(outcome.out).object(), path)), value);
    }

    void theTableSaysWhatIsEncodedTwice() {
        const Workplace place;
        place.write("f", "un caf\xC3\x83\xC2\xA9 pr\xC3\x83\xC2\xA8s de la mer\n");
        const QByteArray verdict = place.run("charsleuth f").out.split('\n').front();
        QVERIFY2(verdict.contains("encoded twice by way of windows-1252"), verdict);
    }
    void onlyAdmitsOneHoweverDamaged() {
        const Workplace place;
        place.write("f", "a\xFF\xFE\xFDz");
        const auto answer = ask(place, "--only utf-8 f");
        QCOMPARE(json(at(answer, "candidates.0.encoding")), QByteArray("\"UTF-8\""));
        QCOMPARE(json(at(answer, "candidates.0.malformed")), QByteArray("3"));
        QCOMPARE(json(at(answer, "candidates.0.first_malformed")), QByteArray("1"));
        QCOMPARE(answer["candidates"].toArray().size(), 1);
    }
    void excludedAsciiIsNotAnswered() {
        const Workplace place;
        place.write("f", "plain\n");
        QVERIFY(ask(place, "--exclude US-ASCII f")["encoding"].toString() != "US-ASCII");
    }
    void aReasonsWeightIsToldFromItsWords() {
        const Workplace place;
        place.write("f", QByteArray("Съешь же ещё этих мягких французских булок.\n"));
        const QByteArray table = place.run("charsleuth f").out;
        QVERIFY2(
            QRegularExpression("\n +\\+\\d+: \\d+ multi-byte sequences").match(table).hasMatch(),
            table);
    }
    void asciiIsNotWindows1252() { // as it is on the web
        const Workplace place;
        place.write("f", "caf\xE9\n");
        for (const QByteArray label : {"us-ascii", "ascii", "ansi_x3.4-1968"}) {
            const auto candidate = at(ask(place, "--only " + label + " f"), "candidates.0");
            QCOMPARE(json(candidate.toObject()["encoding"]), QByteArray("\"US-ASCII\""));
            QCOMPARE(json(candidate.toObject()["malformed"]), QByteArray("1"));
        }
    }
    void onlyDoesNotOverruleTheBinaryVerdict() {
        const Workplace place;
        place.write("f", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\1", 20));
        const auto answer = ask(place, "--only utf-8 f");
        QCOMPARE(json(answer["binary"]), QByteArray("true"));
        QCOMPARE(json(answer["encoding"]), QByteArray("null"));
        QCOMPARE(json(at(answer, "candidates.0.encoding")), QByteArray("\"UTF-8\""));
        QCOMPARE(json(at(answer, "candidates.0.malformed")), QByteArray("1"));
    }
    void onlyTheRuledOutHaveConfidence0() {
        const Workplace place;
        place.write("f", french.repeated(50));
        double sum = 0;
        for (const QJsonValue candidate : ask(place, "--top 0 f")["candidates"].toArray()) {
            bool excluded = false;
            for (const QJsonValue evidence : candidate["evidence"].toArray())
                excluded = excluded || evidence["effect"].toString() == "excludes";
            QCOMPARE(candidate["confidence"].toDouble() == 0, excluded);
            sum += candidate["confidence"].toDouble();
        }
        QVERIFY2(sum <= 1, qPrintable(QString::number(sum, 'g', 17)));
    }
    void aTableNamesTheLanguage() {
        const Workplace place;
        place.write("f", french);
        const QByteArray table = place.run("charsleuth f").out;
        QVERIFY2(table.contains(", French, LF)"), table);
        QVERIFY2(table.contains("reads as French over "), table);
    }
    void anEmptyFileIsSaidToBeEmpty() {
        const Workplace place;
        place.write("f", "");
        QVERIFY(place.run("charsleuth f").out.split('\n').front().endsWith("strong, empty)"));
    }
    void anOpinionIsShownOnly() {
        const Workplace place;
        place.write("f", french.repeated(5));
        const QByteArray table = place.run("charsleuth --explain f").out;
        QVERIFY2(table.contains("   shown only: uchardet"), table);
    }
    void whereAHintCountsIsSaid() {
        const Workplace place;
        place.write("f", french);
        const QByteArray table = place.run("charsleuth --explain --hint language=fr f").out;
        QVERIFY2(table.contains(" in the prior: the prior of the language fr is shifted by 15 "
                                "decibans, by hints"),
                 table);
    }
    void aHintIsShownForOneOfTheNamesOfAText() {
        const Workplace place;
        place.write("a.bas", "10 PRINT \"\x84pfel\"\n");
        const QByteArray table = place.run("charsleuth --explain --top 1 a.bas").out;
        QVERIFY2(table.contains("the same text as IBM437"), table);
        QCOMPARE(table.count("is shifted by"), 1);
    }
    void ofTheFilesNameNobodyIsSaidToHaveGivenAHint() {
        const Workplace place;
        place.write("a.fr.txt", french);
        const QByteArray table = place.run("charsleuth --explain a.fr.txt").out;
        QVERIFY2(table.contains("the language fr is shifted by 12 decibans, by the file's name"),
                 table);
    }
    void aLineOfManyEndsWithTheConflict() {
        const Workplace place;
        place.write("f", "<meta charset=\"iso-8859-1\">\n" + french.repeated(4));
        const QByteArray lines = place.run("charsleuth f f").out;
        QCOMPARE(lines.count('\n'), 2);
        QVERIFY2(lines.endsWith("), declared iso-8859-1 (html-meta)\n"), lines);
    }
    void allAboutManyFilesIsShownWhereAskedFor() {
        const Workplace place;
        place.write("f", french);
        const QByteArray all = place.run("charsleuth --top 1 f").out;
        QCOMPARE(place.run("charsleuth --top 1 f f").out, all + all);
        QVERIFY(place.run("charsleuth --explain f f").out.count("uchardet") >= 2);
    }
    void onlyTakesSeveralInAnyNamespace() {
        const Workplace place;
        place.write("f", "\xE9\xE8\n");
        for (const QJsonValue candidate :
             ask(place, "--only cp1251,KOI8-R --top 0 f")["candidates"].toArray())
            QVERIFY(QStringList({"windows-1251", "KOI8-R"})
                        .contains(candidate.toObject()["encoding"].toString()));
    }
    void excludedIsNoCandidate() {
        const Workplace place;
        place.write("f", french);
        QVERIFY(json(at(ask(place, "--exclude utf-8 f"), "encoding")) != "\"UTF-8\"");
    }
    void aCharacterCutByTheLimitIsNotMalformed() {
        const Workplace place;
        place.write("f",
                    "\xCE\xA3\xCE\xB7\xCE\xBC\xCE\xB5\xCE\xAF\xCF\x89\xCE\xBC\xCE\xB1 \xCE\xBA");
        const auto answer = ask(place, "--max-bytes 15 f");
        QCOMPARE(json(answer["encoding"]), QByteArray("\"UTF-8\""));
        QCOMPARE(json(answer["malformed"]), QByteArray("0"));
        QCOMPARE(json(answer["examined"]), QByteArray("[[0,15]]"));
        QCOMPARE(json(answer["size"]), QByteArray("19"));
        place.write("g", place.read("f").first(15));
        QCOMPARE(json(ask(place, "g")["malformed"]), QByteArray("1"));
    }
    void whatGoesOnBehindTheLimitIsTruncated_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("truncated");
        const auto row = [](const char* claim, QByteArray command, QByteArray truncated) {
            QTest::newRow(claim) << command << truncated;
        };
        row("a file", "charsleuth --json --max-bytes 5 f", "true");
        row("a file as long as the limit", "charsleuth --json --max-bytes 6 f", "false");
        row("a whole file", "charsleuth --json f", "false");
        row("a pipe", "cat f | charsleuth --json --max-bytes 5 -", "true");
        row("a pipe as long as the limit", "cat f | charsleuth --json --max-bytes 6 -", "false");
        row("a whole pipe", "cat f | charsleuth --json -", "false");
        row("what is packed", "gzip -c f | charsleuth --json --max-bytes 5 -", "true");
        row("binary", "head -c 9 /dev/zero | charsleuth --json --max-bytes 8 -", "true");
    }
    void whatGoesOnBehindTheLimitIsTruncated() {
        QFETCH(QByteArray, command);
        const Workplace place;
        place.write("f", "plain\n");
        const auto answer = QJsonDocument::fromJson(place.run(command).out).object();
        QTEST(json(answer["truncated"]), "truncated");
    }
    void whatIsBehindTheLimitIsToldToPeople_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("told");
        const QByteArray why = "it goes on after the limit (--max-bytes)";
        QTest::newRow("a file") << QByteArray("charsleuth --max-bytes 4 f")
                                << "\n  " + why + "; this is about the first 4 bytes\n";
        QTest::newRow("one of many")
            << QByteArray("charsleuth --max-bytes 4 f f") << "; " + why + '\n';
        QTest::newRow("an endless pipe") << QByteArray("yes | charsleuth --max-bytes 4 -")
                                         << "\n  " + why + "; this is about the first 4 bytes\n";
        QTest::newRow("what is packed")
            << QByteArray("gzip -c f | charsleuth --max-bytes 4 -")
            << "\n  " + why + "; this is about the first 4 bytes inside\n";
    }
    void whatIsBehindTheLimitIsToldToPeople() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, told);
        const Workplace place;
        place.write("f", "plain\n");
        const QByteArray table = place.run(command).out;
        QVERIFY2(table.contains(told), table);
        QVERIFY(!place.run("charsleuth --max-bytes 6 f").out.contains("limit"));
    }
    void topLimitsTheCandidates() {
        const Workplace place;
        place.write("f", "\xE9\xE8\n");
        QCOMPARE(ask(place, "--top 2 f")["candidates"].toArray().size(), 2);
        QVERIFY(ask(place, "--top 0 f")["candidates"].toArray().size() > 5);
        QVERIFY(ask(place, "--top 4294967297 f")["candidates"].toArray().size() > 1); // 2^32 + 1
    }
    void onATerminalTheLinesFitIt() {
        const Workplace place;
        place.write("f", QByteArray("\xD0\xD2\xC9\xD7\xC5\xD4 ").repeated(40)); // KOI8-R
        const auto longest = [](const QByteArray& out) {
            qsizetype most = 0;
            for (const QByteArray& line : out.split('\n')) {
                const QString text = QString::fromUtf8(line).trimmed();
                // Vowel signs above letters take no column.
                most = std::max<qsizetype>(most, std::ranges::count_if(text, [](QChar c) {
                                    return c.category() != QChar::Mark_NonSpacing;
                                }));
            }
            return most;
        };
        const QByteArray command = "stty cols 60; NO_COLOR=1 charsleuth f";
        const qsizetype onTerminal =
            longest(place.run("script -qec '" + command + "' /dev/null").out);
        QVERIFY2(onTerminal > 40 && onTerminal <= 60, qPrintable(QString::number(onTerminal)));
        QVERIFY(longest(place.run("charsleuth f").out) > 80);
    }
    void topZeroShowsTheRuledOut() {
        const Workplace place;
        place.write("f", QByteArray("\xE9\xE8 text \xFF\xFE\xFD\n").repeated(50));
        const auto candidates = ask(place, "--top 0 f")["candidates"].toArray();
        const auto last = candidates.last().toObject();
        QCOMPARE(last["confidence"].toDouble(), 0.0);
        bool excluded = false;
        for (const QJsonValue evidence : last["evidence"].toArray())
            excluded = excluded || evidence.toObject()["effect"].toString() == "excludes";
        QVERIFY(excluded);
    }
    void explainAsksTheOthers() {
        const Workplace place;
        place.write("f", french.repeated(5));
        QStringList sources;
        for (const QJsonValue evidence :
             at(ask(place, "--explain f"), "candidates.0.evidence").toArray())
            sources += evidence.toObject()["source"].toString();
        QVERIFY2(sources.contains("icu"), qPrintable(sources.join(' ')));
        QVERIFY2(sources.contains("uchardet"), qPrintable(sources.join(' ')));
    }
    void previewsMarkMalformedBytes() {
        const Workplace place;
        place.write("f", "caf\xE9 noir");
        QCOMPARE(json(at(ask(place, "--only utf-8 f"), "candidates.0.preview")),
                 QByteArray("\"caf⟦E9⟧ noir\""));
    }
    void oneAnswerIsOneLineWhereverItIsRead() {
        const Workplace place;
        // What ends a line for Python, JavaScript, Java or C#, and what separates records for some.
        const QByteArray ends = "\v\f\r\x1C\x1D\x1E\x1F\xC2\x85\xE2\x80\xA8\xE2\x80\xA9";
        const QByteArray name = "café" + ends;
        for (const char* folder : {"a/", "b/"})
            place.write(folder + name, "Le café est fermé depuis hier, près" + ends +
                                           "de la forêt, où l'été dure.");
        const QByteArray out = place.run("charsleuth detect --json a/* b/*").out;
        QCOMPARE(out.count('\n'), 2);
        for (const QChar c : QString::fromUtf8(out))
            QVERIFY2(!QString::fromUtf8(ends).contains(c), out);
        for (const QByteArray& line : out.chopped(1).split('\n')) {
            const QJsonObject answer = QJsonDocument::fromJson(line).object();
            QCOMPARE(answer["file"].toString().mid(2), QString::fromUtf8(name));
            QVERIFY2(at(answer, "candidates.0.preview").toString().contains(u"\u2028\u2029"), line);
        }
    }
    void previewsShowThePassageThatTells() {
        const Workplace place;
        place.write("f", QByteArray("plain words and more\n").repeated(5000) + "thé vert");
        const auto preview =
            at(ask(place, "--only utf-8 f"), "candidates.0.preview").toString().toUtf8();
        QVERIFY2(preview.contains("thé vert"), preview);
        QVERIFY(QString::fromUtf8(preview).size() <= 120);
    }

    void longWorkShowsProgressOnATerminal() {
        const Workplace place;
        place.write("f", french.repeated(30000));
        const QByteArray slow = "(cat f; sleep 1.2; cat f) | charsleuth detect -";
        QVERIFY(place.run("script -qec '" + slow + "' /dev/null").out.contains(" MiB\r"));
        QCOMPARE(place.run(slow).err, QByteArray());
    }
    void aProgramThatLacksAnEncodingGetsOneOfTheSameText() {
        const Workplace place;
        place.write("f", "\x99\x8C\x85\x8D \x96\x85\x8C\x8D\n"); // Hebrew letters, alike in both
        const auto answer = ask(place, "--only CP856,IBM862 f");
        QCOMPARE(at(answer, "edit_as_names.emacs").toString(), QStringLiteral("cp862"));
    }
    void whatStandsBesideIsReadUnlessForbidden() {
        const Workplace place;
        place.write(".editorconfig", "root = true\n[*]\ncharset = utf-16be\n");
        place.write("f", french);
        const auto rules = [&](const QByteArray& options) {
            QByteArray all;
            for (const QJsonValue conflict : ask(place, options + " f")["conflicts"].toArray())
                all += conflict.toObject()["rule"].toString().toUtf8();
            return all;
        };
        QVERIFY2(rules("").contains("editorconfig"), rules(""));
        QCOMPARE(rules("--no-sidecar"), QByteArray());
    }

private:
    static QJsonObject ask(const Workplace& place, const QByteArray& arguments) {
        return QJsonDocument::fromJson(place.run("charsleuth detect --json " + arguments).out)
            .object();
    }
    static QJsonValue at(const QJsonValue& root, const QByteArray& path) {
        QJsonValue value = root;
        for (const QByteArray& step : path.split('.'))
            value = value.isArray() ? value.toArray().at(step.toInt())
                                    : value.toObject()[QString::fromUtf8(step)];
        return value;
    }
    static QByteArray json(const QJsonValue& value) {
        const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return array.mid(1, array.size() - 2);
    }
};

QTEST_GUILESS_MAIN(DetectTest)
#include "detect_test.moc"
