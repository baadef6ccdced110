#pragma once

/// Which readings of a long input another one has left behind for good.

#include "core/structure/validator.h"

#include <cstdint>
#include <limits>

namespace charsleuth {

/// Whether readings are compared once they have read that page.
bool areComparedAfter(const InputPage& page);

/// The best of the readings compared. All have read the same pages.
class BestReading {
public:
    void see(const Validator& reading);
    bool leavesBehind(const Validator& reading) const;

private:
    std::uint64_t m_malformed = std::numeric_limits<std::uint64_t>::max();
};

} // namespace charsleuth
