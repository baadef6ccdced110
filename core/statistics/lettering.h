#pragma once

/// The units of drafts as letters of the models. What all ASCII-compatible pages have in common is
/// made once; what a page makes of a high byte only when it is asked for, since most pages are
/// soon seen to be hopeless.

#include "core/statistics/draft.h"
#include "core/statistics/letter.h"

#include <array>
#include <memory_resource>
#include <optional>
#include <span>

namespace charsleuth {

/// For the drafts of one sample and one thread; `memory` outlives it and the letters.
class Lettering {
public:
    explicit Lettering(std::pmr::memory_resource* memory) : m_memory(memory) {}

    /// The letters of the draft's units, then those for the start and for gaps. Of an
    /// ASCII-compatible page those from `firstForeign` on are not made yet.
    std::span<Letter> start(const Draft& draft, const LanguageModel& model);
    /// Makes the letters of these units. Requires: the draft is a page.
    void make(const Draft& draft, const LanguageModel& model, std::span<const Unit> units,
              std::span<Letter> letters);

private:
    const LetterMaker& maker(const LanguageModel& model);
    std::span<const Letter> ascii(const Draft& draft, const LanguageModel& model);
    std::span<Letter> allocated(std::size_t count);

    std::pmr::memory_resource* m_memory;
    std::array<std::optional<LetterMaker>, scriptCount> m_makers;
    std::array<std::span<const Letter>, scriptCount> m_ascii{};
};

} // namespace charsleuth
