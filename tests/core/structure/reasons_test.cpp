#include "core/structure/findings/reasons.h"

#include <QTest>

using namespace charsleuth;

class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreNoneAtFirst() {
        const Reasons reasons{};
        QVERIFY(reasons.empty() && reasons.begin() == reasons.end());
        QCOMPARE(reasons.weight().decibans, 0.0);
    }
    void theyStandInTheOrderInWhichTheyWereFound() {
        Reasons reasons;
        reasons.add({.effect = Effect::Weakens, .weight = {-3}});
        reasons.add({.effect = Effect::Supports, .weight = {10}});
        QCOMPARE(reasons.size(), std::size_t{2});
        QVERIFY(reasons[0].effect == Effect::Weakens && reasons[1].effect == Effect::Supports);
        QCOMPARE(reasons.weight().decibans, 7.0);
    }
    void aCopyKeepsThemWhateverBecomesOfTheFirst() {
        Reasons reasons;
        reasons.add({.weight = {-3}, .where = ByteRange{4, 5}, .detail = "one"});
        Reasons copy;
        copy.add({.weight = {1}, .detail = "gone"});
        copy = reasons;
        reasons = {};
        QVERIFY(reasons.empty());
        QCOMPARE(copy.size(), std::size_t{1});
        QCOMPARE(copy.weight().decibans, -3.0);
        QCOMPARE(copy[0].where, (ByteRange{4, 5}));
        QCOMPARE(copy[0].detail.text(), std::string("one"));
        const Reasons& same = copy;
        copy = same;
        QCOMPARE(copy[0].detail.text(), std::string("one"));
    }
    void aSentenceIsWordedWhenAskedFor() {
        const Sentence sentence(
            [](const Sentence::Facts& facts) {
                return std::to_string(facts[0]) + " of " + std::to_string(facts[1]);
            },
            {3, 7});
        QCOMPARE(sentence.text(), std::string("3 of 7"));
        QCOMPARE(Sentence().text(), std::string());
    }
    void asEvidenceItIsOfStructureAndAboutTheEncoding() {
        const Evidence evidence = evidenceOf(
            {.effect = Effect::Weakens, .weight = {-3}, .where = ByteRange{4, 5}, .detail = "one"},
            EncodingId::Koi8R);
        QCOMPARE(evidence.kind, EvidenceKind::Structure);
        QCOMPARE(evidence.source, std::string("byte-structure"));
        QCOMPARE(evidence.about, EncodingId::Koi8R);
        QCOMPARE(evidence.effect, Effect::Weakens);
        QCOMPARE(evidence.weight.decibans, -3.0);
        QCOMPARE(evidence.where, (ByteRange{4, 5}));
        QCOMPARE(evidence.detail.text(), std::string("one"));
    }
};

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
