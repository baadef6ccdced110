#pragma once

/// Looks for proof of UTF-7: base64 runs `+...-` that decode to text.
///
/// A `+` in ASCII is no proof: most words after a `+` do not decode at all, and what does decode
/// is a rare ideograph or no character. Source: RFC 2152.

#include "core/evidence/evidence.h"
#include "core/structure/validator.h"

namespace charsleuth {

class Utf7Runs {
public:
    void feed(const Block& block);
    void finish();

    /// `sequences` are the characters outside ASCII.
    const TextTally& tally() const { return m_tally; }
    std::uint64_t runs() const { return m_runs; }
    std::uint64_t odd() const { return m_odd; } ///< decoded units that text does not hold

    /// Every run decodes to plausible text, and chance does not do so.
    bool proven() const;
    Weight weight() const; ///< for what the runs say, whether proven or not; 0 or more

private:
    void take(const DecodedText& text);
    void countRuns(Bytes bytes);

    std::optional<Decoder> m_decoder;
    TextTally m_tally;
    std::uint64_t m_skipped = 0;
    std::uint64_t m_runs = 0; ///< `+` not followed by `-`
    std::uint64_t m_odd = 0;  ///< decoded units that text does not hold
    std::uint64_t m_narrow = 0, m_han = 0, m_hangul = 0,
                  m_asciiPairs = 0; ///< units by how telling they are
    std::uint64_t m_units = 0;
    bool m_afterPlus = false;
    bool m_hopeless = false;
};

} // namespace charsleuth
