#pragma once

/// Validates UTF-16 or UTF-32: the content of the units decides, the decoder counts.
/// Tested by wide_units_test.

#include "core/structure/validate/validator.h"
#include "core/structure/wide/wide_units.h"

namespace charsleuth {

class WideValidator {
public:
    WideValidator(EncodingId encoding, bool mayStop);

    void feed(const InputPage& page);
    void finish() { m_validator.finish(); }

    EncodingId encoding() const { return m_validator.encoding(); }
    const Validator& validator() const { return m_validator; }
    const WideUnits& units() const { return m_units; }

private:
    void readUnits(const InputPage& page);

    Validator m_validator;
    WideUnits m_units;
    std::uint64_t m_nextLook; ///< number of units at which the content is examined next
};

} // namespace charsleuth
