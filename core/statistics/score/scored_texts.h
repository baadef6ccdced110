#pragma once

/// The candidate texts of one sample, scored and in order, with pruning (README.md of
/// core/statistics, "Pruning"). For one thread; the arguments must outlive the object.
/// Tested by reading_test.

#include "core/bytes/sample.h"
#include "core/statistics/model/prior.h"
#include "core/statistics/score/text_scorer.h"
#include "core/statistics/text/candidate_text.h"
#include "core/statistics/text/ngram_counts.h"
#include "core/statistics/text/taken_out.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

/// The deficit, nats, beyond which it makes no difference how far a reading is behind. A reading
/// that differs at `places` characters, of `kinds` kinds, has the largest deficit that ranking
/// believes, to within a deciban (believed() in core/ranking/judgement.h; a test compares the two),
/// or `most` decibans, if that is less.
float deficitThatSettles(std::uint64_t kinds, std::uint64_t places, float most = INFINITY);

/// Whether the encoding is a candidate only with its signature, as SCSU is. A bad byte may then
/// garble all that follows, so the text is never less probable than noise.
bool bearsItsSignature(EncodingId encoding);

/// A candidate text with its score.
struct ScoredText {
    CandidateText* text;
    float logPrior;
    float other; ///< its other weights, ln
    float score; ///< ln of P(encodings)·P(sample), against P(sample | noise)
    Score statistics;
    std::size_t number;            ///< index in the order of the candidate texts
    float within = pruningDeficit; ///< the deficit to the best one at which it is pruned

    /// Whether it was pruned although it need not be behind.
    bool cannotWin() const { return statistics.pruned && within < 0; }
};

/// The objects of one call, and its arena. Short input needs no other memory.
struct ScoringContext {
    ScoringContext(const ByteCounts& given, const Prior& with, std::span<const Weight> beside,
                   bool pruned)
        : counts(given), prior(with), others(beside), prunes(pruned),
          memory(m_first.data(), m_first.size()) {}

    const ByteCounts& counts;
    const Prior& prior;
    std::span<const Weight> others; ///< as in readings()
    /// Whether texts that cannot matter are left before their end.
    const bool prunes;

private:
    std::array<std::byte, 1 << 17> m_first; // deliberately not cleared

public:
    std::pmr::monotonic_buffer_resource memory; ///< used by one ScoredTexts at a time
    Models models;
};

class ScoredTexts {
public:
    /// `byTrigrams`: the best texts are scored again with two characters of context.
    ScoredTexts(ScoringContext& context, std::span<const SampleSegment> sample,
                std::span<const EncodingId> candidates, bool byTrigrams);
    ScoredTexts(const ScoredTexts&) = delete;
    ScoredTexts& operator=(const ScoredTexts&) = delete;

    /// Best first; the pruned ones last, in no order.
    std::span<const ScoredText* const> all() const { return m_all; }
    /// Whether one reading in one language is left, whose encodings give one text of all bytes that
    /// were not scored, too.
    bool isSettled() const;

private:
    void scoreAll(TextScorer& scorer);
    bool mayBeData(const CandidateText& text) const { return m_asData && text.asciiBytes; }
    /// Sets the score of a text; if it may be data, the better of the two.
    void score(ScoredText& scored, const Score& statistics) const;
    /// The characters at which code pages may differ: bytes of at least `lowest`.
    Difference placesFrom(char32_t lowest) const;
    /// The deficit, nats, at which a reading's share no longer matters. Negative: it would have to
    /// be ahead by that.
    float pruningMargin(const ScoredText& scored, const ScoredText& best) const;
    /// The cost at which a text's score, without its prior, is `least`.
    float mostOf(const CandidateText& text, float least) const;
    /// Scores the best of the remaining texts again, by trigrams, unless that is one reading in one
    /// language.
    void refine(TextScorer& scorer, std::span<ScoredText*> left);
    float scoreOf(const ScoredText& scored) const;

    TakenOut m_takenOut;                 ///< not in the sample
    std::vector<SampleSegment> m_sample; ///< without repetitions
    NgramCounts m_bytes;                 ///< empty if no candidate is a code page
    CandidateTexts m_texts;
    bool m_prunes;
    /// Bytes of the segments from their sync points on, where most texts begin.
    std::uint64_t m_size = 0;
    std::optional<float> m_asData;         ///< the cost of the sample as data, nats, if it is ASCII
    Difference m_places, m_highPlaces;     ///< all bytes; bytes from 0x80 on
    std::pmr::vector<ScoredText> m_scored; ///< in the order of the texts
    std::pmr::vector<ScoredText*> m_all;
};

} // namespace charsleuth
