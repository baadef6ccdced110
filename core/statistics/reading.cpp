#include "core/statistics/reading.h"

#include "core/decode/single_byte_table.h"
#include "core/statistics/draft.h"
#include "core/statistics/excerpt.h"
#include "core/statistics/judge.h"
#include "core/structure/byte_structure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory_resource>
#include <numbers>

namespace charsleuth {

namespace {

/// Bytes of the sample that are scored.
constexpr std::size_t scored = 8192;
/// So many of them at most are plain ASCII, where the text is of 8 bits: all readings have the same
/// there, and more of it says no more of the language.
constexpr std::size_t scoredPlain = 1024;
/// Bytes of a longer sample that are scored first, to see which readings are hopeless.
constexpr std::size_t scoredFirst[] = {256, 1024};
/// Where one reading in one language is left after so many bytes, no more are scored.
constexpr std::size_t leastSettled = 1024;
/// Readings that are scored again with two characters of context: the best ones, and none that is
/// more natural units worse.
constexpr std::size_t refined = 8;
constexpr float refinedWithin = 60;
/// A reading so many natural units worse than the best one is not counted to its end.
constexpr float hopeless = 60;
/// What triples may change.
constexpr float slack = 10;
/// A reading so many decibans behind, by all that ranking believes, comes to nothing: its share is
/// what ranking mixes in of the prior.
constexpr float nothing = 70;

/// What an estimate is behind the best reading at least, natural units.
constexpr float justBehind = 0.01F;

/// What a byte that a page does not define costs beside what structure charges, so that it is not
/// cheaper than a rare character: natural units, for the first so many; by judgement.
constexpr float undefinedByte = 5.5F;
constexpr std::uint64_t undefinedBytes = 50;

/// What it costs a multi-byte encoding that all it has to explain is damage: ASCII with a stray
/// byte is a single-byte page's text. Natural units, by judgement.
constexpr float nothingButDamage = 10;

constexpr double natsPerByteOfNoise = 8 * std::numbers::ln2;
constexpr double decibansPerNat = 10 / std::numbers::ln10;

/// A draft with its score.
struct Judged {
    Draft* draft;
    float logPrior;
    float other; ///< what else speaks for it, ln
    float score; ///< ln of P(prior)·P(sample), against P(sample | noise)
    Score statistics;
    std::size_t number;      ///< in the order of the drafts
    float within = hopeless; ///< by how much it may be behind the best one

    /// Whether it comes to nothing although it need not be behind.
    bool cannotWin() const { return statistics.hopeless && within < 0; }
};

/// What bytes that gave no character cost beside what structure charges.
float costOfUnread(const Draft& draft) {
    if (!draft.own)
        return undefinedByte * static_cast<float>(std::min(draft.unread, undefinedBytes));
    return draft.unread > 0 && draft.foreign == 0 ? nothingButDamage : 0;
}

/// Of SCSU and the like: without it they are no candidates. Then a bad byte may garble all that
/// follows it, which is as likely as noise and no less.
bool bearsItsSignature(EncodingId encoding) {
    return byteStructureOf(encoding) == ByteStructure::Signed;
}

bool isBetter(const Judged* a, const Judged* b) {
    return a->score != b->score ? a->score > b->score : a->number < b->number;
}

/// What is made once for a call, and the memory that goes away with it. Short input needs no other.
struct Call {
    Call(const ByteCounts& given, const Prior& with, std::span<const Weight> beside)
        : counts(given), prior(with), others(beside), memory(m_first.data(), m_first.size()) {}

    const ByteCounts& counts;
    const Prior& prior;
    std::span<const Weight> others;

private:
    std::array<std::byte, 1 << 17> m_first; // not cleared

public:
    std::pmr::monotonic_buffer_resource memory;
    Models models;
};

/// The drafts of a sample with their scores, best first.
class Judgement {
public:
    Judgement(Call& call, std::span<const SampleSegment> sample,
              std::span<const EncodingId> candidates, bool byTriples)
        : m_bytes(Passage::ofBytes(havePages(candidates) ? sample : sample.first(0), &call.memory)),
          m_drafts(singleByteDrafts(call.counts, m_bytes, candidates, &call.memory)) {
        addDecodedDrafts(call.counts, sample, candidates, m_drafts);
        for (const SampleSegment& segment : sample)
            m_size += segment.fromSync().size();
        m_highPlaces = placesFrom(0x80);
        m_places = placesFrom(0);
        Judge judge(m_bytes, m_drafts.size(), call.prior, call.models, &call.memory);
        m_judged.reserve(m_drafts.size());
        m_all.reserve(m_drafts.size());
        for (Draft& draft : m_drafts) {
            const auto logPrior = static_cast<float>(std::log(call.prior.of(draft.encodings)));
            m_all.push_back(&m_judged.emplace_back(
                Judged{&draft, logPrior, otherOf(draft, call.others), 0, {}, m_judged.size()}));
        }
        judgeAll(judge);
        std::ranges::sort(m_all, isBetter);
        if (byTriples && !m_all.empty())
            refine(judge);
    }
    Judgement(const Judgement&) = delete;
    Judgement& operator=(const Judgement&) = delete;

    /// Best first.
    std::span<const Judged* const> all() const { return m_all; }
    /// Whether one reading in one language is left, and its encodings give one text of all that was
    /// not scored, too.
    bool isSettled() const {
        const Judged& best = *m_all.front();
        return (m_all.size() == 1 || best.score - m_all[1]->score >= hopeless) &&
               best.statistics.oneLanguage && !best.draft->compared;
    }

private:
    /// When a draft is judged: the most promising ones first, so that the hopeless ones are soon
    /// seen to be so. Decoded texts are few, and EBCDIC that was not ruled out is rare.
    struct Turn {
        std::uint64_t order; ///< kind, then thousandths of a natural unit, then number
        std::size_t number;

        explicit Turn(const Judged& judged) : number(judged.number) {
            constexpr float most = 1e6F;
            const Draft& draft = *judged.draft;
            const std::uint64_t kind = draft.own ? 0 : draft.asciiBytes ? 1 : 2;
            const auto asNoise =
                static_cast<float>(natsPerByteOfNoise) * static_cast<float>(draft.unread);
            const float cost =
                draft.own ? most - judged.logPrior - judged.other : Judge::costOf(draft) + asNoise;
            const auto thousandths =
                static_cast<std::uint64_t>(std::clamp(cost, 0.0F, 2 * most) * 1000);
            order = kind << 56 | thousandths << 16 | number;
        }
        bool operator<(const Turn& other) const { return order < other.order; }
    };

    void judgeAll(Judge& judge) {
        std::pmr::vector<Turn> turns(m_drafts.get_allocator().resource());
        turns.reserve(m_judged.size());
        for (const Judged& each : m_judged)
            turns.emplace_back(each);
        std::sort(turns.begin(), turns.end());
        const Judged* best = nullptr;
        for (const Turn& turn : turns) {
            Judged& each = m_judged[turn.number];
            if (best)
                each.within = hopelessWithin(each, *best);
            const float most =
                best ? mostOf(*each.draft, best->score - best->logPrior - each.within) : INFINITY;
            each.statistics = judge.byPairs(*each.draft, each.number, each.logPrior, most);
            each.score = scoreOf(each);
            // What would have to be far ahead may be ahead, but no estimate is.
            if (best && each.statistics.hopeless)
                each.score =
                    std::min(each.score, best->score - justBehind -
                                             std::max(0.0F, best->logPrior - each.logPrior));
            best = best && best->score >= each.score ? best : &each;
        }
    }

    /// Where pages may differ: bytes of so high a value.
    Difference placesFrom(char32_t lowest) const {
        Difference places;
        for (std::size_t unit = 0; unit < m_bytes.units().size(); ++unit)
            if (m_bytes.units()[unit] >= lowest) {
                places.characters += m_bytes.counts()[unit];
                ++places.kinds;
            }
        return places;
    }

    static bool havePages(std::span<const EncodingId> candidates) {
        return std::ranges::any_of(candidates, singleByteTable);
    }

    static float otherOf(const Draft& draft, std::span<const Weight> others) {
        if (others.empty())
            return 0;
        double most = -std::numeric_limits<double>::infinity();
        for (const EncodingId encoding : draft.encodings)
            most = std::max(most, others[static_cast<std::size_t>(encoding)].decibans);
        return static_cast<float>(most / decibansPerNat);
    }

    /// By how much a reading may be behind the best one before its share comes to nothing. Less
    /// than nothing: so much it has to be ahead.
    float hopelessWithin(const Judged& judged, const Judged& best) const {
        const float ahead = (best.logPrior + best.other) - (judged.logPrior + judged.other);
        const float left = nothing - static_cast<float>(decibansPerNat) * ahead;
        const Draft& draft = *judged.draft;
        Difference places = draft.asciiBytes && best.draft->asciiBytes ? m_highPlaces : m_places;
        if (draft.own || best.draft->own)
            places = {std::max(draft.foreign, best.draft->foreign),
                      std::max(draft.foreign, best.draft->foreign)};
        return std::min(hopeless,
                        deficitThatSettles(places.kinds, places.characters, left) + slack);
    }

    /// The cost at which a draft's statistics, without its prior, come to `least`.
    float mostOf(const Draft& draft, float least) const {
        const auto scale = static_cast<float>(m_size) / static_cast<float>(draft.size);
        return static_cast<float>(natsPerByteOfNoise) *
                   static_cast<float>(draft.size - draft.unread) -
               costOfUnread(draft) - (draft.size == m_size ? least : least / scale);
    }

    /// Where one reading in one language is left there is nothing to be told better.
    void refine(Judge& judge) {
        const float worst = m_all.front()->score - refinedWithin;
        const auto isLeft = [worst](const Judged* each) {
            return each->score >= worst && !each->statistics.hopeless;
        };
        const auto first = std::span(m_all).first(std::min(refined, m_all.size()));
        if (std::ranges::count_if(first, isLeft) == 1 && m_all.front()->statistics.oneLanguage)
            return;
        for (Judged* each : first)
            if (isLeft(each)) {
                each->statistics = judge.byTriples(*each->draft, each->number);
                each->score = scoreOf(*each);
            }
        std::ranges::sort(first, isBetter);
        std::ranges::inplace_merge(m_all, m_all.begin() + std::ssize(first), isBetter);
    }

    float scoreOf(const Judged& judged) const {
        const Draft& draft = *judged.draft;
        const auto read = static_cast<float>(draft.size - draft.unread);
        float sum = judged.statistics.log + static_cast<float>(natsPerByteOfNoise) * read -
                    costOfUnread(draft);
        if (bearsItsSignature(draft.encodings.front()))
            sum = std::max(sum, judged.logPrior);
        // Wide units are read from a segment's first byte on: bring them to the others' size.
        return draft.size == m_size
                   ? sum
                   : sum * static_cast<float>(m_size) / static_cast<float>(draft.size);
    }

    Passage m_bytes; ///< empty where no candidate is a single-byte page
    Drafts m_drafts;
    std::uint64_t m_size =
        0; ///< of the segments from their sync points on, as most drafts are read
    Difference m_places, m_highPlaces; ///< of all bytes, of those from 0x80 on
    std::vector<Judged> m_judged;      ///< in the order of the drafts
    std::vector<Judged*> m_all;        ///< best first
};

Reading readingOf(const Judged& judged) {
    Reading reading{.language = judged.statistics.language, .letters = judged.statistics.letters};
    reading.prior = {decibansPerNat * judged.logPrior};
    reading.weight = Weight{decibansPerNat * judged.score} - reading.prior;
    reading.characters = judged.draft->foreign;
    reading.encodings.assign(judged.draft->encodings.begin(), judged.draft->encodings.end());
    std::ranges::sort(reading.encodings);
    return reading;
}

/// Whether bytes that the sample does not show may be letters in a text that has none until then.
bool mayBeLetters(const Draft& draft, std::span<const SampleSegment> sample,
                  const ByteCounts& counts) {
    if (counts.high == 0)
        return !readsAscii(draft.encodings.front(), counts);
    std::array<bool, 256> seen{};
    for (const SampleSegment& segment : sample)
        for (const Byte byte : segment.bytes)
            seen[byte] = true;
    for (std::size_t byte = 0x80; byte < seen.size(); ++byte)
        if (counts.count[byte] > 0 && !seen[byte])
            return true;
    return false;
}

/// What a part of the sample says of all of it.
void scaleUp(Reading& reading, double scale) {
    const auto scaled = [scale](std::uint64_t n) {
        return static_cast<std::uint64_t>(static_cast<double>(n) * scale);
    };
    reading.weight = Weight{reading.weight.decibans * scale};
    reading.characters = scaled(reading.characters);
    reading.differing = scaled(reading.differing);
}

/// Whether what is plain ASCII beside 8-bit text is nothing else in disguise.
bool isPlainOnly(const ByteCounts& counts, std::span<const EncodingId> candidates) {
    return counts.high > 0 && std::ranges::none_of(candidates, [](EncodingId encoding) {
               return byteStructureOf(encoding) == ByteStructure::Escaped;
           });
}

/// Sorts out the candidates that a part of the sample shows to be hopeless: `candidates` loses
/// them. The weights of the result are those against the best reading, its prior among them.
std::vector<Reading> sortOut(const Judgement& ofPart, double scale,
                             std::vector<EncodingId>& candidates) {
    const Judged& best = *ofPart.all().front();
    std::vector<Reading> hopelessOnes;
    candidates.clear();
    for (const Judged* each : ofPart.all()) {
        const double deficit = best.score - each->score;
        if (deficit < hopeless && !each->cannotWin()) {
            candidates.insert(candidates.end(), each->draft->encodings.begin(),
                              each->draft->encodings.end());
            continue;
        }
        Reading& reading = hopelessOnes.emplace_back(readingOf(*each));
        const Difference places = difference(*each->draft, *best.draft);
        reading.differing = places.characters;
        reading.kinds = places.kinds;
        reading.weight = Weight{-decibansPerNat * deficit};
        scaleUp(reading, scale);
        reading.weight += Weight{} - reading.prior;
    }
    return hopelessOnes;
}

std::vector<Reading> inOrder(const Judgement& judgement) {
    std::vector<Reading> result;
    result.reserve(judgement.all().size());
    const Draft& best = *judgement.all().front()->draft;
    for (const Judged* each : judgement.all()) {
        const Difference places =
            each->draft == &best ? Difference{} : difference(*each->draft, best);
        result.push_back(readingOf(*each));
        result.back().differing = places.characters;
        result.back().kinds = places.kinds;
    }
    return result;
}

} // namespace

float deficitThatSettles(std::uint64_t kinds, std::uint64_t places, float most) {
    constexpr float ofAll = 36, ofEachKind = 6; // decibans
    const float believed = std::min(ofAll + ofEachKind * static_cast<float>(kinds), most);
    // To the power of 0.25: the fitted fading, rounded up.
    const float faded =
        std::sqrt(std::sqrt(static_cast<float>(std::max<std::uint64_t>(places, 1))));
    // Of what it has to be ahead it needs at least as much.
    return believed * (believed > 0 ? faded : 1) / static_cast<float>(decibansPerNat);
}

std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior,
                              Effort effort, std::span<const Weight> others) {
    if (candidates.empty())
        return {};
    const bool fewPlain = effort == Effort::UntilSettled && isPlainOnly(counts, candidates);
    const std::vector<SampleSegment> whole =
        excerpt(sample, scored, fewPlain ? scoredPlain : SIZE_MAX);
    std::vector<EncodingId> hopeful(candidates.begin(), candidates.end());
    std::vector<Reading> result, hopelessOnes;
    Call call(counts, prior, others);
    // In the midst of it a signed encoding may be read in a wrong state.
    const bool hasParts = std::ranges::none_of(candidates, bearsItsSignature);
    for (const std::size_t size : scoredFirst) {
        if (!hasParts || sizeOf(whole) <= 2 * size)
            break;
        const std::vector<SampleSegment> part = excerpt(whole, size);
        const Judgement judgement(call, part, hopeful, false);
        const double scale = static_cast<double>(sizeOf(whole)) / static_cast<double>(sizeOf(part));
        std::ranges::move(sortOut(judgement, scale, hopeful), std::back_inserter(hopelessOnes));
        if (effort == Effort::Whole || size < leastSettled || !judgement.isSettled())
            continue;
        if (const Judged& best = *judgement.all().front();
            best.statistics.letters || !mayBeLetters(*best.draft, part, counts)) {
            scaleUp(result.emplace_back(readingOf(best)), scale);
            break;
        }
    }
    if (result.empty())
        result = inOrder(Judgement(call, whole, hopeful, true));
    for (Reading& reading : hopelessOnes) {
        reading.weight += result.front().prior + result.front().weight;
        result.push_back(std::move(reading));
    }
    return result;
}

} // namespace charsleuth
