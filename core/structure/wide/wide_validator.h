#pragma once

/// The input as UTF-16 or UTF-32: what the units say decides, the decoder counts.

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
    std::uint64_t m_nextLook; ///< at what the units say, when there are so many
};

} // namespace charsleuth
