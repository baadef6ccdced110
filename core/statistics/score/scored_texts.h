#pragma once

/// The texts of one sample, scored: which reads best, by how much, and which come to nothing.
/// (README.md beside this file: "Pruning".) For one thread; what is handed in outlives
/// it.

#include "core/bytes/sample.h"
#include "core/statistics/model/prior.h"
#include "core/statistics/score/text_scorer.h"
#include "core/statistics/text/candidate_text.h"
#include "core/statistics/text/ngram_counts.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <optional>
#include <span>
#include <vector>

namespace charsleuth {

/// Nats by which a reading may be behind before it makes no difference by how much more:
/// where it differs at so many places, of so many kinds, ranking believes no more of it (tempered()
/// in core/ranking/calibration.h; a test compares the two), or where what it believes comes to
/// `most` decibans.
float deficitThatSettles(std::uint64_t kinds, std::uint64_t places, float most = INFINITY);

/// Of SCSU and the like: without it they are no candidates. Then a bad byte may garble all that
/// follows it, which is as likely as noise and no less.
bool bearsItsSignature(EncodingId encoding);

/// A text with its score.
struct ScoredText {
    CandidateText* text;
    float logPrior;
    float other; ///< what else speaks for it, ln
    float score; ///< ln of P(prior)·P(sample), against P(sample | noise)
    Score statistics;
    std::size_t number;            ///< in the order of the texts
    float within = pruningDeficit; ///< by how much it may be behind the best one

    /// Whether it comes to nothing although it need not be behind.
    bool cannotWin() const { return statistics.pruned && within < 0; }
};

/// What is made once for a context, and the memory that goes away with it. Short input needs no
/// other.
struct ScoringContext {
    ScoringContext(const ByteCounts& given, const Prior& with, std::span<const Weight> beside)
        : counts(given), prior(with), others(beside), memory(m_first.data(), m_first.size()) {}

    const ByteCounts& counts;
    const Prior& prior;
    std::span<const Weight> others; ///< as in readings()

private:
    std::array<std::byte, 1 << 17> m_first; // not cleared

public:
    std::pmr::monotonic_buffer_resource memory; ///< of one ScoredTexts at a time
    Models models;
};

class ScoredTexts {
public:
    /// `byTrigrams`: the best ones are compared by two characters of context.
    ScoredTexts(ScoringContext& context, std::span<const SampleSegment> sample,
                std::span<const EncodingId> candidates, bool byTrigrams);
    ScoredTexts(const ScoredTexts&) = delete;
    ScoredTexts& operator=(const ScoredTexts&) = delete;

    /// Best first; behind them the pruned ones, in no order.
    std::span<const ScoredText* const> all() const { return m_all; }
    /// Whether one reading in one language is left, and its encodings give one text of all that was
    /// not scored, too.
    bool isSettled() const;

private:
    void scoreAll(TextScorer& scorer);
    bool mayBeData(const CandidateText& text) const { return m_asData && text.asciiBytes; }
    /// Sets what statistics say of a text, if it may be data what is said of data, and its score.
    void score(ScoredText& scored, const Score& statistics) const;
    /// Where code pages may differ: bytes of so high a value.
    Difference placesFrom(char32_t lowest) const;
    /// By how much a reading may be behind the best one before its share comes to nothing. Less
    /// than nothing: so much it has to be ahead.
    float pruningMargin(const ScoredText& scored, const ScoredText& best) const;
    /// The cost at which a text's statistics, without its prior, come to `least`.
    float mostOf(const CandidateText& text, float least) const;
    /// Scores the best of those that are left again. Where that is one reading in one language
    /// there is nothing to be decided better.
    void refine(TextScorer& scorer, std::span<ScoredText*> left);
    float scoreOf(const ScoredText& scored) const;

    NgramCounts m_bytes; ///< empty where no candidate is a code page
    CandidateTexts m_texts;
    std::uint64_t m_size = 0; ///< of the segments from their sync points on, as most texts are read
    std::optional<float> m_asData;         ///< what the sample costs as data, if it is ASCII; nats
    Difference m_places, m_highPlaces;     ///< of all bytes, of those from 0x80 on
    std::pmr::vector<ScoredText> m_scored; ///< in the order of the texts
    std::pmr::vector<ScoredText*> m_all;
};

} // namespace charsleuth
