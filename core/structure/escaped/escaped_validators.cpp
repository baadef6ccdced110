#include "core/structure/escaped/escaped_validators.h"

#include "core/bytes/find_byte.h"
#include "core/structure/validate/leading_validator.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

/// Whether everything that is sound ISO-2022-JP is the same in this encoding.
bool isSibling(const Validator& reading) {
    switch (reading.encoding()) {
    case EncodingId::Iso2022Jp1:
    case EncodingId::Iso2022Jp2:
    case EncodingId::Iso2022Jp3:
    case EncodingId::Cp50220:
        return true;
    default:
        return false;
    }
}

/// Bytes in which the siblings differ, damaged or not.
struct Differences {
    explicit Differences(const InputPage& page);

    bool sets = false;   ///< a designation that some of them may lack
    bool shifts = false; ///< SO or SI, which CP50220 has
};
Differences::Differences(const InputPage& page) {
    const Bytes bytes = page.bytes();
    const Before& before = page.before();
    Byte otherSets = 0, anyShifts = 0;
    for (std::size_t at = 0; page.any().escape() && at + 2 < bytes.size(); ++at) {
        const Byte next = bytes[at + 1], third = bytes[at + 2];
        const Byte other =
            oneIfEqual(next, '.') | oneIfEqual(next, 'N') |
            (oneIfEqual(next, '$') & (oneIfEqual(third, '(') | oneIfEqual(third, 'A')));
        otherSets = static_cast<Byte>(otherSets | (oneIfEqual(bytes[at], 0x1B) & other));
        anyShifts = static_cast<Byte>(anyShifts | oneIfEqual(bytes[at], 0x0E) |
                                      oneIfEqual(bytes[at], 0x0F));
    }
    const auto isEscape = [](Byte byte) { return byte == 0x1B; };
    const auto isShift = [](Byte byte) { return byte == 0x0E || byte == 0x0F; };
    const Bytes end = bytes.last(std::min<std::size_t>(bytes.size(), 2));
    sets = otherSets != 0 || std::ranges::any_of(before, isEscape) ||
           std::ranges::any_of(end, isEscape);
    shifts = anyShifts != 0 || std::ranges::any_of(end, isShift);
}

} // namespace

void EscapedValidators::feed(const InputPage& page) {
    m_shifts.feed(page);
    if (page.any().escape() || page.any().tilde())
        part();
    if (m_asOne)
        return m_one.feed(page);
    feedSiblings(page);
    for (Validator& validator : m_validators)
        if (&validator != &leader() && !isSibling(validator))
            validator.feed(page);
    if (!areComparedAfter(page))
        return;
    catchUp(leader());
    dropLeftBehind();
    joinIfAlike();
}

/// While ISO-2022-JP is sound, its validator serves the siblings.
void EscapedValidators::feedSiblings(const InputPage& page) {
    Validator& leader = this->leader();
    if (m_then) {
        const Validator before = leader;
        leader.feed(page);
        if (leader.tally().malformed == before.tally().malformed)
            return;
        catchUp(before);
    } else {
        leader.feed(page);
    }
    feedEachSibling(page);
    joinIfAlike();
}

/// ISO-2022-JP-1's validator serves the others where it is sound, they have all its sets, and
/// nothing comes in which they differ.
void EscapedValidators::feedEachSibling(const InputPage& page) {
    Validator& first =
        *std::ranges::find(m_validators, EncodingId::Iso2022Jp1, &Validator::encoding);
    const Validator before = first;
    first.feed(page);
    const bool sound = first.tally().malformed == before.tally().malformed;
    const Differences differences(page);
    for (Validator& validator : m_validators) {
        if (!isSibling(validator) || &validator == &first)
            continue;
        const bool hasAll = validator.encoding() != EncodingId::Iso2022Jp3;
        const bool differs =
            differences.sets || (differences.shifts && validator.encoding() == EncodingId::Cp50220);
        const bool goesOn = (sound && hasAll && validator.goesOnLike(before)) ||
                            (!differs && !first.stopped() && validator.isDamagedLike(before));
        if (m_mayJoin && goesOn)
            validator.goOn(before, first);
        else
            validator.feed(page);
    }
}

void EscapedValidators::dropLeftBehind() {
    LeadingValidator best;
    for (const Validator& validator : m_validators)
        best.see(validator);
    for (Validator& validator : m_validators)
        if (best.leavesBehind(validator))
            validator.stop();
}

void EscapedValidators::part() {
    if (!std::exchange(m_asOne, false))
        return;
    m_validators.assign(m_added.size(), m_one);
    for (std::size_t i = 0; i < m_added.size(); ++i)
        m_validators[i].readOnAs(m_added[i]);
    joinIfAlike();
}

/// Brings the siblings to the state that ISO-2022-JP had at `now`.
void EscapedValidators::catchUp(const Validator& now) {
    for (Validator& validator : m_validators)
        if (m_then && isSibling(validator))
            validator.goOn(*m_then, now);
    m_then.reset();
}

void EscapedValidators::joinIfAlike() {
    const Validator& leader = this->leader();
    const bool alike = std::ranges::all_of(m_validators, [&](const Validator& validator) {
        return !isSibling(validator) || validator.goesOnLike(leader);
    });
    if (m_mayJoin && alike)
        m_then = leader;
}

Validator& EscapedValidators::leader() {
    return *std::ranges::find(m_validators, EncodingId::Iso2022Jp, &Validator::encoding);
}

void EscapedValidators::end() {
    if (!m_asOne)
        catchUp(leader());
}

void EscapedValidators::finish() {
    m_one.finish();
    for (Validator& validator : m_validators)
        validator.finish();
}

const Validator& EscapedValidators::of(EncodingId encoding) const {
    return m_asOne ? m_one : *std::ranges::find(m_validators, encoding, &Validator::encoding);
}

} // namespace charsleuth
