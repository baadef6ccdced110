#include "core/statistics/reading.h"

#include "core/statistics/score/scored_texts.h"
#include "core/statistics/skipped.h"
#include "core/statistics/text/excerpt.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace charsleuth {

namespace {

/// The most plain ASCII that is scored beside 8-bit text, bytes: all readings are the same there,
/// and more of it says no more about the language.
constexpr std::size_t scoredAscii = 1024;
/// Bytes of a longer sample that are scored first, to prune readings.
constexpr std::size_t scoredFirst[] = {256, 1024};
/// Bytes after which one reading in one language ends the scoring.
constexpr std::size_t leastSettled = 1024;

constexpr double evenChance = 0.5; ///< the least probability of a language that is named

Reading readingOf(const ScoredText& scored) {
    Reading reading{.language = scored.statistics.language, .letters = scored.statistics.letters};
    reading.languageFacts = scored.statistics.languageFacts;
    reading.prior = {decibansPerNat * scored.logPrior};
    reading.weight = Weight{decibansPerNat * scored.score} - reading.prior;
    reading.characters = scored.text->nonAscii;
    reading.cost = scored.statistics.ofNonAscii;
    reading.encodings = scored.text->encodings;
    if (!std::ranges::is_sorted(reading.encodings)) // decoded texts come after code pages
        std::ranges::sort(reading.encodings);
    return reading;
}

/// Whether bytes that the sample does not contain may be letters, in a text that has none so far.
bool mayBeLetters(const CandidateText& text, std::span<const SampleSegment> sample,
                  const ByteCounts& counts) {
    if (counts.high == 0)
        return !readsAscii(text.encodings.front(), counts);
    std::array<bool, 256> seen{};
    for (const SampleSegment& segment : sample)
        for (const Byte byte : segment.bytes)
            seen[byte] = true;
    for (std::size_t byte = 0x80; byte < seen.size(); ++byte)
        if (counts.count[byte] > 0 && !seen[byte])
            return true;
    return false;
}

/// Scales the reading of a part to the whole sample. Its kinds are those of the part.
void scaleUp(Reading& reading, double scale) {
    const auto scaled = [scale](std::uint64_t n) {
        return static_cast<std::uint64_t>(static_cast<double>(n) * scale);
    };
    reading.weight = Weight{reading.weight.decibans * scale};
    reading.characters = scaled(reading.characters);
    reading.cost *= scale;
    reading.differing = scaled(reading.differing);
}

/// Whether ASCII beside 8-bit text is really ASCII, and not an escaped encoding.
bool isOnlyAscii(const ByteCounts& counts, std::span<const EncodingId> candidates) {
    return counts.high > 0 && std::ranges::none_of(candidates, [](EncodingId encoding) {
               return byteStructureOf(encoding) == ByteStructure::Escaped;
           });
}

/// The weight, ln, below which structure has found damage other than an end inside a character.
constexpr float damaged = -2;

/// Whether a multi-byte encoding decodes the whole input without damage. The few such encodings
/// stay after the first part: it may be a table of characters, which is no language.
bool isSound(const ScoredText& scored) {
    return byteStructureOf(scored.text->encodings.front()) == ByteStructure::MultiByte &&
           scored.text->nonAscii > 0 && scored.other > damaged;
}

/// Removes the candidates from `candidates` that a part of the sample has pruned, and returns their
/// readings. Their weights are against the best reading, including its prior. `keepsSound`: sound
/// multi-byte encodings stay, whatever the part says.
std::vector<Reading> sortOut(const ScoredTexts& ofPart, double scale, bool keepsSound,
                             std::vector<EncodingId>& candidates) {
    const ScoredText& best = *ofPart.all().front();
    std::vector<Reading> prunedOnes;
    candidates.clear();
    for (const ScoredText* each : ofPart.all()) {
        const double deficit = best.score - each->score;
        if ((deficit < pruningDeficit && !each->cannotWin()) || (keepsSound && isSound(*each))) {
            candidates.insert(candidates.end(), each->text->encodings.begin(),
                              each->text->encodings.end());
            continue;
        }
        Reading& reading = prunedOnes.emplace_back(readingOf(*each));
        const Difference places = difference(*each->text, *best.text);
        reading.differing = places.characters;
        reading.weight = Weight{-decibansPerNat * deficit};
        scaleUp(reading, scale);
        // Code pages have few kinds, which the part shows; those of decoded text grow with it.
        const bool areCodePages = !each->text->own && !best.text->own;
        reading.kinds = areCodePages
                            ? places.kinds
                            : static_cast<std::uint64_t>(static_cast<double>(places.kinds) * scale);
        reading.weight += Weight{} - reading.prior;
    }
    return prunedOnes;
}

std::vector<Reading> inOrder(const ScoredTexts& scored) {
    std::vector<Reading> result;
    result.reserve(scored.all().size());
    const CandidateText& best = *scored.all().front()->text;
    for (const ScoredText* each : scored.all()) {
        const Difference places =
            each->text == &best ? Difference{} : difference(*each->text, best);
        result.push_back(readingOf(*each));
        result.back().differing = places.characters;
        result.back().kinds = places.kinds;
    }
    return result;
}

std::vector<Reading> readingsOf(ScoringContext& context, std::span<const SampleSegment> sample,
                                std::span<const EncodingId> candidates, Effort effort) {
    const ByteCounts& counts = context.counts;
    const bool fewAscii = effort != Effort::Whole && isOnlyAscii(counts, candidates);
    const std::vector<SampleSegment> whole =
        excerpt(sample, mostScored, fewAscii ? scoredAscii : SIZE_MAX);
    std::vector<EncodingId> hopeful(candidates.begin(), candidates.end());
    std::vector<Reading> result, prunedOnes;
    // In the middle of the text a signed encoding would be decoded in a wrong state.
    const bool hasParts = context.prunes && std::ranges::none_of(candidates, bearsItsSignature);
    for (const std::size_t size : scoredFirst) {
        if (!hasParts || sizeOf(whole) <= 2 * size)
            break;
        const std::vector<SampleSegment> part = excerpt(whole, size);
        context.memory.release();
        const ScoredTexts scored(context, part, hopeful, false);
        const double scale = static_cast<double>(sizeOf(whole)) / static_cast<double>(sizeOf(part));
        std::ranges::move(sortOut(scored, scale, size < leastSettled, hopeful),
                          std::back_inserter(prunedOnes));
        if (effort == Effort::Whole || size < leastSettled || !scored.isSettled())
            continue;
        if (const ScoredText& best = *scored.all().front();
            best.statistics.letters || !mayBeLetters(*best.text, part, counts)) {
            scaleUp(result.emplace_back(readingOf(best)), scale);
            break;
        }
    }
    if (result.empty()) {
        context.memory.release();
        result = inOrder(ScoredTexts(context, whole, hopeful, true));
    }
    for (Reading& reading : prunedOnes) {
        reading.weight += result.front().prior + result.front().weight;
        result.push_back(std::move(reading));
    }
    return result;
}

} // namespace

NamedLanguage namedLanguage(const Reading& reading) {
    const double confidence = languageConfidence(reading.languageFacts);
    if (reading.language.empty() || confidence < evenChance)
        return {};
    return {reading.language, confidence};
}

std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior,
                              Effort effort, std::span<const Weight> others) {
    if (candidates.empty())
        return {};
    ScoringContext context(counts, prior, others, effort != Effort::Exhaustive);
    if (!context.prunes)
        return readingsOf(context, sample, candidates, effort);
    if (const Leaders leaders = leadersOf(counts, candidates, others); !leaders.behind.empty()) {
        std::vector<Reading> result = readingsOf(context, sample, leaders.near, effort);
        if (isFarAhead(result.front(), leaders, others)) {
            addSkipped(leaders.behind, prior, result);
            return result;
        }
    }
    return readingsOf(context, sample, candidates, effort);
}

} // namespace charsleuth
