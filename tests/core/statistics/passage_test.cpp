#include "core/statistics/passage.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace charsleuth;

namespace {

Passage passageOf(std::string_view text, std::uint64_t offset = 0) {
    const SampleSegment segment{offset, {text.begin(), text.end()}, 0};
    return Passage::ofBytes({&segment, 1});
}

std::uint32_t countOf(const Passage& passage, char32_t before, char32_t now) {
    for (const UnitBigram& bigram : passage.bigrams())
        if (bigram.before < gapUnit && passage.units()[bigram.before] == before &&
            passage.units()[bigram.now] == now)
            return bigram.count;
    return 0;
}

std::uint32_t allBigrams(const Passage& passage) {
    std::uint32_t sum = 0;
    for (const UnitBigram& bigram : passage.bigrams())
        sum += bigram.count;
    return sum;
}

} // namespace

class PassageTest : public QObject {
    Q_OBJECT

private slots:
    void bigramsAreCounted() {
        const Passage passage = passageOf("abab");
        QCOMPARE(countOf(passage, 'a', 'b'), 2u);
        QCOMPARE(countOf(passage, 'b', 'a'), 1u);
    }
    void everyByteIsInABigram() {
        QCOMPARE(allBigrams(passageOf("abcde")), 5u);
        std::string all;
        for (int i = 0; i < 1000; ++i)
            all.push_back(static_cast<char>(i * 7));
        QCOMPARE(allBigrams(passageOf(all)), 1000u);
    }
    void theInputsFirstByteComesAfterTheStart() {
        QCOMPARE(passageOf("a").bigrams().front().before, startUnit);
        QCOMPARE(passageOf("a", 4).bigrams().front().before, gapUnit);
    }
    void asciiTrigramsAreLeftOutUnlessAskedFor() {
        const Passage passage = passageOf("abc\xE9");
        QCOMPARE(passage.trigrams(true).size(), 3u);
        QCOMPARE(passage.trigrams(false).size(), 1u);
    }
    void aMalformedPlaceIsAGap() {
        DecodedText text{u"a\uFFFDb", {{{1, 2}, 1, MalformedKind::Invalid}}};
        Passage passage;
        passage.add(text, true);
        passage.finish();
        QCOMPARE(passage.units().size(), 2u);
        QCOMPARE(countOf(passage, 'a', 'b'), 0u);
    }
    void aGenuineReplacementCharacterIsOne() {
        Passage passage;
        passage.add({u"\uFFFD", {}}, true);
        passage.finish();
        QCOMPARE(passage.units().size(), 1u);
    }
    void surrogatesAreOneCharacter() {
        Passage passage;
        passage.add({u"\U0001F600", {}}, true);
        passage.finish();
        QCOMPARE(passage.units().front(), U'\U0001F600');
    }
    void charactersThatThereAreNoMoreNumbersForAreGaps() {
        constexpr char16_t first = 0x3400, numbers = 0x4000;
        std::u16string text;
        for (char16_t i = 0; i <= numbers; ++i)
            text.push_back(static_cast<char16_t>(first + i));
        Passage passage;
        passage.add({text, {}}, true);
        passage.finish();
        QCOMPARE(passage.units().size(), std::size_t{numbers});
        QCOMPARE(passage.units().back(), char32_t{first + numbers - 1});
        QCOMPARE(allBigrams(passage), std::uint32_t{numbers});
    }
};

QTEST_APPLESS_MAIN(PassageTest)
#include "passage_test.moc"
