#pragma once

/// A sentence about an encoding: as words, or as a Sentence that makes the words later.

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

    /// A plain English sentence without a full stop; empty if there is nothing to say.
    std::string text() const { return m_words.empty() ? m_sentence.text() : m_words; }
    friend bool operator==(const Detail& a, const Detail& b) { return a.text() == b.text(); }

private:
    // Two members and no std::variant: GCC 12 does not destroy a variant whose string could not be
    // copied for lack of memory.
    std::string m_words; ///< the words, if they exist already
    Sentence m_sentence;
};

} // namespace charsleuth
