#pragma once

/// Validates the encodings that are ASCII until an escape, a shift or `~{` comes: ISO-2022-*, HZ.
/// Until then one validator serves all of them.
/// Tested by escapes_test.

#include "core/structure/escaped/shift_sequences.h"
#include "core/structure/validate/validator.h"

#include <optional>
#include <vector>

namespace charsleuth {

class EscapedValidators {
public:
    /// `each`: all are validated from the start. Otherwise the validator of ISO-2022-JP serves its
    /// siblings wherever they do not differ.
    explicit EscapedValidators(bool each) : m_asOne(!each), m_mayJoin(!each) {}

    void reserve(std::size_t encodings) { m_added.reserve(encodings); }
    void add(EncodingId encoding, bool mayStop) {
        m_added.push_back(encoding);
        if (!m_asOne)
            m_validators.emplace_back(encoding, mayStop);
    }
    void feed(const InputPage& page);
    /// Requires: nothing is fed afterwards.
    void end();
    /// The input ends here. Requires: end() was called.
    void finish();

    const ShiftSequences& shifts() const { return m_shifts; }
    /// Requires: the encoding was added.
    const Validator& of(EncodingId encoding) const;

private:
    void part();
    void feedSiblings(const InputPage& page);
    void feedEachSibling(const InputPage& page);
    void catchUp(const Validator& now);
    void joinIfAlike();
    void dropLeftBehind();
    Validator& leader();

    bool m_asOne; ///< only ASCII, and bytes malformed in all of them, were met so far
    bool m_mayJoin;
    /// ISO-2022-JP's state when its siblings were last fed, if it has served them since.
    std::optional<Validator> m_then;
    ShiftSequences m_shifts;
    Validator m_one{EncodingId::Iso2022Jp1, true};
    std::vector<EncodingId> m_added;
    std::vector<Validator> m_validators; ///< validators of the added encodings, once they differ
};

} // namespace charsleuth
