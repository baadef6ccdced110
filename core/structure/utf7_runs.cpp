#include "core/structure/utf7_runs.h"

#include "core/structure/damage.h"

#include <unicode/uchar.h>

#include <algorithm>

namespace charsleuth {

namespace {

// Decibans, -10·log10 of the chance that a random run or 16-bit unit is so.
constexpr double decodingRun = 6; ///< long enough, and its padding bits are zero: 1 in 4 or less
constexpr double narrowUnit = 15; ///< in the alphabets, kana and punctuation below U+2100: 1 in 30
constexpr double hangulUnit = 7;  ///< 1 in 6
constexpr double hanUnit = 5;     ///< 1 in 2, and not two printable ASCII bytes
constexpr double asciiPair = -4;  ///< base64 of ASCII text has little else, Han text 1 in 4
constexpr double mostSupport = 200;
constexpr double proof = 30; ///< a chance of 1 in 1,000 for any `+` in ASCII text

bool isPrintable(int byte) {
    return byte >= 0x20 && byte < 0x7F;
}

bool isOdd(char16_t unit) {
    if (unit < 0x20)
        return unit != '\t' && unit != '\n' && unit != '\r' && unit != '\f';
    const int type = u_charType(unit);
    return type == U_UNASSIGNED || type == U_PRIVATE_USE_CHAR || type == U_CONTROL_CHAR;
}

} // namespace

void Utf7Runs::feed(const Block& block) {
    if (m_hopeless || block.high > 0 || (!m_decoder && !block.plus)) {
        m_hopeless |= block.high > 0;
        m_skipped += block.bytes.size();
        if (block.high > 0 && !m_tally.firstMalformed) {
            const auto first = std::ranges::find_if(block.bytes, [](Byte b) { return b >= 0x80; });
            const auto at = block.offset + static_cast<std::uint64_t>(first - block.bytes.begin());
            m_tally.firstMalformed = ByteRange{at, at + 1};
        }
        m_tally.malformed += block.high;
        m_tally.units += block.bytes.size();
        m_tally.characters += block.bytes.size();
        return;
    }
    if (!m_decoder)
        m_decoder.emplace(EncodingId::Utf7, block.offset);
    countRuns(block.bytes);
    DecodedText text;
    m_decoder->feed(block.bytes, text);
    take(text);
}

void Utf7Runs::countRuns(Bytes bytes) {
    for (const Byte byte : bytes) {
        m_runs += m_afterPlus && byte != '-';
        m_afterPlus = byte == '+';
    }
}

void Utf7Runs::take(const DecodedText& text) {
    m_tally.malformed += text.malformed.size();
    for (const MalformedRange& range : text.malformed) {
        m_tally.malformedBytes += range.bytes.size();
        if (!m_tally.firstMalformed)
            m_tally.firstMalformed = range.bytes;
    }
    std::uint64_t replacements = text.malformed.size();
    m_tally.units += text.text.size();
    for (const char16_t unit : text.text) {
        m_tally.characters += !U16_IS_TRAIL(unit);
        if (unit >= 0x80 && !(unit == 0xFFFD && replacements > 0)) {
            m_tally.sequences += !U16_IS_TRAIL(unit);
            ++m_units;
        } else if (unit == 0xFFFD) {
            --replacements;
        }
        if (isOdd(unit))
            ++m_odd;
        else if ((unit >= 0x80 && unit < 0x2100) || (unit >= 0x3000 && unit < 0x3100))
            ++m_narrow;
        else if (unit >= 0x2100 && isPrintable(unit >> 8) && isPrintable(unit & 0xFF))
            ++m_asciiPairs;
        else if (unit >= 0xAC00 && unit < 0xD7A4)
            ++m_hangul;
        else if (unit >= 0x4E00 && unit < 0xA000)
            ++m_han;
    }
}

void Utf7Runs::finish() {
    if (!m_decoder || m_hopeless)
        return;
    DecodedText text;
    m_decoder->finish(text);
    take(text);
}

Weight Utf7Runs::weight() const {
    const double units =
        narrowUnit * static_cast<double>(m_narrow) + hangulUnit * static_cast<double>(m_hangul) +
        hanUnit * static_cast<double>(m_han) + asciiPair * static_cast<double>(m_asciiPairs);
    const double failed = static_cast<double>(m_tally.malformed);
    const double runs = decodingRun * std::max(0.0, static_cast<double>(m_runs) - failed);
    return {std::clamp(units + runs, 0.0, mostSupport)};
}

bool Utf7Runs::proven() const {
    if (m_hopeless || m_units == 0)
        return false;
    const std::uint64_t bad = m_tally.malformed + m_odd;
    if (bad == 0)
        return weight().decibans >= proof;
    return weight().decibans >= 2 * proof && !isBeyondRepair(bad, m_runs + m_units + bad) &&
           bad * 20 < m_runs;
}

} // namespace charsleuth
