#pragma once

/// Finds the validators of a long input that fell behind another one for good.
/// Tested by survey_test.

#include "core/structure/validate/validator.h"

#include <cstdint>
#include <limits>

namespace charsleuth {

/// Whether validators are compared after this input page.
bool areComparedAfter(const InputPage& page);

/// The best of the validators compared. All have read the same input pages.
class LeadingValidator {
public:
    void see(const Validator& validator);
    bool leavesBehind(const Validator& validator) const;

private:
    std::uint64_t m_malformed = std::numeric_limits<std::uint64_t>::max();
};

} // namespace charsleuth
