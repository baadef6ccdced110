#pragma once

/// A sentence that is worded on request: of a hundred reasons few are read.

#include <array>
#include <cstdint>
#include <string>

namespace charsleuth {

class Sentence {
public:
    /// The numbers of the sentence; the wording knows what each one means.
    using Facts = std::array<std::uint64_t, 3>;
    using Wording = std::string (*)(const Facts& facts);

    constexpr Sentence() = default;
    constexpr Sentence(const char* constant) : m_words(constant) {} // NOLINT(*-explicit-*)
    constexpr Sentence(Wording wording, const Facts& facts) : m_wording(wording), m_facts(facts) {}

    /// English, without a full stop; empty if there is nothing to say.
    std::string text() const { return m_wording != nullptr ? m_wording(m_facts) : m_words; }

private:
    const char* m_words = "";
    Wording m_wording = nullptr; ///< null: the sentence has no facts
    Facts m_facts{};
};

} // namespace charsleuth
