#pragma once

/// A sentence about an encoding, put in words when somebody asks: of a hundred reasons few are
/// read.

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace charsleuth {

class Detail {
public:
    /// What there is to say; the wording knows what each number means.
    using Facts = std::array<std::uint64_t, 3>;
    using Wording = std::string (*)(const Facts& facts);

    Detail() = default;
    Detail(std::string words) : m_said(std::move(words)) {}   // NOLINT(*-explicit-*)
    Detail(const char* words) : m_said(std::string(words)) {} // NOLINT(*-explicit-*)
    Detail(Wording wording, Facts facts) : m_said(Unsaid{wording, facts}) {}

    /// One plain sentence without a full stop, in English; empty where nothing is said.
    std::string text() const {
        if (const Unsaid* unsaid = std::get_if<Unsaid>(&m_said))
            return unsaid->wording(unsaid->facts);
        return std::get<std::string>(m_said);
    }
    friend bool operator==(const Detail& a, const Detail& b) { return a.text() == b.text(); }

private:
    struct Unsaid {
        Wording wording;
        Facts facts;
    };

    std::variant<std::string, Unsaid> m_said;
};

} // namespace charsleuth
