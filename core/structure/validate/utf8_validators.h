#pragma once

/// The input as UTF-8 and as CESU-8.

#include "core/structure/input/surveyed_page.h"
#include "core/structure/validate/validator.h"

namespace charsleuth {

class Utf8Validators {
public:
    /// `mayStop`: of CESU-8; UTF-8 is read to the end.
    explicit Utf8Validators(bool mayStop)
        : m_utf8(EncodingId::Utf8, false), m_cesu8(EncodingId::Cesu8, mayStop) {}

    /// Says also whether the page comes after UTF-8.
    void feed(SurveyedPage& page);
    void finish();

    /// There is so little of it that pages which are not `whole` are not read as UTF-8.
    bool isRuledOut() const;

    const Validator& utf8() const { return m_utf8; }
    const Validator& cesu8() const { return m_cesu8; }

private:
    Validator m_utf8, m_cesu8;
};

} // namespace charsleuth
