#pragma once

/// Validates UTF-7: its base64 runs decide, the decoder counts.
/// Tested by escapes_test.

#include "core/structure/escaped/utf7_runs.h"
#include "core/structure/validate/validator.h"

namespace charsleuth {

class Utf7Validator {
public:
    explicit Utf7Validator(bool mayStop) : m_validator(EncodingId::Utf7, mayStop) {}

    void feed(const InputPage& page);
    void finish() { m_validator.finish(); }

    const Validator& validator() const { return m_validator; }
    const Utf7Runs& runs() const { return m_runs; }

private:
    void countRuns(const InputPage& page);

    Validator m_validator;
    Utf7Runs m_runs;
};

} // namespace charsleuth
