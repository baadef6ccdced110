#include "core/structure/best_reading.h"

#include "core/structure/long_input.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// A reading cannot catch up with one that has less than a hundredth of its malformed sequences,
/// and more of them than this.
constexpr std::uint64_t tooFarBehind = 1'000;

} // namespace

bool areComparedAfter(const InputPage& page) {
    return page.offset() >= sampledFrom && isSampled(page.offset());
}

void BestReading::see(const Validator& reading) {
    const TextTally& tally = reading.tally();
    if (reading.complete() && tally.sequences >= manySequences)
        m_malformed = std::min(m_malformed, tally.malformed);
}

bool BestReading::leavesBehind(const Validator& reading) const {
    const std::uint64_t malformed = reading.tally().malformed;
    return reading.mayStop() && malformed > tooFarBehind && malformed / 100 > m_malformed;
}

} // namespace charsleuth
