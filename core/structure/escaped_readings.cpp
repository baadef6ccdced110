#include "core/structure/escaped_readings.h"

#include "core/structure/best_reading.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

/// Whether ISO-2022-JP-1 is read for it as long as there is no difference.
bool followsJp1(EncodingId encoding) {
    return encoding == EncodingId::Iso2022Jp2 || encoding == EncodingId::Iso2022Jp3 ||
           encoding == EncodingId::Cp50220;
}

} // namespace

void EscapedReadings::feed(const Page& page) {
    m_marks.feed(page);
    if (!m_marks.isCommon())
        partFromJp1();
    if (page.any().escape || page.any().tilde)
        part();
    if (m_asOne)
        return m_one.feed(page);
    for (Validator& validator : m_validators)
        if (!m_asJp1 || !followsJp1(validator.encoding()))
            validator.feed(page);
    if (areComparedAfter(page))
        dropHopeless();
}

void EscapedReadings::dropHopeless() {
    BestReading best;
    for (const Validator& validator : m_validators)
        best.see(validator);
    for (Validator& validator : m_validators)
        if (best.leavesBehind(validator))
            validator.stop();
}

void EscapedReadings::part() {
    if (!std::exchange(m_asOne, false))
        return;
    m_validators.assign(m_added.size(), m_one);
    for (std::size_t i = 0; i < m_added.size(); ++i)
        m_validators[i].readOnAs(m_added[i]);
}

/// From here on they are read for themselves; until now they were ISO-2022-JP-1.
void EscapedReadings::partFromJp1() {
    if (!std::exchange(m_asJp1, false) || m_asOne)
        return;
    const auto leader =
        std::ranges::find(m_validators, EncodingId::Iso2022Jp1, &Validator::encoding);
    for (Validator& validator : m_validators)
        if (const EncodingId encoding = validator.encoding(); followsJp1(encoding)) {
            validator = *leader;
            validator.readOnAs(encoding);
        }
}

void EscapedReadings::end() {
    partFromJp1();
}

void EscapedReadings::finish() {
    m_one.finish();
    for (Validator& validator : m_validators)
        validator.finish();
}

const Validator& EscapedReadings::of(EncodingId encoding) const {
    return m_asOne ? m_one : *std::ranges::find(m_validators, encoding, &Validator::encoding);
}

} // namespace charsleuth
