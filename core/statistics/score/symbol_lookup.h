#pragma once

/// Looks up the model symbols of texts' units. The part that all ASCII-compatible code pages share
/// is looked up once.
/// Tested by code_page_symbols_test.

#include "core/statistics/model/model_symbol_maker.h"
#include "core/statistics/text/candidate_text.h"

#include <array>
#include <memory_resource>
#include <optional>
#include <span>

namespace charsleuth {

/// For the texts of one sample, and one thread. `memory` must outlive the object and the symbols.
class SymbolLookup {
public:
    explicit SymbolLookup(std::pmr::memory_resource* memory) : m_memory(memory) {}

    /// The symbols of the text's units.
    ModelSymbols of(const CandidateText& text, const LanguageModel& model);
    /// The symbols of ASCII units; other units get some symbol that is not ASCII.
    ModelSymbols ofAscii(const CandidateText& text, const LanguageModel& model);

private:
    const ModelSymbolMaker& maker(const LanguageModel& model);
    /// The symbols of gaps, of the start and of ASCII bytes.
    std::span<const ModelSymbol> ascii(const CandidateText& text, const LanguageModel& model);
    std::span<ModelSymbol> allocated(std::size_t units);

    std::pmr::memory_resource* m_memory;
    std::array<std::optional<ModelSymbolMaker>, scriptCount> m_makers;
    std::array<std::span<const ModelSymbol>, scriptCount> m_ascii{};
};

} // namespace charsleuth
