// The whole file in 512 parts, and what begins in each.

#include "app/viewer/models/overview.h"

#include "app/viewer/models/declarations.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

/// "@5 x2, @900 x1"
QString told(const std::vector<OverviewMark>& marks) {
    QStringList out;
    for (const OverviewMark& mark : marks)
        out += QStringLiteral("@%1 x%2").arg(mark.first.begin).arg(mark.count);
    return out.join(", ");
}

FileText textOf(const std::string& bytes) {
    const SharedBytes shared = bytesInMemory({bytes.begin(), bytes.end()});
    return {shared, buildIndex(*shared, EncodingId::Utf8)};
}

} // namespace

class OverviewTest : public QObject {
    Q_OBJECT

private slots:
    void placesOfOnePartAreOneMark() {
        Places places;
        places.add({{5, 6}, {9, 12}, {10, 20}, {5119, 5120}}); // parts of ten bytes
        QCOMPARE(told(marksOf(MarkKind::Hit, places, 5120)), u"@5 x2, @5119 x1"_s);
    }

    void aShortFileHasPartsWithoutBytes() {
        Places places;
        places.add({{0, 1}, {1, 2}, {3, 3}});
        QCOMPARE(told(marksOf(MarkKind::Hit, places, 3)), u"@0 x1, @1 x1, @3 x1"_s);
        QCOMPARE(told(marksOf(MarkKind::Hit, {}, 0)), QString());
    }

    void damageIsWhereItIs() {
        std::string bytes(1 << 20, 'a');
        for (const std::size_t at : {7u, 9u, 500000u, 1048575u})
            bytes[at] = '\xFF';
        QCOMPARE(told(malformedMarks(textOf(bytes))), u"@7 x2, @500000 x1, @1048575 x1"_s);
        QCOMPARE(told(malformedMarks(textOf("abc"))), QString());
        QCOMPARE(told(malformedMarks(textOf("\xFF\xFF"))), u"@0 x1, @1 x1"_s);
    }

    void marksAreSaidInWords() {
        QCOMPARE(textOf(OverviewMark{MarkKind::Malformed, {}, 1}), u"1 malformed"_s);
        QCOMPARE(textOf(OverviewMark{MarkKind::Difference, {}, 1200}), u"1,200 differences"_s);
    }

    void marksOfOneKindAreSaidInOne() {
        const std::vector<OverviewMark> marks{{MarkKind::Difference, {0, 1}, 2},
                                              {MarkKind::Malformed, {1, 2}, 1},
                                              {MarkKind::Difference, {3, 4}, 3}};
        QCOMPARE(textsOf(marks), (QStringList{u"1 malformed"_s, u"5 differences"_s}));
    }

    void declarationsAreReadFromTheEvidence() {
        DocumentState state{.bytes = bytesInMemory({})};
        QVERIFY(saidPlaces(state).empty());
        Detection detection;
        const Evidence meta{.kind = EvidenceKind::Declared,
                            .source = "html-meta",
                            .where = ByteRange{40, 46},
                            .detail = "HTML meta element says \"koi8-r\""};
        const Evidence beside{.kind = EvidenceKind::Declared, .detail = "the folder says so"};
        const Evidence bom{.kind = EvidenceKind::Declared,
                           .where = ByteRange{0, 3},
                           .detail = "UTF-8 byte order mark"};
        detection.ranked = {{.reasons = {meta, beside}}, {.reasons = {meta}}};
        detection.excluded = {{.reasons = {bom}}};
        detection.conflicts = {{.label = "koi8-r", .rule = "html-meta", .range = {40, 46}},
                               {.label = "x", .rule = "xml", .range = {60, 61}}};
        state.answer = Answer{.detection = detection};
        QStringList told;
        for (const SaidPlace& place : saidPlaces(state))
            told += QStringLiteral("%1: %2").arg(place.where.begin).arg(place.rule);
        QCOMPARE(told.join(u'\n'),
                 u"0: UTF-8 byte order mark\n"
                 "40: HTML meta element says \"koi8-r\"; its bytes read otherwise\n"
                 "60: xml says \"x\"; its bytes read otherwise"_s);
    }
};

QTEST_GUILESS_MAIN(OverviewTest)
#include "overview_test.moc"
