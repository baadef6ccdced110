// Tested by drawing_test.

#include "core/statistics/score/text_scorer.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace charsleuth {

namespace {

/// The most that a drawing's characters cost on average, nats, if it may be one: columns are looked
/// at then.
constexpr double joinedDrawing = 5;

} // namespace

float TextScorer::drawnInstead(const CandidateText& text) {
    const auto steps =
        static_cast<float>(costOfDrawing(text) - static_cast<std::int64_t>(text.ofDrawing));
    return static_cast<float>(costUnit) * steps + ofContext * static_cast<float>(text.drawn);
}

std::int64_t TextScorer::costOfDrawing(const CandidateText& text) {
    const std::span units = std::span(text.ngrams->units()).subspan(text.firstNonAscii);
    const auto isSame = [&](const KnownDrawing& known) {
        return std::ranges::all_of(units, [&](char32_t byte) {
            const char32_t one = (*known.codePage)[byte], other = (*text.codePage)[byte];
            return one == other || (!isDrawing(one) && !isDrawing(other));
        });
    };
    if (const auto known = std::ranges::find_if(m_drawings, isSame); known != m_drawings.end())
        return known->cost;
    std::array<bool, 256> isDrawn{}; // by units
    for (std::size_t unit = text.firstNonAscii; unit < text.units(); ++unit)
        isDrawn[unit] = isDrawing(text.character(unit));
    std::int64_t cost = 0;
    for (const BigramGroup& group : m_bigrams.groups())
        for (const UnitBigram& bigram : group.bigrams) {
            if (!isDrawn[bigram.now])
                continue;
            const Shape now = shapeOf(text.character(bigram.now));
            const bool isAfterDrawing = bigram.before < gapUnit && isDrawn[bigram.before];
            cost += std::int64_t{bigram.count} *
                    (isAfterDrawing ? costOfNext(shapeOf(text.character(bigram.before)), now)
                                    : costOfFirst(now, Beside::Nothing));
        }
    m_drawings.push_back({text.codePage, cost});
    return cost;
}

std::int32_t TextScorer::costOfColumns(const CandidateText& text) {
    const double joined = joinedDrawing / costUnit * static_cast<double>(text.drawn);
    if (static_cast<double>(costOfDrawing(text)) > joined)
        return 0;
    if (!m_verticalPairs)
        m_verticalPairs = verticalPairs(m_sample);
    std::int32_t cost = 0;
    for (const VerticalPair& pair : *m_verticalPairs) {
        const char32_t above = (*text.codePage)[pair.above], now = (*text.codePage)[pair.below];
        if (isDrawing(above) && isDrawing(now))
            cost += static_cast<std::int32_t>(pair.count) * costBelow(shapeOf(above), shapeOf(now));
    }
    return cost;
}

} // namespace charsleuth
