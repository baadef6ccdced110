// What is compressed is answered by what is inside, within limits, and that is said.

#include "tests/app/cli/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using charsleuth::test::Outcome;
using charsleuth::test::Workplace;

namespace {

/// "text" is 2 MB of Russian in KOI8-R, "a.gz" and "a.zst" have it inside.
class Packed : public Workplace {
public:
    Packed() {
        run("seq -f '%g Утром мы вышли из дома и долго шли вдоль реки.' 40000 | iconv -t KOI8-R > "
            "text; head -100 text > line; gzip -nk1 text; mv text.gz a.gz; zstd -q1 text -o a.zst");
    }
    QJsonObject answer(const QByteArray& command) const {
        return QJsonDocument::fromJson(run(command).out).object();
    }
};

/// Python that takes a file's bytes d to another file: changed("a.gz", "b.gz", "d[:50]").
QByteArray changed(const QByteArray& from, const QByteArray& to, const QByteArray& expression) {
    return "python3 -c \"d = open('" + from + "', 'rb').read(); open('" + to + "', 'wb').write(" +
           expression + ")\"; ";
}

} // namespace

class CompressedTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsAboutTheContent_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("format");
        const auto row = [](const char* claim, const QByteArray& command, const char* format) {
            QTest::newRow(claim) << command << QString(format);
        };
        row("gzip", "charsleuth --json a.gz", "gzip");
        row("zstd", "charsleuth --json a.zst", "zstd");
        row("whatever the name is", "mv a.gz notes.txt; charsleuth --json notes.txt", "gzip");
        row("out of a pipe", "cat a.gz | charsleuth --json -", "gzip");
        row("on standard input", "charsleuth --json - < a.zst", "zstd");
        row("gzip of several members", "gzip -c line > b; cat b b b > c; charsleuth --json c",
            "gzip");
        row("zstd of several frames", "zstd -qc line > b; cat b b b > c; charsleuth --json c",
            "zstd");
        row("gzip that is padded with zeros",
            "head -c 2000 /dev/zero >> a.gz; charsleuth --json a.gz", "gzip");
        row("by four threads", "charsleuth --json --jobs 4 a.gz", "gzip");
    }
    void theAnswerIsAboutTheContent() {
        QFETCH(QByteArray, command);
        QFETCH(QString, format);
        const QJsonObject answer = Packed().answer(command);
        QCOMPARE(answer["encoding"].toString(), "KOI8-R");
        QCOMPARE(answer["language"].toString(), "ru");
        const QJsonObject compressed = answer["compressed"].toObject();
        QCOMPARE(compressed["format"].toString(), format);
        QVERIFY(compressed["trouble"].isNull());
        QVERIFY(compressed["size"].toInt() > 0);
        QVERIFY(answer["size"].toInt() > compressed["size"].toInt());
    }

    void theContentIsReadByteForByte_data() {
        QTest::addColumn<QByteArray>("command"); // ends with the status 0 where it is
        QTest::newRow("shown") << QByteArray(
            "charsleuth show text > 1; charsleuth show a.gz > 2; charsleuth show a.zst > 3; "
            "cmp 1 2 && cmp 1 3");
        QTest::newRow("converted")
            << QByteArray("charsleuth convert text > 1; charsleuth convert a.gz > 2; "
                          "charsleuth convert -o 3 a.zst && cmp 1 2 && cmp 1 3");
        QTest::newRow("into a folder, without the suffix")
            << QByteArray("charsleuth convert --out-dir d --to KOI8-R a.gz && cmp text d/a");
        QTest::newRow("from standard input")
            << QByteArray("charsleuth convert --to KOI8-R - < a.zst > 1; cmp text 1");
    }
    void theContentIsReadByteForByte() {
        QFETCH(QByteArray, command);
        const Outcome outcome = Packed().run(command);
        QCOMPARE(outcome.out + outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
    }

    void peopleAreTold() {
        const Packed place;
        QVERIFY(place.run("charsleuth a.gz").out.startsWith("a.gz: inside gzip: KOI8-R ("));
        QVERIFY(place.run("charsleuth a.gz text").out.contains("\ntext: KOI8-R ("));
    }
    void anOrdinaryFileSaysThatItIsNone() {
        QVERIFY(Packed().answer("charsleuth --json text")["compressed"].isNull());
    }
    void thePackedBytesThemselvesCanBeAskedAbout() {
        const QJsonObject answer = Packed().answer("charsleuth --json --raw a.gz");
        QCOMPARE(answer["binary"].toBool(), true);
        QVERIFY(answer["compressed"].isNull());
    }
    void attributesAreAboutTheFileAsGitSeesIt() {
        QCOMPARE(Packed().run("charsleuth --format gitattributes a.gz").out,
                 QByteArray("/a.gz binary\n"));
    }
    void whatIsInsideOfWhatIsInsideIsNotOpened() {
        const QJsonObject answer = Packed().answer("gzip -c a.gz > b.gz; charsleuth --json b.gz");
        QCOMPARE(answer["binary"].toBool(), true);
        QVERIFY(answer["binary_format"].toString().startsWith("gzip"));
    }
    void nothingInsideIsAnEmptyFile() {
        const QJsonObject answer =
            Packed().answer("gzip -c /dev/null > b.gz; charsleuth --json b.gz");
        QCOMPARE(answer["size"].toInt(-1), 0);
        QCOMPARE(answer["compressed"]["format"].toString(), "gzip");
    }
    void aLimitCountsBytesInside() {
        const QJsonObject answer = Packed().answer("charsleuth --json --max-bytes 1000 a.gz");
        QCOMPARE(answer["size"].toInt(), 1000);
        QVERIFY(answer["compressed"]["trouble"].isNull());
        QCOMPARE(Packed().run("charsleuth show --max-bytes 1000 a.gz").err,
                 QByteArray("charsleuth: a.gz: is longer than the limit (--max-bytes)\n"));
    }
    void whatOnlyBeginsLikeItIsReadAsItIs_data() {
        QTest::addColumn<QByteArray>("command");
        const QByteArray make = "printf '\\037\\213\\010\\000abcdefghijklmnopqrstuvwxyz' > f; ";
        QTest::newRow("a file") << make + "charsleuth --json f";
        QTest::newRow("a pipe") << make + "cat f | charsleuth --json -";
    }
    void whatOnlyBeginsLikeItIsReadAsItIs() {
        QFETCH(QByteArray, command);
        const QJsonObject answer = Packed().answer(command);
        QVERIFY(answer["compressed"].isNull());
        QCOMPARE(answer["size"].toInt(), 30);
    }

    void whatCannotBeOpenedSaysWhy_data() {
        QTest::addColumn<QByteArray>("make"); // "b"
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("a large window")
            << QByteArray("zstd -q --long=28 --zstd=wlog=28 -c < text > b; ")
            << QByteArray("it needs more than 128 MiB of memory to unpack (zstd --long)");
        QTest::newRow("a dictionary")
            << QByteArray("split -l 100 text part; zstd -q --train part* --maxdict=10000 -o d; "
                          "zstd -q -D d line -o b; ")
            << QByteArray("it needs a dictionary to unpack (zstd -D)");
        QTest::newRow("damage at the start")
            << changed("a.gz", "b", "d[:10] + bytes([255] * 20) + d[30:]")
            << QByteArray("the packed data is damaged: invalid block type");
    }
    void whatCannotBeOpenedSaysWhy() {
        QFETCH(QByteArray, make);
        QFETCH(QByteArray, why);
        const Packed place;
        const QJsonObject answer = place.answer(make + "charsleuth --json b");
        QCOMPARE(answer["binary"].toBool(), true);
        QVERIFY(answer["compressed"].isNull());
        QCOMPARE(answer["not_unpacked"].toString().toUtf8(), why);
        const QJsonObject piped = place.answer("cat b | charsleuth --json -");
        QCOMPARE(piped["not_unpacked"].toString().toUtf8(), why);
        QVERIFY(!place.answer("charsleuth --json --raw b").contains("not_unpacked"));
        for (const QByteArray command : {"b", "b text", "show b", "convert b -o c"}) {
            const Outcome outcome = place.run("charsleuth " + command + " 2>&1");
            QVERIFY2(outcome.out.contains(", not unpacked: " + why + "\n"), outcome.out);
        }
    }

    void damageIsToldAndWhatCouldBeReadIsAnswered_data() {
        QTest::addColumn<QByteArray>("make"); // "b" out of a.gz or a.zst
        QTest::addColumn<QByteArray>("trouble");
        const QByteArray cut = "the packed data ends too early";
        const QByteArray damaged = "the packed data is damaged: ";
        const QByteArray other = "something else follows the packed data";
        const QByteArray flipped = "d[:3 * len(d) // 4] + bytes(64) + d[3 * len(d) // 4 + 64:]";
        const auto row = [](const char* claim, const QByteArray& make, const QByteArray& trouble) {
            QTest::newRow(claim) << make << trouble;
        };
        row("gzip, cut", changed("a.gz", "b", "d[:len(d) // 2]"), cut);
        row("gzip, cut in the last eight bytes", changed("a.gz", "b", "d[:-3]"), cut);
        row("gzip, overwritten", changed("a.gz", "b", flipped), damaged);
        row("gzip, another check sum", changed("a.gz", "b", "d[:-8] + bytes(4) + d[-4:]"),
            damaged + "incorrect data check");
        row("gzip, something behind", changed("a.gz", "b", "d + b'more'"), other);
        row("gzip, the second member cut", changed("a.gz", "b", "d + d[:len(d) // 2]"), cut);
        row("zstd, cut", changed("a.zst", "b", "d[:len(d) // 2]"), cut);
        row("zstd, overwritten", changed("a.zst", "b", flipped), damaged);
        row("zstd, something behind", changed("a.zst", "b", "d + b'more than four'"), other);
        row("zstd, the second frame cut", changed("a.zst", "b", "d + d[:len(d) // 2]"), cut);
    }
    void damageIsToldAndWhatCouldBeReadIsAnswered() {
        QFETCH(QByteArray, make);
        QFETCH(QByteArray, trouble);
        const Packed place;
        const Outcome outcome = place.run(make + "charsleuth --json b");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
        const QJsonObject answer = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(answer["encoding"].toString(), "KOI8-R");
        const QByteArray told = answer["compressed"]["trouble"].toString().toUtf8();
        QVERIFY2(told.startsWith(trouble), told);
        const QByteArray table = place.run("charsleuth b").out;
        QVERIFY2(table.contains("\n  " + told + "; this is about the first "), table);
        QVERIFY(place.run("charsleuth b text").out.contains("; " + told + "\n"));

        const Outcome shown = place.run("charsleuth show b");
        QCOMPARE(shown.err, "charsleuth: b: inside " +
                                answer["compressed"]["format"].toString().toUtf8() + ": " + told +
                                '\n');
        QCOMPARE(shown.status, 3);
        QVERIFY(shown.out.startsWith("1 Утром мы вышли"));
        const Outcome converted = place.run("charsleuth convert -o copy b; cat copy");
        QCOMPARE(converted.err.count('\n'), 2);
        QVERIFY(converted.out.isEmpty());
    }

    void aBombIsLeftEarly_data() {
        QTest::addColumn<QByteArray>("packer");
        QTest::newRow("gzip") << QByteArray("gzip -c");
        QTest::newRow("zstd") << QByteArray("zstd -qc");
    }
    void aBombIsLeftEarly() {
        QFETCH(QByteArray, packer);
        const Packed place;
        const QJsonObject answer = place.answer("head -c 100000000 /dev/zero | " + packer +
                                                " > bomb; charsleuth --json bomb");
        const QByteArray trouble = answer["compressed"]["trouble"].toString().toUtf8();
        QCOMPARE(trouble, QByteArray("it unpacks to more than 200 times its size"));
        QVERIFY(answer["size"].toInt() < 40'000'000);
        const Outcome shown = place.run("charsleuth show --as latin1 bomb | wc -c");
        QVERIFY(shown.err.startsWith("charsleuth: bomb: inside "));
        QVERIFY(shown.err.endsWith(trouble + " (--max-bytes sets another limit)\n"));
        const Outcome wanted =
            place.run("charsleuth show --max-bytes 100000000 --as latin1 bomb | wc -c");
        QCOMPARE(wanted.out.trimmed(), QByteArray("100000000"));
    }
    void aLongRunAtTheStartIsNoBomb_data() { aBombIsLeftEarly_data(); }
    void aLongRunAtTheStartIsNoBomb() { // of the whole file it is less than 200 times
        QFETCH(QByteArray, packer);
        const QJsonObject answer = Packed().answer(
            "(head -c 60000000 /dev/zero | tr '\\0' a; head -c 400000 /dev/urandom | "
            "base64) | " +
            packer + " > f; charsleuth --json f");
        QVERIFY(answer["compressed"]["trouble"].isNull());
        QVERIFY(answer["size"].toInt() > 60'000'000);
    }
    void aBombCostsNoMemory() { // 31 MB were measured
        const Outcome outcome = Packed().run(
            "head -c 300000000 /dev/zero | zstd -qc > bomb; python3 -c \"import resource, "
            "subprocess; "
            "subprocess.run(['charsleuth', '--max-bytes', '300000000', 'bomb'], check=True, "
            "stdout=subprocess.DEVNULL); "
            "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\"");
        QCOMPARE(outcome.err, QByteArray());
        const int most = 150'000; // KiB; half of what is inside
        const int used = outcome.out.trimmed().toInt();
        QVERIFY2(used > 0 && used < most, outcome.out);
    }
    void whatCannotBeKeptIsToldWithItsName_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("packed") << QByteArray("charsleuth --json big.gz a.gz")
                                << QByteArray("big.gz");
        QTest::newRow("piped") << QByteArray("gunzip -c big.gz | charsleuth --json - a.gz")
                               << QByteArray("-");
    }
    void whatCannotBeKeptIsToldWithItsName() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, name);
        const Outcome outcome = Packed().run(
            "head -c 12000000 /dev/urandom | gzip -1 > big.gz; export TMPDIR=missing; " + command);
        QCOMPARE(outcome.err, "charsleuth: " + name +
                                  ": it cannot be kept in missing: No such file or directory\n");
        QCOMPARE(outcome.status, 3);
        QVERIFY(outcome.out.contains("KOI8-R")); // of a.gz
    }
    void nothingIsLeftInTheFolderForTemporaryFiles() {
        const Outcome outcome =
            Packed().run("mkdir t; head -c 12000000 /dev/urandom | gzip -1 > big.gz; "
                         "TMPDIR=t charsleuth --json big.gz > answer; ls -A t");
        QCOMPARE(outcome.out + outcome.err, QByteArray());
    }

    void aCopyInPlaceIsRefused() {
        const Packed place;
        const QByteArray before = place.read("a.gz");
        const Outcome outcome = place.run("charsleuth convert --in-place a.gz");
        QCOMPARE(outcome.err, QByteArray("charsleuth: a.gz: is compressed; what is inside goes to "
                                         "another file (-o)\n"));
        QCOMPARE(outcome.status, 3);
        QCOMPARE(place.read("a.gz"), before);
    }
};

QTEST_GUILESS_MAIN(CompressedTest)
#include "compressed_test.moc"
