#pragma once

/// A sentence that is put in words when somebody asks: of a hundred reasons few are read.

#include <array>
#include <cstdint>
#include <string>

namespace charsleuth {

class Sentence {
public:
    /// What there is to say; the wording knows what each number means.
    using Facts = std::array<std::uint64_t, 3>;
    using Wording = std::string (*)(const Facts& facts);

    constexpr Sentence() = default;
    constexpr Sentence(const char* constant) : m_words(constant) {} // NOLINT(*-explicit-*)
    constexpr Sentence(Wording wording, const Facts& facts) : m_wording(wording), m_facts(facts) {}

    /// In English, without a full stop; empty where nothing is said.
    std::string text() const { return m_wording != nullptr ? m_wording(m_facts) : m_words; }

private:
    const char* m_words = "";
    Wording m_wording = nullptr; ///< null: there are no facts in it
    Facts m_facts{};
};

} // namespace charsleuth
