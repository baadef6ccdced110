#include "core/statistics/score/scored_texts.h"

#include "core/statistics/score/data_cost.h"
#include "core/statistics/text/levelled_words.h"
#include "core/statistics/text/repeats.h"

#include "core/decode/single_byte_table.h"
#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace charsleuth {

namespace {

/// The most readings that are scored again with two characters of context, and the most nats by
/// which they may be behind.
constexpr std::size_t refined = 8;
constexpr float refinedWithin = 60;
/// The most that trigrams may change, nats.
constexpr float slack = 10;
/// A reading that is this far behind, decibans, by all that ranking believes, does not matter: its
/// share is what ranking mixes in from the prior.
constexpr float nothing = 70;

/// The least deficit of an estimate to the best reading, nats.
constexpr float justBehind = 0.01F;

/// The cost of a byte that a code page does not define, beside structure's, so that it is not
/// cheaper than a rare character: nats, for the first `undefinedBytes`; picked by hand.
constexpr float undefinedByte = 5.5F;
constexpr std::uint64_t undefinedBytes = 50;

/// The cost for a multi-byte encoding that explains nothing but damage: ASCII with a stray byte is
/// text in a code page. Nats, picked by hand.
constexpr float nothingButDamage = 10;

/// One ASCII text in three is no language; picked by hand. Nats.
constexpr float rarenessOfData = 1;

constexpr double natsPerByteOfNoise = 8 * std::numbers::ln2;

/// The cost of undecodable bytes, beside structure's.
float costOfUndecodable(const CandidateText& text) {
    if (!text.own)
        return undefinedByte * static_cast<float>(std::min(text.undecodable, undefinedBytes));
    return text.undecodable > 0 && text.nonAscii == 0 ? nothingButDamage : 0;
}

bool isBetter(const ScoredText* a, const ScoredText* b) {
    return a->score != b->score ? a->score > b->score : a->number < b->number;
}

bool haveCodePages(std::span<const EncodingId> candidates) {
    return std::ranges::any_of(candidates, singleByteTable);
}

bool haveWideUnits(std::span<const EncodingId> candidates) {
    return std::ranges::any_of(candidates, [](EncodingId encoding) {
        return byteStructureOf(encoding) == ByteStructure::Wide || bearsItsSignature(encoding);
    });
}

/// Whether ASCII letters and digits are words in all candidates: not those of an escaped encoding,
/// nor EBCDIC's other characters.
bool haveAsciiWords(std::span<const EncodingId> candidates) {
    return std::ranges::none_of(candidates, [](EncodingId encoding) {
        return byteStructureOf(encoding) == ByteStructure::Escaped || isEbcdic(encoding);
    });
}

/// Turns CR into LF. Models have seen CR before LF only, so that whatever else follows it is rare.
void endLinesWithLf(std::vector<SampleSegment>& sample) {
    for (SampleSegment& segment : sample)
        std::ranges::replace(segment.bytes, Byte{'\r'}, Byte{'\n'});
}

/// The sample without enumerations and lone bytes, which go to `takenOut`, and without most of its
/// repetitions.
std::vector<SampleSegment> toScore(const ByteCounts& counts, std::span<const SampleSegment> sample,
                                   std::span<const EncodingId> candidates, TakenOut& takenOut) {
    std::vector<SampleSegment> scored(sample.begin(), sample.end());
    if (counts.high == 0)
        return scored;
    const bool wide = haveWideUnits(candidates);
    if (!wide) {
        if (counts.cr > 0 && counts.lf == 0)
            endLinesWithLf(scored);
        takeRepeatedLines(scored);
        takenOut.enumerations = takeEnumerations(scored);
        takenOut.loneBytes = takeLoneBytes(scored);
        if (haveAsciiWords(candidates))
            levelWords(scored);
    }
    return withoutRepeats(scored, wide);
}

float otherOf(const CandidateText& text, std::span<const Weight> others) {
    if (others.empty())
        return 0;
    double most = -std::numeric_limits<double>::infinity();
    for (const EncodingId encoding : text.encodings)
        most = std::max(most, others[static_cast<std::size_t>(encoding)].decibans);
    return static_cast<float>(most / decibansPerNat);
}

/// A sort key: the most promising texts are scored first, so that others are soon pruned. Decoded
/// texts come first, since they are few, and EBCDIC last, since it is mostly ruled out; then by
/// thousandths of a nat, then by number.
std::uint64_t turnOf(const ScoredText& scored) {
    constexpr float most = 1e6F;
    const CandidateText& text = *scored.text;
    const std::uint64_t kind = text.own ? 0 : text.asciiBytes ? 1 : 2;
    const auto asNoise =
        static_cast<float>(natsPerByteOfNoise) * static_cast<float>(text.undecodable);
    const float cost =
        text.own ? most - scored.logPrior - scored.other : TextScorer::costOf(text) + asNoise;
    const auto thousandths = static_cast<std::uint64_t>(std::clamp(cost, 0.0F, 2 * most) * 1000);
    return kind << 56 | thousandths << 16 | scored.number;
}
constexpr std::uint64_t numberOfTurn = 0xFFFF;

} // namespace

float deficitThatSettles(std::uint64_t kinds, std::uint64_t places, float most) {
    constexpr float ofAll = 36, ofEachKind = 6; // decibans
    const float believed = std::min(ofAll + ofEachKind * static_cast<float>(kinds), most);
    // Neighbouring characters are not independent, so each of many counts less.
    const float faded =
        std::sqrt(std::sqrt(static_cast<float>(std::max<std::uint64_t>(places, 1))));
    // If it has to be ahead, it needs at least that.
    return believed * (believed > 0 ? faded : 1) / static_cast<float>(decibansPerNat);
}

bool bearsItsSignature(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::Signed;
}

ScoredTexts::ScoredTexts(ScoringContext& context, std::span<const SampleSegment> sample,
                         std::span<const EncodingId> candidates, bool byTrigrams)
    : m_sample(toScore(context.counts, sample, candidates, m_takenOut)),
      m_bytes(NgramCounts::ofBytes(
          haveCodePages(candidates) ? std::span<const SampleSegment>(m_sample) : sample.first(0),
          &context.memory)),
      m_texts(codePageTexts(context.counts, m_bytes, candidates, &context.memory)),
      m_prunes(context.prunes), m_scored(&context.memory), m_all(&context.memory) {
    addDecodedTexts(context.counts, m_sample, candidates, m_texts);
    for (const SampleSegment& segment : m_sample)
        m_size += segment.fromSync().size();
    m_highPlaces = placesFrom(0x80);
    m_places = placesFrom(0);
    const AsciiStretches stretches =
        context.counts.high > 0 ? AsciiStretches(m_sample) : AsciiStretches();
    TextScorer scorer(m_bytes, sample, m_takenOut, stretches, m_texts.all.size(), context.prior,
                      context.models, &context.memory, context.prunes);
    m_scored.reserve(m_texts.all.size());
    m_all.reserve(m_texts.all.size());
    for (CandidateText& text : m_texts.all) {
        const float logPrior = std::log(static_cast<float>(context.prior.of(text.encodings)));
        m_all.push_back(&m_scored.emplace_back(
            ScoredText{&text, logPrior, otherOf(text, context.others), 0, {}, m_scored.size()}));
    }
    if (m_texts.all.size() > 1 && isPrintableAscii(context.counts.presentSet()))
        m_asData = static_cast<float>(costAsData(m_sample)) + rarenessOfData;
    scoreAll(scorer);
    const auto rest = std::partition(m_all.begin(), m_all.end(), [](const ScoredText* each) {
        return !each->statistics.pruned;
    });
    const std::span left(m_all.begin(), rest);
    std::ranges::sort(left, isBetter);
    if (byTrigrams)
        refine(scorer, left);
}

bool ScoredTexts::isSettled() const {
    const ScoredText& best = *m_all.front();
    const auto isBehind = [&](const ScoredText* each) {
        return each == &best || best.score - each->score >= pruningDeficit;
    };
    return best.statistics.oneLanguage && !best.text->compared &&
           std::ranges::all_of(m_all, isBehind);
}

void ScoredTexts::scoreAll(TextScorer& scorer) {
    std::pmr::vector<std::uint64_t> turns(m_scored.get_allocator().resource());
    turns.reserve(m_scored.size());
    for (const ScoredText& each : m_scored)
        turns.push_back(turnOf(each));
    std::ranges::sort(turns);
    const ScoredText* best = nullptr;
    for (const std::uint64_t turn : turns) {
        ScoredText& each = m_scored[turn & numberOfTurn];
        if (best)
            each.within = pruningMargin(each, *best);
        const float most = m_prunes && best && !mayBeData(*each.text)
                               ? mostOf(*each.text, best->score - best->logPrior - each.within)
                               : INFINITY;
        score(each, scorer.byBigrams(*each.text, each.number, each.logPrior, most));
        // A reading that would have to be far ahead may be ahead, but an estimate never is.
        if (best && each.statistics.pruned)
            each.score = std::min(each.score, best->score - justBehind -
                                                  std::max(0.0F, best->logPrior - each.logPrior));
        best = best && best->score >= each.score ? best : &each;
    }
}

void ScoredTexts::score(ScoredText& scored, const Score& statistics) const {
    scored.statistics = statistics;
    if (mayBeData(*scored.text) && scored.logPrior - *m_asData > statistics.log) {
        scored.statistics.log = scored.logPrior - *m_asData;
        scored.statistics.language = {};
        scored.statistics.pruned = false;
    }
    scored.score = scoreOf(scored);
}

Difference ScoredTexts::placesFrom(char32_t lowest) const {
    Difference places;
    for (std::size_t unit = 0; unit < m_bytes.units().size(); ++unit)
        if (m_bytes.units()[unit] >= lowest) {
            places.characters += m_bytes.counts()[unit];
            ++places.kinds;
        }
    return places;
}

float ScoredTexts::pruningMargin(const ScoredText& scored, const ScoredText& best) const {
    const float ahead = (best.logPrior + best.other) - (scored.logPrior + scored.other);
    const float left = nothing - static_cast<float>(decibansPerNat) * ahead;
    const CandidateText& text = *scored.text;
    Difference places = text.asciiBytes && best.text->asciiBytes ? m_highPlaces : m_places;
    if (text.own || best.text->own)
        places = {std::max(text.nonAscii, best.text->nonAscii),
                  std::max(text.nonAscii, best.text->nonAscii)};
    return std::min(pruningDeficit,
                    deficitThatSettles(places.kinds, places.characters, left) + slack);
}

float ScoredTexts::mostOf(const CandidateText& text, float least) const {
    const auto scale = static_cast<float>(m_size) / static_cast<float>(text.size);
    return static_cast<float>(natsPerByteOfNoise) *
               static_cast<float>(text.size - text.undecodable) -
           costOfUndecodable(text) - (text.size == m_size ? least : least / scale);
}

void ScoredTexts::refine(TextScorer& scorer, std::span<ScoredText*> left) {
    const auto first = left.first(std::min(refined, left.size()));
    const auto isNear = [&](const ScoredText* each) {
        return each->score >= first.front()->score - refinedWithin;
    };
    const auto far = std::ranges::find_if_not(first, isNear);
    const std::span near(first.begin(), far);
    if (near.size() == 1 && near.front()->statistics.oneLanguage)
        return;
    for (ScoredText* each : near) {
        const float byBigrams = each->statistics.ofNonAscii; // as that of texts without trigrams
        score(*each, scorer.byTrigrams(*each->text, each->number));
        each->statistics.ofNonAscii = byBigrams;
    }
    std::ranges::sort(left, isBetter);
}

float ScoredTexts::scoreOf(const ScoredText& scored) const {
    const CandidateText& text = *scored.text;
    const auto read = static_cast<float>(text.size - text.undecodable);
    float sum = scored.statistics.log + static_cast<float>(natsPerByteOfNoise) * read -
                costOfUndecodable(text);
    if (bearsItsSignature(text.encodings.front()))
        sum = std::max(sum, scored.logPrior);
    // Wide units are decoded from a segment's first byte on: scale their score to the size of the
    // others.
    return text.size == m_size ? sum
                               : sum * static_cast<float>(m_size) / static_cast<float>(text.size);
}

} // namespace charsleuth
