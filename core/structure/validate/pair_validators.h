#pragma once

/// The input in the encodings of pairs of bytes: Shift_JIS, EUC-*, gb18030, Big5, Johab.

#include "core/structure/input/surveyed_page.h"
#include "core/structure/validate/validator.h"

#include <vector>

namespace charsleuth {

class PairValidators {
public:
    void add(EncodingId encoding, bool mayStop) { m_entries.emplace_back(encoding, mayStop); }

    void reserve(std::size_t encodings) { m_entries.reserve(encodings); }
    std::size_t size() const { return m_entries.size(); }
    /// Feeds the validator of that number; each may be fed in a thread of its own. Where all have
    /// got as far, now and then, dropLeftBehind() is to be called.
    void feed(std::size_t number, const SurveyedPage& page);
    /// Stops the validators that another one has left behind for good. It does not matter how often
    /// it is called.
    void dropLeftBehind();
    void finish();

    /// Requires: the encoding was added.
    const Validator& of(EncodingId encoding) const;

private:
    /// Validators are compared as they were after certain pages.
    struct Entry {
        Entry(EncodingId encoding, bool mayStop) : validator(encoding, mayStop) {}

        Validator validator;
        std::vector<Validator> then; ///< after each of these since the last dropLeftBehind()
    };

    void dropLeftBehindAt(std::size_t time);

    std::vector<Entry> m_entries;
};

} // namespace charsleuth
