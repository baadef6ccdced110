#include "core/statistics/judge.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <numbers>
#include <numeric>

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

/// A language so many natural units worse than another one of its script adds nothing, whatever the
/// prior says.
constexpr float negligible = 30;

/// So many pairs are counted at a time. The first ones tell in which order pages are judged.
constexpr std::size_t groupSize = 16;
/// A page that costs so much more than another one, in as many pairs, is not counted on: as in
/// reading.cpp.
constexpr auto farBehind = static_cast<std::int32_t>(60 / costUnit);
constexpr double mostSteps = 1e9;
/// Of a byte that a page does not define, where pages are compared.
constexpr auto noise = static_cast<std::int32_t>(8 * std::numbers::ln2 / costUnit);

std::span<const UnitPair> groupOf(std::span<const UnitPair> pairs, std::size_t number) {
    const std::size_t begin = std::min(number * groupSize, pairs.size());
    return pairs.subspan(begin, std::min(groupSize, pairs.size() - begin));
}

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

/// Whether ASCII is not itself on its page, so that pages differ in what is ASCII.
bool isOfMainframes(const Draft& draft) {
    return info(draft.encodings.front()).platform == "mainframe";
}

/// A few scripts.
struct Scripts {
    std::array<Script, scriptCount> list;
    std::size_t count = 0;

    std::span<const Script> all() const { return std::span(list).first(count); }
};

/// The scripts whose letters, outside ASCII, make up a quarter of the most frequent one's or more.
/// None when there are no such letters.
Scripts scriptsOf(const Draft& draft, const Alphabet& alphabet) {
    std::array<std::uint64_t, scriptCount + 1> letters{};
    for (std::size_t unit = firstForeign(draft); unit < draft.characters.size(); ++unit) {
        const char32_t character = draft.characters[unit];
        if (character < 0x80 || character == noCharacter)
            continue;
        const Script script = alphabet.scriptOf(alphabet.symbolOf(character));
        letters[static_cast<std::size_t>(script)] += draft.passage->counts()[unit];
    }
    const std::uint64_t most = *std::max_element(letters.begin(), letters.end() - 1);
    Scripts scripts;
    for (std::size_t i = 0; most > 0 && i < scriptCount; ++i)
        if (letters[i] * 4 >= most)
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

/// Of a comparison of four.
bool areAll(FourWhole truths) {
    return (truths[0] & truths[1] & truths[2] & truths[3]) != 0;
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

/// The same ones in an order in which what comes first is from everywhere.
void spread(std::span<const UnitPair> pairs, std::pmr::vector<UnitPair>& to) {
    std::size_t step = pairs.size() * 5 / 8 | 1;
    while (std::gcd(step, pairs.size()) > 1)
        step += 2;
    to.reserve(pairs.size());
    for (std::size_t i = 0, at = 0; i < pairs.size(); ++i, at = (at + step) % pairs.size())
        to.push_back(pairs[at]);
}

} // namespace

Judge::Judge(const Passage& bytes, const Prior& prior, Models& models,
             std::pmr::memory_resource* memory)
    : m_bytes(bytes), m_prior(prior), m_models(models), m_memory(memory), m_highPairs(memory),
      m_highCounts(memory), m_pace(memory), m_highTriples(memory), m_working(memory) {
    std::pmr::vector<UnitPair> high(memory);
    for (const UnitPair& pair : bytes.pairs())
        if (isHigh(pair.before) || isHigh(pair.now))
            high.push_back(pair);
    spread(high, m_highPairs);
    std::uint32_t counted = 0;
    for (std::size_t i = 0; i < m_highPairs.size(); i += groupSize) {
        for (const UnitPair& pair : groupOf(m_highPairs, i / groupSize))
            counted += pair.count;
        m_highCounts.push_back(counted);
    }
}

void Judge::start(const Draft& draft) {
    Working& working = m_working.emplace_back(started(draft));
    if (draft.passage == &m_bytes && draft.secondWay.empty())
        for (const ScriptCosts& costs : working.scripts)
            m_like[static_cast<std::size_t>(costs.model->script())] = &costs.scorer;
    // Decoded texts are few and quickly told from others; EBCDIC that was not ruled out is rare.
    if (!draft.asciiBytes) {
        working.outlook = draft.own ? INFINITY : -INFINITY;
        return;
    }
    working.outlook = -INFINITY;
    for (ScriptCosts& costs : working.scripts) {
        costs.missing = costs.scorer.addOtherPairs(groupOf(m_highPairs, 0), costs.rest);
        working.outlook = std::max(working.outlook, -static_cast<float>(comparable(costs)));
    }
}

Score Judge::byPairs(const Draft& draft, std::size_t number, float most) {
    constexpr float noLimit = 1e8; // steps
    Working& working = m_working[number];
    if (draft.asciiBytes || draft.own)
        working.latin = latinAscii(draft, working);
    const auto steps = static_cast<std::int32_t>(
        std::min((most - working.latin.least) / static_cast<float>(costUnit), noLimit));
    bool hopeless = true;
    for (ScriptCosts& costs : working.scripts)
        hopeless = isHopeless(draft, costs, steps) && hopeless;
    if (!hopeless) {
        if (!draft.asciiBytes && !draft.own)
            working.latin = latinAscii(draft, working);
        for (ScriptCosts& costs : working.scripts)
            costs.ascii = asciiCosts(draft, costs.model->script(), &costs.scorer);
    }
    Score score = summed(draft, working);
    score.hopeless = hopeless;
    return score;
}

bool Judge::isHopeless(const Draft& draft, ScriptCosts& costs, std::int32_t most) {
    if (draft.asciiBytes)
        return isHopelessPage(draft, costs, most);
    const std::span<const UnitPair> pairs = draft.passage->pairs();
    std::uint32_t counted = 0;
    for (std::size_t group = 0; group * groupSize < pairs.size(); ++group) {
        costs.scorer.addOtherPairs(groupOf(pairs, group), costs.rest);
        for (const UnitPair& pair : groupOf(pairs, group))
            counted += pair.count;
        if (costs.scorer.least(costs.rest) <= most)
            continue;
        const double all = static_cast<double>(draft.passage->size()) / counted;
        for (std::int32_t& cost : costs.rest) // the rest is taken to go on like that
            cost = static_cast<std::int32_t>(std::min(all * cost, mostSteps));
        return true;
    }
    return false;
}

std::int32_t Judge::comparable(const ScriptCosts& costs) {
    return costs.scorer.least(costs.rest) + noise * static_cast<std::int32_t>(costs.missing);
}

bool Judge::isHopelessPage(const Draft& draft, ScriptCosts& costs, std::int32_t most) {
    std::pmr::vector<std::int32_t> pace(m_memory);
    for (std::size_t group = 0; group < m_highCounts.size(); ++group) {
        if (group > 0)
            costs.missing += costs.scorer.addOtherPairs(groupOf(m_highPairs, group), costs.rest);
        pace.push_back(comparable(costs));
        if (m_pace.empty() ||
            (pace.back() <= m_pace[group] + farBehind && costs.scorer.least(costs.rest) <= most))
            continue;
        // In the rest it falls behind as it did here.
        const double all = static_cast<double>(m_highCounts.back()) / m_highCounts[group];
        const double missing = noise * static_cast<double>(costs.missing);
        const double ofAllMissing = noise * static_cast<double>(draft.unread);
        for (std::int32_t& cost : costs.rest) {
            const double behind = cost + missing - m_pace[group];
            // At least what it was counted to cost: it may be left for what others cost, not pages.
            cost =
                static_cast<std::int32_t>(std::clamp(m_pace.back() + all * behind - ofAllMissing,
                                                     std::min<double>(cost, mostSteps), mostSteps));
        }
        return true;
    }
    // What is not read costs more elsewhere, so a page with holes is no measure for others.
    if (draft.unread == 0 && !pace.empty() && (m_pace.empty() || pace.back() < m_pace.back()))
        m_pace = std::move(pace);
    return false;
}

Score Judge::byTriples(const Draft& draft, std::size_t number) {
    Working& working = m_working[number];
    if (draft.asciiBytes && m_highTriples.empty())
        m_highTriples = m_bytes.triples(false);
    std::pmr::vector<UnitTriple> own(m_memory);
    if (!draft.asciiBytes)
        own = draft.passage->triples(true);
    for (ScriptCosts& costs : working.scripts)
        costs.scorer.refine(draft.asciiBytes ? m_highTriples : own, isOfMainframes(draft),
                            costs.rest);
    return summed(draft, working);
}

Scorer Judge::scorerOf(const Draft& draft, Script script) {
    const Scorer* like =
        draft.passage == &m_bytes ? m_like[static_cast<std::size_t>(script)] : nullptr;
    return {m_models.of(script), draft.characters, *draft.passage, draft.secondWay, like, m_memory};
}

Judge::Working Judge::started(const Draft& draft) {
    Working working{.scripts = std::pmr::vector<ScriptCosts>(m_memory), .latin = {}};
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
        costs.rest.fill(costs.scorer.once());
    }
    return working;
}

Judge::LatinAscii Judge::latinAscii(const Draft& draft, const Working& working) {
    if (draft.asciiBytes && m_latin)
        return *m_latin;
    const ScriptCosts& first = working.scripts.front();
    const CostSums latin = asciiCosts(
        draft, Script::Latin, first.model->script() == Script::Latin ? &first.scorer : nullptr);
    const auto end =
        latin.begin() + static_cast<std::ptrdiff_t>(m_models.of(Script::Latin).languages());
    LatinAscii result;
    result.least = static_cast<float>(costUnit * *std::min_element(latin.begin(), end));
    result.englishExcess = static_cast<float>(costUnit * latin[0]) - result.least;
    if (draft.asciiBytes)
        m_latin = result;
    return result;
}

CostSums Judge::asciiCosts(const Draft& draft, Script script, const Scorer* scorer) {
    const auto made = [&] {
        const auto& pairs = draft.passage->pairs();
        const bool mainframes = isOfMainframes(draft);
        return scorer ? scorer->asciiPairs(pairs, mainframes)
                      : scorerOf(draft, script).asciiPairs(pairs, mainframes);
    };
    if (!draft.asciiBytes)
        return made();
    auto& known = m_ascii[static_cast<std::size_t>(script)];
    if (!known)
        known = made();
    return *known;
}

Score Judge::summed(const Draft& draft, const Working& working) {
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
        Four leasts = Four{} + INFINITY;
        for (std::size_t i = 0; i < fours; ++i) {
            const Four excess = naturalUnits(costs.ascii, i) - working.latin.least;
            given[i] = naturalUnits(costs.rest, i) + working.latin.least +
                       asciiPenalty(excess, working.latin.englishExcess);
            for (std::size_t l = count; l < 4 * i + 4; ++l)
                given[i][l % 4] = INFINITY; // no language
            leasts = given[i] < leasts ? given[i] : leasts;
        }
        const float least =
            std::min(std::min(leasts[0], leasts[1]), std::min(leasts[2], leasts[3]));
        const float raised = std::min(base, least);
        const float ofThis = expOf(raised - least);
        sum *= expOf(raised - base);
        best *= expOf(raised - base);
        base = raised;
        for (std::size_t i = 0; i < fours; ++i) {
            const Four behind = least - given[i];
            if (areAll(behind < -negligible))
                continue;
            Four terms;
            std::memcpy(&terms, prior.data() + 4 * i, sizeof terms);
            terms *= (behind < -negligible ? Four{} : expOf(behind)) * ofThis;
            for (std::size_t l = 0; l < 4; ++l) {
                sum += terms[l];
                if (terms[l] > best) {
                    best = terms[l];
                    score.language = costs.model->shown(4 * i + l);
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

float Judge::otherScripts(const Draft& draft, const Working& working,
                          std::span<const float> latin) const {
    double p = 0;
    for (const EncodingId encoding : draft.encodings)
        p += m_prior.of(encoding);
    for (const float each : latin)
        p -= each;
    const Four excess = Four{} + excessOfLetter * static_cast<float>(working.asciiLetters);
    return static_cast<float>(std::max(p, 0.0)) *
           std::exp(-asciiPenalty(excess, working.latin.englishExcess)[0]);
}

} // namespace charsleuth
