#pragma once

/// Validates UTF-8 and CESU-8.
/// Tested by validator_test.

#include "core/structure/input/surveyed_page.h"
#include "core/structure/validate/validator.h"

namespace charsleuth {

class Utf8Validators {
public:
    /// `mayStop`: CESU-8 may stop early; UTF-8 is always counted to the end.
    explicit Utf8Validators(bool mayStop)
        : m_utf8(EncodingId::Utf8, false), m_cesu8(EncodingId::Cesu8, mayStop) {}

    /// Feeds a page, and sets its `afterUtf8`.
    void feed(SurveyedPage& page);
    void finish();

    /// Whether UTF-8 is so improbable that input pages that are not `whole` are skipped.
    bool isRuledOut() const;
    /// Whether UTF-8 reads more. The two differ in characters beyond U+FFFF only, which are
    /// malformed in the one or in the other.
    bool isCesu8Outdone() const { return m_utf8.damage().runs < m_cesu8.damage().runs; }

    const Validator& utf8() const { return m_utf8; }
    const Validator& cesu8() const { return m_cesu8; }

private:
    Validator m_utf8, m_cesu8;
};

} // namespace charsleuth
