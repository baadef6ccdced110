#include "core/statistics/text/ngram_counts.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace charsleuth;

namespace {

NgramCounts ngramsOf(std::string_view text, std::uint64_t offset = 0) {
    const SampleSegment segment{offset, {text.begin(), text.end()}, 0};
    return NgramCounts::ofBytes({&segment, 1});
}

std::uint32_t countOf(const NgramCounts& ngrams, char32_t before, char32_t now) {
    for (const UnitBigram& bigram : ngrams.bigrams())
        if (bigram.before < gapUnit && ngrams.units()[bigram.before] == before &&
            ngrams.units()[bigram.now] == now)
            return bigram.count;
    return 0;
}

std::uint32_t allBigrams(const NgramCounts& ngrams) {
    std::uint32_t sum = 0;
    for (const UnitBigram& bigram : ngrams.bigrams())
        sum += bigram.count;
    return sum;
}

} // namespace

class NgramCountsTest : public QObject {
    Q_OBJECT

private slots:
    void bigramsAreCounted() {
        const NgramCounts ngrams = ngramsOf("abab");
        QCOMPARE(countOf(ngrams, 'a', 'b'), 2u);
        QCOMPARE(countOf(ngrams, 'b', 'a'), 1u);
    }
    void everyByteIsInABigram() {
        QCOMPARE(allBigrams(ngramsOf("abcde")), 5u);
        std::string all;
        for (int i = 0; i < 1000; ++i)
            all.push_back(static_cast<char>(i * 7));
        QCOMPARE(allBigrams(ngramsOf(all)), 1000u);
    }
    void theInputsFirstByteComesAfterTheStart() {
        QCOMPARE(ngramsOf("a").bigrams().front().before, startUnit);
        QCOMPARE(ngramsOf("a", 4).bigrams().front().before, gapUnit);
    }
    void asciiTrigramsAreLeftOutUnlessAskedFor() {
        const NgramCounts ngrams = ngramsOf("abc\xE9");
        QCOMPARE(ngrams.trigrams(true).size(), 3u);
        QCOMPARE(ngrams.trigrams(false).size(), 1u);
    }
    void aMalformedPlaceIsAGap() {
        DecodedText text{u"a\uFFFDb", {{{1, 2}, 1, MalformedKind::Invalid}}};
        NgramCounts ngrams;
        ngrams.add(text, true);
        ngrams.finish();
        QCOMPARE(ngrams.units().size(), 2u);
        QCOMPARE(countOf(ngrams, 'a', 'b'), 0u);
    }
    void aGenuineReplacementCharacterIsOne() {
        NgramCounts ngrams;
        ngrams.add({u"\uFFFD", {}}, true);
        ngrams.finish();
        QCOMPARE(ngrams.units().size(), 1u);
    }
    void surrogatesAreOneCharacter() {
        NgramCounts ngrams;
        ngrams.add({u"\U0001F600", {}}, true);
        ngrams.finish();
        QCOMPARE(ngrams.units().front(), U'\U0001F600');
    }
    void charactersThatThereAreNoMoreNumbersForAreGaps() {
        constexpr char16_t first = 0x3400, numbers = 0x4000;
        std::u16string text;
        for (char16_t i = 0; i <= numbers; ++i)
            text.push_back(static_cast<char16_t>(first + i));
        NgramCounts ngrams;
        ngrams.add({text, {}}, true);
        ngrams.finish();
        QCOMPARE(ngrams.units().size(), std::size_t{numbers});
        QCOMPARE(ngrams.units().back(), char32_t{first + numbers - 1});
        QCOMPARE(allBigrams(ngrams), std::uint32_t{numbers});
    }
};

QTEST_APPLESS_MAIN(NgramCountsTest)
#include "ngram_counts_test.moc"
