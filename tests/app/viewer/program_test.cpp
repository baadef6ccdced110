// charsleuth-viewer as a program: --dump, --shot, exit status, bad input. No display is needed.

#include "tests/app/cli/program.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

using charsleuth::test::Outcome;
using charsleuth::test::Workplace;

namespace {

QJsonObject object(const Outcome& outcome) {
    return QJsonDocument::fromJson(outcome.out).object();
}

QJsonObject dump(const Workplace& place, const QByteArray& arguments) {
    return object(place.run("charsleuth-viewer --dump " + arguments));
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private slots:
    void theDumpHasTheFieldsOfTheContract() {
        const Workplace place;
        place.write("a.txt", "Gr\xC3\xBC\xC3\x9F"
                             "e\n");
        const QJsonObject answer = dump(place, "a.txt");
        for (const char* field : {"encoding", "chosen_by", "candidates", "text", "malformed",
                                  "banners", "why", "coverage", "status"})
            QVERIFY2(answer.contains(QLatin1String(field)), field);
        QCOMPARE(answer["encoding"].toString(), u"UTF-8"_s);
        QCOMPARE(answer["chosen_by"].toString(), u"detection"_s);
        QCOMPARE(answer["text"].toArray(), QJsonArray{u"Grüße"_s});
        const QJsonObject card = answer["candidates"].toArray().first().toObject();
        for (const char* field : {"label", "encoding", "confidence", "malformed", "preview"})
            QVERIFY2(card.contains(QLatin1String(field)), field);
    }

    void theUserOverrules() {
        const Workplace place;
        place.write("a.txt", "\x82\xA0\x82\xA2\x82\xA4\x81\n");
        const QJsonObject answer = dump(place, "--as sjis a.txt");
        QCOMPARE(answer["encoding"].toString(), u"Shift_JIS"_s);
        QCOMPARE(answer["chosen_by"].toString(), u"user"_s);
        QCOMPARE(answer["text"].toArray(), QJsonArray{u"あいう⟦81⟧"_s});
        QCOMPARE(answer["malformed"].toInt(), 1);
        QCOMPARE(answer["banners"].toArray().first().toObject()["kind"].toString(), u"damage"_s);
    }

    void standardInputIsRead() {
        const Workplace place;
        QCOMPARE(object(place.run("printf 'one\\ntwo\\n' | charsleuth-viewer --dump -"))["text"]
                     .toArray(),
                 (QJsonArray{u"one"_s, u"two"_s}));
    }

    void whatIsInsideOfACompressedFileIsShown() {
        const Workplace place;
        place.run("seq -f 'line %g' 20000 | tee plain | gzip > whole.gz; zstd -q plain; "
                  "head -c 20000 whole.gz > cut.gz");
        for (const QByteArray name : {"whole.gz", "plain.zst"}) {
            const QJsonObject answer = dump(place, name);
            QCOMPARE(answer["text"].toArray().first().toString(), u"line 1"_s);
            QVERIFY(answer["coverage"].toString().startsWith("inside "));
            QVERIFY(answer["banners"].toArray().isEmpty());
        }
        const QJsonObject banner = dump(place, "cut.gz")["banners"].toArray().first().toObject();
        QCOMPARE(banner["kind"].toString(), u"truncated"_s);
        QVERIFY(banner["text"].toString().contains("the packed data ends too early"));
    }

    void whyACompressedFileWasNotUnpackedIsSaid() {
        const Workplace place;
        place.run("seq -f 'line %g' 2000 > text; split -l 100 text part; "
                  "zstd -q --train part* --maxdict=10000 -o d; zstd -q -D d -o b text");
        const QJsonObject banner = dump(place, "b")["banners"].toArray().first().toObject();
        QCOMPARE(banner["kind"].toString(), u"binary"_s);
        QVERIFY2(banner["text"].toString().endsWith(
                     "It could not be unpacked: it needs a dictionary to unpack (zstd -D)."),
                 qPrintable(banner["text"].toString()));
    }

    void aPlaceIsMadeVisible() {
        const Workplace place;
        place.run("seq 1 100000 > numbers");
        QVERIFY(dump(place, "--goto 70000 numbers")["text"].toArray().contains(u"70000"_s));
        QVERIFY(dump(place, "--goto @588882 numbers")["text"].toArray().contains(u"99999"_s));
    }

    void aPictureHasTheSizeAskedFor() {
        const Workplace place;
        place.write("a.txt", "text\n");
        QCOMPARE(
            place.run("charsleuth-viewer --shot a.png --size 640x400 --theme dark a.txt").status,
            0);
        const QImage image(place.path("a.png"));
        QCOMPARE(image.size(), QSize(640, 400));
        QVERIFY(image.pixelColor(600, 300).lightness() < 60);
        QCOMPARE(
            place.run("charsleuth-viewer --shot b.png --size 640x400 --theme light a.txt").status,
            0);
        QVERIFY(QImage(place.path("b.png")).pixelColor(600, 300).lightness() > 200);
    }

    void wrongUsageEndsWith2AndNothingOnOutput_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::newRow("option") << QByteArray("--nonsense");
        QTest::newRow("encoding") << QByteArray("--as klingon a.txt");
        QTest::newRow("hint") << QByteArray("--hint colour=blue a.txt");
        QTest::newRow("size") << QByteArray("--size huge a.txt");
        QTest::newRow("nothing to dump") << QByteArray("--dump");
    }
    void wrongUsageEndsWith2AndNothingOnOutput() {
        QFETCH(QByteArray, arguments);
        const Outcome outcome = Workplace().run("charsleuth-viewer " + arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.err.startsWith("charsleuth-viewer: "));
        QCOMPARE(outcome.err.count('\n'), 1);
    }

    void whatCannotBeReadEndsWith3_data() {
        QTest::addColumn<QByteArray>("prepare");
        QTest::addColumn<QByteArray>("argument");
        QTest::newRow("missing") << QByteArray(":") << QByteArray("nowhere");
        QTest::newRow("directory") << QByteArray("mkdir d") << QByteArray("d");
        QTest::newRow("a name with a newline") << QByteArray(":") << QByteArray("'a\nb'");
        QTest::newRow("a FIFO that nobody writes to") << QByteArray("mkfifo f") << QByteArray("f");
        QTest::newRow("closed standard input") << QByteArray(":") << QByteArray("- <&-");
    }
    void whatCannotBeReadEndsWith3() {
        QFETCH(QByteArray, prepare);
        QFETCH(QByteArray, argument);
        const Workplace place;
        const Outcome outcome = place.run(prepare + " && charsleuth-viewer --dump " + argument);
        QCOMPARE(outcome.status, 3);
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.err.startsWith("charsleuth-viewer: "));
        if (argument.startsWith('-'))
            QCOMPARE(outcome.err, QByteArray("charsleuth-viewer: -: Bad file descriptor\n"));
    }

    void aPictureThatCannotBeWrittenEndsWith3() {
        const Workplace place;
        place.write("a.txt", "text\n");
        QCOMPARE(place.run("charsleuth-viewer --shot no/such/folder/a.png a.txt").status, 3);
    }

    void withoutADisplayItEndsAndSaysSo_data() {
        QTest::addColumn<QByteArray>("display");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("none, behind which it would wait for ever")
            << QByteArray("-u DISPLAY") << QByteArray("there is no display");
        QTest::newRow("one that does not answer")
            << QByteArray("DISPLAY=:4711") << QByteArray("This application failed to start");
    }
    void withoutADisplayItEndsAndSaysSo() {
        QFETCH(QByteArray, display);
        QFETCH(QByteArray, said);
        const Workplace place;
        place.write("a.txt", "text\n");
        const Outcome outcome =
            place.run("env -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM " + display +
                      " HOME=$PWD XDG_RUNTIME_DIR=$PWD timeout 20 charsleuth-viewer a.txt");
        QCOMPARE(outcome.status, 3);
        QVERIFY2(outcome.err.contains("charsleuth-viewer: " + said), outcome.err.constData());
    }

    void helpAndVersionEndWith0() {
        QVERIFY(Workplace().run("charsleuth-viewer --help").out.contains("--shot"));
        QVERIFY(
            Workplace().run("charsleuth-viewer --version").out.startsWith("charsleuth-viewer "));
    }

    void emptyAndOneByteFilesAreShown() {
        const Workplace place;
        place.write("empty", "");
        place.write("one", "x");
        QCOMPARE(dump(place, "empty")["malformed"].toInt(-1), 0);
        QCOMPARE(dump(place, "one")["text"].toArray(), QJsonArray{u"x"_s});
    }

    void aFileOfStatedSize0IsRead() {
        QVERIFY(
            !dump(Workplace(), "/proc/self/status")["text"].toArray().first().toString().isEmpty());
    }

    void namesMayHoldAnything() {
        const Workplace place;
        QCOMPARE(object(place.run("printf x > \"$(printf 'a\\377 b')\" && charsleuth-viewer --dump "
                                  "\"$(printf 'a\\377 b')\"; rm a*"))["text"]
                     .toArray(),
                 QJsonArray{u"x"_s});
    }

    void aSparseFileIsShown() {
        const Workplace place;
        place.run(
            "printf 'first\\n' > huge && truncate -s 100M huge && printf '\\nlast\\n' >> huge");
        const QJsonObject answer = dump(place, "--as windows-1252 --goto @104857601 huge");
        QCOMPARE(answer["text"].toArray().last().toString(), u"last"_s);
        QCOMPARE(answer["malformed"].toInt(-1), 0);
    }

    void oneEndlessLineIsShown() {
        const Workplace place;
        place.run("head -c 20000000 /dev/zero | tr '\\0' 'x' > line");
        const QJsonArray lines = dump(place, "--goto @15000000 line")["text"].toArray();
        QVERIFY(lines.size() >= 2 && lines.size() < 60);
    }
};

QTEST_GUILESS_MAIN(ProgramTest)
#include "program_test.moc"
