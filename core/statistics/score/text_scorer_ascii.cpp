// Tested by bigram_groups_test.

#include "core/registry/registry.h"
#include "core/statistics/score/text_scorer.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace charsleuth {

namespace {

/// Bigrams of the ASCII part that are scored at a time.
constexpr std::size_t asciiBigramsOfGroup = 32;

/// The costs less a part of them.
Costs without(Costs costs, const Costs& part) {
    for (std::size_t i = 0; i < costs.languages.size(); ++i)
        costs.languages[i] -= part.languages[i];
    return costs;
}

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

LatinAscii TextScorer::latinOf(const Scorer& latin, const Costs& ascii) {
    const float least = natsOf(latin.least(ascii));
    return {.least = least,
            .englishExcess = natsOf(ascii.languages[0]) - least,
            .bound = least,
            .stretches = nullptr};
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
        costsOfText.latin.bound = costsOfText.latin.least;
        return false;
    }
    const AsciiStretches* const stretches = costsOfText.latin.stretches;
    costsOfText.latin = latinOf(latin, sums);
    costsOfText.latin.stretches = stretches;
    if (costsOfText.asciiShared) {
        if (const Costs* const inside = insideWords(text))
            costsOfText.latin.bound =
                natsOf(latin.least(without(sums, *inside)) + latin.least(*inside));
        m_latin = costsOfText.latin;
        m_ascii[static_cast<std::size_t>(Script::Latin)] = sums;
    } else {
        costsOfText.latinCosts = sums;
    }
    return true;
}

const Costs* TextScorer::insideWords(const CandidateText& text) {
    if (m_insideWords || m_stretches.insideWords().empty())
        return m_insideWords ? &*m_insideWords : nullptr;
    std::array<Unit, 0x80> unitOf;
    unitOf.fill(gapUnit);
    for (std::size_t unit = 0; unit < text.units(); ++unit)
        if (const char32_t character = text.character(unit); character < unitOf.size())
            unitOf[character] = static_cast<Unit>(unit);
    std::pmr::vector<UnitBigram> bigrams(m_memory);
    for (const UnitBigram& bytes : m_stretches.insideWords()) {
        bigrams.push_back({unitOf[bytes.before], unitOf[bytes.now], bytes.count});
        if (bigrams.back().before == gapUnit || bigrams.back().now == gapUnit)
            return nullptr;
    }
    const LanguageModel& model = m_models.of(Script::Latin);
    Scorer(model, m_lookup.ofAscii(text, model), model.cases())
        .addAsciiBigrams(bigrams, false, m_insideWords.emplace());
    return &*m_insideWords;
}

TextScorer::AsWords TextScorer::asWords(const CandidateText& text, const TextCosts& costsOfText,
                                        const ScriptCosts& costs) {
    AsWords words{costsOfText.latin, asciiCosts(text, costsOfText, costs), costs.rest};
    // Damaged text shares no bigrams, but in encodings of several bytes ASCII letters side by side
    // are mostly the same ones.
    const bool mayBeDivided = costs.model().script() == Script::Latin &&
                              (costsOfText.asciiShared ||
                               byteStructureOf(text.encodings.front()) == ByteStructure::MultiByte);
    const Costs* const inside = mayBeDivided ? insideWords(text) : nullptr;
    if (!inside)
        return words;
    words.ascii = without(words.ascii, *inside);
    for (std::size_t i = 0; i < words.rest.languages.size(); ++i)
        words.rest.languages[i] += inside->languages[i];
    words.latin = latinOf(costs.scorer, words.ascii);
    words.latin.stretches = costsOfText.latin.stretches;
    return words;
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
