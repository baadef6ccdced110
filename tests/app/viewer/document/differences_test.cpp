// Where two readings of the same bytes differ.

#include "app/viewer/document/differences.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

std::vector<ByteRange> between(std::string_view bytes, std::string_view a, std::string_view b) {
    const auto read = [&](std::string_view name) {
        return decodeMapped(bytesOf(bytes), *findEncoding(name));
    };
    return differences(read(a), read(b), {0, bytes.size()});
}

/// Of a whole file, read in blocks.
std::vector<ByteRange> throughout(const std::string& bytes, std::string_view shown,
                                  const std::vector<std::string_view>& others) {
    std::vector<ReadAs> readings;
    for (const std::string_view other : others)
        readings.emplace_back(*findEncoding(other));
    Places places;
    findDifferences(bytesInMemory({bytes.begin(), bytes.end()}), *findEncoding(shown), readings, {},
                    [&](const PlacesStep& step) { places.add(step.found); });
    return places.all();
}

} // namespace

class DifferencesTest : public QObject {
    Q_OBJECT

private slots:
    void theSameTextHasNone() {
        QVERIFY(between("caf\xE9", "windows-1252", "ISO-8859-1").empty());
        QVERIFY(between("", "UTF-8", "KOI8-R").empty());
    }

    void oneLetterThatDiffersIsFound() {
        QCOMPARE(between("ma\xB1"
                         "ka",
                         "ISO-8859-2", "windows-1250"),
                 (std::vector<ByteRange>{{2, 3}}));
    }

    void aCharacterOfTwoBytesDiffersFromTwoCharacters() {
        QCOMPARE(between("a\x82\xA0"
                         "b",
                         "Shift_JIS", "windows-1252"),
                 (std::vector<ByteRange>{{1, 3}}));
    }

    void overlappingCharactersFallIntoStepAgain() {
        // GBK pairs the bytes one later than Shift_JIS does; ASCII is the same again.
        QCOMPARE(between("\xB1\x83\x41 ok", "Shift_JIS", "GBK"), (std::vector<ByteRange>{{0, 3}}));
    }

    void damageIsADifference() {
        QCOMPARE(between("a\xFF", "UTF-8", "windows-1252"), (std::vector<ByteRange>{{1, 2}}));
    }

    void onlyTheRangeAskedForCounts() {
        const std::string bytes = "\xB1\xB1";
        const auto read = [&](std::string_view name) {
            return decodeMapped(bytesOf(bytes), *findEncoding(name));
        };
        QCOMPARE(differences(read("ISO-8859-2"), read("windows-1250"), {1, 2}),
                 (std::vector<ByteRange>{{1, 2}}));
    }

    void aWholeFileHasThoseOfItsPieces_data() {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::newRow("single bytes")
            << QByteArray("ma\xB1ka ") << QByteArray("ISO-8859-2") << QByteArray("windows-1250");
        QTest::newRow("pairs that overlap") << QByteArray("\xB1\x83\x41 ok\xE0\x80")
                                            << QByteArray("Shift_JIS") << QByteArray("GBK");
        QTest::newRow("one long difference")
            << QByteArray("\xC1\xC2") << QByteArray("KOI8-R") << QByteArray("windows-1251");
        QTest::newRow("units of two bytes")
            << QByteArray("a\x00b\x01", 4) << QByteArray("UTF-16LE") << QByteArray("UTF-8");
    }
    void aWholeFileHasThoseOfItsPieces() {
        QFETCH(QByteArray, unit);
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        // Blocks of 64 KiB end within characters of one reading or the other.
        const std::string bytes = unit.repeated(200000 / int(unit.size())).toStdString();
        QCOMPARE(throughout(bytes, a.toStdString(), {b.toStdString()}),
                 between(bytes, a.toStdString(), b.toStdString()));
    }

    void plainBlocksBetweenAreNone() {
        const std::string plain(300000, 'x');
        QCOMPARE(throughout(plain + "\xB1" + plain + "\xE9\xB1", "ISO-8859-2", {"windows-1250"}),
                 (std::vector<ByteRange>{{300000, 300001}, {600002, 600003}}));
    }

    void anyOfTheOthersCounts() {
        QCOMPARE(throughout("\xB1 \xE9 ab", "ISO-8859-2", {"windows-1250", "KOI8-R"}),
                 (std::vector<ByteRange>{{0, 1}, {2, 3}}));
    }

    void rangesAreUnited() {
        QCOMPARE(unite({{5, 6}, {0, 2}}, {{1, 3}, {6, 7}}),
                 (std::vector<ByteRange>{{0, 3}, {5, 7}}));
    }
};

QTEST_GUILESS_MAIN(DifferencesTest)
#include "differences_test.moc"
