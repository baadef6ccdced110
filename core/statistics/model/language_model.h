#pragma once

/// The language models of one script: the cost of a character after one or two others, in all
/// languages of the script at once.
///
/// A cost is -ln P(symbol | context, language) in steps of `costUnit`. The file (grown by
/// resources/models/script_table.py, described in its function script_file) is used in place.
/// Nothing here allocates, and all functions may be called from any thread.

#include "core/statistics/model/alphabet.h"
#include "core/statistics/model/built_data.h"

#include <cstddef>
#include <string_view>

namespace charsleuth {

/// Nats in one step of a cost; UNIT in resources/models/costs.py.
inline constexpr double costUnit = 0.08;

/// The most languages of a script. Rows of costs may be read up to the next multiple of 16.
inline constexpr std::size_t maxLanguages = 48;

/// Costs, one byte for each language; null: the model has no such n-gram.
using CostRow = const std::uint8_t*;

/// Costs of the case of a letter after the cases of one or two letters; 0 for symbols without case.
class CaseCosts {
public:
    /// `costs`: of lower and upper case after one letter (neither, lower, upper); then after two.
    explicit constexpr CaseCosts(const std::uint8_t* costs) : m_costs(costs) {}

    std::uint8_t after(LetterCase before, LetterCase now) const {
        return now == LetterCase::Neither ? std::uint8_t{} : m_costs[at(before, now)];
    }
    std::uint8_t after(LetterCase first, LetterCase before, LetterCase now) const {
        return now == LetterCase::Neither
                   ? std::uint8_t{}
                   : m_costs[6 + static_cast<std::size_t>(first) * 6 + at(before, now)];
    }

private:
    static std::size_t at(LetterCase before, LetterCase now) {
        return static_cast<std::size_t>(before) * 2 + static_cast<std::size_t>(now) - 1;
    }
    const std::uint8_t* m_costs;
};

class LanguageModel {
public:
    explicit LanguageModel(Script script);

    Script script() const { return m_script; }
    std::size_t languages() const { return m_languages; }
    std::size_t stride() const { return m_stride; } ///< length of a row; the languages come first
    /// Languages that have a name; after them come several languages together, which stand for
    /// those without a model.
    std::size_t named() const { return m_named; }
    std::string_view shown(std::size_t language) const; ///< BCP 47; empty from named() on
    std::string_view code(std::size_t language) const;  ///< as in resources/models/languages.tsv
    /// The number of symbols of numberIn(script, ...).
    std::size_t symbols() const { return m_symbols; }

    /// The costs of the bigram `a` `b`. Null: the costs are backOff(a) + single(b).
    CostRow bigram(std::uint16_t a, std::uint16_t b) const {
        const auto key = static_cast<std::uint32_t>(a * m_symbols + b);
        if (m_bigrams.capacity)
            return find(m_bigrams, key);
        const std::uint16_t number = load16(m_bigrams.numbers, key);
        return number ? m_bigrams.rows + (number - 1u) * m_stride : nullptr;
    }
    /// Prefetches the memory that the look-up of the bigram needs.
    void prefetchBigram(std::uint16_t a, std::uint16_t b) const {
        const auto key = static_cast<std::uint32_t>(a * m_symbols + b);
        const std::size_t at = m_bigrams.capacity ? slotOf(m_bigrams, key) : key;
        if (m_bigrams.capacity)
            __builtin_prefetch(m_bigrams.keys + 4 * at);
        __builtin_prefetch(m_bigrams.numbers + 2 * at);
    }
    CostRow single(std::uint16_t b) const { return m_single + b * m_stride; }
    CostRow backOff(std::uint16_t a) const { return m_back + a * m_stride; }
    /// The costs of a letter outside ASCII in a list of letters: each of an alphabet about once.
    CostRow listed(std::uint16_t b) const { return m_listed + b * m_stride; }
    /// The ASCII letter, from 1 on, that a letter outside ASCII is written with or named by, or 0.
    std::uint8_t base(std::uint16_t b) const { return m_bases[b]; }

    /// The costs of the trigram, or the back-off of its context; `a` is a letter or the space, `b`
    /// a letter. If both are null, the bigram's costs hold.
    CostRow trigram(std::uint16_t a, std::uint16_t b, std::uint16_t c) const;
    CostRow backOff(std::uint16_t a, std::uint16_t b) const;

    /// The cost of this member of a class; for upper-case letters, of this upper-case form.
    std::uint8_t member(std::uint16_t symbol, LetterCase letterCase) const {
        return isOwnLetter(symbol) && letterCase != LetterCase::Upper ? 0 : m_members[symbol];
    }
    bool isOwnLetter(std::uint16_t symbol) const { return m_alphabet.isOwnLetter(symbol); }
    const Alphabet& alphabet() const { return m_alphabet; }
    /// The costs of case in text in which capitals begin words and sentences.
    CaseCosts cases() const { return CaseCosts(m_cases); }

private:
    struct Table {
        std::uint32_t capacity; ///< 0: `numbers` is a full table of row + 1
        const std::uint8_t *keys, *numbers, *rows;
    };
    static std::uint32_t slotOf(const Table& table, std::uint32_t key) {
        return static_cast<std::uint32_t>(
            static_cast<std::uint64_t>(key * 0x9E3779B1u) * table.capacity >> 32);
    }
    CostRow find(const Table& table, std::uint32_t key) const;

    Alphabet m_alphabet;
    Script m_script;
    std::size_t m_languages, m_named, m_stride, m_symbols;
    const std::uint8_t *m_shown, *m_codes, *m_cases, *m_members, *m_single, *m_back, *m_listed,
        *m_bases;
    Table m_bigrams, m_trigrams, m_contexts;
};

} // namespace charsleuth
