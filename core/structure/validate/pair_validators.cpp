#include "core/structure/validate/pair_validators.h"

#include "core/structure/validate/leading_validator.h"

#include <algorithm>

namespace charsleuth {

void PairValidators::feed(std::size_t number, const SurveyedPage& page) {
    Entry& entry = m_entries[number];
    if (page.afterUtf8 && !page.whole)
        entry.validator.pass(page.page);
    else
        entry.validator.feed(page.page);
    if (areComparedAfter(page.page))
        entry.then.push_back(entry.validator);
}

void PairValidators::dropLeftBehind() {
    const std::size_t times = m_entries.empty() ? 0 : m_entries.front().then.size();
    for (std::size_t time = 0; time < times; ++time)
        dropLeftBehindAt(time);
    for (Entry& entry : m_entries)
        entry.then.clear();
}

void PairValidators::dropLeftBehindAt(std::size_t time) {
    LeadingValidator best;
    for (const Entry& entry : m_entries)
        best.see(entry.then[time]);
    for (Entry& entry : m_entries) {
        Validator& then = entry.then[time];
        if (!best.leavesBehind(then))
            continue;
        then.stop();
        entry.validator = then;
        std::fill(entry.then.begin() + static_cast<std::ptrdiff_t>(time), entry.then.end(),
                  entry.validator);
    }
}

void PairValidators::finish() {
    for (Entry& entry : m_entries)
        entry.validator.finish();
}

const Validator& PairValidators::of(EncodingId encoding) const {
    const auto encodingOf = [](const Entry& entry) { return entry.validator.encoding(); };
    return std::ranges::find(m_entries, encoding, encodingOf)->validator;
}

} // namespace charsleuth
