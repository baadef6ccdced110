#include "core/structure/pair_readings.h"

#include "core/structure/best_reading.h"

#include <algorithm>

namespace charsleuth {

void PairReadings::feed(std::size_t number, const SurveyedPage& page) {
    Reading& reading = m_readings[number];
    if (page.afterUtf8 && !page.whole)
        reading.validator.pass(page.page);
    else
        reading.validator.feed(page.page);
    if (areComparedAfter(page.page))
        reading.then.push_back(reading.validator);
}

void PairReadings::dropLeftBehind() {
    const std::size_t times = m_readings.empty() ? 0 : m_readings.front().then.size();
    for (std::size_t time = 0; time < times; ++time)
        dropLeftBehindAt(time);
    for (Reading& reading : m_readings)
        reading.then.clear();
}

void PairReadings::dropLeftBehindAt(std::size_t time) {
    BestReading best;
    for (const Reading& reading : m_readings)
        best.see(reading.then[time]);
    for (Reading& reading : m_readings) {
        Validator& then = reading.then[time];
        if (!best.leavesBehind(then))
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
