#pragma once

/// A sentence about an encoding, in words or still to be put in words.

#include "core/evidence/sentence.h"

#include <string>
#include <utility>

namespace charsleuth {

class Detail {
public:
    Detail() = default;
    Detail(std::string words) : m_words(std::move(words)) {}   // NOLINT(*-explicit-*)
    Detail(const char* words) : m_words(words) {}              // NOLINT(*-explicit-*)
    Detail(const Sentence& sentence) : m_sentence(sentence) {} // NOLINT(*-explicit-*)

    /// One plain sentence without a full stop, in English; empty where nothing is said.
    std::string text() const { return m_words.empty() ? m_sentence.text() : m_words; }
    friend bool operator==(const Detail& a, const Detail& b) { return a.text() == b.text(); }

private:
    // No variant: GCC 12's is destroyed in no state at all where copying its string runs out of
    // memory.
    std::string m_words; ///< where nothing is left to be worded
    Sentence m_sentence;
};

} // namespace charsleuth
