#include "core/ranking/calibration.h"

#include <QTest>

using namespace charsleuth;

class CalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void noDeficitStaysNone() { QCOMPARE(tempered({0}, 100, 100).decibans, 0.0); }
    void temperingNeverEnlargesADeficit() {
        for (const std::uint64_t places : {0u, 1u, 2u, 10u, 1000u})
            QVERIFY(tempered({-50}, places, places).decibans >= -50);
    }
    void aPlaceCountsLessTheMoreThereAre() {
        QVERIFY(tempered({-50}, 100, 100).decibans > tempered({-50}, 10, 10).decibans);
    }
    void tenTimesThePlacesStillSayMore() {
        QVERIFY(tempered({-500}, 100, 100).decibans < tempered({-50}, 10, 10).decibans);
    }
    void noAnswerIsCertain() { QVERIFY(moderated(1, 0.1) < 1); }
    void moderatedSharesAddUpToOne() { QCOMPARE(moderated(0.7, 0.4) + moderated(0.3, 0.6), 1.0); }
};

QTEST_APPLESS_MAIN(CalibrationTest)
#include "calibration_test.moc"
