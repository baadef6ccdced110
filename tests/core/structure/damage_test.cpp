#include "core/structure/findings/damage.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace charsleuth;

class DamageTest : public QObject {
    Q_OBJECT

private slots:
    void noDamageCostsNearlyNothing() {
        QVERIFY(damageWeight(0, 1).decibans > -0.1);
        QVERIFY(damageWeight(0, 1'000'000'000).decibans > -1);
    }
    void emptyTextHasNoDamageWeight() { QVERIFY(std::abs(damageWeight(0, 0).decibans) < 1e-6); }
    void aCachedWeightIsTheComputedOne() {
        DamageWeights weights;
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(weights.of(1, 9).decibans, damageWeight(1, 9).decibans);
            QCOMPARE(weights.of(2, 9).decibans, damageWeight(2, 9).decibans);
            QCOMPARE(weights.of(1, 8).decibans, damageWeight(1, 8).decibans);
            QCOMPARE(weights.of(1, 9'000).decibans, damageWeight(1, 9'000).decibans);
            QCOMPARE(weights.of(2, 9'000).decibans, damageWeight(2, 9'000).decibans);
        }
    }
    void aWeightBeyondTheCacheIsComputedAgain() {
        DamageWeights weights;
        for (int i = 0; i < 2; ++i)
            for (std::uint64_t n = 5'000; n < 5'100; ++n)
                QCOMPARE(weights.of(1, n).decibans, damageWeight(1, n).decibans);
    }
    void fewAreWeighedAsMany() {
        const auto logGamma = [](double x) { return std::lgamma(x); };
        for (const double n : {1., 2., 64., 500., 4096., 4097.})
            for (const double k : {0., 1., 2., 64., 400., 4096.}) {
                if (k > n)
                    continue;
                const auto logBeta = [&](double a, double b) {
                    return logGamma(a) + logGamma(b) - logGamma(a + b);
                };
                const double nats = logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1) +
                                    logBeta(k + 0.01, n - k + 50) - logBeta(0.01, 50);
                const double weight =
                    damageWeight(static_cast<std::uint64_t>(k), static_cast<std::uint64_t>(n))
                        .decibans;
                QVERIFY(std::abs(weight - 10 * std::numbers::log10e * nats) < 1e-6);
            }
    }
    void theFirstDamagedPlaceIsDear() { QVERIFY(damageWeight(1, 10'000).decibans < -15); }
    void theSecondIsCheap() {
        QVERIFY(damageWeight(2, 10'000).decibans > damageWeight(1, 10'000).decibans - 5);
    }
    void damageEverywhereCostsHundreds() {
        QVERIFY(damageWeight(3'000, 10'000).decibans < -75);
        QVERIFY(damageWeight(9'000, 10'000).decibans < -400);
    }
    void oneOfThreeIsNotBeyondRepair() { QVERIFY(!isBeyondRepair(1, 3)); }
    void threeOfThreeIsBeyondRepair() { QVERIFY(isBeyondRepair(3, 3)); }
    void onePerCentOfAMillionIsNotBeyondRepair() { QVERIFY(!isBeyondRepair(10'000, 1'000'000)); }
    void tenPerCentOfAMillionIsBeyondRepair() { QVERIFY(isBeyondRepair(100'000, 1'000'000)); }
    void soundSequencesAreWorthTheirImprobability() {
        QCOMPARE(soundnessWeight(1, 0, 0.9).decibans, 10.0);
        QCOMPARE(soundnessWeight(7, 0, 0.9).decibans, 70.0);
    }
    void badOnesAmongThemTakeWorthAway() {
        QVERIFY(soundnessWeight(9, 1, 0.9).decibans < soundnessWeight(9, 0, 0.9).decibans);
    }
    void asManyBadOnesAsInNoiseAreWorthNothing() {
        QCOMPARE(soundnessWeight(50, 50, 0.5).decibans, 0.0);
        QCOMPARE(soundnessWeight(0, 0, 0.5).decibans, 0.0);
    }
    void nothingAtAllIsNotBeyondRepair() { QVERIFY(!isBeyondRepair(0, 0)); }
};

QTEST_APPLESS_MAIN(DamageTest)
#include "damage_test.moc"
