#include "core/ranking/calibration.h"
#include "core/statistics/score/scored_texts.h"

#include <QTest>

#include <array>
#include <numeric>

using namespace charsleuth;

namespace {

constexpr Calibration example{
    .fading = 0.3, .priorShare = 0.01, .shortDoubt = 0.5, .shortDecay = 2};

double left(double deficit, std::uint64_t places) {
    return tempered({0, {deficit}, places, places}, example).decibans;
}

} // namespace

class CalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void noDeficitStaysNone() { QCOMPARE(left(0, 100), 0.0); }
    void temperingNeverEnlargesADeficit() {
        for (const std::uint64_t places : {0u, 1u, 2u, 10u, 1000u})
            QVERIFY(left(-50, places) >= -50);
    }
    void aPlaceCountsLessTheMoreThereAre() { QVERIFY(left(-50, 100) > left(-50, 10)); }
    void tenTimesThePlacesStillSayMore() { QVERIFY(left(-500, 100) < left(-50, 10)); }
    void aFewKindsOfCharactersAreBoundedHoweverOftenTheyCome() {
        QVERIFY(tempered({0, {-9000}, 100, 2}, example).decibans > -60);
        QVERIFY(tempered({0, {-9000}, 100, 40}, example).decibans < -200);
    }
    void statisticsCountNoFurtherThanIsBelieved() {
        for (std::uint64_t places = 1; places <= 300; ++places)
            for (std::uint64_t kinds = 1; kinds <= std::min<std::uint64_t>(places, 128); ++kinds) {
                const double settled = -decibansPerNat * deficitThatSettles(kinds, places);
                const auto believed = [&](double deficit) {
                    return tempered({0, {deficit}, places, kinds}).decibans;
                };
                QCOMPARE(believed(settled), believed(2 * settled));
            }
    }
    void statisticsCountUntilWhatIsBelievedComesToSoMuch() {
        constexpr float most = 60;
        for (std::uint64_t places = 10; places <= 300; ++places) {
            const double settled = -decibansPerNat * deficitThatSettles(10, places, most);
            QVERIFY(tempered({0, {settled}, places, 10}).decibans <= -most);
        }
        // What has to be ahead needs at least as much.
        QCOMPARE(deficitThatSettles(10, 300, -20), deficitThatSettles(10, 1, -20));
    }
    void probabilitiesAddUpToOneAndNoneIsZero() {
        const std::array<Standing, 3> standings{
            {{-3, {0}}, {-5, {-30}, 4, 3}, {-10, {-9000}, 900, 60}}};
        const std::vector<double> p = probabilities(standings, 100, example);
        QVERIFY(std::abs(std::accumulate(p.begin(), p.end(), 0.0) - 1) < 1e-12);
        QVERIFY(p[0] > p[1] && p[1] > p[2] && p[2] > 0);
    }
    void aShortInputIsLessSure() {
        const std::array<Standing, 2> standings{{{-3, {0}}, {-3, {-30}, 1, 1}}};
        QVERIFY(probabilities(standings, 1, example)[0] < probabilities(standings, 2, example)[0]);
        QVERIFY(probabilities(standings, 2, example)[0] <
                probabilities(standings, 100, example)[0]);
    }
};

QTEST_APPLESS_MAIN(CalibrationTest)
#include "calibration_test.moc"
