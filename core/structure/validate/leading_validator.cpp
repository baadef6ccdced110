#include "core/structure/validate/leading_validator.h"

#include "core/structure/input/long_input.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// A validator falls behind for good if it has more malformed sequences than this, and a hundred
/// times those of another one.
constexpr std::uint64_t tooFarBehind = 1'000;

} // namespace

bool areComparedAfter(const InputPage& page) {
    return page.offset() >= sampledFrom && isSampled(page.offset());
}

void LeadingValidator::see(const Validator& validator) {
    const TextTally& tally = validator.tally();
    if (validator.complete() && tally.sequences >= manySequences)
        m_malformed = std::min(m_malformed, tally.malformed);
}

bool LeadingValidator::leavesBehind(const Validator& validator) const {
    const std::uint64_t malformed = validator.tally().malformed;
    return validator.mayStop() && malformed > tooFarBehind && malformed / 100 > m_malformed;
}

} // namespace charsleuth
