#include "tests/app/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using charsleuth::test::Workplace;

namespace {

const QByteArray inUtf8 = "Der Bär läuft über die Brücke.\nDas Mädchen hört zu.\n";
const QByteArray inPage = "Sch\xF6ne Gr\xFC\xDF"
                          "e aus M\xFCnchen!\nFr\xFCher war es sch\xF6ner.\n\xC4pfel f\xFCr uns\n";
const QByteArray pageAsUtf8 = "Schöne Grüße aus München!\nFrüher war es schöner.\nÄpfel für uns\n";

QJsonObject answer(const Workplace& place, const QByteArray& options) {
    return QJsonDocument::fromJson(place.run("charsleuth detect --json " + options).out).object();
}

} // namespace

class SegmentsTest : public QObject {
    Q_OBJECT

private slots:
    void eachPartIsTold() {
        const Workplace place;
        place.write("f", inUtf8 + inPage);
        const QJsonObject object = answer(place, "--segments f");
        QCOMPARE(object["mixed"].toBool(), true);
        const QJsonArray parts = object["segments"].toArray();
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts[0].toObject()["encoding"].toString(), "UTF-8");
        QCOMPARE(parts[0].toObject()["range"].toArray(),
                 QJsonArray({0, static_cast<int>(inUtf8.size())}));
        QCOMPARE(parts[0].toObject()["lines"].toArray(), QJsonArray({1, 2}));
        QCOMPARE(parts[1].toObject()["encoding"].toString(), "windows-1252");
        QCOMPARE(parts[1].toObject()["lines"].toArray(), QJsonArray({3, 5}));
        QCOMPARE(parts[1].toObject()["language"].toString(), "de");
        QVERIFY(place.run("charsleuth detect --segments f")
                    .out.contains("bytes 0 to 58, lines 1 to 2: UTF-8"));
    }
    void mixedIsToldWithoutBeingAsked() {
        const Workplace place;
        place.write("f", inUtf8 + inPage);
        place.write("sound", inUtf8);
        QCOMPARE(answer(place, "f")["mixed"].toBool(), true);
        QVERIFY(!answer(place, "f").contains("segments"));
        QCOMPARE(answer(place, "sound")["mixed"].toBool(true), false);
        QCOMPARE(answer(place, "--segments sound")["segments"].toArray().size(), 1);
    }
    void linesAmongBinaryDataAreTold() {
        const Workplace place;
        QByteArray dump;
        for (int row = 0; row < 12; ++row) {
            dump += "INSERT INTO notes VALUES ('Sch\xF6ne Gr\xFC\xDF"
                    "e aus M\xFCnchen!');\n"
                    "INSERT INTO files VALUES ('";
            for (int i = 0; i < 90; ++i)
                if (const int byte = (i * 37 + row * 11) % 251; byte != '\'' && byte != '\\')
                    dump += static_cast<char>(byte);
            dump += "');\n";
        }
        place.write("dump", dump);
        const QByteArray words = "; --segments reads the lines that are text";
        const auto told = place.run("charsleuth detect dump");
        QVERIFY2(told.out.contains("binary") && told.out.contains(words), told.out);
        QCOMPARE(answer(place, "dump")["mixed"].toBool(true), false);
        QVERIFY(!place.run("charsleuth detect --segments dump").out.contains(words));
        for (const char* command : {"charsleuth show dump", "charsleuth convert -o copy dump"}) {
            const auto refused = place.run(command);
            QVERIFY2(refused.err.contains("has no text: binary" + words), refused.err);
            QCOMPARE(refused.status, 1);
        }
        const auto shown = place.run("charsleuth show --segments dump");
        QCOMPARE(shown.out.count("Schöne Grüße aus München!"), 12);
    }
    void mojibakeIsToldWithoutBeingAsked() {
        const Workplace place;
        place.write("f", "Das Mädchen, ein cafÃ© und dÃ©jÃ\u00A0 vu.\n");
        place.write("sound", inUtf8);
        const QJsonObject told = answer(place, "f")["mojibake"].toObject();
        QCOMPARE(told["runs"].toInt(), 2);
        QCOMPARE(told["layers"].toInt(), 1);
        QCOMPARE(told["chain"].toArray(), QJsonArray({"UTF-8 read as windows-1252"}));
        QVERIFY(answer(place, "sound")["mojibake"].isNull());
    }
    void mojibakeWithoutSequencesOfUtf8IsToldToo_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("chain");
        QTest::newRow("Cyrillic as Latin") << QByteArray("Ïðèâåò, êàê äåëà? Õîðîøàÿ ïîãîäà.\n")
                                           << "windows-1251 read as windows-1252";
        QTest::newRow("in GBK") << QByteArray("N茫o 茅 o p茫o, m茫e.\n脡 assim que s茫o.\n")
                                << "UTF-8 read as GBK";
    }
    void mojibakeWithoutSequencesOfUtf8IsToldToo() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, chain);
        const Workplace place;
        place.write("f", text);
        QCOMPARE(answer(place, "f")["mojibake"].toObject()["chain"].toArray(), QJsonArray({chain}));
        QCOMPARE(place.run("charsleuth check f").status, 1);
    }

    void linesInAnotherCodePageAreTold() {
        const QByteArray russian = "Сегодня утром в городе прошёл сильный дождь.\n"
                                   "Мы долго ждали автобус на остановке.\n"
                                   "Наконец он пришёл, и все сели.\n"
                                   "Бабушка испекла пирог с капустой.\n";
        const Workplace place;
        place.write("text", russian);
        place.run("charsleuth convert --to windows-1251 -o one text");
        place.run("charsleuth convert --to KOI8-R -o other text");
        QCOMPARE(place.run("charsleuth convert --to UTF-8 one").err, QByteArray());
        QCOMPARE(answer(place, "one")["mixed"].toBool(true), false);
        place.run("cat one other > two");
        QCOMPARE(answer(place, "two")["mixed"].toBool(), true);
        const QByteArray checked = place.run("charsleuth check two").out;
        QVERIFY2(checked.contains(" among lines in "), checked);
        const auto refused = place.run("charsleuth convert --to UTF-8 two");
        QVERIFY2(refused.err.contains("two: has lines that may be in another encoding than ") &&
                     refused.err.contains("or convert it by --segments"),
                 refused.err);
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.out, QByteArray());
        QCOMPARE(place.run("charsleuth convert --segments --to UTF-8 two").out, russian + russian);
    }

    void showReadsEachPartInItsOwn() {
        const Workplace place;
        place.write("f", inUtf8 + inPage);
        QCOMPARE(place.run("charsleuth show --segments f").out, inUtf8 + pageAsUtf8);
        QCOMPARE(place.run("cat f | charsleuth show --segments -").out, inUtf8 + pageAsUtf8);
        QCOMPARE(place.run("charsleuth show --segments --lines 3 f").out,
                 QByteArray("Schöne Grüße aus München!\n"));
    }
    void showReadsPartsInCodePagesWithoutUtf8() {
        const Workplace place;
        // Each letter of KOI8-R stands where windows-1251 has one, too: nothing is malformed.
        const QByteArray first = "Съешь же ещё этих мягких французских булок\nи выпей чаю\n"
                                 "Широкая электрификация южных губерний даст мощный толчок\n"
                                 "подъёму сельского хозяйства\n";
        const QByteArray second = "Сегодня хорошая погода, и мы пойдём гулять\nв старый парк\n"
                                  "Завтра обещают дождь и сильный ветер с моря\n";
        place.write("first", first);
        place.write("second", second);
        place.run("charsleuth convert --to windows-1251 first -o page");
        place.run("charsleuth convert --to KOI8-R second -o koi8");
        place.write("f", place.read("page") + place.read("koi8"));
        QCOMPARE(QString(place.run("charsleuth show --segments f").out), QString(first + second));
    }
    void bodiesOfAMailAreToldAndShown() {
        const Workplace place;
        const QByteArray header =
            "From: a@example.org\nContent-Type: multipart/mixed; boundary=xx\n\n";
        const QByteArray one = "--xx\nContent-Type: text/plain; charset=iso-8859-1\n"
                               "Content-Transfer-Encoding: quoted-printable\n\n";
        const QByteArray two = "--xx\nContent-Type: text/plain; charset=utf-8\n"
                               "Content-Transfer-Encoding: base64\n\n";
        const QByteArray encoded =
            "Sch=F6ne Gr=FC=DFe aus M=FCnchen! Fr=\n=FCher war es sch=F6ner.\n";
        place.write("f", header + one + encoded + two + inUtf8.toBase64() + "\n--xx--\n");
        for (const char* options : {"f", "--segments f"}) {
            const QJsonArray bodies = answer(place, options)["bodies"].toArray();
            QCOMPARE(bodies.size(), 2);
            const QJsonObject first = bodies[0].toObject(), second = bodies[1].toObject();
            QCOMPARE(first["encoding"].toString(), "windows-1252"); // as browsers read the label
            QCOMPARE(first["transfer"].toString(), "quoted-printable");
            QCOMPARE(first["lines"].toArray(), QJsonArray({8, 9}));
            QCOMPARE(second["encoding"].toString(), "UTF-8");
            QCOMPARE(second["language"].toString(), "de");
        }
        const QByteArray table = place.run("charsleuth f").out;
        QVERIFY2(table.contains("encoded bodies in windows-1252, UTF-8)"), table);
        QVERIFY2(table.contains("lines 8 to 9: windows-1252") && table.contains(", in base64\n"),
                 table);
        const QByteArray decoded = "Schöne Grüße aus München! Früher war es schöner.\n";
        QCOMPARE(place.run("charsleuth show --segments f").out,
                 header + one + decoded + two + inUtf8 + "\n--xx--\n");
        QCOMPARE(place.run("charsleuth show f").out, place.read("f"));
        // The bytes of the bodies stay as they are, and so do the labels that say how to read them.
        for (const char* options : {"--segments", "--fix-declaration"})
            QCOMPARE(place.run(QByteArray("charsleuth convert --to UTF-8 ") + options + " f").out,
                     place.read("f"));
    }
    void valuesOfACardAreShownDecoded() {
        const Workplace place;
        place.write("f",
                    "BEGIN:VCARD\r\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller=\r\n"
                    ";J=F6rg\r\nEND:VCARD\r\n");
        QCOMPARE(place.run("charsleuth show --segments f").out,
                 "BEGIN:VCARD\r\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:"
                 "Müller;Jörg\r\nEND:VCARD\r\n");
        // The bytes that the values stand for are not converted, and their labels stay true.
        QCOMPARE(place.run("charsleuth convert --to KOI8-R --fix-declaration f").out,
                 place.read("f"));
    }
    void malformedBytesOfABodyAreMarked() {
        const Workplace place;
        const QByteArray header = "From: a@example.org\nContent-Type: text/plain; charset=utf-8\n"
                                  "Content-Transfer-Encoding: quoted-printable\n\n";
        place.write("f", header + "Der B=C3=A4r l=C3=A4uft =FF\nund das M=C3=A4dchen\n");
        QCOMPARE(place.run("charsleuth show --segments f").out,
                 header + "Der Bär läuft ⟦FF⟧\nund das Mädchen\n");
    }
    void convertReadsEachPartInItsOwn() {
        const Workplace place;
        place.write("f", inUtf8 + inPage);
        const auto outcome = place.run("charsleuth convert --segments --to UTF-8 f -o g");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.status, 0);
        QCOMPARE(place.read("g"), inUtf8 + pageAsUtf8);
    }
    void malformedBytesAreMarkedWhereTheyAre() {
        const Workplace place;
        place.write("f", inPage + inUtf8 + "a\xFFz\n");
        QVERIFY(place.run("charsleuth show --segments f").out.endsWith("\na⟦FF⟧z\n"));
        QCOMPARE(place.run("charsleuth convert --segments f").status, 1);
    }
    void contradictionsAreRefused_data() {
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("show") << QByteArray("show --segments --as UTF-8 f");
        QTest::newRow("convert") << QByteArray("convert --segments --from UTF-8 f");
    }
    void contradictionsAreRefused() {
        QFETCH(QByteArray, words);
        const Workplace place;
        place.write("f", inUtf8);
        const auto outcome = place.run("charsleuth " + words);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.err.contains("--segments"));
    }
};

QTEST_GUILESS_MAIN(SegmentsTest)
#include "segments_test.moc"
