#include "core/structure/escaped_readings.h"

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
    for (Validator& validator : m_validators)
        if (!m_asJp1 || !followsJp1(validator.encoding()))
            validator.feed(page);
}

/// From here on they are read for themselves; until now they were ISO-2022-JP-1.
void EscapedReadings::partFromJp1() {
    if (!std::exchange(m_asJp1, false))
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
    for (Validator& validator : m_validators)
        validator.finish();
}

const Validator* EscapedReadings::find(EncodingId encoding) const {
    const auto found = std::ranges::find(m_validators, encoding, &Validator::encoding);
    return found == m_validators.end() ? nullptr : &*found;
}

} // namespace charsleuth
