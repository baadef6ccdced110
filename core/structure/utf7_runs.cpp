#include "core/structure/utf7_runs.h"

#include "core/decode/decoder.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

// Decibans, -10·log10 of the chance that a random run or 16-bit unit is so.
constexpr double decodingRun = 6; ///< long enough, and its padding bits are zero: 1 in 4 or less
constexpr double closedRun = 5;   ///< ends in `-`: 1 in 3
constexpr double latinUnit = 20;  ///< Latin letters and punctuation outside ASCII: 1 in 100
constexpr double narrowUnit = 15; ///< other alphabets, kana: 1 in 30
constexpr double hangulUnit = 7;  ///< 1 in 6
constexpr double hanUnit = 5;     ///< 1 in 2, and not two printable ASCII bytes
constexpr double asciiPair = -4;  ///< base64 of ASCII text has little else, Han text 1 in 4
constexpr double mostSupport = 200;
constexpr double proof = 30; ///< a chance of 1 in 1,000 for any `+` in ASCII text

constexpr std::size_t longestRun = std::size_t{64} * 1024; ///< bytes; a longer one is no text
constexpr std::size_t mostSeen = 256; ///< runs; so many tell all that can be told

constexpr std::array<bool, 256> base64 = [] {
    std::array<bool, 256> set{};
    for (unsigned byte = 0; byte < 256; ++byte)
        set[byte] = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
                    (byte >= '0' && byte <= '9') || byte == '+' || byte == '/';
    return set;
}();

/// A word of small or of capital letters, one with a capital, or a number.
bool isWord(std::string_view run) {
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return std::ranges::all_of(run, isCapital) || std::ranges::all_of(run, isDigit) ||
           (!isDigit(run.front()) && std::ranges::all_of(run.substr(1), isSmall));
}

bool isPrintable(int byte) {
    return byte >= 0x20 && byte < 0x7F;
}

bool isOdd(char16_t unit) {
    if (unit < 0x20)
        return unit != '\t' && unit != '\n' && unit != '\r' && unit != '\f';
    const int type = u_charType(unit);
    return type == U_UNASSIGNED || type == U_PRIVATE_USE_CHAR || type == U_CONTROL_CHAR;
}

double weightOf(char16_t unit) {
    if (unit < 0x80)
        return 0;
    if (unit < 0x250 || (unit >= 0x2010 && unit < 0x2027) || unit == 0x20AC)
        return latinUnit;
    if (unit < 0x2100 || (unit >= 0x3000 && unit < 0x3100))
        return narrowUnit;
    if (unit >= 0xAC00 && unit < 0xD7A4)
        return hangulUnit;
    if (isPrintable(unit >> 8) && isPrintable(unit & 0xFF))
        return asciiPair;
    return unit >= 0x4E00 && unit < 0xA000 ? hanUnit : 0;
}

} // namespace

void Utf7Runs::feed(const Page& page) {
    if (!page.any().plus && !m_inRun)
        return;
    for (std::size_t i = 0; i < page.blocks(); ++i)
        if (const Block block = page.block(i); block.marks.plus || m_inRun)
            take(block.bytes);
}

/// From run to run.
void Utf7Runs::take(Bytes bytes) {
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    while (at != end) {
        if (!m_inRun) {
            at = std::find(at, end, Byte{'+'});
            m_inRun = at != end;
            at += m_inRun ? 1 : 0;
            continue;
        }
        const Byte* const begin = at;
        while (at != end && base64[*at])
            ++at;
        const auto size = static_cast<std::size_t>(at - begin);
        m_run.append(begin, begin + std::min(size, longestRun - m_run.size()));
        if (at != end)
            endRun(*at++ == '-');
    }
}

void Utf7Runs::endRun(bool closed) {
    const std::string run = std::exchange(m_run, {});
    m_inRun = false;
    if (run.empty()) {
        m_bad += !closed; // "+-" is a plus sign
        return;
    }
    const DecodedText decoded = decode(bytesOf("+" + run + "-"), EncodingId::Utf7);
    if (run.size() == longestRun || !decoded.malformed.empty() ||
        std::ranges::any_of(decoded.text, isOdd)) {
        ++m_bad;
        return;
    }
    ++m_good;
    m_foreign += std::ranges::any_of(decoded.text, [](char16_t unit) { return unit >= 0x80; });
    const bool oneLetter = closed && run.size() == 3; // many are capitals: +AOE- is a with acute
    if ((isWord(run) && !oneLetter) || m_seen.size() >= mostSeen || !m_seen.insert(run).second)
        return;
    m_decibans += decodingRun + (closed ? closedRun : 0);
    for (const char16_t unit : decoded.text)
        m_decibans += weightOf(unit);
}

Weight Utf7Runs::weight() const {
    return {std::clamp(m_decibans, 0.0, mostSupport)};
}

bool Utf7Runs::proven() const {
    if (m_bad == 0)
        return weight().decibans >= proof;
    return weight().decibans >= 2 * proof && m_bad * 4 <= m_good;
}

} // namespace charsleuth
