// Tested by drawing_test.

#include "core/statistics/model/mark_costs.h"
#include "core/statistics/score/text_scorer.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace charsleuth {

namespace {

/// The most that a drawing's characters cost on average, nats, if they join: columns are looked at
/// then. Else they are marks.
constexpr double joinedDrawing = 5;

/// Stands for a character that is no drawing.
constexpr Shape noShape = 0xFF;
static_assert(!isDrawing(0x2500 + noShape));

} // namespace

float TextScorer::drawnInstead(const CandidateText& text) {
    const auto steps =
        static_cast<float>(costOfDrawing(text) - static_cast<std::int64_t>(text.ofDrawing));
    return static_cast<float>(costUnit) * steps + ofContext * static_cast<float>(text.drawn);
}

std::int64_t TextScorer::costOfDrawing(const CandidateText& text) {
    std::array<Shape, 256> shapes; // by units
    shapes.fill(noShape);
    for (std::size_t unit = text.firstNonAscii; unit < text.units(); ++unit)
        if (const char32_t character = text.character(unit); isDrawing(character))
            shapes[unit] = shapeOf(character);
    if (const auto known = std::ranges::find(m_drawings, shapes, &KnownDrawing::shapes);
        known != m_drawings.end())
        return known->cost;
    std::int64_t cost = 0;
    for (const BigramGroup& group : m_bigrams.groups())
        for (const UnitBigram& bigram : group.bigrams) {
            const Shape now = shapes[bigram.now];
            if (now == noShape)
                continue;
            const Shape before = bigram.before < gapUnit ? shapes[bigram.before] : noShape;
            cost +=
                std::int64_t{bigram.count} *
                (before == noShape ? costOfFirst(now, Beside::Nothing) : costOfNext(before, now));
        }
    m_drawings.push_back({shapes, cost});
    return cost;
}

std::int32_t TextScorer::costOfColumns(const CandidateText& text) {
    const double joined = joinedDrawing / costUnit * static_cast<double>(text.drawn);
    if (static_cast<double>(costOfDrawing(text)) > joined)
        return stepsOf(ofMarks);
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
