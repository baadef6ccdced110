// Why: sentences with bars, and a verdict before them.

#include "app/viewer/models/reasons.h"
#include "core/registry/registry.h"
#include "tests/app/viewer/models/sample_document.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class ReasonsTest : public QObject {
    Q_OBJECT

private slots:
    void reasonsAreSentencesWithBars() {
        ReasonModel model;
        const QAbstractItemModelTester tester(&model);
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"ISO-8859-1", "html-meta", {0, 1}, *findEncoding("ISO-8859-1")}};
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {Qt::DisplayRole}),
                 u"Reads as Japanese\n"
                 "1 sequence does not fit\n"
                 "Against: the file says ISO-8859-1 (html-meta)"_s);
        QVERIFY(model.index(0).data(ReasonModel::BarRole).toDouble() > 0.5);
        QVERIFY(model.index(1).data(ReasonModel::BarRole).toDouble() < 0);
        QVERIFY(model.reason(1).where == (ByteRange{4, 5}));
    }

    void aDeclarationIsNotAgainstWhatItDeclares() {
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"cp1252", "html-meta", {0, 1}, EncodingId::Windows1252}};
        const auto against = [&] {
            return std::ranges::count_if(reasonsFor(state), [](const Reason& reason) {
                return reason.sentence.startsWith("Against");
            });
        };
        QCOMPARE(against(), std::ptrdiff_t(1));
        state.shown = EncodingId::Windows1252;
        QCOMPARE(against(), std::ptrdiff_t(0));
    }

    void reasonsOfOneKindStandTogether() {
        DocumentState state = document();
        const auto about = [](EvidenceKind kind, double decibans, const char* words) {
            return Evidence{.kind = kind, .weight = {decibans}, .detail = words};
        };
        state.answer->detection.ranked[0].reasons = {
            about(EvidenceKind::Declared, 300, "declared"),
            about(EvidenceKind::Statistics, 200, "statistics"),
            about(EvidenceKind::Structure, 100, "structure"),
            about(EvidenceKind::Statistics, -10, "statistics again")};
        ReasonModel model;
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {Qt::DisplayRole}),
                 u"Declared\nStatistics\nStatistics again\nStructure"_s);
    }

    void whatSpeaksForTheRivalsStandsBelow() {
        DocumentState state = document();
        state.answer->detection.ranked[1].reasons = {
            {.weight = {20}, .detail = "reads as English"},
            {.weight = {-20}, .detail = "speaks against it"}};
        ReasonModel model;
        const QAbstractItemModelTester tester(&model);
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {ReasonModel::HeadingRole, Qt::DisplayRole}),
                 u"false|Reads as Japanese\n"
                 "false|1 sequence does not fit\n"
                 "true|What speaks for windows-1252 (<1\u202F%)\n"
                 "false|Reads as English"_s);
    }

    void theVerdictComesFirst() {
        DocumentState state = document();
        QCOMPARE(verdictText(state), u"Why Shift_JIS"_s);
        state.answer->detection.ranked[1].reasons = {
            {.kind = EvidenceKind::Statistics,
             .source = "language-model:zh-Hans",
             .effect = Effect::Supports,
             .detail = "reads as Chinese (Simplified); less likely than as X"}};
        state.shown = EncodingId::Windows1252;
        QCOMPARE(verdictText(state),
                 u"windows-1252 is less likely than Shift_JIS: reads as Chinese (Simplified)"_s);
        state.shown = EncodingId::Utf8;
        QCOMPARE(verdictText(state), u"UTF-8 is ruled out: never a lead byte"_s);
        state.answer->detection.ranked[1].reasons[0].detail = "ASCII alone would read better";
        state.shown = EncodingId::Windows1252;
        QCOMPARE(verdictText(state),
                 u"windows-1252 is less likely than Shift_JIS: ASCII alone would read better"_s);
    }

    void opinionsWithoutWeightAreShownOnly() {
        DocumentState state = document();
        state.answer->detection.ranked[0].reasons = {{.kind = EvidenceKind::Opinion,
                                                      .source = "uchardet",
                                                      .effect = Effect::Supports,
                                                      .detail = "uchardet says SHIFT_JIS"}};
        ReasonModel model;
        model.setReasons(reasonsFor(state));
        QCOMPARE(lines(model, {Qt::DisplayRole, ReasonModel::SourceRole, ReasonModel::BarRole}),
                 u"uchardet says SHIFT_JIS|shown only|0"_s);
    }
};

QTEST_GUILESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
