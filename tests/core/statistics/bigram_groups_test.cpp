#include "core/statistics/score/bigram_groups.h"

#include <QTest>

#include <map>
#include <set>
#include <string>
#include <utility>

using namespace charsleuth;

namespace {

NgramCounts ngramsOf(std::string_view text) {
    const SampleSegment segment{0, {text.begin(), text.end()}, 0};
    return NgramCounts::ofBytes({&segment, 1});
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

class BigramGroupsTest : public QObject {
    Q_OBJECT

private slots:
    void everyBigramIsInOnePlace() {
        const NgramCounts ngrams = ngramsOf(manyHighBytes());
        const BigramGroups groups(ngrams, std::pmr::get_default_resource());
        std::map<std::pair<Unit, Unit>, std::uint32_t> met;
        for (const UnitBigram& bigram : groups.ascii())
            met[{bigram.before, bigram.now}] += bigram.count;
        for (const BigramGroup& group : groups.groups()) {
            QVERIFY(!group.bigrams.empty() && group.bigrams.size() <= bigramsOfGroup);
            for (const UnitBigram& bigram : group.bigrams)
                met[{bigram.before, bigram.now}] += bigram.count;
        }
        QCOMPARE(met.size(), ngrams.bigrams().size());
        for (const UnitBigram& bigram : ngrams.bigrams())
            QCOMPARE((met[{bigram.before, bigram.now}]), bigram.count);
    }

    void aGroupKnowsHowManyCharactersWereCountedUpToItsEnd() {
        const BigramGroups groups(ngramsOf(manyHighBytes()), std::pmr::get_default_resource());
        std::uint32_t counted = 0;
        for (const BigramGroup& group : groups.groups()) {
            for (const UnitBigram& bigram : group.bigrams)
                counted += bigram.count;
            QCOMPARE(group.counted, counted);
        }
    }

    void theFirstGroupIsFromEverywhere() {
        const NgramCounts ngrams = ngramsOf(manyHighBytes());
        const BigramGroups groups(ngrams, std::pmr::get_default_resource());
        std::set<std::size_t> quarters; // of the bytes, which stand in ascending order here
        for (const UnitBigram& bigram : groups.groups().front().bigrams)
            for (const Unit unit : {bigram.before, bigram.now})
                if (unit < gapUnit && ngrams.units()[unit] >= 0x80)
                    quarters.insert((ngrams.units()[unit] - 0x80) / 32);
        QCOMPARE(quarters.size(), 4u);
    }

    void asciiTextHasNoGroups() {
        const BigramGroups groups(ngramsOf("plain"), std::pmr::get_default_resource());
        QVERIFY(groups.groups().empty());
        QCOMPARE(groups.ascii().size(), 5u); // with the bigram at the start
    }
};

QTEST_GUILESS_MAIN(BigramGroupsTest)
#include "bigram_groups_test.moc"
