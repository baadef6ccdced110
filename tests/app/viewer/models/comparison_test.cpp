// Readings beside the shown one: their order, their differences, their lines.

#include "app/viewer/models/comparison.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

using enum EncodingId;

FileText textOf(const std::string& bytes, EncodingId encoding) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, encoding)};
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void readingsKeepTheirOrder() {
        QCOMPARE(sideBySide({Utf8, Koi8R, EucJp}, Koi8R, std::nullopt),
                 (std::vector<ReadAs>{Utf8, Koi8R, EucJp}));
    }

    void aNewOneTakesThePlaceOfTheOneBefore() {
        QCOMPARE(sideBySide({Utf8, Koi8R}, EucJp, ReadAs(Koi8R)),
                 (std::vector<ReadAs>{Utf8, EucJp}));
        QCOMPARE(sideBySide({Utf8, Koi8R}, EucJp, std::nullopt),
                 (std::vector<ReadAs>{EucJp, Utf8, Koi8R}));
    }

    void oneOfThoseBesideOnlyTakesTheLead() {
        QCOMPARE(sideBySide({Utf8, Koi8R}, Koi8R, ReadAs(Utf8)),
                 (std::vector<ReadAs>{Utf8, Koi8R}));
    }

    void noneStaysNone() { QVERIFY(sideBySide({}, Utf8, std::nullopt).empty()); }

    void atMostFour() {
        QCOMPARE(sideBySide({Utf8, Koi8R, EucJp, EucKr}, Gbk, std::nullopt).size(), std::size_t(4));
    }

    void differencesAreCountedAndVisited() {
        Comparison comparison;
        std::optional<ByteRange> arrived;
        connect(&comparison, &PlaceSearch::arrived, [&](ByteRange place) { arrived = place; });
        comparison.setReadings(textOf("ma\xB1ka \xB1", Iso8859_2), {Windows1250});
        QTRY_VERIFY(!comparison.isBusy());
        QCOMPARE(comparison.summary({}), u"2 differences"_s);
        comparison.step({0, 0}, 1);
        QVERIFY(arrived == (ByteRange{2, 3}));
        QCOMPARE(comparison.summary(*arrived), u"1 of 2 differences"_s);
        comparison.step(*arrived, -1); // round the corner
        QVERIFY(arrived == (ByteRange{6, 7}));
    }

    void theSameTextSaysSo() {
        Comparison comparison;
        comparison.setReadings(textOf("abc", Iso8859_2), {Windows1250});
        QTRY_VERIFY(!comparison.isBusy());
        QCOMPARE(comparison.summary({}), u"No difference"_s);
    }

    void theOthersHaveLineNumbersFarDown_data() {
        QTest::addColumn<int>("lines");
        QTest::newRow("a small file") << 20000;
        QTest::newRow("one that is indexed in a job") << 200000;
    }
    void theOthersHaveLineNumbersFarDown() {
        QFETCH(int, lines);
        std::string bytes;
        for (int i = 0; i < lines; ++i)
            bytes += "line\n";
        Comparison comparison;
        comparison.setReadings(textOf(bytes, Iso8859_2), {Windows1250});
        comparison.index();
        QTRY_VERIFY(!comparison.isBusy());
        const Rows rows = comparison.textOf(Windows1250).rowsAt(bytes.size() - 3, 0, 0);
        QCOMPARE(rows.rows[rows.anchor].line, std::optional<std::uint64_t>(lines - 1));
    }
};

QTEST_GUILESS_MAIN(ComparisonTest)
#include "comparison_test.moc"
