#include "core/structure/escaped/utf7_runs.h"

#include "core/bytes/find_byte.h"
#include "core/bytes/scan/known_runs.h"
#include "core/decode/base64_units.h"
#include "core/structure/wide/unit_scripts.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

// Decibans: -10·log10 of the chance that a random run or 16-bit unit has the property.
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
constexpr std::size_t mostSeen = 256;                      ///< runs; more tell nothing new

/// Whether the run is a word (of small letters, of capitals, or with one capital first) or a
/// number.
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

/// Whether the unit is assigned in every Unicode version from 7 on, as most base64 in files is.
bool isOrdinary(char16_t unit) {
    return (unit >= 0x20 && unit < 0x7F) || (unit >= 0xA0 && unit < 0x378) ||
           (unit >= 0x400 && unit < 0x530) || (unit >= 0x3099 && unit < 0x3100) ||
           (unit >= 0x3000 && unit < 0x3097 && unit != 0x3040) ||
           (unit >= 0x4E00 && unit <= 0x9FA5) || (unit >= 0xAC00 && unit <= 0xD7A3);
}

bool isOdd(char16_t unit) {
    if (isOrdinary(unit))
        return false;
    if (unit < 0x20)
        return unit != '\t' && unit != '\n' && unit != '\r' && unit != '\f';
    return unitScripts[unit] == noScript && (unit & 0xF800) != 0xD800; // surrogates come in pairs
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

const Byte* passDigits(const Byte* at, const Byte* end) {
    while (at != end && base64Digits[*at] >= 0)
        ++at;
    return at;
}

/// The units of a run. Returns false if anything in it is malformed.
bool read(std::string_view run, std::u16string& units) {
    units.resize(run.size() * 6 / 16);
    auto to = units.begin();
    Base64Units left;
    bool high = false;
    const Byte* at = bytesOf(run).data();
    const Byte* const end = at + run.size();
    Base64Units::Three three;
    for (; end - at >= 8 && left.addEight(at, three); at += 8)
        to = std::ranges::copy(three.units, to).out;
    for (; at != end; ++at) {
        if (!left.add(base64Digits[*at]))
            continue;
        const char16_t unit = left.take();
        if (high != ((unit & 0xFC00) == 0xDC00))
            return false;
        high = (unit & 0xFC00) == 0xD800;
        *to++ = unit;
    }
    return !high && left.isPadding();
}

} // namespace

void Utf7Runs::feed(const InputPage& page) {
    if (!page.any().plus() && !m_inRun)
        return;
    for (std::size_t i = 0; i < page.blocks(); ++i)
        if (const Block block = page.block(i); block.marks.plus() || m_inRun)
            take(block.bytes);
}

bool Utf7Runs::areOnlyCounted() const {
    return m_seen.size() == mostSeen;
}

void Utf7Runs::add(const Utf7Sums& sums) {
    m_good += sums.runs;
    m_nonAscii += sums.nonAsciiRuns;
}

/// Goes from run to run. A run that goes on after the bytes is kept.
void Utf7Runs::take(Bytes bytes) {
    const Byte* at = bytes.data();
    const Byte* const end = at + bytes.size();
    if (m_inRun)
        at = goOn(at, end);
    std::uint64_t pluses = 0, bad = 0;
    while ((at = findByte(at, end, '+')) != end) {
        const Byte* const begin = ++at;
        at = passDigits(at, end);
        const std::string_view run(reinterpret_cast<const char*>(begin),
                                   static_cast<std::size_t>(at - begin));
        m_inRun = at == end;
        if (m_inRun) {
            m_run = run;
            break;
        }
        const bool closed = *at++ == '-';
        if (run.empty())
            ++(closed ? pluses : bad);
        else
            endRun(run, closed);
    }
    m_pluses += pluses;
    m_bad += bad;
}

/// Continues the run that was kept.
const Byte* Utf7Runs::goOn(const Byte* at, const Byte* end) {
    const Byte* const begin = at;
    at = passDigits(at, end);
    m_run.append(begin, begin + std::min<std::size_t>(static_cast<std::size_t>(at - begin),
                                                      longestRun - m_run.size()));
    if (at == end)
        return at;
    const bool closed = *at++ == '-';
    if (m_run.empty())
        ++(closed ? m_pluses : m_bad);
    else
        endRun(m_run, closed);
    m_run.clear();
    m_inRun = false;
    return at;
}

void Utf7Runs::endRun(std::string_view run, bool closed) {
    // With other numbers of digits six bits or more are left over.
    const bool fits = run.size() % 8 == 0 || run.size() % 8 == 3 || run.size() % 8 == 6;
    if (!fits || run.size() >= longestRun) {
        ++m_bad;
        return;
    }
    const KnownRun found =
        run.size() <= KnownRuns::longest ? look(run, closed) : meaningOf(run, closed);
    ++(found.good ? m_good : m_bad);
    m_nonAscii += found.nonAscii;
}

/// The result of a short run, which may be known.
KnownRun Utf7Runs::look(std::string_view run, bool closed) {
    std::array<Byte, KnownRuns::longest> digits{};
    std::ranges::copy(bytesOf(run), digits.begin());
    const std::uint64_t key = keyOfRun(digits.data(), run.size(), closed);
    if (!m_known)
        m_known = std::make_unique<KnownRuns>();
    if (const KnownRun* const known = findRun(*m_known, key))
        return *known;
    KnownRun found = meaningOf(run, closed);
    found.key = key;
    addRun(*m_known, found);
    return found;
}

/// The result of a run. Counts the run if no equal one came before.
KnownRun Utf7Runs::meaningOf(std::string_view run, bool closed) {
    if (!read(run, m_units))
        return {};
    bool odd = false, nonAscii = false, simple = true;
    for (const char16_t unit : m_units) {
        odd |= isOdd(unit);
        simple &= unit >= 0x20 && (unit & 0xF800) != 0xD800;
        nonAscii |= unit >= 0x80;
    }
    if (odd)
        return {};
    // Many such runs are capitals: +AOE- is a with acute.
    const bool oneLetter = closed && run.size() == 3;
    if (m_seen.size() < mostSeen && (!isWord(run) || oneLetter) &&
        m_seen.insert(std::string(run)).second) {
        m_decibans += decodingRun + (closed ? closedRun : 0);
        for (const char16_t unit : m_units)
            m_decibans += weightOf(unit);
    }
    return {.units = static_cast<Byte>(simple ? std::min<std::size_t>(m_units.size(), 0xFF) : 0),
            .good = true,
            .nonAscii = nonAscii};
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
