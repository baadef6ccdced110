#include "app/convert/copy_plan.h"

#include <QTest>

using namespace charsleuth;

namespace {

Detection detectionOf(EncodingId encoding, double probability) {
    Detection detection;
    detection.ranked.push_back({.encoding = encoding, .probability = probability});
    return detection;
}

using Kind = CopyVerdict::Kind;

} // namespace

class CopyPlanTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSureIsCopied() {
        const Detection sure = detectionOf(EncodingId::Koi8R, 0.99);
        QVERIFY(planCopy(sure, {}, {}).kind == Kind::Copy);
        const CopyVerdict left = planCopy(sure, {}, {.to = EncodingId::Koi8R});
        QVERIFY(left.kind == Kind::Leave);
        QCOMPARE(left.reason, std::string("is KOI8-R already"));
    }
    void severalEncodingsAreRefusedWithoutSegments() {
        const Detection sure = detectionOf(EncodingId::Koi8R, 0.99);
        const InputFindings mixed{.mixed = true};
        const CopyVerdict refused = planCopy(sure, mixed, {});
        QVERIFY(refused.kind == Kind::Refuse);
        QVERIFY(refused.reason.find("detect --segments") != std::string::npos);
        QVERIFY(planCopy(sure, mixed, {.bySegments = true}).kind == Kind::Copy);
        QVERIFY(planCopy(sure, mixed, {.isNamed = true}).kind == Kind::Copy);
    }
    void textEncodedTwiceIsRefusedWithTheWayToRepairIt() {
        Detection twice = detectionOf(EncodingId::Utf8, 0.99);
        twice.encodedTwice = EncodingId::Windows1252;
        const CopyVerdict refused = planCopy(twice, {}, {.to = EncodingId::Utf16Le});
        QVERIFY(refused.kind == Kind::Refuse);
        QVERIFY(refused.reason.find("charsleuth repair") != std::string::npos);
        QVERIFY(planCopy(twice, {}, {.to = EncodingId::Utf8}).kind == Kind::Refuse);
        QVERIFY(planCopy(twice, {}, {.to = EncodingId::Windows1252}).kind == Kind::Copy);
        QVERIFY(planCopy(twice, {}, {.isNamed = true}).kind == Kind::Copy);
    }
    void aGuessIsRefusedUnlessItIsAllowed() {
        const Detection guess = detectionOf(EncodingId::Koi8R, 0.916);
        const CopyVerdict refused = planCopy(guess, {}, {});
        QVERIFY(refused.kind == Kind::Refuse);
        QVERIFY(refused.reason.find("92 %") != std::string::npos);
        QVERIFY(planCopy(guess, {}, {.leastConfidence = 0}).kind == Kind::Copy);
    }
    void binaryDataIsRefused() {
        Detection binary;
        binary.binary = true;
        QVERIFY(planCopy(binary, {}, {}).kind == Kind::Refuse);
    }
};

QTEST_GUILESS_MAIN(CopyPlanTest)
#include "copy_plan_test.moc"
