#include "core/structure/wide/wide_units.h"

#include <algorithm>
#include <utility>

namespace charsleuth {

namespace {

/// From this number of units on the table is worth its memory.
constexpr std::uint64_t tableFrom = 8192;
/// The most units in the table, far less than fit.
constexpr std::uint64_t mostInTable = 1 << 20;

constexpr bool isSurrogate(char32_t unit) {
    return unit >= 0xD800 && unit < 0xE000;
}
constexpr bool isLowSurrogate(char16_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

/// Width and byte order are constants, so that one instruction loads a unit.
template <unsigned width, bool bigEndian>
char32_t unitAt(const Byte* at) {
    char32_t unit = 0;
    for (unsigned i = 0; i < width; ++i)
        unit = (unit << 8) | at[bigEndian ? i : width - 1 - i];
    return unit;
}

} // namespace

template <unsigned width, bool bigEndian>
void WideUnits::addUnits(Bytes units) {
    std::size_t at = 0;
    if (m_bytes == 0 && !units.empty() && unitAt<width, bigEndian>(units.data()) == 0xFEFF)
        at = width;
    m_counts.units += (units.size() - at) / width;
    const auto each = [&](const auto& take) {
        for (; at < units.size(); at += width)
            take(unitAt<width, bigEndian>(units.data() + at), m_bytes + at + width);
    };
    if (m_counts.units < tableFrom) {
        SimpleTally simple;
        each([&](char32_t unit, std::uint64_t end) {
            if constexpr (width == 2)
                take16(static_cast<char16_t>(unit), end, simple);
            else
                take32(unit, end);
        });
        if constexpr (width == 2)
            add(simple);
    } else {
        makeRoom(units.size() / width);
        std::uint32_t* const times = m_times.data();
        each([&](char32_t unit, std::uint64_t end) {
            if (width == 4 && unit > 0xFFFF)
                take32(unit, end);
            else if (times[unit]++ == 0)
                meet(static_cast<char16_t>(unit), end);
        });
    }
    m_bytes += units.size();
    if (m_surrogate != 0 && m_surrogateEnd != m_bytes)
        dropSurrogate();
}

void WideUnits::add(Bytes chunk) {
    const Bytes whole = chunk.first(chunk.size() / m_width * m_width);
    if (m_width == 2)
        m_bigEndian ? addUnits<2, true>(whole) : addUnits<2, false>(whole);
    else
        m_bigEndian ? addUnits<4, true>(whole) : addUnits<4, false>(whole);
    m_leftOver = chunk.size() - whole.size();
    m_bytes += m_leftOver;
}

void WideUnits::addWithoutNul(Bytes chunk) {
    const std::size_t units = chunk.size() / m_width;
    m_counts.units += units;
    m_counts.odd += units;
    if (units > 0)
        noteOdd(m_bytes + m_width);
    m_leftOver = chunk.size() % m_width;
    m_bytes += chunk.size();
}

void WideUnits::skip(std::uint64_t bytes) {
    m_surrogate = 0;
    m_bytes += bytes;
    m_leftOver = bytes % m_width;
}

/// `end`, here and below: the offset after the unit.
inline void WideUnits::take32(char32_t unit, std::uint64_t end) {
    if (unit <= 0x10FFFF)
        return count(classOfUtf32(unit), end);
    ++m_counts.odd; // nearly all units of input that is not UTF-32
    noteOdd(end);
}

inline void WideUnits::take16(char16_t unit, std::uint64_t end, SimpleTally& simple) {
    m_counts.addBytes(unit);
    const Byte script = unitScripts[unit];
    if (m_surrogate != 0 || !isSimple(unit, script))
        return takeOther(unit, end);
    const bool isText = script != noScript;
    m_counts.utf16->scripts.add(script, isText);
    simple.add(unit, isText, end);
}

void WideUnits::add(const SimpleTally& simple) {
    m_counts.add(simple);
    if (simple.odd() > 0)
        noteOdd(simple.firstOddEnd());
}

void WideUnits::takeOther(char16_t unit, std::uint64_t end) {
    if (m_surrogate != 0 && m_surrogateEnd + 2 == end && isLowSurrogate(unit)) {
        const char32_t high = std::exchange(m_surrogate, u'\0');
        return count(classOfUtf16(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00), unit), end);
    }
    dropSurrogate();
    if (!isSurrogate(unit) || isLowSurrogate(unit))
        return count(classOfUtf16(unit, unit), end);
    m_surrogate = unit;
    m_surrogateEnd = end;
}

/// Classifies a unit that is new in the table. Surrogates never stay there.
void WideUnits::meet(char16_t unit, std::uint64_t end) {
    if (m_width == 2 && isSurrogate(unit)) {
        m_times[unit] = 0;
        m_counts.addBytes(unit);
        return takeOther(unit, end);
    }
    dropSurrogate();
    m_met.push_back({unit, m_width == 4 ? classOfUtf32(unit) : classOfUtf16(unit, unit)});
    if (!m_met.back().is.isText)
        noteOdd(end);
}

void WideUnits::makeRoom(std::size_t units) {
    m_times.resize(0x10000);
    m_inTable += units;
    if (m_inTable <= mostInTable)
        return;
    m_counts = counts();
    for (const MetUnit& met : m_met)
        m_times[met.unit] = 0;
    m_met.clear();
    m_inTable = units;
}

void WideUnits::count(const UnitClass& character, std::uint64_t end) {
    m_counts.addCharacter(character);
    if (!character.isText)
        noteOdd(end);
}

void WideUnits::noteOdd(std::uint64_t end) {
    if (!m_firstOdd || end < m_firstOdd->end)
        m_firstOdd = ByteRange{end - m_width, end};
}

/// The waiting surrogate is a lone one.
void WideUnits::dropSurrogate() {
    if (std::exchange(m_surrogate, u'\0') == 0)
        return;
    ++m_counts.odd;
    noteOdd(m_surrogateEnd);
}

WideCounts WideUnits::counts() const {
    WideCounts counts = m_counts;
    for (const MetUnit& met : m_met) {
        if (m_width == 2)
            counts.addBytes(met.unit, m_times[met.unit]);
        counts.addCharacter(met.is, m_times[met.unit]);
    }
    return counts;
}

WideUnits::Verdict WideUnits::verdict() const {
    if (m_met.empty() && m_surrogate == 0) // most short input: the table is not in use
        return verdictOf(m_counts, m_width, m_firstOdd);
    WideCounts counts = this->counts();
    counts.odd += m_surrogate != 0 && m_leftOver == 0;
    return verdictOf(counts, m_width, m_firstOdd);
}

} // namespace charsleuth
