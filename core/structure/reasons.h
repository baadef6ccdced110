#pragma once

/// Why structure speaks for or against an encoding, before somebody asks for it in words. Nothing
/// here allocates: there are hundreds, of which few are read.

#include "core/evidence/evidence.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace charsleuth {

struct Reason {
    Effect effect{};
    Weight weight;
    std::optional<ByteRange> where; ///< as in Evidence
    Sentence detail;
    std::string_view source = "byte-structure"; ///< a constant
};

Evidence evidenceOf(const Reason& reason, EncodingId about);

/// The few reasons of one finding, in the order in which they were found.
class Reasons {
public:
    static constexpr std::size_t most = 3;

    /// Requires: size() is less than `most`.
    void add(const Reason& reason) {
        assert(m_size < most);
        m_reasons[m_size++] = reason;
        m_weight += reason.weight;
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Reason* begin() const { return m_reasons.data(); }
    const Reason* end() const { return begin() + m_size; }
    const Reason& operator[](std::size_t number) const { return m_reasons[number]; }

    Weight weight() const { return m_weight; } ///< their sum

private:
    std::array<Reason, most> m_reasons;
    std::size_t m_size = 0;
    Weight m_weight;
};

} // namespace charsleuth
