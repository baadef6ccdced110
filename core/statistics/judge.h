#pragma once

/// What the drafts of one sample cost in all languages: the sum over languages that a reading's
/// weight is made of (formulas: README.md beside this file). For one thread; what is handed in
/// outlives it.

#include "core/statistics/draft.h"
#include "core/statistics/language_model.h"
#include "core/statistics/lettering.h"
#include "core/statistics/pair_groups.h"
#include "core/statistics/passage.h"
#include "core/statistics/prior.h"
#include "core/statistics/scorer.h"

#include <array>
#include <cmath>
#include <limits>
#include <memory_resource>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

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

struct Score {
    float log = -INFINITY; ///< ln of the sum over languages of P(language, encodings)·P(text)
    std::string_view language;
    bool letters = false;     ///< outside ASCII
    bool oneLanguage = false; ///< no other one counts
    bool hopeless = false;    ///< not all was counted: `log` and `language` are estimates
};

/// Scores the drafts of one sample.
class Judge {
public:
    /// `drafts`: how many will be started.
    Judge(const Passage& bytes, std::size_t drafts, const Prior& prior, Models& models,
          std::pmr::memory_resource* memory);

    /// Looks at the first pairs. Requires: called for all drafts in order, before anything else.
    void start(const Draft& draft);
    /// What the first pairs promise: the larger, the sooner a draft is to be judged.
    float outlook(std::size_t number) const { return m_working[number].outlook; }
    /// Requires: the draft is the one of that number. A text that costs more than `most` natural
    /// units in every language is hopeless.
    Score byPairs(const Draft& draft, std::size_t number, float most = INFINITY);
    /// Requires: byPairs() came before.
    Score byTriples(const Draft& draft, std::size_t number);

private:
    /// What a draft's text costs in the languages of one script.
    struct ScriptCosts {
        const LanguageModel* model;
        std::span<Letter> letters; ///< a page's are made group by group
        Scorer scorer;
        CostSums ascii{}, rest{};
        std::uint32_t missing = 0; ///< bytes without a character that were met in `rest`
        /// Steps, least cost of all pairs: where this script is hopeless, and not all were counted.
        std::optional<std::int32_t> estimate{};
    };
    /// What the ASCII part says of Latin languages, natural units.
    struct LatinAscii {
        float least = 0;         ///< its cost in the language that fits it best
        float englishExcess = 0; ///< what it costs more in English
    };
    struct Working {
        std::pmr::vector<ScriptCosts> scripts;
        float outlook = 0;
        LatinAscii latin;
        CostSums latinSums{}; ///< what `latin` is made of
        bool asciiShared = false;
        bool letterless = false;        ///< outside ASCII
        std::uint64_t asciiLetters = 0; ///< these two only where there are no others
        std::uint64_t digits = 0;
    };

    ScriptCosts costsOf(const Draft& draft, Script script);
    /// Adds the costs of an ASCII-compatible page's group.
    void count(const Draft& draft, ScriptCosts& costs, const PairGroup& group);
    Working started(const Draft& draft);
    /// Counts the rest of the pairs; true when they cost more than `most` steps, or are far behind
    /// those of the page that costs least so far: then what all would cost is an estimate.
    bool isHopeless(const Draft& draft, ScriptCosts& costs, std::int32_t most);
    bool isHopelessPage(const Draft& draft, ScriptCosts& costs, std::int32_t most);
    /// The least cost so far, given, with what could not be read as noise.
    static std::int32_t comparable(const ScriptCosts& costs, std::int32_t least);
    /// Whether the pairs of ASCII characters are those of ASCII bytes, as under all
    /// ASCII-compatible pages.
    bool isAsciiShared(const Draft& draft) const;
    /// Counts the ASCII part in Latin languages; false where it comes to more than `most` steps,
    /// which is an estimate.
    bool setLatinAscii(const Draft& draft, Working& working, std::int32_t most);
    /// What the ASCII part costs in a script's languages. Requires: setLatinAscii().
    CostSums asciiCosts(const Draft& draft, const Working& working, const ScriptCosts& costs);
    /// The least cost of all but the ASCII part, or its estimate.
    static std::int32_t leastOf(const ScriptCosts& costs);
    static std::int32_t leastOf(const Working& working);
    Score summed(const Draft& draft, const Working& working);
    /// Of a hopeless text: in the language in which it costs least.
    Score estimated(const Draft& draft, const Working& working) const;
    /// P(encodings) without the Latin languages: text without letters outside ASCII is in any
    /// language, and its ASCII part then most likely in English, the first of the models. To be
    /// mixed with English costs what it does elsewhere.
    float otherScripts(const Draft& draft, const Working& working,
                       std::span<const float> latin) const;

    const Passage& m_bytes;
    const Prior& m_prior;
    Models& m_models;
    std::pmr::memory_resource* m_memory;
    PairGroups m_pairs;
    Lettering m_lettering;
    std::pmr::vector<std::int32_t> m_pace; ///< what they cost until there, of the cheapest page
    std::pmr::vector<UnitTriple> m_highTriples; ///< made when they are needed
    std::array<std::optional<CostSums>, scriptCount> m_ascii;
    std::optional<LatinAscii> m_latin; ///< of ASCII-compatible pages
    std::pmr::vector<Working> m_working;
};

} // namespace charsleuth
