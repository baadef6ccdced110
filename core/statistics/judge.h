#pragma once

/// What the drafts of one sample cost in all languages: the sum over languages that a reading's
/// weight is made of (formulas: README.md beside this file). For one thread; what is handed in
/// outlives it.

#include "core/statistics/draft.h"
#include "core/statistics/language_model.h"
#include "core/statistics/passage.h"
#include "core/statistics/prior.h"
#include "core/statistics/scorer.h"

#include <array>
#include <cmath>
#include <deque>
#include <limits>
#include <memory_resource>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A reading is hopeless when so many natural units worse than the best one in the first bytes.
inline constexpr float hopeless = 60;
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
    bool letters = false; ///< outside ASCII
};

/// Scores the drafts of one sample.
class Judge {
public:
    Judge(const Passage& bytes, const Prior& prior, Models& models,
          std::pmr::memory_resource* memory);

    /// Requires: called for all drafts in order, before anything else.
    void start(const Draft& draft);
    /// Requires: the draft is the one of that number.
    Score byPairs(const Draft& draft, std::size_t number);
    /// Requires: byPairs() came before.
    Score byTriples(const Draft& draft, std::size_t number);

private:
    /// What a draft's text costs in the languages of one script.
    struct ScriptCosts {
        const LanguageModel* model;
        Scorer scorer;
        CostSums ascii{}, rest{};
    };
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
    Scorer scorerOf(const Draft& draft, Script script);
    Working started(const Draft& draft);
    /// The ASCII part costs the same under all ASCII-compatible pages. `scorer`: the draft's for
    /// that script, or null.
    CostSums asciiCosts(const Draft& draft, Script script, const Scorer* scorer);
    Score summed(const Draft& draft, const Working& working);
    /// P(encodings) without the Latin languages: text without letters outside ASCII is in any
    /// language, and its ASCII part then most likely in English, the first of the models. To be
    /// mixed with English costs what it does elsewhere.
    float otherScripts(const Draft& draft, const Working& working,
                       std::span<const float> latin) const;

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

} // namespace charsleuth
