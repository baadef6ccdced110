#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using charsleuth::test::Workplace;

namespace {

const QByteArray mojibake = "Das cafÃ© hat MÃ¤rz und dÃ©jÃ\u00A0 vu.\nDas Mädchen.\n";
const QByteArray meant = "Das café hat März und déjà vu.\nDas Mädchen.\n";

} // namespace

class RepairCommandTest : public QObject {
    Q_OBJECT

private slots:
    void theCopyIsWhatWasMeant() {
        const Workplace place;
        place.write("f", mojibake);
        const auto outcome = place.run("charsleuth repair f");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.out, meant);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(place.run("cat f | charsleuth repair -").out, meant);
        QCOMPARE(place.run("charsleuth repair f -o g").out, QByteArray());
        QCOMPARE(place.read("g"), meant);
        QCOMPARE(place.read("f"), mojibake);
        QCOMPARE(
            place.run("charsleuth repair f --to windows-1252 | charsleuth show - --as cp1252").out,
            meant);
    }

    void soundTextIsCopiedAsItIs() {
        const Workplace place;
        place.write("f", meant);
        const auto outcome = place.run("charsleuth repair f");
        QCOMPARE(outcome.out, meant);
        QCOMPARE(outcome.status, 0);
    }

    void aMalformedByteBeforeARunIsNotLostInSilence() {
        const Workplace place;
        place.write("f", "Le \xC3"
                         "cafÃ© ouvre.\n");
        const auto outcome = place.run("charsleuth repair --from UTF-8 f -o g");
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.err.contains("malformed"), outcome.err);
    }

    void inPlaceKeepsTheOriginal() {
        const Workplace place;
        place.write("f", mojibake);
        place.write("sound", meant);
        QCOMPARE(place.run("charsleuth repair --in-place f sound").status, 0);
        QCOMPARE(place.read("f"), meant);
        QCOMPARE(place.read("f.orig"), mojibake);
        QCOMPARE(place.run("ls").out, QByteArray("f\nf.orig\nsound\n"));
    }

    void copiesGoIntoAFolder() {
        const Workplace place;
        place.write("f", mojibake);
        place.write("sound", meant);
        QCOMPARE(place.run("charsleuth repair --out-dir d f sound").status, 0);
        QCOMPARE(place.read("d/f"), meant);
        QCOMPARE(place.read("d/sound"), meant);
    }

    void checkWritesNothingAndTells() {
        const Workplace place;
        place.write("f", mojibake);
        place.write("sound", meant);
        const auto outcome = place.run("charsleuth repair --check sound f");
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.out.startsWith("f:1: cafÃ© is café (UTF-8 read as windows-1252)\n"));
        QCOMPARE(place.run("charsleuth repair --check sound").status, 0);
        QCOMPARE(place.run("ls").out, QByteArray("f\nsound\n"));
    }

    void jsonTellsEachRun() {
        const Workplace place;
        place.write("f", "Ä cafÃ©\n");
        const auto outcome = place.run("charsleuth repair --json f");
        QCOMPARE(outcome.status, 0);
        const QJsonObject answer = QJsonDocument::fromJson(outcome.out).object();
        QCOMPARE(answer["file"].toString(), "f");
        QCOMPARE(answer["changed"].toInt(), 1);
        const QJsonObject repair = answer["repairs"].toArray().first().toObject();
        QCOMPARE(repair["range"].toArray(), QJsonArray({3, 10}));
        QCOMPARE(repair["line"].toInt(), 1);
        QCOMPARE(repair["column"].toInt(), 3);
        QCOMPARE(repair["before"].toString(), "cafÃ©");
        QCOMPARE(repair["after"].toString(), "café");
        QCOMPARE(repair["chain"].toArray(), QJsonArray({"UTF-8 read as windows-1252"}));
        QVERIFY(repair["confidence"].toDouble() > 0.9);
        QCOMPARE(repair["lossy"].toBool(true), false);
    }

    void aChainIsGivenByHand() {
        const Workplace place;
        place.write("f", "COVILHÃ©\n");
        QCOMPARE(place.run("charsleuth repair f").out, QByteArray("COVILHÃ©\n"));
        QCOMPARE(place.run("charsleuth repair --chain 'UTF-8 read as cp1252' f").out,
                 QByteArray("COVILHé\n"));
    }

    void whatIsNotCertainEnoughStays() {
        const Workplace place;
        place.write("f", mojibake);
        QCOMPARE(place.run("charsleuth repair --min-confidence 1 f").out, mojibake);
    }

    void wrongUsageIsRefused_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no file") << QByteArray("") << QByteArray("FILE");
        QTest::newRow("a chain of other words")
            << QByteArray("--chain 'UTF-8 as KOI9' f") << QByteArray("UTF-8 as KOI9");
        QTest::newRow("no probability")
            << QByteArray("--min-confidence 2 f") << QByteArray("\"2\"");
        QTest::newRow("check that writes")
            << QByteArray("--check --in-place f") << QByteArray("--check");
        QTest::newRow("two places") << QByteArray("-o g --in-place f") << QByteArray("-o");
    }
    void wrongUsageIsRefused() {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, named);
        const Workplace place;
        place.write("f", mojibake);
        const auto outcome = place.run("charsleuth repair " + words);
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY(outcome.err.contains(named));
        QCOMPARE(place.run("ls").out, QByteArray("f\n"));
    }

    void denseMojibakeCostsMemoryInProportion_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("begin");
        const QByteArray line("dÃ©jÃ\u00A0 vu, thÃ©, Ã©tÃ©\n"), json("{\"schema\":1,");
        const QByteArray shortLine("\xC3\xA9\xE9\n");
        QTest::newRow("a copy") << QByteArray("repair f -o g") << line << (2 << 20)
                                << QByteArray("déjà vu, thé, été\n");
        QTest::newRow("a copy with short words")
            << QByteArray("repair f -o g") << QByteArray("thÃ© Ã©tÃ© Ã© Ã© Ã© Ã© Ã©\n") << (8 << 20)
            << QByteArray("thé été é é é é é\n");
        QTest::newRow("JSON") << QByteArray("repair f --json > g") << line << (2 << 20) << json;
        QTest::newRow("short odd lines")
            << QByteArray("repair f --json > g") << shortLine << (8 << 20) << json;
        QTest::newRow("parts of short lines")
            << QByteArray("detect --json --segments f > g") << shortLine << (8 << 20) << json;
    }
    void denseMojibakeCostsMemoryInProportion() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("what the sanitizer keeps counts as well");
#endif
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, line);
        QFETCH(int, size);
        QFETCH(QByteArray, begin);
        const Workplace place;
        place.write("f", line.repeated(size / line.size()));
        const auto outcome = place.run(
            "python3 -c \"import resource, subprocess; subprocess.run('charsleuth " + words +
            "', shell=True, check=True); "
            "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\"");
        QVERIFY(place.read("g").startsWith(begin));
        QVERIFY(place.read("g").endsWith('\n'));
        const int used = outcome.out.trimmed().toInt(); // KiB
        QVERIFY2(used > 0 && used < (8 * size + (64 << 20)) / 1024, outcome.out);
    }

    void aFileWithoutTextIsRefused() {
        const Workplace place;
        place.write("b", QByteArray("\x7f"
                                    "ELF\0\0\0\1\2\3\0\0",
                                    12));
        QCOMPARE(place.run("charsleuth repair b").status, 1);
        QCOMPARE(place.run("charsleuth repair missing").status, 3);
    }
};

QTEST_GUILESS_MAIN(RepairCommandTest)
#include "repair_test.moc"
