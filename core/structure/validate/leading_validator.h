#pragma once

/// Which validators of a long input another one has left behind for good.

#include "core/structure/validate/validator.h"

#include <cstdint>
#include <limits>

namespace charsleuth {

/// Whether validators are compared once they have read that page.
bool areComparedAfter(const InputPage& page);

/// The best of the validators compared. All have read the same pages.
class LeadingValidator {
public:
    void see(const Validator& validator);
    bool leavesBehind(const Validator& validator) const;

private:
    std::uint64_t m_malformed = std::numeric_limits<std::uint64_t>::max();
};

} // namespace charsleuth
