#pragma once

/// The input in the encodings that are ASCII until an escape, a shift or `~{` comes: ISO-2022-*,
/// HZ. Until then they are one reading.

#include "core/structure/escaped/shift_sequences.h"
#include "core/structure/validate/validator.h"

#include <optional>
#include <vector>

namespace charsleuth {

class EscapedValidators {
public:
    /// `each`: all are read from the start. Else ISO-2022-JP is read for its siblings wherever
    /// there is no difference.
    explicit EscapedValidators(bool each) : m_asOne(!each), m_mayJoin(!each) {}

    void reserve(std::size_t encodings) { m_added.reserve(encodings); }
    void add(EncodingId encoding, bool mayStop) {
        m_added.push_back(encoding);
        if (!m_asOne)
            m_validators.emplace_back(encoding, mayStop);
    }
    void feed(const InputPage& page);
    /// Nothing is fed afterwards.
    void end();
    /// The input ends there, too. Requires: end() was called.
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

    bool m_asOne; ///< nothing but ASCII and what is malformed in all of them was met
    bool m_mayJoin;
    std::optional<Validator> m_then; ///< ISO-2022-JP when its siblings were last fed, if since then
                                     ///< it is read for them
    ShiftSequences m_shifts;
    Validator m_one{EncodingId::Iso2022Jp1, true};
    std::vector<EncodingId> m_added;
    std::vector<Validator> m_validators; ///< of those added, once they have parted
};

} // namespace charsleuth
