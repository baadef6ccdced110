#include "core/statistics/reading.h"

#include "core/statistics/draft.h"
#include "core/statistics/excerpt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <deque>
#include <limits>
#include <memory_resource>
#include <numbers>
#include <optional>

namespace charsleuth {

namespace {

/// How the language of the ASCII part speaks against another language, natural units; all three
/// fitted on set-aside text: the share of the difference that counts, what being mixed with English
/// costs, and the most that it can be.
constexpr float asciiShare = 0.75F;
constexpr float mixedWithEnglish = 5;
constexpr float asciiCap = 40;
/// What an ASCII letter of English costs more in a language of another script, where all letters of
/// ASCII are about alike: natural units.
constexpr float excessOfLetter = 1.7F;
/// How much likelier than in any language digits are in text without a single letter (sums, lists
/// of prices): natural units for each, and at most; by judgement.
constexpr float ofDigit = 1.5F, ofDigits = 4;

/// Bytes of the sample that are scored.
constexpr std::size_t scored = 8192;
/// Bytes of a longer sample that are scored first, to see which readings are hopeless.
constexpr std::size_t scoredFirst = 256;
/// A reading is hopeless when so many natural units worse than the best one in the first bytes.
constexpr float hopeless = 60;
/// Readings that are scored again with two characters of context: the best ones, and none that is
/// more natural units worse.
constexpr std::size_t refined = 12;
constexpr float refinedWithin = 60;

/// What a byte that a page does not define costs beside what structure charges, so that it is not
/// cheaper than a rare character: natural units, for the first so many; by judgement.
constexpr float undefinedByte = 3.5F;
constexpr std::uint64_t undefinedBytes = 50;

/// What it costs a multi-byte encoding that all it has to explain is damage: ASCII with a stray
/// byte is a single-byte page's text. Natural units, by judgement.
constexpr float nothingButDamage = 10;

/// A language so many natural units worse than another one of its script adds nothing, whatever the
/// prior says.
constexpr float negligible = 30;

constexpr double natsPerByteOfNoise = 8 * std::numbers::ln2;
constexpr double decibansPerNat = 10 / std::numbers::ln10;

bool isAsciiLetter(char32_t character) {
    const char32_t lower = character | 0x20;
    return character < 0x80 && lower >= U'a' && lower <= U'z';
}

bool isDigit(char32_t character) {
    return character >= U'0' && character <= U'9';
}

template <typename Is>
std::uint64_t asciiCount(const Draft& draft, const Is& is) {
    std::uint64_t count = 0;
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit)
        count += is(draft.characters[unit]) ? draft.passage->counts()[unit] : 0;
    return count;
}

/// The models that a call needs, each made once.
class Models {
public:
    const LanguageModel& of(Script script) {
        auto& model = m_models[static_cast<std::size_t>(script)];
        if (!model)
            model.emplace(script);
        return *model;
    }
    /// Row of resources/models/languages.tsv of the script's first language.
    std::size_t firstLanguage(Script script) {
        std::size_t first = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(script); ++i)
            first += of(static_cast<Script>(i)).languages();
        return first;
    }
    const Alphabet& alphabet() { return of(Script::Latin).alphabet(); }

private:
    std::array<std::optional<LanguageModel>, scriptCount> m_models;
};

/// What a draft's text costs in the languages of one script.
struct ScriptCosts {
    const LanguageModel* model;
    Scorer scorer;
    CostSums ascii{}, rest{};
};

struct Score {
    float log = -INFINITY; ///< ln of the sum over languages of P(language, encodings)·P(text)
    std::string_view language;
    bool letters = false; ///< outside ASCII
};

/// A few scripts.
struct Scripts {
    std::array<Script, scriptCount> list;
    std::size_t count = 0;

    std::span<const Script> all() const { return std::span(list).first(count); }
};

/// The scripts whose letters, outside ASCII, make up a quarter of the most frequent one's or more.
/// None when there are no such letters.
Scripts scriptsOf(const Draft& draft, const Alphabet& alphabet) {
    std::array<std::uint64_t, scriptCount> letters{};
    for (std::size_t unit = 0; unit < draft.characters.size(); ++unit) {
        const char32_t character = draft.characters[unit];
        if (character < 0x80 || character == noCharacter)
            continue;
        const Script script = alphabet.scriptOf(alphabet.symbolOf(character));
        if (script != Script::None)
            letters[static_cast<std::size_t>(script)] += draft.passage->counts()[unit];
    }
    const std::uint64_t most = *std::max_element(letters.begin(), letters.end());
    Scripts scripts;
    for (std::size_t i = 0; i < scriptCount; ++i)
        if (most > 0 && letters[i] * 4 >= most)
            scripts.list[scripts.count++] = static_cast<Script>(i);
    return scripts;
}

/// Numbers of four languages. Vectors are the compiler's.
using Four [[gnu::vector_size(16)]] = float;
using FourWhole [[gnu::vector_size(16)]] = std::int32_t;
using FourBits [[gnu::vector_size(16)]] = std::uint32_t;
constexpr std::size_t mostFours = maxLanguages / 4;

/// e^x for x <= 0, to one part in a million; 0 below -87.
Four expOf(Four x) {
    constexpr float log2e = 1.44269504F, ln2High = 0.693359375F, ln2Low = -2.12194440e-4F;
    constexpr float rounder = 12582912; // 1.5 * 2^23: adding it leaves a whole number
    constexpr float least = -87;
    const Four clamped = x > least ? x : Four{} + least;
    const Four rounded = clamped * log2e + rounder;
    const Four whole = rounded - rounder;
    const Four rest = clamped - whole * ln2High - whole * ln2Low;
    const Four series =
        1 +
        rest * (1 + rest * (1.0F / 2 +
                            rest * (1.0F / 6 + rest * (1.0F / 24 + rest * (1.0F / 120 +
                                                                           rest * (1.0F / 720))))));
    const FourBits exponent = reinterpret_cast<FourBits>(rounded) << 23; // its low bits
    const Four scaled = reinterpret_cast<Four>(reinterpret_cast<FourBits>(series) + exponent);
    return x < least ? Four{} : scaled;
}
float expOf(float x) {
    return expOf(Four{} + x)[0];
}

/// What the ASCII part says against a language in which it costs `excess` more than in the language
/// that fits it best. Any text may be mixed with English.
Four asciiPenalty(Four excess, float englishExcess) {
    const Four mixed = Four{} + (mixedWithEnglish + asciiShare * englishExcess);
    const Four share = excess * asciiShare;
    const Four least = share < mixed ? share : mixed;
    const Four most = Four{} + asciiCap;
    const Four capped = least < most ? least : most;
    return capped > 0 ? capped : Four{};
}

Four naturalUnits(const CostSums& costs, std::size_t four) {
    FourWhole steps;
    std::memcpy(&steps, costs.data() + 4 * four, sizeof steps);
    return __builtin_convertvector(steps, Four) * static_cast<float>(costUnit);
}

/// Scores the drafts of one sample.
class Judge {
public:
    Judge(const Passage& bytes, const Prior& prior, Models& models,
          std::pmr::memory_resource* memory)
        : m_bytes(bytes), m_prior(prior), m_models(models), m_memory(memory), m_highPairs(memory),
          m_working(memory) {
        for (const UnitPair& pair : bytes.pairs())
            if (isHigh(pair.before) || isHigh(pair.now))
                m_highPairs.push_back(pair);
    }

    /// Requires: called for all drafts in order, before anything else.
    void start(const Draft& draft) {
        Working& working = m_working.emplace_back(started(draft));
        for (const ScriptCosts& costs : working.scripts)
            if (draft.passage == &m_bytes && draft.secondWay.empty())
                m_like[static_cast<std::size_t>(costs.model->script())] = &costs.scorer;
        if (draft.asciiBytes && draft.unread == 0 && m_highPairs.size() > 3 * firstPairs)
            for (const ScriptCosts& costs : working.scripts)
                m_rate = std::min(m_rate,
                                  costs.scorer.leastRate(std::span(m_highPairs).first(firstPairs)));
    }

    /// Requires: the draft is the one of that number.
    Score byPairs(const Draft& draft, std::size_t number) {
        Working& working = m_working[number];
        for (ScriptCosts& costs : working.scripts)
            costs.rest = draft.asciiBytes
                             ? costs.scorer.otherPairs(m_highPairs, rateSlack * m_rate, farBehind)
                             : costs.scorer.otherPairs(draft.passage->pairs());
        return summed(draft, working);
    }

    /// Requires: byPairs() came before.
    Score byTriples(const Draft& draft, std::size_t number) {
        Working& working = m_working[number];
        if (draft.asciiBytes && m_highTriples.empty())
            m_highTriples = m_bytes.triples(false);
        const std::vector<UnitTriple>& triples =
            draft.asciiBytes ? m_highTriples : (working.triples = draft.passage->triples(true));
        for (ScriptCosts& costs : working.scripts)
            costs.scorer.refine(triples, costs.rest);
        return summed(draft, working);
    }

private:
    struct Working {
        std::pmr::vector<ScriptCosts> scripts;
        std::vector<UnitTriple> triples;
        float englishExcess = 0;        ///< what it costs more in English
        float latinAscii = 0;           ///< the ASCII part in the Latin language that fits it best
        bool letterless = false;        ///< outside ASCII
        std::uint64_t asciiLetters = 0; ///< these two only where there are no others
        std::uint64_t digits = 0;
    };

    bool isHigh(Unit unit) const { return unit < gapUnit && m_bytes.units()[unit] >= 0x80; }

    /// Takes over from the scorer of the page before what both have in common.
    Scorer scorerOf(const Draft& draft, Script script) {
        const Scorer* like =
            draft.passage == &m_bytes ? m_like[static_cast<std::size_t>(script)] : nullptr;
        return {m_models.of(script), draft.characters, draft.secondWay, like, m_memory};
    }

    Working started(const Draft& draft) {
        Working working{std::pmr::vector<ScriptCosts>(m_memory), {}};
        Scripts scripts = scriptsOf(draft, m_models.alphabet());
        working.letterless = scripts.count == 0;
        if (working.letterless) {
            working.asciiLetters = asciiCount(draft, isAsciiLetter);
            working.digits = asciiCount(draft, isDigit);
        }
        if (scripts.count == 0)
            scripts = {{Script::Latin}, 1};
        working.scripts.reserve(scripts.count);
        for (const Script script : scripts.all()) {
            ScriptCosts& costs = working.scripts.emplace_back(
                ScriptCosts{&m_models.of(script), scorerOf(draft, script)});
            costs.ascii = asciiCosts(draft, script, &costs.scorer);
        }
        const CostSums latin = working.scripts.front().model->script() == Script::Latin
                                   ? working.scripts.front().ascii
                                   : asciiCosts(draft, Script::Latin, nullptr);
        const auto end =
            latin.begin() + static_cast<std::ptrdiff_t>(m_models.of(Script::Latin).languages());
        working.latinAscii = static_cast<float>(costUnit * *std::min_element(latin.begin(), end));
        working.englishExcess = static_cast<float>(costUnit * latin[0]) - working.latinAscii;
        return working;
    }

    /// The ASCII part costs the same under all ASCII-compatible pages. `scorer`: the draft's for
    /// that script, or null.
    CostSums asciiCosts(const Draft& draft, Script script, const Scorer* scorer) {
        const auto made = [&] {
            const auto& pairs = draft.passage->pairs();
            return scorer ? scorer->asciiPairs(pairs) : scorerOf(draft, script).asciiPairs(pairs);
        };
        if (!draft.asciiBytes)
            return made();
        auto& known = m_ascii[static_cast<std::size_t>(script)];
        if (!known)
            known = made();
        return *known;
    }

    Score summed(const Draft& draft, const Working& working) {
        Score score;
        float base = INFINITY, sum = 0, best = 0; // sum and best: times e^base
        for (const ScriptCosts& costs : working.scripts) {
            const std::size_t count = costs.model->languages();
            const std::size_t fours = (count + 3) / 4;
            std::array<float, maxLanguages> prior{}; // P(language, encodings)
            m_prior.of(draft.encodings, m_models.firstLanguage(costs.model->script()),
                       std::span(prior).first(count));
            if (working.letterless)
                prior[0] += otherScripts(draft, working, std::span(prior).first(count));
            std::array<Four, mostFours> given; // -ln P(text | language)
            for (std::size_t i = 0; i < fours; ++i) {
                const Four excess = naturalUnits(costs.ascii, i) - working.latinAscii;
                given[i] = naturalUnits(costs.rest, i) + working.latinAscii +
                           asciiPenalty(excess, working.englishExcess);
            }
            float least = INFINITY;
            for (std::size_t l = 0; l < count; ++l)
                least = std::min(least, given[l / 4][l % 4]);
            const float raised = std::min(base, least);
            const float ofThis = expOf(raised - least);
            sum *= expOf(raised - base);
            best *= expOf(raised - base);
            base = raised;
            for (std::size_t i = 0; i < fours; ++i) {
                Four terms;
                std::memcpy(&terms, prior.data() + 4 * i, sizeof terms);
                const Four behind = least - given[i];
                terms *= (behind < -negligible ? Four{} : expOf(behind)) * ofThis;
                for (std::size_t l = 4 * i; l < std::min(count, 4 * i + 4); ++l) {
                    sum += terms[l % 4];
                    if (terms[l % 4] > best) {
                        best = terms[l % 4];
                        score.language = costs.model->shown(l);
                    }
                }
            }
        }
        score.letters = !working.letterless;
        if (working.letterless && working.asciiLetters == 0)
            score.language = {};
        score.log = std::log(sum) - base;
        if (working.letterless && working.asciiLetters == 0)
            score.log += std::min(ofDigits, ofDigit * static_cast<float>(working.digits));
        return score;
    }

    /// P(encodings) without the Latin languages: text without letters outside ASCII is in any
    /// language, and its ASCII part then most likely in English, the first of the models. To be
    /// mixed with English costs what it does elsewhere.
    float otherScripts(const Draft& draft, const Working& working,
                       std::span<const float> latin) const {
        double p = 0;
        for (const EncodingId encoding : draft.encodings)
            p += m_prior.of(encoding);
        for (const float each : latin)
            p -= each;
        const Four excess = Four{} + excessOfLetter * static_cast<float>(working.asciiLetters);
        return static_cast<float>(std::max(p, 0.0)) *
               std::exp(-asciiPenalty(excess, working.englishExcess)[0]);
    }

    /// Pairs from which the rate of the best page is estimated, and what it may grow by.
    static constexpr std::size_t firstPairs = 24;
    static constexpr double rateSlack = 2;
    static constexpr auto farBehind = static_cast<std::int32_t>(hopeless / costUnit);

    const Passage& m_bytes;
    const Prior& m_prior;
    Models& m_models;
    std::pmr::memory_resource* m_memory;
    double m_rate = std::numeric_limits<double>::infinity(); ///< cost of a pair on the best page
    std::pmr::vector<UnitPair> m_highPairs;
    std::vector<UnitTriple> m_highTriples; ///< made when they are needed
    std::array<std::optional<CostSums>, scriptCount> m_ascii;
    std::array<const Scorer*, scriptCount> m_like{}; ///< the last one of a page
    std::pmr::deque<Working> m_working;
};

/// A draft with its score.
struct Judged {
    Draft* draft;
    float score; ///< ln of P(prior)·P(sample), against P(sample | noise)
    Score statistics;
    std::size_t number; ///< in the order of judging
};

/// What bytes that gave no character cost beside what structure charges.
float costOfUnread(const Draft& draft) {
    if (!draft.own)
        return undefinedByte * static_cast<float>(std::min(draft.unread, undefinedBytes));
    return draft.unread > 0 && foreignCharacters(draft) == 0 ? nothingButDamage : 0;
}

std::uint64_t sizeOf(std::span<const SampleSegment> sample) {
    std::uint64_t size = 0;
    for (const SampleSegment& segment : sample)
        size += segment.bytes.size();
    return size;
}

void sort(std::vector<Judged>& judged) {
    std::stable_sort(judged.begin(), judged.end(),
                     [](const Judged& a, const Judged& b) { return a.score > b.score; });
}

/// What is made once for a call, and the memory that goes away with it.
struct Call {
    const ByteCounts& counts;
    const Prior& prior;
    std::pmr::monotonic_buffer_resource memory{1 << 16};
    Models models;
};

/// The drafts of a sample with their scores, best first.
class Judgement {
public:
    Judgement(Call& call, std::span<const SampleSegment> sample,
              std::span<const EncodingId> candidates, bool byTriples)
        : m_bytes(Passage::ofBytes(sample, &call.memory)),
          m_drafts(singleByteDrafts(call.counts, m_bytes, candidates, &call.memory)) {
        addDecodedDrafts(call.counts, sample, candidates, m_drafts);
        for (const SampleSegment& segment : sample)
            m_size += segment.fromSync().size();
        Judge judge(m_bytes, call.prior, call.models, &call.memory);
        for (const Draft& draft : m_drafts)
            judge.start(draft);
        m_all.reserve(m_drafts.size());
        for (Draft& draft : m_drafts) {
            const Score score = judge.byPairs(draft, m_all.size());
            m_all.push_back({&draft, scoreOf(draft, score), score, m_all.size()});
        }
        sort(m_all);
        if (byTriples && !m_all.empty())
            refine(judge);
    }
    Judgement(const Judgement&) = delete;
    Judgement& operator=(const Judgement&) = delete;

    const std::vector<Judged>& all() const { return m_all; }

private:
    void refine(Judge& judge) {
        const float worst = m_all.front().score - refinedWithin;
        for (std::size_t i = 0; i < std::min(refined, m_all.size()); ++i)
            if (m_all[i].score >= worst) {
                m_all[i].statistics = judge.byTriples(*m_all[i].draft, m_all[i].number);
                m_all[i].score = scoreOf(*m_all[i].draft, m_all[i].statistics);
            }
        sort(m_all);
    }

    float scoreOf(const Draft& draft, const Score& score) const {
        const auto read = static_cast<float>(draft.size - draft.unread);
        const float sum =
            score.log + static_cast<float>(natsPerByteOfNoise) * read - costOfUnread(draft);
        // Wide units are read from a segment's first byte on: bring them to the others' size.
        return draft.size == m_size
                   ? sum
                   : sum * static_cast<float>(m_size) / static_cast<float>(draft.size);
    }

    Passage m_bytes;
    Drafts m_drafts;
    std::uint64_t m_size =
        0; ///< of the segments from their sync points on, as most drafts are read
    std::vector<Judged> m_all;
};

Reading readingOf(const Judged& judged, const Prior& prior) {
    Reading reading{.language = judged.statistics.language, .letters = judged.statistics.letters};
    double p = 0;
    for (const EncodingId encoding : judged.draft->encodings)
        p += prior.of(encoding);
    reading.prior = {decibansPerNat * std::log(p)};
    reading.weight = Weight{decibansPerNat * judged.score} - reading.prior;
    reading.characters = foreignCharacters(*judged.draft);
    reading.encodings.assign(judged.draft->encodings.begin(), judged.draft->encodings.end());
    std::ranges::sort(reading.encodings);
    return reading;
}

/// Sorts out the candidates that the first bytes of a longer sample show to be hopeless: they stay
/// in the result, with their deficit scaled up to the whole sample, and `candidates` loses them.
std::vector<Reading> sortOut(Call& call, std::span<const SampleSegment> sample,
                             std::vector<EncodingId>& candidates) {
    const std::vector<SampleSegment> first = excerpt(sample, scoredFirst);
    const Judgement judgement(call, first, candidates, false);
    const double scale = static_cast<double>(sizeOf(sample)) / static_cast<double>(sizeOf(first));
    std::vector<Reading> hopelessOnes;
    candidates.clear();
    for (const Judged& each : judgement.all()) {
        const double deficit = judgement.all().front().score - each.score;
        if (deficit < hopeless) {
            candidates.insert(candidates.end(), each.draft->encodings.begin(),
                              each.draft->encodings.end());
            continue;
        }
        Reading& reading = hopelessOnes.emplace_back(readingOf(each, call.prior));
        reading.weight = Weight{-decibansPerNat * deficit * scale} - reading.prior;
        const auto scaled = [scale](std::uint64_t n) {
            return static_cast<std::uint64_t>(static_cast<double>(n) * scale);
        };
        const Difference places = difference(*each.draft, *judgement.all().front().draft);
        reading.characters = scaled(reading.characters);
        reading.differing = scaled(places.characters);
        reading.kinds = places.kinds;
    }
    return hopelessOnes;
}

} // namespace

std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior) {
    const std::vector<SampleSegment> whole = excerpt(sample, scored);
    std::vector<EncodingId> hopeful(candidates.begin(), candidates.end());
    std::vector<Reading> hopelessOnes;
    Call call{counts, prior};
    if (sizeOf(whole) > 2 * scoredFirst)
        hopelessOnes = sortOut(call, whole, hopeful);

    const Judgement judgement(call, whole, hopeful, true);
    std::vector<Reading> result;
    result.reserve(judgement.all().size() + hopelessOnes.size());
    for (const Judged& each : judgement.all()) {
        const Draft& best = *judgement.all().front().draft;
        const Difference places =
            each.draft == &best ? Difference{} : difference(*each.draft, best);
        result.push_back(readingOf(each, prior));
        result.back().differing = places.characters;
        result.back().kinds = places.kinds;
    }
    for (Reading& reading : hopelessOnes) {
        reading.weight += result.front().prior + result.front().weight;
        result.push_back(std::move(reading));
    }
    return result;
}

} // namespace charsleuth
