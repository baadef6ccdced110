#pragma once

/// What the texts of one sample cost, summed over languages (formulas: README.md beside this
/// file). For one thread; what is handed in outlives it.

#include "core/statistics/model/language_model.h"
#include "core/statistics/model/prior.h"
#include "core/statistics/score/bigram_groups.h"
#include "core/statistics/score/language_sum.h"
#include "core/statistics/score/scorer.h"
#include "core/statistics/score/symbol_lookup.h"
#include "core/statistics/text/candidate_text.h"
#include "core/statistics/text/ngram_counts.h"

#include <array>
#include <cmath>
#include <memory_resource>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A reading so many nats worse than the best one is not counted to its end.
inline constexpr float pruningDeficit = 60;

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

private:
    std::array<std::optional<LanguageModel>, scriptCount> m_models;
};

struct Score {
    float log = -INFINITY; ///< ln of the sum over languages of P(language, encodings)·P(text)
    std::string_view language;
    bool letters = false;     ///< outside ASCII
    bool oneLanguage = false; ///< no other one counts
    bool pruned = false;      ///< not all was counted: `log` and `language` are estimates
};

/// Scores the texts of one sample.
class TextScorer {
public:
    /// `texts`: how many there are.
    TextScorer(const NgramCounts& bytes, std::size_t texts, const Prior& prior, Models& models,
               std::pmr::memory_resource* memory);

    /// What a code page's characters cost each by itself, nats; what it does not define as
    /// noise.
    static float costOf(const CandidateText& codePage);
    /// The texts have numbers from 0 on. `logPrior`: ln of P(encodings). A text that costs more
    /// than `most` nats in every language is pruned.
    Score byBigrams(const CandidateText& text, std::size_t number, float logPrior,
                    float most = INFINITY);
    /// Requires: byBigrams() came before.
    Score byTrigrams(const CandidateText& text, std::size_t number);

private:
    /// What a text costs in the languages of one script.
    struct ScriptCosts {
        Scorer scorer;             ///< a code page's letters are made group by group
        Costs rest;                ///< all but the ASCII part
        std::uint32_t missing = 0; ///< bytes without a character that were met in `rest`
        /// Steps, least cost of all bigrams: where this script is pruned, and not all were counted.
        std::optional<std::int32_t> estimate{};

        const LanguageModel& model() const { return scorer.model(); }
        void count(const BigramGroup& group) {
            missing += scorer.addOtherBigrams(group.bigrams, rest);
        }
        /// At least what was counted to cost: a code page may be left for what others cost, not
        /// code pages.
        void setEstimate(std::int32_t counted, double all);
        /// The least cost, or its estimate.
        std::int32_t least() const { return estimate ? *estimate : scorer.least(rest); }
    };
    struct TextCosts {
        std::span<ScriptCosts> scripts;
        LatinAscii latin;
        std::optional<Costs> latinCosts; ///< what `latin` is made of, where it is the text's own
        bool asciiShared = false;
        bool letterless = false;        ///< outside ASCII
        std::uint64_t asciiLetters = 0; ///< these two only where there are no others
        std::uint64_t digits = 0;
    };

    ScriptCosts costsOf(const CandidateText& text, Script script);
    /// What a text is counted into, not yet counted.
    TextCosts& newCostsOf(const CandidateText& text);
    /// Counts the rest of the bigrams; true when they cost more than `most` steps, or are far
    /// behind those of the code page that costs least so far: then what all would cost is an
    /// estimate.
    bool isPruned(const CandidateText& text, ScriptCosts& costs, std::int32_t most);
    bool isPrunedCodePage(const CandidateText& text, ScriptCosts& costs, std::int32_t most);
    /// The least that a text can cost, by its characters one by one: nats.
    float lowerBound(const CandidateText& text) const;
    /// What the ASCII part costs about, as long as it was not counted: nats.
    float aboutAscii(const CandidateText& text) const;
    /// What a text that is pruned by that costs, more than `most`: nats.
    float prunedCost(const CandidateText& text, float most) const;
    /// Whether the bigrams of ASCII characters are those of ASCII bytes, as under all
    /// ASCII-compatible code pages.
    bool isAsciiShared(const CandidateText& text) const;
    /// Whether the ASCII part was counted with another text, which says so of this one, too.
    bool isLatinAsciiKnown(const CandidateText& text, TextCosts& costsOfText) const;
    /// Else counts it in Latin languages; false where it comes to more than `most` steps, which is
    /// an estimate.
    bool setLatinAscii(const CandidateText& text, TextCosts& costsOfText, std::int32_t most);
    /// What the ASCII part costs in a script's languages. Requires: setLatinAscii().
    Costs asciiCosts(const CandidateText& text, const TextCosts& costsOfText,
                     const ScriptCosts& costs);
    static std::int32_t leastOf(const TextCosts& costsOfText);
    Score summed(const CandidateText& text, const TextCosts& costsOfText);
    /// Of a text that costs about so much (nats): in the language that its encoding is met
    /// in most.
    Score prunedScore(const CandidateText& text, float logPrior, float cost) const;
    /// P(encodings) without the Latin languages: text without letters outside ASCII is in any
    /// language, and its ASCII part then most likely in English, the first of the models. To be
    /// mixed with English costs what it does elsewhere.
    float otherScripts(const CandidateText& text, const TextCosts& costsOfText,
                       std::span<const float> latin) const;

    const NgramCounts& m_bytes;
    const Prior& m_prior;
    Models& m_models;
    std::pmr::memory_resource* m_memory;
    BigramGroups m_bigrams;
    SymbolLookup m_lookup;
    std::pmr::vector<std::int32_t>
        m_pace; ///< what they cost until there, of the cheapest code page
    std::pmr::vector<std::int32_t> m_ownPace;     ///< of the code page that is being counted
    std::pmr::vector<UnitTrigram> m_highTrigrams; ///< made when they are needed
    std::array<std::optional<Costs>, scriptCount> m_ascii;
    std::optional<LatinAscii> m_latin;           ///< of ASCII-compatible code pages
    std::pmr::vector<TextCosts*> m_costsOfTexts; ///< null for texts that were not counted
};

} // namespace charsleuth
