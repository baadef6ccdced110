#pragma once

/// Validates the encodings with two-byte characters: Shift_JIS, EUC-*, gb18030, Big5, Johab.
/// Tested by multi_byte_test.

#include "core/structure/input/surveyed_page.h"
#include "core/structure/validate/validator.h"

#include <vector>

namespace charsleuth {

class PairValidators {
public:
    void add(EncodingId encoding, bool mayStop) { m_entries.emplace_back(encoding, mayStop); }

    void reserve(std::size_t encodings) { m_entries.reserve(encodings); }
    std::size_t size() const { return m_entries.size(); }
    /// Feeds the validator of this number. Each may be fed in a thread of its own. Call
    /// dropLeftBehind() now and then, when all have got equally far.
    void feed(std::size_t number, const SurveyedPage& page);
    /// Stops the validators that fell behind another one for good. The result does not depend on
    /// how often it is called.
    void dropLeftBehind();
    void finish();

    /// Requires: the encoding was added.
    const Validator& of(EncodingId encoding) const;

private:
    /// A validator, and its state after the input pages at which validators are compared.
    struct Entry {
        Entry(EncodingId encoding, bool mayStop) : validator(encoding, mayStop) {}

        Validator validator;
        std::vector<Validator> then; ///< states since the last dropLeftBehind()
    };

    void dropLeftBehindAt(std::size_t time);

    std::vector<Entry> m_entries;
};

} // namespace charsleuth
