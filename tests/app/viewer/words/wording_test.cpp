// How numbers, names and counts are said.

#include "app/viewer/models/status.h"
#include "app/viewer/words/wording.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class WordingTest : public QObject {
    Q_OBJECT

private slots:
    void percentagesClaimNoMoreThanTheyKnow_data() {
        QTest::addColumn<double>("probability");
        QTest::addColumn<QString>("text");
        QTest::newRow("97 in a hundred") << 0.97 << u"97\u202F%"_s;
        QTest::newRow("almost nothing is not nothing") << 0.001 << u"<1\u202F%"_s;
        QTest::newRow("almost sure is not sure") << 0.999 << u">99\u202F%"_s;
        QTest::newRow("nothing") << 0.0 << u"0\u202F%"_s;
        QTest::newRow("sure is not decided") << 1.0 << u">99\u202F%"_s;
    }
    void percentagesClaimNoMoreThanTheyKnow() {
        QFETCH(double, probability);
        QTEST(percentText(probability, false), "text");
    }

    void onlyWhatIsDecidedIsAHundredPercent() { QCOMPARE(percentText(1.0, true), u"100\u202F%"_s); }

    void longNumbersInSentencesAreGrouped() {
        QCOMPARE(groupedNumbers(u"NUL bytes at 10737418240 places, ISO-8859-15, 1252"_s),
                 u"NUL bytes at 10,737,418,240 places, ISO-8859-15, 1252"_s);
    }

    void asciiIsOfNoRegion() { QCOMPARE(encodingLabel(EncodingId::UsAscii), u"Plain ASCII"_s); }

    void sizes_data() {
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << quint64{0} << u"0 bytes"_s;
        QTest::newRow("one") << quint64{1} << u"1 byte"_s;
        QTest::newRow("exact while it is readable") << quint64{15308} << u"15,308 bytes"_s;
        QTest::newRow("rounded") << (quint64{1} << 30) << u"1.0 GiB"_s;
        QTest::newRow("without needless digits") << (quint64{200} << 20) << u"200 MiB"_s;
    }
    void sizes() {
        QFETCH(quint64, bytes);
        QTEST(sizeText(bytes), "text");
    }

    void damageIsCountedInWords() {
        QCOMPARE(malformedText(1), u"1 byte sequence does not fit"_s);
        QCOMPARE(malformedText(1200), u"1,200 byte sequences do not fit"_s);
    }

    void languagesHaveNames_data() {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << u"ja"_s << u"Japanese"_s;
        QTest::newRow("simplified") << u"zh-Hans"_s << u"Chinese (Simplified)"_s;
        QTest::newRow("traditional") << u"zh-Hant"_s << u"Chinese (Traditional)"_s;
        QTest::newRow("as the reasons say it") << u"nb"_s << u"Norwegian"_s;
        QTest::newRow("with a script") << u"sr-Cyrl"_s << u"Serbian (Cyrillic)"_s;
        QTest::newRow("unknown stays as it is") << u"qqq"_s << u"qqq"_s;
        QTest::newRow("none") << u""_s << u""_s;
    }
    void languagesHaveNames() {
        QFETCH(QString, tag);
        QTEST(languageName(tag.toStdString()), "name");
    }

    void namesOfFilesShowWhatCannotBePrinted() {
        QCOMPARE(fileName("/tmp/a\nb"), u"a\\nb"_s);
        QCOMPARE(fileName("/tmp/a\xFF"), u"a\\xFF"_s);
        QCOMPARE(fileName("-"), u"standard input"_s);
    }

    void malformedBytesAreMarkedOneByOne() {
        Row row;
        row.text = u"a\uFFFDb\uFFFD";
        row.malformed = {{1, {0x83, 0xFF}}};
        QCOMPARE(markedText(row), u"a⟦83⟧⟦FF⟧b\uFFFD"_s);
    }

    void thePositionSaysLineAndByte() {
        QCOMPARE(positionText(3, 1054), u"Ln 4  @1,054"_s);
        QCOMPARE(positionText(std::nullopt, 5), u"@5"_s);
    }
};

QTEST_GUILESS_MAIN(WordingTest)
#include "wording_test.moc"
