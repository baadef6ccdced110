#include "core/statistics/score/scorer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace charsleuth {

namespace {

/// The most that a sign after itself costs if it occurs that often, as in drawn lines. 2 nats.
constexpr std::int16_t boundOfRun = 25;
constexpr std::uint32_t leastOfRun = 4;
/// The bound in EBCDIC code pages, which differ in ASCII: 12 nats. A lower one would hide what is
/// hardly ever written.
constexpr std::int16_t ebcdicBound = 150;

/// The most that an ASCII sign, a tab or a digit costs after a letter outside ASCII, since the
/// models have seen sentences only: 8 nats, picked by hand. Words end in sentences as elsewhere,
/// and hardly mix scripts, so spaces, line ends and letters cost what they cost.
constexpr std::int16_t boundAfterLetter = 100;

/// The cost of a damaged character together with its successor: that of an ASCII one, for which it
/// may stand in another code page.
constexpr std::int32_t ofDamage = ebcdicBound;

/// The largest cost of a row, or of a back-off and its symbol.
constexpr std::int32_t largestCost = 2 * 0xFF;

/// The costs of `now` after `before`.
template <std::size_t fours>
[[gnu::always_inline]] inline Lanes<fours> costsOf(const LanguageModel& model, std::uint16_t before,
                                                   std::uint16_t now) {
    if (const CostRow own = model.bigram(before, now))
        return Lanes<fours>::of(own);
    Lanes<fours> row = Lanes<fours>::of(model.backOff(before));
    row += Lanes<fours>::of(model.single(now));
    return row;
}

/// CaseCosts of bigrams as a table, for look-ups without a branch.
class CasesOfBigrams {
public:
    explicit CasesOfBigrams(CaseCosts cases) {
        for (std::size_t before = 0; before < 3; ++before)
            for (std::size_t now = 0; now < 3; ++now)
                m_costs[before * 4 + now] =
                    cases.after(static_cast<LetterCase>(before), static_cast<LetterCase>(now));
    }
    /// The cost that is the same in all languages.
    std::int32_t sameForAll(ModelSymbol before, ModelSymbol now) const {
        return now.cost() + m_costs[static_cast<std::size_t>(before.letterCase()) * 4 +
                                    static_cast<std::size_t>(now.letterCase())];
    }

private:
    std::array<std::uint8_t, 12> m_costs;
};

} // namespace

Scorer::Scorer(const LanguageModel& model, ModelSymbols symbols, CaseCosts cases, bool ebcdic)
    : m_model(&model), m_symbols(symbols), m_cases(cases),
      m_afterLetter(ebcdic ? ebcdicBound : boundAfterLetter) {}

Beside Scorer::besideOf(ModelSymbol symbol) const {
    const Alphabet& alphabet = m_model->alphabet();
    const std::uint16_t digit = alphabet.numberIn(m_model->script(), alphabet.symbolOf(U'0'));
    return Alphabet::isBlank(symbol.number())                               ? Beside::Nothing
           : Alphabet::isQuote(symbol.number())                             ? Beside::Quote
           : alphabet.isCommon(symbol.number()) || symbol.number() == digit ? Beside::Sign
                                                                            : Beside::Letter;
}

std::int32_t Scorer::costOfDrawn(ModelSymbol before, ModelSymbol now) const {
    if (before.isDrawing())
        return costOfNext(before.shape(), now.shape());
    return costOfFirst(now.shape(), besideOf(before));
}

std::int32_t Scorer::costAfterDrawn(ModelSymbol now) const {
    return costAfterDrawing(besideOf(now));
}

bool Scorer::isBounded(ModelSymbol before, ModelSymbol now) const {
    const Alphabet& alphabet = m_model->alphabet();
    return now.isAscii() && !before.isAscii() && !Alphabet::endsWord(now.number()) &&
           alphabet.isCommonOrDigit(now.number()) && m_model->isOwnLetter(before.number());
}

template <class Work>
auto Scorer::forRows(const Work& work) const {
    const std::size_t fours = (m_model->stride() + 3) / 4;
    // Most texts are Latin, with the most languages.
    const auto choose = [&]<std::size_t n>(const auto& next) {
        if constexpr (n > 1)
            if (fours < n)
                return next.template operator()<n - 1>(next);
        return work.template operator()<n>();
    };
    return choose.template operator()<maxLanguages / 4>(choose);
}

void Scorer::addAsciiBigrams(std::span<const UnitBigram> bigrams, bool ebcdic, Costs& costs) const {
    if (ebcdic)
        addAsciiBigramsUpTo<ebcdicBound>(bigrams, costs.languages);
    else
        addAsciiBigramsUpTo<asciiBound>(bigrams, costs.languages);
}

template <std::int16_t bound>
void Scorer::addAsciiBigramsUpTo(std::span<const UnitBigram> bigrams, CostSums& costs) const {
    const CasesOfBigrams cases(m_model->cases());
    forRows([&]<std::size_t fours>() {
        RowSums<fours, bound> sums(costs);
        for (const UnitBigram& bigram : bigrams) {
            const ModelSymbol before = m_symbols[bigram.before], now = m_symbols[bigram.now];
            if (!before.isAscii() || !now.isAscii())
                continue;
            Lanes<fours> row = costsOf<fours>(*m_model, before.number(), now.number());
            const bool isRun = bigram.before == bigram.now && bigram.count >= leastOfRun &&
                               now.letterCase() == LetterCase::Neither;
            row.raise(static_cast<std::int16_t>(cases.sameForAll(before, now)),
                      isRun ? boundOfRun : bound);
            sums.add(row, bigram.count);
        }
    });
}

std::uint32_t Scorer::addOtherBigrams(std::span<const UnitBigram> bigrams, Costs& costs) const {
    // Prefetch: the models are larger than the processor's cache.
    for (const UnitBigram& bigram : bigrams)
        m_model->prefetchBigram(m_symbols[bigram.before].number(), m_symbols[bigram.now].number());
    const CasesOfBigrams cases(m_cases);
    return forRows([&]<std::size_t fours>() {
        RowSums<fours, largestCost> sums(costs.languages);
        std::int32_t same = 0;
        std::uint32_t missing = 0;
        for (const UnitBigram& bigram : bigrams) {
            const ModelSymbol before = m_symbols[bigram.before], now = m_symbols[bigram.now];
            missing += now.isMissing() ? bigram.count : 0;
            if ((before.isAscii() && now.isAscii()) || now.isMissing())
                continue;
            if (now.isDrawing()) [[unlikely]] {
                same += static_cast<std::int32_t>(bigram.count) * costOfDrawn(before, now);
                continue;
            }
            if (before.isDrawing() && now.isAscii()) [[unlikely]] {
                same += static_cast<std::int32_t>(bigram.count) * costAfterDrawn(now);
                continue;
            }
            Lanes<fours> row = costsOf<fours>(*m_model, before.number(), now.number());
            if (bigram.before == bigram.now && bigram.count >= leastOfRun &&
                m_model->alphabet().isSign(now.number())) [[unlikely]] {
                row.raise(now.cost(), boundOfRun);
                sums.add(row, bigram.count);
                continue;
            }
            if (isBounded(before, now))
                row.raise(0, m_afterLetter);
            sums.add(row, bigram.count);
            same += static_cast<std::int32_t>(bigram.count) * cases.sameForAll(before, now);
        }
        costs.same += same;
        return missing;
    });
}

void Scorer::addListed(Unit first, std::span<const std::uint32_t> counts, Listed listed,
                       Costs& costs) const {
    forRows([&]<std::size_t fours>() {
        RowSums<fours, largestCost> sums(costs.languages);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const ModelSymbol now = m_symbols[static_cast<Unit>(first + i)];
            if (now.isMissing())
                continue;
            const std::uint32_t few = std::min(counts[i], listed.often);
            costs.same += listed.ofSurplus * static_cast<std::int32_t>(counts[i] - few);
            if (now.isDrawing() || !m_model->isOwnLetter(now.number())) {
                const std::int16_t cost = now.isDrawing() ? listed.ofDrawing : listed.ofSign;
                costs.same += cost * static_cast<std::int32_t>(few);
                continue;
            }
            Lanes<fours> row = Lanes<fours>::of(m_model->listed(now.number()));
            row.raise(0, listed.ofLetter);
            sums.add(row, few);
        }
    });
}

std::int32_t Scorer::least(const Costs& costs) const {
    std::int32_t least = costs.languages.front();
    for (std::size_t i = 1; i < m_model->languages(); ++i)
        least = std::min(least, costs.languages[i]);
    return least + costs.same;
}

void Scorer::refine(std::span<const UnitTrigram> trigrams, bool ebcdic, Costs& costs) const {
    const std::uint16_t gap = m_symbols[gapUnit].number();
    forRows([&]<std::size_t fours>() {
        RowSums<fours, largestCost> changes(costs.languages);
        std::int32_t cases = 0;
        for (const UnitTrigram& trigram : trigrams) {
            const ModelSymbol first = m_symbols[trigram.first], before = m_symbols[trigram.before],
                              now = m_symbols[trigram.now];
            const bool ascii =
                before.isAscii() && now.isAscii() &&
                (first.isAscii() || (ebcdic && !m_model->isOwnLetter(first.number())));
            // No word begins after an apostrophe, so the context of a gap would mislead.
            const bool goesOn = before.isAscii() && Alphabet::isApostrophe(first.number());
            if (ascii || goesOn || now.isMissing() || now.isDrawing() ||
                !m_model->isOwnLetter(before.number()))
                continue;
            cases += static_cast<std::int32_t>(trigram.count) *
                     (m_cases.after(first.letterCase(), before.letterCase(), now.letterCase()) -
                      m_cases.after(before.letterCase(), now.letterCase()));
            const std::uint16_t context =
                m_model->isOwnLetter(first.number()) ? first.number() : gap;
            if (const CostRow own = m_model->trigram(context, before.number(), now.number())) {
                Lanes<fours> row = Lanes<fours>::of(own);
                Lanes<fours> bigram = costsOf<fours>(*m_model, before.number(), now.number());
                if (isBounded(before, now)) {
                    row.raise(0, m_afterLetter);
                    bigram.raise(0, m_afterLetter);
                }
                row -= bigram;
                changes.add(row, trigram.count);
            } else if (const CostRow back = m_model->backOff(context, before.number())) {
                Lanes<fours> row = Lanes<fours>::of(back);
                if (isBounded(before, now)) {
                    Lanes<fours> bigram = costsOf<fours>(*m_model, before.number(), now.number());
                    row += bigram;
                    row.raise(0, m_afterLetter);
                    bigram.raise(0, m_afterLetter);
                    row -= bigram;
                }
                changes.add(row, trigram.count);
            }
        }
        costs.same += cases;
    });
}

template <std::size_t fours>
Lanes<fours> Scorer::costsAfterTwo(const UnitTrigram& trigram) const {
    const ModelSymbol first = m_symbols[trigram.first], before = m_symbols[trigram.before],
                      now = m_symbols[trigram.now];
    Lanes<fours> row = costsOf<fours>(*m_model, before.number(), now.number());
    std::int32_t same = now.cost() + m_cases.after(before.letterCase(), now.letterCase());
    if (m_model->isOwnLetter(before.number())) {
        const std::uint16_t context =
            m_model->isOwnLetter(first.number()) ? first.number() : m_symbols[gapUnit].number();
        if (const CostRow own = m_model->trigram(context, before.number(), now.number()))
            row = Lanes<fours>::of(own);
        else if (const CostRow back = m_model->backOff(context, before.number()))
            row += Lanes<fours>::of(back);
        same =
            now.cost() + m_cases.after(first.letterCase(), before.letterCase(), now.letterCase());
    }
    row.raise(static_cast<std::int16_t>(same), std::numeric_limits<std::int16_t>::max());
    return row;
}

CostSums Scorer::beyondDamage(std::span<const UnitTrigram> trigrams,
                              std::span<const std::uint32_t> counts) const {
    return forRows([&]<std::size_t fours>() {
        CostSums most{};
        for (std::size_t i = 0; i < trigrams.size(); ++i) {
            const Unit odd = trigrams[i].now;
            if (counts[odd] != 1 || m_symbols[odd].isAscii() || m_symbols[odd].isMissing())
                continue;
            Lanes<fours> row = costsAfterTwo<fours>(trigrams[i]);
            if (i + 1 < trigrams.size() && trigrams[i + 1].before == odd) {
                row += costsAfterTwo<fours>(trigrams[i + 1]);
                row -= costsAfterTwo<fours>({gapUnit, gapUnit, trigrams[i + 1].now, 1});
            }
            CostSums costs{};
            row.addTo(costs.data());
            for (std::size_t language = 0; language < most.size(); ++language)
                most[language] = std::max(most[language], costs[language] - ofDamage);
        }
        return most;
    });
}

} // namespace charsleuth
