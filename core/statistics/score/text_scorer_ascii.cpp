// Tested by bigram_groups_test.

#include "core/registry/registry.h"
#include "core/statistics/score/text_scorer.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace charsleuth {

namespace {

/// Bigrams of the ASCII part that are scored at a time.
constexpr std::size_t asciiBigramsOfGroup = 32;

} // namespace

bool TextScorer::isAsciiShared(const CandidateText& text) const {
    if (text.asciiBytes)
        return true;
    if (!info(text.encodings.front()).asciiCompatible || text.undecodable > 0)
        return false;
    // ASCII characters come from single bytes, so equally many bigrams are the same ones.
    const auto isAscii = [&](Unit unit) { return unit >= gapUnit || text.character(unit) < 0x80; };
    const auto countOf = [](std::uint32_t sum, const UnitBigram& bigram) {
        return sum + bigram.count;
    };
    const std::span<const UnitBigram> bytes = m_bigrams.ascii();
    std::uint32_t count = 0;
    for (const UnitBigram& bigram : text.ngrams->bigrams())
        count += isAscii(bigram.before) && isAscii(bigram.now) ? bigram.count : 0;
    return count == std::accumulate(bytes.begin(), bytes.end(), std::uint32_t{0}, countOf);
}

bool TextScorer::isLatinAsciiKnown(const CandidateText& text, TextCosts& costsOfText) const {
    costsOfText.asciiShared = isAsciiShared(text);
    if (info(text.encodings.front()).asciiCompatible)
        costsOfText.latin.stretches = &m_stretches;
    if (!costsOfText.asciiShared || !m_latin)
        return false;
    costsOfText.latin = *m_latin;
    return true;
}

bool TextScorer::setLatinAscii(const CandidateText& text, TextCosts& costsOfText,
                               std::int32_t most) {
    const ScriptCosts& first = costsOfText.scripts.front();
    const bool isLatin = first.model().script() == Script::Latin;
    const LanguageModel& model = m_models.of(Script::Latin);
    const Scorer latin =
        isLatin ? first.scorer : Scorer(model, m_lookup.ofAscii(text, model), model.cases());
    const std::span<const UnitBigram> bigrams =
        text.asciiBytes ? m_bigrams.ascii() : text.ngrams->bigrams();
    Costs sums;
    std::uint32_t counted = 0;
    for (std::size_t begin = 0; begin < bigrams.size(); begin += asciiBigramsOfGroup) {
        const auto group =
            bigrams.subspan(begin, std::min(asciiBigramsOfGroup, bigrams.size() - begin));
        latin.addAsciiBigrams(group, text.ebcdic, sums);
        for (const UnitBigram& bigram : group)
            counted += bigram.count;
        const std::int32_t least = latin.least(sums);
        if (least <= most)
            continue;
        // The rest is assumed to go on like that.
        const double all = static_cast<double>(text.ngrams->size()) / counted;
        costsOfText.latin.least = static_cast<float>(costUnit * all * least);
        return false;
    }
    costsOfText.latin.least = static_cast<float>(costUnit * latin.least(sums));
    costsOfText.latin.englishExcess =
        static_cast<float>(costUnit * sums.languages[0]) - costsOfText.latin.least;
    if (costsOfText.asciiShared) {
        m_latin = costsOfText.latin;
        m_ascii[static_cast<std::size_t>(Script::Latin)] = sums;
    } else {
        costsOfText.latinCosts = sums;
    }
    return true;
}

Costs TextScorer::asciiCosts(const CandidateText& text, const TextCosts& costsOfText,
                             const ScriptCosts& costs) {
    const Script script = costs.model().script();
    if (!costsOfText.asciiShared && script == Script::Latin)
        return *costsOfText.latinCosts;
    auto& known = m_ascii[static_cast<std::size_t>(script)];
    if (costsOfText.asciiShared && known)
        return *known;
    Costs sums;
    costs.scorer.addAsciiBigrams(
        text.asciiBytes ? m_bigrams.ascii() : std::span(text.ngrams->bigrams()), text.ebcdic, sums);
    if (costsOfText.asciiShared)
        known = sums;
    return sums;
}

} // namespace charsleuth
