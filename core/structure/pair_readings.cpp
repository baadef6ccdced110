#include "core/structure/pair_readings.h"

#include "core/structure/long_input.h"

#include <algorithm>
#include <limits>

namespace charsleuth {

namespace {

/// A reading cannot catch up with one that has less than a hundredth of its malformed sequences,
/// and more of them than this.
constexpr std::uint64_t tooFarBehind = 1'000;

bool areComparedAfter(const Page& page) {
    return page.offset() >= sampledFrom && isSampled(page.offset());
}

} // namespace

void PairReadings::feed(std::size_t number, const SurveyedPage& page) {
    Reading& reading = m_readings[number];
    if (page.afterUtf8 && !page.whole)
        reading.validator.pass(page.page);
    else
        reading.validator.feed(page.page);
    if (areComparedAfter(page.page))
        reading.then.push_back(reading.validator);
}

void PairReadings::dropHopeless() {
    const std::size_t times = m_readings.empty() ? 0 : m_readings.front().then.size();
    for (std::size_t time = 0; time < times; ++time)
        dropHopelessAt(time);
    for (Reading& reading : m_readings)
        reading.then.clear();
}

void PairReadings::dropHopelessAt(std::size_t time) {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const Reading& reading : m_readings)
        if (const Validator& then = reading.then[time];
            then.complete() && then.tally().sequences >= manySequences)
            least = std::min(least, then.tally().malformed);
    for (Reading& reading : m_readings) {
        Validator& then = reading.then[time];
        if (!then.mayStop() || then.tally().malformed <= tooFarBehind ||
            then.tally().malformed / 100 <= least)
            continue;
        then.stop();
        reading.validator = then;
        std::fill(reading.then.begin() + static_cast<std::ptrdiff_t>(time), reading.then.end(),
                  reading.validator);
    }
}

void PairReadings::finish() {
    for (Reading& reading : m_readings)
        reading.validator.finish();
}

const Validator& PairReadings::of(EncodingId encoding) const {
    const auto encodingOf = [](const Reading& reading) { return reading.validator.encoding(); };
    return std::ranges::find(m_readings, encoding, encodingOf)->validator;
}

} // namespace charsleuth
