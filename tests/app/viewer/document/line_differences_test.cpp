// Which lines of two texts differ.

#include "app/viewer/document/line_differences.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

TextLines lines(const QByteArray& bytes, EncodingId encoding = EncodingId::Utf8) {
    return linesOf(*bytesInMemory({bytes.begin(), bytes.end()}), encoding, {});
}

std::vector<LineChange> changes(const QByteArray& left, const QByteArray& right) {
    return lineChanges(lines(left).hashes, lines(right).hashes);
}

} // namespace

class LineDifferencesTest : public QObject {
    Q_OBJECT

private slots:
    void theSameTextInOtherEncodingsAndLineEndsIsTheSame() {
        const auto utf8 = lines("\xEF\xBB\xBFGr\xC3\xBC\xC3\x9F"
                                "e\nEnde\n");
        const auto latin = lines("Gr\xFC\xDF"
                                 "e\r\nEnde",
                                 EncodingId::Windows1252);
        QVERIFY(lineChanges(utf8.hashes, latin.hashes).empty());
        QCOMPARE(utf8.starts, (std::vector<std::uint64_t>{0, 11}));
        QCOMPARE(latin.starts, (std::vector<std::uint64_t>{0, 7}));
    }

    void whatIsThereOnceHoldsTheRestTogether() {
        QCOMPARE(changes("a\nb\nc\nd\n", "a\nx\nc\nd\ne\n"),
                 (std::vector<LineChange>{{{1, 2}, {1, 2}}, {{4, 4}, {4, 5}}}));
        QCOMPARE(changes("", "a\n"), (std::vector<LineChange>{{{0, 0}, {0, 1}}}));
        QCOMPARE(changes("a", ""), (std::vector<LineChange>{{{0, 1}, {0, 0}}}));
        QVERIFY(changes("", "").empty());
        QVERIFY(changes("a\n\n", "a\n\n").empty());
    }

    void eachLineHasOneBesideIt() {
        const auto found = changes("a\nb\nc\nd\n", "a\nx\ny\nz\nc\nd\n");
        QCOMPARE(lineBeside(found, 0, true), 0U);
        QCOMPARE(lineBeside(found, 2, true), 4U);
        QCOMPARE(lineBeside(found, 3, false), 2U); // there is none: the next one
        QCOMPARE(lineBeside(found, 5, false), 3U);
    }

    void aMillionLinesAreSoonCompared() {
        QByteArray left, right;
        for (int i = 0; i < 1000000; ++i) {
            left += QByteArray::number(i) + '\n';
            right += (i % 1000 == 7 ? QByteArray("x") : QByteArray::number(i)) + '\n';
        }
        QCOMPARE(changes(left, right).size(), 1000U);
    }
};

QTEST_GUILESS_MAIN(LineDifferencesTest)
#include "line_differences_test.moc"
