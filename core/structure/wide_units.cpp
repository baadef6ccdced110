#include "core/structure/wide_units.h"

#include "core/structure/damage.h"
#include "core/structure/log_gamma.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace charsleuth {

namespace {

constexpr double mostSupport = 100; ///< decibans: beyond this nothing changes
constexpr double tellingUnit = 10; ///< decibans: control bytes are one in a thousand of 8-bit text,
                                   ///< one in ten or more of UTF-16's bytes; rounded down by half
constexpr double hopeless = -40;   ///< decibans below which the reading is ruled out
constexpr std::uint64_t fewUnits = 8; ///< fewer than this never rule out

constexpr bool isWhiteSpace(char32_t c) {
    return c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

constexpr bool isPrintableAscii(Byte byte) {
    return (byte >= 0x20 && byte < 0x7F) || isWhiteSpace(byte);
}

/// Controls that 8-bit text hardly has; white space, shifts and escapes of ISO 2022 it has.
constexpr bool isControlByte(Byte byte) {
    return byte < 0x20 && !isWhiteSpace(byte) && byte != 0x0E && byte != 0x0F && byte != 0x1B;
}

/// Line ends, tab and space with their bytes swapped: not assigned, or (U+2000) hardly used.
constexpr bool isSwappedSpace(char32_t c) {
    return c == 0x0A00 || c == 0x0D00 || c == 0x2000 || c == 0x0900;
}

/// CJK Unified Ideographs as they were in Unicode 1.1: all assigned and Han.
constexpr bool isOftenHan(char32_t c) {
    return c >= 0x4E00 && c <= 0x9FA5;
}
/// The same of Hangul syllables (Unicode 2.0).
constexpr bool isHangulSyllable(char32_t c) {
    return c >= 0xAC00 && c <= 0xD7A3;
}

/// Of the BMP.
constexpr bool isSurrogateOrPrivate(char32_t c) {
    return c >= 0xD800 && c <= 0xF8FF;
}

UScriptCode scriptOf(char32_t c) {
    if (isOftenHan(c))
        return USCRIPT_HAN;
    if (isHangulSyllable(c))
        return USCRIPT_HANGUL;
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(static_cast<UChar32>(c), &status);
}

bool isTextCharacter(char32_t c) {
    if (c < 0x20)
        return isWhiteSpace(c);
    if (c < 0x7F || isOftenHan(c) || isHangulSyllable(c))
        return true;
    if (c > 0x10FFFF || isSwappedSpace(c) || isSurrogateOrPrivate(c))
        return false;
    switch (u_charType(static_cast<UChar32>(c))) {
    case U_UNASSIGNED:
    case U_PRIVATE_USE_CHAR:
    case U_SURROGATE:
    case U_CONTROL_CHAR:
        return c == 0x85;
    default:
        return true;
    }
}

/// The weight of `hits` of `n` where text hits with probability `inText`, its rivals `inRivals`.
double ratio(std::uint64_t hits, std::uint64_t n, double inText, double inRivals) {
    const double misses = static_cast<double>(n - hits);
    return 10 * (static_cast<double>(hits) * std::log10(inText / inRivals) +
                 misses * std::log10((1 - inText) / (1 - inRivals)));
}

} // namespace

/// The width and the order of bytes are constants here, so that a unit is read by one instruction.
template <unsigned width, bool bigEndian>
void WideUnits::addUnits(Bytes units) {
    for (std::size_t at = 0; at < units.size(); at += width) {
        char32_t unit = 0;
        for (unsigned i = 0; i < width; ++i)
            unit = (unit << 8) | units[at + (bigEndian ? i : width - 1 - i)];
        m_bytes += width;
        if (m_bytes == width && unit == 0xFEFF)
            continue;
        ++m_units;
        if constexpr (width == 2)
            take16(static_cast<char16_t>(unit));
        else
            take32(unit);
    }
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

void WideUnits::skip(std::uint64_t bytes) {
    m_surrogate = 0;
    m_bytes += bytes;
    m_leftOver = bytes % m_width;
}

/// The validity of UTF-32 says all by itself.
void WideUnits::take32(char32_t unit) {
    if (isTextCharacter(unit))
        ++m_telling;
    else
        markOdd(0);
}

void WideUnits::take16(char16_t unit) {
    m_high.add(unit >> 8);
    m_low.add(unit & 0xFF);
    const char32_t first = std::exchange(m_surrogate, 0);
    if (first != 0 && unit >= 0xDC00 && unit < 0xE000)
        return count(0x10000 + ((first - 0xD800) << 10) + (unit - 0xDC00), unit);
    if (first != 0)
        markOdd(1);
    if (unit >= 0xD800 && unit < 0xDC00)
        m_surrogate = unit;
    else
        count(unit, unit);
}

void WideUnits::markOdd(std::uint64_t unitsBack) {
    const std::uint64_t end = m_bytes - unitsBack * m_width;
    if (m_odd++ == 0)
        m_firstOdd = ByteRange{end - m_width, end};
}

/// `unit`: the last one of the character.
void WideUnits::count(char32_t character, char16_t unit) {
    if (!isTextCharacter(character))
        return markOdd(0);
    const Byte high = static_cast<Byte>(unit >> 8), low = static_cast<Byte>(unit & 0xFF);
    m_spaces += character == ' ' || character == '\n';
    m_telling += isControlByte(high) || isControlByte(low);
    const UScriptCode script = scriptOf(character);
    const bool kana = script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
    // A high byte 09 is Devanagari or Bengali; tabs are few in 8-bit text.
    m_asciiPairs += !kana && high != '\t' && isPrintableAscii(high) && isPrintableAscii(low);
    m_scripts.add(std::min<std::size_t>(static_cast<std::size_t>(script), 0xFF));
}

/// Bits that an adaptive code (Dirichlet prior of 1/32 a symbol) needs for bytes so distributed.
double WideUnits::codeLength(const Histogram& histogram) const {
    constexpr double prior = 1.0 / 32;
    constexpr std::size_t few = 32;
    std::array<double, few> known{}; // logGamma(n + prior), once it was asked for
    const double ofNone = logGamma(prior);
    double nats = logGamma(static_cast<double>(m_units) + 256 * prior) - logGamma(256 * prior);
    histogram.forEach([&](Byte, std::uint64_t n) {
        const auto ofN = [&] { return logGamma(static_cast<double>(n) + prior); };
        if (n < few && known[n] == 0)
            known[n] = ofN();
        nats += ofNone - (n < few ? known[n] : ofN());
    });
    return nats / std::numbers::ln2;
}

/// Text varies less in its high bytes than in its low ones; the other byte order turns that round.
Weight WideUnits::byteOrderWeight() const {
    const double decibans = 10 * std::log10(2.0) * (codeLength(m_low) - codeLength(m_high));
    return {std::clamp(decibans, -2 * mostSupport, 0.0)};
}

/// Two printable ASCII bytes make up 28 % of the units of Han text (high bytes 4E..7E, low bytes at
/// random), but most of the pairs of 8-bit text.
Weight WideUnits::asciiWeight() const {
    return {std::min(0.0, ratio(m_asciiPairs, m_units, 0.28, 0.85))};
}

/// Han text spreads over 82 values of the high byte and Hangul over 44; the two most usual make up
/// a third at most. Kana in Shift_JIS and Cyrillic in UTF-8, read as UTF-16, have two in all.
Weight WideUnits::concentrationWeight() const {
    const std::uint64_t all = m_scripts[USCRIPT_HAN] + m_scripts[USCRIPT_HANGUL];
    std::uint64_t first = 0, second = 0;
    m_high.forEach([&](Byte high, std::uint64_t n) {
        if (high < 0x4E || high >= 0xD8)
            return;
        second = std::max(second, std::min(first, n));
        first = std::max(first, n);
    });
    const double weight = ratio(std::min(first + second, all), all, 0.35, 0.9);
    return {std::clamp(weight, hopeless, 0.0)};
}

/// Korean has a space for every three or four syllables; 8-bit letters read as Hangul have not.
Weight WideUnits::spaceWeight() const {
    const std::uint64_t hangul = m_scripts[USCRIPT_HANGUL];
    return {std::min(0.0, ratio(std::min(m_spaces, hangul), hangul, 0.2, 0.02))};
}

/// Characters of scripts other than Latin and the prevailing one.
std::uint64_t WideUnits::misfits() const {
    std::uint64_t all = 0, most = 0, japanese = 0;
    m_scripts.forEach([&](Byte script, std::uint64_t n) {
        switch (script) {
        case USCRIPT_COMMON:
        case USCRIPT_INHERITED:
        case USCRIPT_LATIN:
            return;
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
        case USCRIPT_BOPOMOFO:
            japanese += n;
            break;
        default:
            most = std::max(most, n);
        }
        all += n;
    });
    const std::uint64_t han = m_scripts[USCRIPT_HAN], hangul = m_scripts[USCRIPT_HANGUL];
    const std::uint64_t korean = hangul + std::min(han, hangul / 4); // with hanja
    return all - std::max({most, japanese, korean});
}

/// Texts in many languages exist, but then nearly all of their units are telling ones.
double WideUnits::strangeWeight(std::uint64_t strange) const {
    if (strange <= 3 * m_telling || strange * 10 < m_units)
        return 0;
    return std::max(-mostSupport, -3 * static_cast<double>(strange - 3 * m_telling));
}

/// What speaks against the reading; the validity of UTF-32 says all by itself.
std::array<double, WideUnits::objectionCount> WideUnits::objections(std::uint64_t odd) const {
    std::array<double, objectionCount> decibans{};
    decibans[OddUnits] = odd > 0 ? damageWeight(odd, m_units).decibans : 0;
    if (m_width == 4)
        return decibans;
    decibans[ByteOrder] = byteOrderWeight().decibans;
    decibans[AsciiPairs] = asciiWeight().decibans;
    decibans[Concentration] = concentrationWeight().decibans;
    decibans[NoSpaces] = spaceWeight().decibans;
    decibans[StrangeScripts] = strangeWeight(misfits());
    return decibans;
}

Sentence WideUnits::detailOf(Objection objection, std::uint64_t odd) const {
    using Facts = Sentence::Facts;
    switch (objection) {
    case OddUnits:
        return {[](const Facts& facts) {
                    return std::to_string(facts[0]) + " of " + std::to_string(facts[1]) +
                           " units are no characters of any text";
                },
                {odd, m_units}};
    case ByteOrder:
        return "the bytes vary as they do in the other byte order";
    case AsciiPairs:
        return "the units are pairs of ASCII bytes";
    case Concentration:
        return "nearly all characters share two high bytes";
    case NoSpaces:
        return "the Hangul text has hardly any spaces";
    default:
        return {[](const Facts& facts) {
                    return std::to_string(facts[0]) +
                           " characters are of scripts that do not go together";
                },
                {misfits()}};
    }
}

WideUnits::Judgement WideUnits::judge() const {
    Judgement result;
    if (m_units == 0)
        return result;
    const std::uint64_t odd = m_odd + (m_surrogate != 0 && m_leftOver == 0);
    // Of random units a sixth are telling and a quarter odd.
    const std::uint64_t telling = m_telling - std::min(m_telling, 3 * odd);
    const double support = std::min(mostSupport, tellingUnit * static_cast<double>(telling));
    result.telling = m_telling > 0;
    const auto decibans = objections(odd);
    result.weight = {std::accumulate(decibans.begin(), decibans.end(), support)};
    const auto worst = std::ranges::min_element(decibans);
    result.excluded = odd == m_units || isBeyondRepair(odd, m_units, {decibans[OddUnits]}) ||
                      (m_units >= fewUnits && *worst + support < hopeless);
    if (*worst < -1) {
        const auto objection = static_cast<Objection>(worst - decibans.begin());
        result.says = true;
        result.detail = detailOf(objection, odd);
        result.where = objection == OddUnits ? m_firstOdd : std::nullopt;
    } else if (result.telling) {
        result.says = true;
        result.detail = {[](const Sentence::Facts& facts) {
                             return std::to_string(facts[0]) + " of " + std::to_string(facts[1]) +
                                    " units are characters with a byte that 8-bit text does not "
                                    "have";
                         },
                         {m_telling, m_units}};
    }
    return result;
}

} // namespace charsleuth
