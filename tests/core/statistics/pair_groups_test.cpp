#include "core/statistics/pair_groups.h"

#include <QTest>

#include <map>
#include <set>
#include <string>
#include <utility>

using namespace charsleuth;

namespace {

Passage passageOf(std::string_view text) {
    const SampleSegment segment{0, {text.begin(), text.end()}, 0};
    return Passage::ofBytes({&segment, 1});
}

/// "a\x80b\x81...": each high byte once, after an ASCII letter and before the next.
std::string manyHighBytes() {
    std::string text;
    for (int byte = 0x80; byte < 0x100; ++byte) {
        text += static_cast<char>('a' + byte % 26);
        text += static_cast<char>(byte);
    }
    return text + "plain";
}

} // namespace

class PairGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void everyPairIsInOnePlace() {
        const Passage passage = passageOf(manyHighBytes());
        const PairGroups groups(passage, std::pmr::get_default_resource());
        std::map<std::pair<Unit, Unit>, std::uint32_t> met;
        for (const UnitPair& pair : groups.ascii())
            met[{pair.before, pair.now}] += pair.count;
        for (const PairGroup& group : groups.groups()) {
            QVERIFY(!group.pairs.empty() && group.pairs.size() <= pairsOfGroup);
            for (const UnitPair& pair : group.pairs)
                met[{pair.before, pair.now}] += pair.count;
        }
        QCOMPARE(met.size(), passage.pairs().size());
        for (const UnitPair& pair : passage.pairs())
            QCOMPARE((met[{pair.before, pair.now}]), pair.count);
    }

    void aGroupKnowsHowManyCharactersWereCountedUpToItsEnd() {
        const PairGroups groups(passageOf(manyHighBytes()), std::pmr::get_default_resource());
        std::uint32_t counted = 0;
        for (const PairGroup& group : groups.groups()) {
            for (const UnitPair& pair : group.pairs)
                counted += pair.count;
            QCOMPARE(group.counted, counted);
        }
    }

    void theFirstGroupIsFromEverywhere() {
        const Passage passage = passageOf(manyHighBytes());
        const PairGroups groups(passage, std::pmr::get_default_resource());
        std::set<std::size_t> quarters; // of the bytes, which stand in ascending order here
        for (const UnitPair& pair : groups.groups().front().pairs)
            for (const Unit unit : {pair.before, pair.now})
                if (unit < gapUnit && passage.units()[unit] >= 0x80)
                    quarters.insert((passage.units()[unit] - 0x80) / 32);
        QCOMPARE(quarters.size(), 4u);
    }

    void plainTextHasNoGroups() {
        const PairGroups groups(passageOf("plain"), std::pmr::get_default_resource());
        QVERIFY(groups.groups().empty());
        QCOMPARE(groups.ascii().size(), 5u); // with the pair at the start
    }
};

QTEST_GUILESS_MAIN(PairGroupsTest)
#include "pair_groups_test.moc"
