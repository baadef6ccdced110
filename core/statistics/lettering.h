#pragma once

/// The units of drafts as letters of the models. What all ASCII-compatible pages have in common is
/// made once.

#include "core/statistics/draft.h"
#include "core/statistics/letter_maker.h"

#include <array>
#include <memory_resource>
#include <optional>
#include <span>

namespace charsleuth {

/// For the drafts of one sample and one thread; `memory` outlives it and the letters.
class Lettering {
public:
    explicit Lettering(std::pmr::memory_resource* memory) : m_memory(memory) {}

    /// The letters of the draft's units.
    Letters of(const Draft& draft, const LanguageModel& model);
    /// Those of ASCII only; others are some letter that is not ASCII.
    Letters ofAscii(const Draft& draft, const LanguageModel& model);

private:
    const LetterMaker& maker(const LanguageModel& model);
    /// Those of gaps, of the start and of the bytes of ASCII.
    std::span<const Letter> ascii(const Draft& draft, const LanguageModel& model);
    std::span<Letter> allocated(std::size_t units);

    std::pmr::memory_resource* m_memory;
    std::array<std::optional<LetterMaker>, scriptCount> m_makers;
    std::array<std::span<const Letter>, scriptCount> m_ascii{};
};

} // namespace charsleuth
