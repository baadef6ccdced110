#pragma once

/// Scores the candidate texts of one sample: their probability, summed over languages (formulas:
/// README.md of core/statistics). For one thread; the arguments must outlive the object.
/// Tested by reading_test and worked_example_test.

#include "core/statistics/score/language_confidence.h"
#include "core/statistics/model/language_model.h"
#include "core/statistics/model/prior.h"
#include "core/statistics/score/bigram_groups.h"
#include "core/statistics/score/language_sum.h"
#include "core/statistics/score/scorer.h"
#include "core/statistics/score/symbol_lookup.h"
#include "core/statistics/text/candidate_text.h"
#include "core/statistics/text/letters_beside.h"
#include "core/statistics/text/ngram_counts.h"
#include "core/statistics/text/repeats.h"
#include "core/statistics/text/taken_out.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory_resource>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace charsleuth {

/// A reading that is worse than the best one by this much, nats, is not scored to its end.
inline constexpr float pruningDeficit = 60;

/// The models that one call needs, each made once.
class Models {
public:
    const LanguageModel& of(Script script) {
        auto& model = m_models[static_cast<std::size_t>(script)];
        if (!model)
            model.emplace(script);
        return *model;
    }

private:
    std::array<std::optional<LanguageModel>, scriptCount> m_models;
};

struct Score {
    float log = -INFINITY; ///< ln of the sum over languages of P(language, encodings)·P(text)
    std::string_view language;
    LanguageFacts languageFacts;
    float ofNonAscii =
        0; ///< the cost outside ASCII by bigrams, in the language that costs least, nats
    bool letters = false;     ///< whether the text has letters outside ASCII
    bool oneLanguage = false; ///< whether no other language matters
    bool pruned = false;      ///< not everything was scored: `log` and `language` are estimates
};

/// Scores the candidate texts of one sample.
class TextScorer {
public:
    /// `texts`: the number of texts that will be scored.
    /// `sample`: that of `bytes`, with its repetitions. `takenOut`: what is left out of `bytes`.
    /// `stretches`: of what is scored. `prunes`: whether a code page that falls far behind the
    /// cheapest one is left.
    TextScorer(const NgramCounts& bytes, std::span<const SampleSegment> sample,
               const TakenOut& takenOut, const AsciiStretches& stretches, std::size_t texts,
               const Prior& prior, Models& models, std::pmr::memory_resource* memory, bool prunes);

    /// The single costs of a code page's characters, nats; bytes that it does not define cost as
    /// noise.
    static float costOf(const CandidateText& codePage);
    /// Scores by bigrams. Texts are numbered from 0 on. `logPrior`: ln of P(encodings). A text that
    /// costs more than `most` nats in every language is pruned.
    Score byBigrams(const CandidateText& text, std::size_t number, float logPrior,
                    float most = INFINITY);
    /// Scores by trigrams. Requires: the text was scored by bigrams.
    Score byTrigrams(const CandidateText& text, std::size_t number);

private:
    /// The most by which the character before makes characters cheaper, nats each. The average is
    /// 0.7 in the languages' own texts, more in Thai and Georgian.
    static constexpr float ofContext = 1;

    /// The costs of a text in the languages of one script.
    struct ScriptCosts {
        Scorer scorer;             ///< a code page's symbols are looked up group by group
        Costs rest;                ///< costs without the ASCII part
        std::uint32_t missing = 0; ///< bytes without a character, met in `rest`
        /// The estimated least cost of all bigrams, steps, if the script was pruned before all were
        /// scored.
        std::optional<std::int32_t> estimate{};

        const LanguageModel& model() const { return scorer.model(); }
        void count(const BigramGroup& group) {
            missing += scorer.addOtherBigrams(group.bigrams, rest);
        }
        /// Sets the estimate, which is at least the cost so far: a code page may be pruned because
        /// of another one.
        void setEstimate(std::int32_t counted, double all);
        /// The least cost over languages, or its estimate.
        std::int32_t least() const { return estimate ? *estimate : scorer.least(rest); }
    };
    struct TextCosts {
        std::span<ScriptCosts> scripts;
        LatinAscii latin;
        std::optional<Costs> latinCosts; ///< the costs behind `latin`, if they are the text's own
        bool asciiShared = false;
        bool letterless = false; ///< the text has no letters outside ASCII
        /// This one and the next only for texts without letters outside ASCII.
        std::uint64_t asciiLetters = 0;
        std::uint64_t digits = 0;
    };

    ScriptCosts costsOf(const CandidateText& text, Script script);
    /// Makes the costs of a text, still empty.
    TextCosts& newCostsOf(const CandidateText& text);
    /// Scores the remaining bigrams. Returns true when they cost more than `most` steps, or are far
    /// behind those of the cheapest code page so far; the total is then an estimate.
    bool isPruned(const CandidateText& text, ScriptCosts& costs, std::int32_t most);
    bool isPrunedCodePage(const CandidateText& text, const TextCosts& costsOfText,
                          ScriptCosts& costs, std::int32_t most);
    /// What a drawing's parts say by what stands above them, steps: less than 0 where they join.
    std::int32_t costOfColumns(const CandidateText& text);
    /// What was taken out of the sample costs in the text's encoding, steps.
    std::int32_t costOfTakenOut(const CandidateText& text);
    /// A lower bound for the cost of a text, from its characters one by one, nats.
    float lowerBound(const CandidateText& text);
    /// What the drawing of a code page costs at least, instead of its characters one by one, nats.
    float drawnInstead(const CandidateText& text);
    /// The same in steps, on its own: computed once for the code pages that draw alike.
    std::int64_t costOfDrawing(const CandidateText& text);
    /// An estimate for the ASCII part while it is not scored, nats.
    float aboutAscii(const CandidateText& text) const;
    /// The estimated cost of a text that was pruned by that bound, nats; more than `most`.
    float prunedCost(const CandidateText& text, float most) const;
    /// Whether the bigrams of ASCII characters are those of the ASCII bytes, as under all
    /// ASCII-compatible code pages.
    bool isAsciiShared(const CandidateText& text) const;
    /// Whether the ASCII part was scored with another text; if so, copies it.
    bool isLatinAsciiKnown(const CandidateText& text, TextCosts& costsOfText) const;
    /// The least cost of these, and the excess in English.
    static LatinAscii latinOf(const Scorer& latin, const Costs& ascii);
    /// Otherwise scores it in Latin languages. Returns false if it costs more than `most` steps;
    /// the cost is then an estimate.
    bool setLatinAscii(const CandidateText& text, TextCosts& costsOfText, std::int32_t most);
    /// The costs of the ASCII part in a script's languages. Requires: setLatinAscii().
    Costs asciiCosts(const CandidateText& text, const TextCosts& costsOfText,
                     const ScriptCosts& costs);
    /// The costs, in Latin languages, of ASCII letters side by side in words with bytes of 0x80 or
    /// more, which are in the language of these words. Looked up with the first text that has all
    /// of these letters; null until then, and if there are none.
    const Costs* insideWords(const CandidateText& text);
    /// The costs of a text as words of languages, for LanguageSum::add(): what stands inside words
    /// with bytes of 0x80 or more is taken from the ASCII part to the rest.
    struct AsWords {
        LatinAscii latin;
        Costs ascii, rest;
    };
    AsWords asWords(const CandidateText& text, const TextCosts& costsOfText,
                    const ScriptCosts& costs);
    static std::int32_t leastOf(const TextCosts& costsOfText);
    Score summed(const CandidateText& text, const TextCosts& costsOfText);
    /// No cost is as large. Steps.
    static constexpr std::int32_t noLimit = 100'000'000;
    /// Nats as steps.
    static std::int32_t stepsOf(float nats) {
        return static_cast<std::int32_t>(
            std::min(nats / static_cast<float>(costUnit), static_cast<float>(noLimit)));
    }
    static float natsOf(std::int32_t steps) { return static_cast<float>(costUnit * steps); }
    static bool isAsciiLetter(char32_t character) {
        const char32_t lower = character | 0x20;
        return character < 0x80 && lower >= U'a' && lower <= U'z';
    }
    /// Whether a code page's text may be a list of letters.
    bool mayBeList(const CandidateText& text);
    /// What stands beside each other in a list of letters costs in any code page, nats.
    float costBetweenListed();
    /// The gain of letters that stand beside the ASCII letters they are written with, nats.
    float gainOfBases(const CandidateText& text, const LanguageModel& model);
    /// The costs of a code page's characters as a list of letters.
    Costs listedCosts(const CandidateText& text, const ScriptCosts& costs);
    /// The trigrams of bytes, counted when they are needed.
    std::span<const UnitTrigram> highTrigrams() {
        if (m_highTrigrams.empty())
            m_highTrigrams = m_bytes.trigrams(false);
        return m_highTrigrams;
    }
    /// Counts how bytes of 0x80 or more stand, as marks.
    void countMarks();
    /// The cost of a code page's characters as marks, which are no words, nats; or more than
    /// `most`.
    float costAsMarks(const CandidateText& text, float most);
    /// The cost of the characters of decoded text as marks, likewise.
    float costAsPairMarks(const CandidateText& text, float most);
    /// Adds the text as marks to the sum over languages.
    void addMarks(const CandidateText& text, const TextCosts& costsOfText, const ScriptCosts& costs,
                  const LanguagePriors& priors, LanguageSum& sum);
    /// The score of a pruned text with this estimated cost, nats, in the language of most files in
    /// its encoding.
    Score prunedScore(const CandidateText& text, float logPrior, float cost) const;
    /// P(encodings) without the Latin languages. Text without letters outside ASCII may be in any
    /// language; its ASCII part is then most likely English, the first of the models. To be mixed
    /// with English costs the same as elsewhere.
    float otherScripts(const CandidateText& text, const TextCosts& costsOfText,
                       std::span<const float> latin) const;

    const NgramCounts& m_bytes;
    std::span<const SampleSegment> m_sample;
    const TakenOut& m_takenOut;
    const AsciiStretches& m_stretches;
    const Prior& m_prior;
    Models& m_models;
    std::pmr::memory_resource* m_memory;
    bool m_prunes;
    BigramGroups m_bigrams;
    SymbolLookup m_lookup;
    std::pmr::vector<std::int32_t> m_pace; ///< costs of the cheapest code page up to each group
    std::int32_t m_penaltyOfPace = 0; ///< what its ASCII part costs more than the best language's
    std::pmr::vector<std::int32_t> m_ownPace;     ///< costs of the code page that is being scored
    std::pmr::vector<UnitTrigram> m_highTrigrams; ///< of highTrigrams()
    struct KnownDrawing {
        std::array<Shape, 256> shapes; ///< by units
        std::int64_t cost;
    };
    std::pmr::vector<KnownDrawing> m_drawings;
    std::optional<std::vector<VerticalPair>> m_verticalPairs; ///< likewise
    std::optional<bool> m_mayBeList;                          ///< of the bytes, likewise
    bool m_isRun = false; ///< whether the letters of the list stand side by side
    std::optional<std::vector<LettersBeside>> m_beside;
    /// Of marks: the part of the cost that is the same in all code pages; how often each unit
    /// follows itself.
    std::optional<float> m_betweenMarks;
    std::vector<std::uint32_t> m_marksAgain;
    std::array<std::optional<Costs>, scriptCount> m_ascii;
    std::optional<LatinAscii> m_latin;           ///< of ASCII-compatible code pages
    std::optional<Costs> m_insideWords;          ///< of insideWords()
    std::pmr::vector<TextCosts*> m_costsOfTexts; ///< null for texts that were not scored
};

} // namespace charsleuth
