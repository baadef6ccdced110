#include "core/ranking/reliability.h"

#include "core/detect.h"

#include <QTest>

#include <string>

using namespace charsleuth;

namespace {

/// A page of prose in an everyday code page.
Grounds prose() {
    return {.probability = 0.9995,
            .costOfCharacter = 3,
            .kinds = 40,
            .characters = 800,
            .prior = Weight{-8},
            .letters = true,
            .codePage = true};
}

/// Signs of an exotic page, which fit badly.
Grounds table() {
    return {.probability = 0.9995,
            .costOfCharacter = 8,
            .kinds = 40,
            .characters = 60,
            .prior = Weight{-30},
            .letters = true,
            .codePage = true};
}

double confidenceOf(const std::string& text) {
    return detect(bytesOf(text)).ranked.front().probability;
}

} // namespace

class ReliabilityTest : public QObject {
    Q_OBJECT

private slots:
    void isNeverMoreThanTheModelsSay() {
        for (double p = 0.01; p < 1; p += 0.01) {
            Grounds grounds = prose();
            grounds.probability = p;
            QVERIFY(reliability(grounds) <= p);
        }
    }
    void growsWithWhatTheModelsSay() {
        double last = 0;
        for (double p = 0.01; p < 1; p += 0.01) {
            Grounds grounds = table();
            grounds.probability = p;
            QVERIFY(reliability(grounds) >= last);
            last = reliability(grounds);
        }
    }
    void proseIsBelieved() { QVERIFY(reliability(prose()) > 0.99); }
    void aBadFitInARareCodePageIsWrongAHundredTimesAsOftenAsProse() {
        QVERIFY(1 - reliability(table()) > 100 * (1 - reliability(prose())));
    }
    void aWorseFitLowersIt() {
        double last = 1;
        for (double cost = 3; cost <= 12; cost += 1) {
            Grounds grounds = table();
            grounds.costOfCharacter = cost;
            QVERIFY(reliability(grounds) < last);
            last = reliability(grounds);
        }
    }
    void aRarerPageLowersIt() {
        Grounds everyday = table();
        everyday.prior = prose().prior;
        QVERIFY(reliability(table()) < reliability(everyday));
    }
    void damageLowersIt() {
        Grounds grounds = prose();
        grounds.damaged = true;
        QVERIFY(reliability(grounds) < reliability(prose()));
    }
    void aDeclarationRaisesIt() {
        Grounds grounds = table();
        grounds.declared = true;
        QVERIFY(reliability(grounds) > reliability(table()));
    }
    /// Every high byte in order is text in no encoding; a sentence is.
    void aTableOfAllBytesIsNotTold() {
        std::string table;
        for (int byte = 0xA0; byte < 0x100; ++byte)
            table += {static_cast<char>(byte), ' '};
        QVERIFY(confidenceOf(table) < 0.9);
        QVERIFY(confidenceOf("Le caf\xE9 est ferm\xE9 l'\xE9t\xE9, o\xF9 \xEA"
                             "tes-vous all\xE9s ?") > 0.95);
    }
};

QTEST_GUILESS_MAIN(ReliabilityTest)
#include "reliability_test.moc"
