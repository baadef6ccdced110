// Which lines of two texts differ.

#include "app/edit/line_changes.h"

#include <QTest>

#include <random>

using namespace charsleuth;

using Lines = std::vector<std::uint64_t>;

class LineChangesTest : public QObject {
    Q_OBJECT

private slots:
    void theChangesMakeOneTextOfTheOther() {
        std::mt19937 random(7);
        for (int round = 0; round < 300; ++round) {
            Lines a(random() % 30), b(random() % 30);
            for (auto* side : {&a, &b})
                for (std::uint64_t& line : *side)
                    line = random() % (1 + round % 12);
            const auto found = lineChanges(a, b);
            Lines made;
            std::size_t at = 0;
            for (const LineChange& change : found) {
                made.insert(made.end(), a.begin() + std::ptrdiff_t(at),
                            a.begin() + std::ptrdiff_t(change.left.begin));
                made.insert(made.end(), b.begin() + std::ptrdiff_t(change.right.begin),
                            b.begin() + std::ptrdiff_t(change.right.end));
                at = change.left.end;
            }
            made.insert(made.end(), a.begin() + std::ptrdiff_t(at), a.end());
            QCOMPARE(made, b);
        }
    }
    void linesThatAreThereSeveralTimesStay() {
        // 0 stands between all others, and each of these changes
        QCOMPARE(lineChanges(Lines{1, 0, 2, 0, 3}, Lines{4, 0, 5, 0, 6}),
                 (std::vector<LineChange>{{{0, 1}, {0, 1}}, {{2, 3}, {2, 3}}, {{4, 5}, {4, 5}}}));
        QCOMPARE(lineChanges(Lines{1, 0, 0, 2}, Lines{3, 0, 0, 0, 4}),
                 (std::vector<LineChange>{{{0, 1}, {0, 1}}, {{3, 4}, {3, 5}}}));
    }
    void manyLinesAreSoonCompared_data() {
        QTest::addColumn<unsigned>("different");
        for (const unsigned different : {2U, 10U, 300U, 1U << 16})
            QTest::addRow("%u", different) << different;
    }
    void manyLinesAreSoonCompared() {
        QFETCH(unsigned, different);
        std::mt19937 random(different);
        Lines a(30'000), b(30'000);
        for (auto* side : {&a, &b})
            for (std::uint64_t& line : *side)
                line = random() % different;
        QVERIFY(!lineChanges(a, b).empty()); // 0.1 s; by a comparison of all with all minutes
    }
};

QTEST_GUILESS_MAIN(LineChangesTest)
#include "line_changes_test.moc"
