#include "core/statistics/judge.h"

#include "core/registry/registry.h"
#include "core/statistics/capitals.h"
#include "core/statistics/four.h"

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

/// A share of all languages but one that makes no difference.
constexpr float otherLanguages = 1e-5F;

/// A page that costs so much more than another one, in as many pairs, is not counted on: as in
/// reading.cpp.
constexpr auto farBehind = static_cast<std::int32_t>(60 / costUnit);
constexpr std::int32_t mostSteps = 1'000'000'000;
/// So many pairs of the ASCII part are counted at a time.
constexpr std::size_t asciiPairsOfGroup = 32;
/// Of a byte that a page does not define, where pages are compared.
constexpr auto noise = static_cast<std::int32_t>(8 * std::numbers::ln2 / costUnit);

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
    for (std::size_t unit = 0; unit < draft.units(); ++unit)
        count += is(draft.character(unit)) ? draft.passage->counts()[unit] : 0;
    return count;
}

/// A few scripts.
struct Scripts {
    std::array<Script, scriptCount> list;
    std::size_t count = 0;

    std::span<const Script> all() const { return std::span(list).first(count); }
};

/// The scripts whose letters, outside ASCII, make up a quarter of the most frequent one's or more.
/// None when there are no such letters.
Scripts scriptsOf(const Draft& draft) {
    const auto letters = std::span(draft.kinds).first<scriptCount>();
    const std::uint32_t most = *std::ranges::max_element(letters);
    Scripts scripts;
    for (std::size_t i = 0; most > 0 && i < scriptCount; ++i)
        if (std::uint64_t{letters[i]} * 4 >= most)
            scripts.list[scripts.count++] = static_cast<Script>(i);
    return scripts;
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

} // namespace

Judge::Judge(const Passage& bytes, std::size_t drafts, const Prior& prior, Models& models,
             std::pmr::memory_resource* memory)
    : m_bytes(bytes), m_prior(prior), m_models(models), m_memory(memory), m_pairs(bytes, memory),
      m_lettering(memory), m_pace(memory), m_highTriples(memory), m_working(memory) {
    m_working.reserve(drafts);
}

void Judge::start(const Draft& draft) {
    Working& working = m_working.emplace_back(started(draft));
    // Decoded texts are few and quickly told from others; EBCDIC that was not ruled out is rare.
    if (!draft.asciiBytes) {
        working.outlook = draft.own ? INFINITY : -INFINITY;
        return;
    }
    working.outlook = -INFINITY;
    for (ScriptCosts& costs : working.scripts) {
        if (!m_pairs.groups().empty())
            count(draft, costs, m_pairs.groups().front());
        working.outlook =
            std::max(working.outlook,
                     -static_cast<float>(comparable(costs, costs.scorer.least(costs.rest))));
    }
}

Score Judge::byPairs(const Draft& draft, std::size_t number, float most) {
    constexpr float noLimit = 1e8; // steps
    Working& working = m_working[number];
    const bool mainframe = !draft.asciiBytes && !draft.own;
    if (!mainframe)
        setLatinAscii(draft, working, mostSteps);
    const auto steps = static_cast<std::int32_t>(
        std::min((most - working.latin.least) / static_cast<float>(costUnit), noLimit));
    bool hopeless = true;
    for (ScriptCosts& costs : working.scripts)
        hopeless = isHopeless(draft, costs, steps) && hopeless;
    if (!hopeless && mainframe)
        hopeless = !setLatinAscii(draft, working, steps - leastOf(working));
    if (hopeless)
        return estimated(draft, working);
    for (ScriptCosts& costs : working.scripts)
        if (!costs.estimate)
            costs.ascii = asciiCosts(draft, working, costs);
    return summed(draft, working);
}

bool Judge::isHopeless(const Draft& draft, ScriptCosts& costs, std::int32_t most) {
    if (draft.asciiBytes)
        return isHopelessPage(draft, costs, most);
    const std::span<const UnitPair> pairs = draft.passage->pairs();
    std::uint32_t counted = 0;
    for (std::size_t begin = 0; begin < pairs.size(); begin += pairsOfGroup) {
        const auto group = pairs.subspan(begin, std::min(pairsOfGroup, pairs.size() - begin));
        costs.scorer.addOtherPairs(group, costs.rest);
        for (const UnitPair& pair : group)
            counted += pair.count;
        const std::int32_t least = costs.scorer.least(costs.rest);
        if (least <= most)
            continue;
        const double all = static_cast<double>(draft.passage->size()) / counted;
        // The rest is taken to go on like that.
        costs.estimate = static_cast<std::int32_t>(std::min<double>(all * least, mostSteps));
        return true;
    }
    return false;
}

std::int32_t Judge::comparable(const ScriptCosts& costs, std::int32_t least) {
    return least + noise * static_cast<std::int32_t>(costs.missing);
}

bool Judge::isHopelessPage(const Draft& draft, ScriptCosts& costs, std::int32_t most) {
    std::pmr::vector<std::int32_t> pace(m_memory);
    const std::span<const PairGroup> groups = m_pairs.groups();
    for (std::size_t group = 0; group < groups.size(); ++group) {
        if (group > 0)
            count(draft, costs, groups[group]);
        const std::int32_t least = costs.scorer.least(costs.rest);
        pace.push_back(comparable(costs, least));
        if (m_pace.empty() || (pace.back() <= m_pace[group] + farBehind && least <= most))
            continue;
        // In the rest it falls behind as it did here. At least what it was counted to cost: it may
        // be left for what others cost, not pages.
        const double all = static_cast<double>(groups.back().counted) / groups[group].counted;
        const double behind = pace.back() - m_pace[group];
        const double ofAllMissing = noise * static_cast<double>(draft.unread);
        costs.estimate = static_cast<std::int32_t>(std::clamp<double>(
            m_pace.back() + all * behind - ofAllMissing, std::min(least, mostSteps), mostSteps));
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
    const std::span<const UnitTriple> triples = draft.asciiBytes ? m_highTriples : own;
    for (ScriptCosts& costs : working.scripts) {
        if (costs.estimate)
            continue;
        costs.scorer.refine(triples, draft.ofMainframes, costs.rest);
        if (!draft.page || !draft.ofMainframes)
            continue;
        const CostSums beyond = costs.scorer.beyondDamage(triples, draft.passage->counts());
        for (std::size_t language = 0; language < beyond.size(); ++language)
            costs.rest[language] -= beyond[language];
    }
    return summed(draft, working);
}

Judge::ScriptCosts Judge::costsOf(const Draft& draft, Script script) {
    const LanguageModel& model = m_models.of(script);
    const std::span<Letter> letters = m_lettering.start(draft, model);
    const bool capitals = isInCapitals(draft, script, letters);
    ScriptCosts costs{&model, letters,
                      Scorer(model, letters, capitals ? casesOfCapitals() : model.cases())};
    costs.rest.fill(capitals ? costOfCapitals : 0);
    return costs;
}

void Judge::count(const Draft& draft, ScriptCosts& costs, const PairGroup& group) {
    m_lettering.make(draft, *costs.model, group.units, costs.letters);
    costs.missing += costs.scorer.addOtherPairs(group.pairs, costs.rest);
}

Judge::Working Judge::started(const Draft& draft) {
    Working working{.scripts = std::pmr::vector<ScriptCosts>(m_memory), .latin = {}};
    Scripts scripts = scriptsOf(draft);
    working.letterless = scripts.count == 0;
    if (working.letterless) {
        working.asciiLetters = asciiCount(draft, isAsciiLetter);
        working.digits = asciiCount(draft, isDigit);
    }
    if (scripts.count == 0)
        scripts = {{Script::Latin}, 1};
    working.scripts.reserve(scripts.count);
    for (const Script script : scripts.all())
        working.scripts.push_back(costsOf(draft, script));
    return working;
}

bool Judge::isAsciiShared(const Draft& draft) const {
    if (draft.asciiBytes)
        return true;
    if (!info(draft.encodings.front()).asciiCompatible || draft.unread > 0)
        return false;
    // ASCII comes from single bytes, so as many pairs are the same ones.
    const auto isAscii = [&](Unit unit) { return unit >= gapUnit || draft.character(unit) < 0x80; };
    const auto countOf = [](std::uint32_t sum, const UnitPair& pair) { return sum + pair.count; };
    const std::span<const UnitPair> bytes = m_pairs.ascii();
    std::uint32_t count = 0;
    for (const UnitPair& pair : draft.passage->pairs())
        count += isAscii(pair.before) && isAscii(pair.now) ? pair.count : 0;
    return count == std::accumulate(bytes.begin(), bytes.end(), std::uint32_t{0}, countOf);
}

bool Judge::setLatinAscii(const Draft& draft, Working& working, std::int32_t most) {
    working.asciiShared = isAsciiShared(draft);
    if (working.asciiShared && m_latin) {
        working.latin = *m_latin;
        return true;
    }
    const ScriptCosts& first = working.scripts.front();
    const bool isLatin = first.model->script() == Script::Latin;
    const ScriptCosts latin = isLatin ? first : costsOf(draft, Script::Latin);
    const std::span<const UnitPair> pairs =
        draft.asciiBytes ? m_pairs.ascii() : draft.passage->pairs();
    CostSums sums{};
    std::uint32_t counted = 0;
    for (std::size_t begin = 0; begin < pairs.size(); begin += asciiPairsOfGroup) {
        const auto group = pairs.subspan(begin, std::min(asciiPairsOfGroup, pairs.size() - begin));
        latin.scorer.addAsciiPairs(group, draft.ofMainframes, sums);
        for (const UnitPair& pair : group)
            counted += pair.count;
        const std::int32_t least = latin.scorer.least(sums);
        if (least <= most)
            continue;
        // The rest is taken to go on like that.
        const double all = static_cast<double>(draft.passage->size()) / counted;
        working.latin.least = static_cast<float>(costUnit * all * least);
        return false;
    }
    working.latin.least = static_cast<float>(costUnit * latin.scorer.least(sums));
    working.latin.englishExcess = static_cast<float>(costUnit * sums[0]) - working.latin.least;
    working.latinSums = sums;
    if (working.asciiShared) {
        m_latin = working.latin;
        m_ascii[static_cast<std::size_t>(Script::Latin)] = sums;
    }
    return true;
}

CostSums Judge::asciiCosts(const Draft& draft, const Working& working, const ScriptCosts& costs) {
    const Script script = costs.model->script();
    if (!working.asciiShared && script == Script::Latin)
        return working.latinSums;
    auto& known = m_ascii[static_cast<std::size_t>(script)];
    if (working.asciiShared && known)
        return *known;
    CostSums sums{};
    costs.scorer.addAsciiPairs(draft.asciiBytes ? m_pairs.ascii()
                                                : std::span(draft.passage->pairs()),
                               draft.ofMainframes, sums);
    if (working.asciiShared)
        known = sums;
    return sums;
}

std::int32_t Judge::leastOf(const Working& working) {
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (const ScriptCosts& costs : working.scripts)
        least = std::min(least, leastOf(costs));
    return least;
}

std::int32_t Judge::leastOf(const ScriptCosts& costs) {
    return costs.estimate ? *costs.estimate : costs.scorer.least(costs.rest);
}

Score Judge::estimated(const Draft& draft, const Working& working) const {
    const auto best = std::ranges::min_element(
        working.scripts, {}, [](const ScriptCosts& costs) { return leastOf(costs); });
    const std::size_t language = best->scorer.likeliest(best->rest);
    float prior = 0; // P(language, encodings)
    m_prior.of(draft.encodings, m_models.firstLanguage(best->model->script()) + language,
               std::span(&prior, 1));
    return {.log = std::log(prior) - static_cast<float>(costUnit * leastOf(*best)) -
                   working.latin.least,
            .language = working.letterless ? std::string_view() : best->model->shown(language),
            .letters = !working.letterless,
            .hopeless = true};
}

Score Judge::summed(const Draft& draft, const Working& working) {
    Score score;
    float base = INFINITY, sum = 0, best = 0; // sum and best: times e^base
    for (const ScriptCosts& costs : working.scripts) {
        if (costs.estimate)
            continue;
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
    score.oneLanguage = best > (1 - otherLanguages) * sum;
    if (working.letterless && working.asciiLetters == 0)
        score.log += std::min(ofDigits, ofDigit * static_cast<float>(working.digits));
    return score;
}

float Judge::otherScripts(const Draft& draft, const Working& working,
                          std::span<const float> latin) const {
    double p = m_prior.of(draft.encodings);
    for (const float each : latin)
        p -= each;
    const Four excess = Four{} + excessOfLetter * static_cast<float>(working.asciiLetters);
    return static_cast<float>(std::max(p, 0.0)) *
           std::exp(-asciiPenalty(excess, working.latin.englishExcess)[0]);
}

} // namespace charsleuth
