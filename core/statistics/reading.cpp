#include "core/statistics/reading.h"

#include "core/statistics/draft.h"
#include "core/statistics/excerpt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace charsleuth {

namespace {

/// How the language of the ASCII part speaks against another language, natural units; all three
/// fitted on set-aside text: the share of the difference that counts, what being mixed with English
/// costs, and the most that it can be.
constexpr float asciiShare = 0.75F;
constexpr float mixedWithEnglish = 10;
constexpr float asciiCap = 40;

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
constexpr std::uint64_t undefinedBytes = 10;

/// What it costs a multi-byte encoding that all it has to explain is damage: ASCII with a stray
/// byte is a single-byte page's text. Natural units, by judgement.
constexpr float nothingButDamage = 10;

/// A language so many natural units worse than another one of its script adds nothing, whatever the
/// prior says.
constexpr float negligible = 30;

constexpr double natsPerByteOfNoise = 8 * std::numbers::ln2;
constexpr double decibansPerNat = 10 / std::numbers::ln10;

/// What the ASCII part says against a language in which it costs `excess` more than in the language
/// that fits it best. Any text may be mixed with English.
float asciiPenalty(float excess, float englishExcess) {
    const float mixed = mixedWithEnglish + asciiShare * englishExcess;
    return std::clamp(std::min(asciiShare * excess, mixed), 0.0F, asciiCap);
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
};

/// The scripts whose letters, outside ASCII, make up a quarter of the most frequent one's or more.
/// None when there are no such letters.
std::vector<Script> scriptsOf(const Draft& draft, const Alphabet& alphabet) {
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
    std::vector<Script> scripts;
    for (std::size_t i = 0; i < scriptCount; ++i)
        if (most > 0 && letters[i] * 4 >= most)
            scripts.push_back(static_cast<Script>(i));
    return scripts;
}

/// Scores the drafts of one sample.
class Judge {
public:
    Judge(const Passage& bytes, const Prior& prior) : m_bytes(bytes), m_prior(prior) {
        for (const UnitPair& pair : bytes.pairs())
            if (isHigh(pair.before) || isHigh(pair.now))
                m_highPairs.push_back(pair);
    }

    /// Requires: called for all drafts in order, before anything else.
    void start(const Draft& draft) {
        Working& working = m_working.emplace_back(started(draft));
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
        const std::vector<UnitTriple>& triples =
            draft.asciiBytes ? highTriples() : (working.triples = draft.passage->triples(true));
        for (ScriptCosts& costs : working.scripts)
            costs.scorer.refine(triples, costs.rest);
        return summed(draft, working);
    }

private:
    struct Working {
        std::vector<ScriptCosts> scripts;
        std::vector<UnitTriple> triples;
        float englishExcess = 0; ///< what it costs more in English
        float latinAscii = 0;    ///< the ASCII part in the Latin language that fits it best
        bool letterless = false;
    };

    bool isHigh(Unit unit) const { return unit < gapUnit && m_bytes.units()[unit] >= 0x80; }

    const std::vector<UnitTriple>& highTriples() {
        if (!m_highTriples)
            m_highTriples = m_bytes.triples(false);
        return *m_highTriples;
    }

    Working started(const Draft& draft) {
        Working working;
        std::vector<Script> scripts = scriptsOf(draft, m_models.alphabet());
        working.letterless = scripts.empty();
        if (scripts.empty())
            scripts.push_back(Script::Latin);
        for (const Script script : scripts) {
            const LanguageModel& model = m_models.of(script);
            ScriptCosts& costs = working.scripts.emplace_back(
                ScriptCosts{&model, {model, draft.characters, draft.secondWay}});
            costs.ascii = asciiCosts(draft, costs.scorer, script);
        }
        const CostSums latin =
            working.scripts.front().model->script() == Script::Latin
                ? working.scripts.front().ascii
                : asciiCosts(draft, {m_models.of(Script::Latin), draft.characters, draft.secondWay},
                             Script::Latin);
        const auto end =
            latin.begin() + static_cast<std::ptrdiff_t>(m_models.of(Script::Latin).languages());
        working.latinAscii = static_cast<float>(costUnit * *std::min_element(latin.begin(), end));
        working.englishExcess = static_cast<float>(costUnit * latin[0]) - working.latinAscii;
        return working;
    }

    /// The ASCII part costs the same under all ASCII-compatible pages.
    CostSums asciiCosts(const Draft& draft, const Scorer& scorer, Script script) {
        if (!draft.asciiBytes)
            return scorer.asciiPairs(draft.passage->pairs());
        auto& known = m_ascii[static_cast<std::size_t>(script)];
        if (!known)
            known = scorer.asciiPairs(draft.passage->pairs());
        return *known;
    }

    Score summed(const Draft& draft, const Working& working) {
        Score score;
        float largest = -INFINITY, sum = 0;
        for (const ScriptCosts& costs : working.scripts) {
            const std::size_t count = costs.model->languages();
            const std::size_t first = m_models.firstLanguage(costs.model->script());
            std::vector<float> terms = m_prior.of(draft.encodings, first, count);
            if (working.letterless)
                terms[0] += otherScripts(draft, terms);
            std::array<float, maxLanguages> given; // -ln P(text | language)
            float least = INFINITY;
            for (std::size_t l = 0; l < count; ++l) {
                const float excess =
                    static_cast<float>(costUnit) * static_cast<float>(costs.ascii[l]) -
                    working.latinAscii;
                given[l] = working.latinAscii +
                           static_cast<float>(costUnit) * static_cast<float>(costs.rest[l]) +
                           asciiPenalty(excess, working.englishExcess);
                least = std::min(least, given[l]);
            }
            for (std::size_t l = 0; l < count; ++l) {
                if (given[l] > least + negligible)
                    continue;
                const float term = std::log(terms[l]) - given[l];
                if (term > largest) {
                    sum *= std::exp(largest - term);
                    largest = term;
                    score.language = costs.model->shown(l);
                }
                sum += std::exp(term - largest);
            }
        }
        score.log = largest + std::log(sum);
        return score;
    }

    /// P(encodings) without the Latin languages: text without letters outside ASCII is in any
    /// language, and its ASCII part then most likely in English, the first of the models.
    float otherScripts(const Draft& draft, const std::vector<float>& latin) const {
        double p = 0;
        for (const EncodingId encoding : draft.encodings)
            p += m_prior.of(encoding);
        for (const float each : latin)
            p -= each;
        return static_cast<float>(std::max(p, 0.0));
    }

    /// Pairs from which the rate of the best page is estimated, and what it may grow by.
    static constexpr std::size_t firstPairs = 24;
    static constexpr double rateSlack = 1.3;
    static constexpr auto farBehind = static_cast<std::int32_t>(hopeless / costUnit);

    const Passage& m_bytes;
    const Prior& m_prior;
    double m_rate = std::numeric_limits<double>::infinity(); ///< cost of a pair on the best page
    Models m_models;
    std::vector<UnitPair> m_highPairs;
    std::optional<std::vector<UnitTriple>> m_highTriples;
    std::array<std::optional<CostSums>, scriptCount> m_ascii;
    std::vector<Working> m_working;
};

/// The drafts of a sample with their scores, best first.
struct Judged {
    Draft draft;
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

/// `bytes` is the sample's passage; the drafts refer to it.
std::vector<Judged> judge(const ByteCounts& counts, std::span<const SampleSegment> sample,
                          const Passage& bytes, std::span<const EncodingId> candidates,
                          const Prior& prior, bool byTriples) {
    std::vector<Draft> drafts = singleByteDrafts(counts, bytes, candidates);
    addDecodedDrafts(counts, sample, candidates, drafts);
    std::uint64_t size = 0; // of the segments from their sync points on, as most drafts read them
    for (const SampleSegment& segment : sample)
        size += segment.fromSync().size();
    const auto scoreOf = [size](const Draft& draft, const Score& score) {
        const auto read = static_cast<float>(draft.size - draft.unread);
        const float sum =
            score.log + static_cast<float>(natsPerByteOfNoise) * read - costOfUnread(draft);
        // Wide units are read from a segment's first byte on: bring them to the others' size.
        return draft.size == size ? sum
                                  : sum * static_cast<float>(size) / static_cast<float>(draft.size);
    };

    Judge judge(bytes, prior);
    std::vector<Judged> result;
    for (const Draft& draft : drafts)
        judge.start(draft);
    for (Draft& draft : drafts) {
        const Score score = judge.byPairs(draft, result.size());
        const float total = scoreOf(draft, score);
        result.push_back({std::move(draft), total, score, result.size()});
    }
    sort(result);
    if (!byTriples || result.empty())
        return result;
    const float worst = result.front().score - refinedWithin;
    for (std::size_t i = 0; i < std::min(refined, result.size()); ++i)
        if (result[i].score >= worst) {
            result[i].statistics = judge.byTriples(result[i].draft, result[i].number);
            result[i].score = scoreOf(result[i].draft, result[i].statistics);
        }
    sort(result);
    return result;
}

Reading readingOf(Judged& judged, const Prior& prior) {
    Reading reading{.language = judged.statistics.language};
    double p = 0;
    for (const EncodingId encoding : judged.draft.encodings)
        p += prior.of(encoding);
    reading.prior = {decibansPerNat * std::log(p)};
    reading.weight = Weight{decibansPerNat * judged.score} - reading.prior;
    reading.characters = foreignCharacters(judged.draft);
    reading.encodings = std::move(judged.draft.encodings);
    std::ranges::sort(reading.encodings);
    return reading;
}

/// Sorts out the candidates that the first bytes of a longer sample show to be hopeless: they stay
/// in the result, with their deficit scaled up to the whole sample, and `candidates` loses them.
std::vector<Reading> sortOut(const ByteCounts& counts, std::span<const SampleSegment> sample,
                             std::vector<EncodingId>& candidates, const Prior& prior) {
    const std::vector<SampleSegment> first = excerpt(sample, scoredFirst);
    const Passage bytes = Passage::ofBytes(first);
    std::vector<Judged> all = judge(counts, first, bytes, candidates, prior, false);
    const double scale = static_cast<double>(sizeOf(sample)) / static_cast<double>(sizeOf(first));
    std::vector<Reading> hopelessOnes;
    candidates.clear();
    for (Judged& each : all) {
        const double deficit = all.front().score - each.score;
        if (deficit < hopeless) {
            candidates.insert(candidates.end(), each.draft.encodings.begin(),
                              each.draft.encodings.end());
            continue;
        }
        Reading& reading = hopelessOnes.emplace_back(readingOf(each, prior));
        reading.weight = Weight{-decibansPerNat * deficit * scale} - reading.prior;
        reading.characters =
            static_cast<std::uint64_t>(static_cast<double>(reading.characters) * scale);
        reading.differing = std::max<std::uint64_t>(1, reading.characters);
    }
    return hopelessOnes;
}

} // namespace

std::vector<Reading> readings(const ByteCounts& counts, std::span<const SampleSegment> sample,
                              std::span<const EncodingId> candidates, const Prior& prior) {
    const std::vector<SampleSegment> whole = excerpt(sample, scored);
    std::vector<EncodingId> hopeful(candidates.begin(), candidates.end());
    std::vector<Reading> hopelessOnes;
    if (sizeOf(whole) > 2 * scoredFirst)
        hopelessOnes = sortOut(counts, whole, hopeful, prior);

    const Passage bytes = Passage::ofBytes(whole);
    std::vector<Judged> all = judge(counts, whole, bytes, hopeful, prior, true);
    std::vector<Reading> result;
    for (Judged& each : all) {
        const std::uint64_t places =
            &each == &all.front() ? 0 : differing(each.draft, all.front().draft);
        result.push_back(readingOf(each, prior));
        result.back().differing = places;
    }
    for (Reading& reading : hopelessOnes) {
        reading.weight += result.front().prior + result.front().weight;
        result.push_back(std::move(reading));
    }
    return result;
}

} // namespace charsleuth
