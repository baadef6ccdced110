#pragma once

/// A short list of encodings. Up to six need no allocation, since every detection has a hundred
/// such lists, most of them with one element.

#include "core/registry/encoding_id.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

namespace charsleuth {

/// The part of std::vector's interface that the core uses.
class EncodingList {
public:
    EncodingList() = default;
    EncodingList(std::initializer_list<EncodingId> encodings) {
        for (const EncodingId encoding : encodings)
            add(encoding);
    }

    void add(EncodingId encoding) {
        if (m_many.empty() && m_fewSize < m_few.size()) {
            m_few[m_fewSize++] = encoding;
            return;
        }
        if (m_many.empty()) {
            m_many.reserve(4 * m_few.size());
            m_many.assign(m_few.begin(), m_few.end());
            m_fewSize = 0;
        }
        m_many.push_back(encoding);
    }
    template <class Predicate>
    void eraseIf(const Predicate& predicate) {
        const auto left =
            static_cast<std::size_t>(std::remove_if(begin(), end(), predicate) - begin());
        if (m_many.empty())
            m_fewSize = left;
        else
            m_many.resize(left);
    }

    std::size_t size() const { return m_many.empty() ? m_fewSize : m_many.size(); }
    EncodingId* begin() { return m_many.empty() ? m_few.data() : m_many.data(); }
    EncodingId* end() { return begin() + size(); }
    const EncodingId* begin() const { return m_many.empty() ? m_few.data() : m_many.data(); }
    const EncodingId* end() const { return begin() + size(); }
    EncodingId front() const { return *begin(); }
    EncodingId operator[](std::size_t number) const { return begin()[number]; }

    friend bool operator==(const EncodingList& a, const EncodingList& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<EncodingId, 6> m_few{};
    std::size_t m_fewSize = 0;      ///< 0 if m_many is in use
    std::vector<EncodingId> m_many; ///< empty while m_few is in use
};

/// Whether the list, in any order, has the encoding.
inline bool isAmong(EncodingId encoding, std::span<const EncodingId> list) {
    return std::ranges::find(list, encoding) != list.end();
}

} // namespace charsleuth
