#pragma once

/// A sentence about an encoding, put in words when somebody asks: of a hundred reasons few are
/// read.

#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace charsleuth {

class Detail {
public:
    /// What there is to say; the wording knows what each number means.
    using Facts = std::array<std::uint64_t, 3>;
    using Wording = std::string (*)(const Facts& facts);

    Detail() = default;
    Detail(std::string words) : m_words(std::move(words)) {} // NOLINT(*-explicit-*)
    Detail(const char* words) : m_words(words) {}            // NOLINT(*-explicit-*)
    Detail(Wording wording, Facts facts) : m_wording(wording), m_facts(facts) {}

    /// One plain sentence without a full stop, in English; empty where nothing is said.
    std::string text() const { return m_wording ? m_wording(m_facts) : m_words; }
    friend bool operator==(const Detail& a, const Detail& b) { return a.text() == b.text(); }

private:
    // No variant: GCC 12's is destroyed in no state at all where copying its string runs out of
    // memory.
    std::string m_words; ///< where nothing is left to be worded
    Wording m_wording = nullptr;
    Facts m_facts{};
};

} // namespace charsleuth
