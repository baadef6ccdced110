#pragma once

/// Distinguishes text in a set of 94 by 94 characters from ASCII words, whose letters are also
/// characters of the set, two by two. Words give either many rare characters, or only characters
/// whose two bytes are of one kind.
/// Tested by escapes_test.

#include "core/bytes/bytes.h"

#include <cstdint>

namespace charsleuth {

class AsciiOrPairs {
public:
    /// Bytes 21 to `lastOfFrequent` begin signs and frequent characters.
    explicit AsciiOrPairs(Byte lastOfFrequent) : m_lastOfFrequent(lastOfFrequent) {}

    void take(Byte lead, Byte trail) {
        const bool rare = lead <= ' ' || lead > m_lastOfFrequent;
        const bool word =
            (isCapital(lead) && isCapital(trail)) || (isDigit(lead) && isDigit(trail));
        ++m_pairs;
        m_rare += rare ? 1 : 0;
        m_words += !rare && word ? 1 : 0;
        m_capitalized += !rare && isCapital(lead) && isSmall(trail) ? 1 : 0;
    }
    /// Whether the pairs are text. In real text one pair in six consists of two capitals or two
    /// digits, and as many of a capital and a small letter; the latter say nothing if other pairs
    /// begin with small letters.
    bool areText() const {
        const std::uint64_t like = m_rare + m_words + (m_rare > 0 ? m_capitalized : 0);
        return 2 * m_rare <= m_pairs && like < m_pairs;
    }
    bool areNone() const { return m_pairs == 0; }

private:
    static bool isCapital(Byte byte) { return byte >= 'A' && byte <= 'Z'; }
    static bool isSmall(Byte byte) { return byte >= 'a' && byte <= 'z'; }
    static bool isDigit(Byte byte) { return byte >= '0' && byte <= '9'; }

    Byte m_lastOfFrequent;
    std::uint64_t m_pairs = 0, m_rare = 0, m_words = 0, m_capitalized = 0;
};

} // namespace charsleuth
