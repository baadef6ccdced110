#pragma once

/// The reasons of structure for or against an encoding, before somebody asks for words. Nothing
/// here allocates: there are hundreds of reasons, of which few are read.

#include "core/evidence/evidence.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <string_view>
#include <type_traits>

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

    Reasons() {} // not "= default", which would make `{}` clear the array
    Reasons(const Reasons& other) { *this = other; }
    Reasons& operator=(const Reasons& other) {
        if (this == &other)
            return *this;
        m_size = other.m_size;
        m_weight = other.m_weight;
        std::memcpy(m_places.data(), other.m_places.data(), m_size * sizeof(Reason));
        return *this;
    }

    /// Requires: size() is less than `most`.
    void add(const Reason& reason) {
        assert(m_size < most);
        new (m_places.data() + m_size * sizeof(Reason)) Reason(reason);
        ++m_size;
        m_weight += reason.weight;
    }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const Reason* begin() const {
        return std::launder(reinterpret_cast<const Reason*>(m_places.data()));
    }
    const Reason* end() const { return begin() + m_size; }
    const Reason& operator[](std::size_t number) const { return begin()[number]; }

    Weight weight() const { return m_weight; } ///< the sum of all reasons

private:
    // The array is not cleared: three reasons for each of a hundred findings are many.
    static_assert(std::is_trivially_copyable_v<Reason>);
    alignas(Reason) std::array<std::byte, most * sizeof(Reason)> m_places;
    std::size_t m_size = 0;
    Weight m_weight;
};

} // namespace charsleuth
