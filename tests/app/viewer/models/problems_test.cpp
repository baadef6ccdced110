// Ways through what may be wrong in a text: places of every kind in the order of the bytes.

#include "app/viewer/models/problems.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

FileText textOf(const std::string& bytes) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, EncodingId::Utf8)};
}

Places placesAt(const std::vector<ByteRange>& ranges) {
    Places places;
    places.add(ranges);
    return places;
}

} // namespace

class ProblemsTest : public QObject {
    Q_OBJECT

private slots:
    void allKindsAreVisitedInTheirOrder() {
        const Places some = placesAt({{2, 5}, {9, 10}}), others = placesAt({{12, 14}});
        const Problems problems{textOf("abcdefg\xFFhijklmnop\xFE"), true, {&some, &others}};
        std::vector<std::uint64_t> begins;
        ByteRange here{0, 0};
        for (int i = 0; i < 6; ++i) {
            here = *problemBeside(problems, here, 1);
            begins.push_back(here.begin);
        }
        QCOMPARE(begins, (std::vector<std::uint64_t>{2, 7, 9, 12, 17, 2}));
        here = *problemBeside(problems, here, -1); // round the corner
        QCOMPARE(here.begin, 17u);
        here = *problemBeside(problems, here, -1);
        QCOMPARE(here.begin, 12u);
    }
    void whereNothingIsWrongThereIsNoWay() {
        const Places none;
        QVERIFY(!problemBeside({textOf("sound"), {&none}}, {0, 0}, 1));
        QVERIFY(!problemBeside({textOf("sound"), {&none}}, {3, 4}, -1));
    }
    /// An empty selection may stand at one, a selected one is left behind.
    void theOneAtTheCaretComesFirst() {
        const Places some = placesAt({{3, 4}, {6, 7}});
        const Problems problems{textOf("abcdefgh"), true, {&some}};
        QCOMPARE(problemBeside(problems, {3, 3}, 1)->begin, 3u);
        QCOMPARE(problemBeside(problems, {3, 4}, 1)->begin, 6u);
    }
    void aPlaceThatHasAnotherIsLeftToIt() {
        const Places words = placesAt({{0, 4}, {6, 9}, {12, 14}}),
                     letters = placesAt({{2, 4}, {9, 12}});
        QCOMPARE(apartFrom(letters, words).all(), (std::vector<ByteRange>{{6, 9}, {12, 14}}));
        QCOMPARE(apartFrom(Places(), words).all(), words.all());
    }
    void partsBeginWithALineOfTheirs() {
        const FileText text = textOf("one\ntwo\nthree\nfour\n");
        const auto places = beginningsOf(
            text, {{4, EncodingId::Utf8}, {6, EncodingId::Koi8R}, {19, EncodingId::Utf8}});
        QCOMPARE(places.all(), (std::vector<ByteRange>{{4, 6}, {6, 8}}));
        QVERIFY(beginningsOf(text, {{19, EncodingId::Utf8}}).all().empty());
    }
};

QTEST_GUILESS_MAIN(ProblemsTest)
#include "problems_test.moc"
