#include "core/structure/wide/wide_validator.h"

#include "core/structure/input/long_input.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr std::size_t unitsAtATime = 512; ///< bytes
constexpr std::uint64_t manyUnits = 256;  ///< units; enough to say that text is not UTF-16
constexpr double ruledOutUnits = -100;    ///< decibans

unsigned widthOf(EncodingId encoding) {
    return encoding == EncodingId::Utf16Be || encoding == EncodingId::Utf16Le ? 2 : 4;
}
bool isBigEndian(EncodingId encoding) {
    return encoding == EncodingId::Utf16Be || encoding == EncodingId::Utf32Be;
}

} // namespace

WideValidator::WideValidator(EncodingId encoding, bool mayStop)
    : m_validator(encoding, mayStop), m_units(widthOf(encoding), isBigEndian(encoding)),
      m_nextLook(manyUnits) {}

void WideValidator::feed(const InputPage& page) {
    readUnits(page);
    m_validator.feed(page);
}

void WideValidator::readUnits(const InputPage& page) {
    if (!m_validator.complete())
        return;
    Bytes bytes = page.bytes();
    if (!isSampled(page.offset()))
        return m_units.skip(bytes.size());
    const bool noUtf32 = widthOf(encoding()) == 4 && !page.any().nul();
    while (!bytes.empty()) {
        const Bytes some = bytes.first(std::min(bytes.size(), unitsAtATime));
        bytes = bytes.subspan(some.size());
        noUtf32 ? m_units.addWithoutNul(some) : m_units.add(some);
        if (!m_validator.mayStop() || m_units.units() < m_nextLook)
            continue;
        m_nextLook *= 2;
        const WideUnits::Verdict verdict = m_units.verdict();
        if (verdict.excluded && verdict.weight.decibans < ruledOutUnits)
            return m_validator.stop();
    }
}

} // namespace charsleuth
