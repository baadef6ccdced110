#include "core/structure/wide/wide_verdict.h"

#include "core/structure/findings/damage.h"
#include "core/structure/findings/log_gamma.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace charsleuth {

namespace {

constexpr double mostSupport = 100; ///< decibans; more would change nothing
/// Decibans: controls are one byte in a thousand of 8-bit text, one in ten or more of UTF-16's;
/// rounded down by half.
constexpr double discriminatingUnit = 10;
constexpr double ruledOutBelow = -40; ///< decibans below which the reading is ruled out
constexpr double strangeUnit =
    -10; ///< decibans: one unit in thirty of text at most, one in three of noise
constexpr std::uint64_t fewUnits = 8; ///< fewer units never rule the encoding out
/// Fewer units are never sound: they may be chance.
constexpr std::uint64_t fewSoundUnits = 4, fewUtf32Units = 3;
/// Units for each odd one: a character is damaged, or private.
constexpr std::uint64_t soundToOneOdd = 20;
constexpr std::uint64_t soundToOneDiscriminating =
    32; ///< units for each discriminating one: a space, or a control in a character

/// The weight of `hits` among `n`, where text hits with probability `inText`, its rivals with
/// `inRivals`.
double ratio(std::uint64_t hits, std::uint64_t n, double inText, double inRivals) {
    const double misses = static_cast<double>(n - hits);
    return 10 * (static_cast<double>(hits) * std::log10(inText / inRivals) +
                 misses * std::log10((1 - inText) / (1 - inRivals)));
}

class WideWeighing {
public:
    WideWeighing(const WideCounts& counts, unsigned width, const std::optional<ByteRange>& firstOdd)
        : m_counts(counts), m_width(width), m_firstOdd(firstOdd), m_sound(isSound()) {}

    WideVerdict verdict() const;

private:
    /// Possible objections.
    enum Objection : std::size_t {
        OddUnits,
        ByteOrder,
        AsciiPairs,
        TabPairs,
        Concentration,
        NoSpaces,
        StrangeScripts,
    };
    static constexpr std::size_t objectionCount = StrangeScripts + 1;

    bool alternates() const;
    bool isSound() const;
    double codeLength(const Histogram& histogram) const;
    Weight byteOrderWeight() const;
    Weight asciiWeight() const;
    Weight tabWeight() const;
    Weight concentrationWeight() const;
    Weight spaceWeight() const;
    std::uint64_t misfits() const;
    double strangeWeight(std::uint64_t strange) const;
    std::array<double, objectionCount> objections() const; ///< decibans
    Sentence detailOf(Objection objection) const;
    Sentence supportDetail() const;

    const WideCounts& m_counts;
    unsigned m_width;
    const std::optional<ByteRange>& m_firstOdd;
    bool m_sound;
};

/// The bits that an adaptive code (Dirichlet prior of 1/32 for each symbol) needs for bytes with
/// this distribution, beyond what any bytes of this number need. For usual counts it is the
/// logarithm of a product.
double WideWeighing::codeLength(const Histogram& histogram) const {
    constexpr double prior = 1.0 / 32;
    constexpr double large = 1e200;
    // Γ(n + prior) / Γ(prior) / prior. It is 1 or more; otherwise the product of many would become
    // 0.
    constexpr auto risen = [] {
        std::array<double, 32> all{1, 1};
        for (std::size_t n = 2; n < all.size(); ++n)
            all[n] = all[n - 1] * (static_cast<double>(n - 1) + prior);
        return all;
    }();
    double nats = 0, product = 1;
    std::size_t values = 0;
    histogram.forEach([&](Byte, std::uint64_t n) {
        if (n >= risen.size()) {
            nats += logGamma(prior) - logGamma(static_cast<double>(n) + prior);
            return;
        }
        ++values;
        product *= risen[n];
        if (product > large)
            nats -= std::log(std::exchange(product, 1.0));
    });
    nats -= std::log(product) + static_cast<double>(values) * std::log(prior);
    return nats / std::numbers::ln2;
}

/// High bytes of text vary less than low bytes; the other byte order turns that round.
Weight WideWeighing::byteOrderWeight() const {
    const double decibans =
        10 * std::log10(2.0) * (codeLength(m_counts.utf16->low) - codeLength(m_counts.utf16->high));
    return {std::clamp(decibans, -2 * mostSupport, 0.0)};
}

/// Two printable ASCII bytes are 28 % of the units of Han text (high bytes 4E..7E, low bytes at
/// random), but most of the byte pairs of 8-bit text.
Weight WideWeighing::asciiWeight() const {
    return {std::min(0.0, ratio(m_counts.utf16->asciiPairs, m_counts.units, 0.28, 0.85))};
}

/// 78 % of Hindi's letters have a low byte that is printable ASCII; in a table of digits nearly all
/// cells have.
Weight WideWeighing::tabWeight() const {
    const std::uint64_t all = m_counts.utf16->high['\t'];
    return {std::min(0.0, ratio(std::min(m_counts.utf16->tabPairs, all), all, 0.78, 0.97))};
}

/// Han text has 82 high bytes and Hangul 44; the two most frequent are a third at most. Kana in
/// Shift_JIS and Cyrillic in UTF-8, decoded as UTF-16, have two in all.
Weight WideWeighing::concentrationWeight() const {
    const std::uint64_t all =
        m_counts.utf16->scripts[scriptHan] + m_counts.utf16->scripts[scriptHangul];
    std::uint64_t first = 0, second = 0;
    m_counts.utf16->high.forEach([&](Byte high, std::uint64_t n) {
        if (high < 0x4E || high >= 0xD8)
            return;
        second = std::max(second, std::min(first, n));
        first = std::max(first, n);
    });
    const double weight = ratio(std::min(first + second, all), all, 0.35, 0.9);
    return {std::clamp(weight, ruledOutBelow, 0.0)};
}

/// Korean has a space for every three or four syllables; 8-bit letters decoded as Hangul have not.
Weight WideWeighing::spaceWeight() const {
    const std::uint64_t hangul = m_counts.utf16->scripts[scriptHangul];
    return {std::min(0.0, ratio(std::min(m_counts.utf16->spaces, hangul), hangul, 0.2, 0.02))};
}

/// The number of characters of scripts other than Latin and the prevailing one, and of Han in
/// U+3400..4CFF, which only dictionaries have.
std::uint64_t WideWeighing::misfits() const {
    std::uint64_t all = 0, most = 0, japanese = 0;
    m_counts.utf16->scripts.forEach([&](Byte script, std::uint64_t n) {
        switch (script) {
        case scriptCommon:
        case scriptInherited:
        case scriptLatin:
            return;
        case scriptHan:
        case scriptHiragana:
        case scriptKatakana:
        case scriptBopomofo:
            japanese += n;
            break;
        default:
            most = std::max(most, n);
        }
        all += n;
    });
    const std::uint64_t han = m_counts.utf16->scripts[scriptHan],
                        hangul = m_counts.utf16->scripts[scriptHangul];
    const std::uint64_t korean = hangul + std::min(han, hangul); // with hanja
    std::uint64_t rare = 0;
    for (std::size_t high = 0x34; high < 0x4D; ++high)
        rare += m_counts.utf16->high[high];
    return all - std::max({most, japanese - rare, korean});
}

/// Text in several languages exists, but its alphabets are in rows with a control as the high byte,
/// and random units seldom are.
double WideWeighing::strangeWeight(std::uint64_t strange) const {
    std::uint64_t ofAlphabets = 0;
    for (std::size_t high = 0; high < 0x20; ++high)
        ofAlphabets += m_counts.utf16->high[high];
    if (strange <= ofAlphabets || strange * 10 < m_counts.units)
        return 0;
    return std::max(-mostSupport, strangeUnit * static_cast<double>(strange - ofAlphabets));
}

/// The objections against the encoding. For UTF-32 its validity is enough.
std::array<double, WideWeighing::objectionCount> WideWeighing::objections() const {
    std::array<double, objectionCount> decibans{};
    decibans[OddUnits] = m_counts.odd > 0 ? damageWeight(m_counts.odd, m_counts.units).decibans : 0;
    if (m_width == 4)
        return decibans;
    decibans[ByteOrder] = byteOrderWeight().decibans;
    if (!m_sound) {
        decibans[AsciiPairs] = asciiWeight().decibans;
        decibans[TabPairs] = tabWeight().decibans;
    }
    decibans[Concentration] = concentrationWeight().decibans;
    decibans[NoSpaces] = spaceWeight().decibans;
    decibans[StrangeScripts] = strangeWeight(misfits());
    return decibans;
}

Sentence WideWeighing::detailOf(Objection objection) const {
    using Facts = Sentence::Facts;
    switch (objection) {
    case OddUnits:
        return {[](const Facts& facts) {
                    return std::to_string(facts[0]) + " of " + std::to_string(facts[1]) +
                           " units are no characters of any text";
                },
                {m_counts.odd, m_counts.units}};
    case ByteOrder:
        return "the bytes vary as they do in the other byte order";
    case AsciiPairs:
        return "the units are pairs of ASCII bytes";
    case TabPairs:
        return "the units are pairs of a tab and an ASCII byte";
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

Sentence WideWeighing::supportDetail() const {
    if (m_sound && m_counts.discriminating * 10 < m_counts.units * 9)
        return "every second byte is one of a few, as in UTF-16 of an alphabet";
    return {[](const Sentence::Facts& facts) {
                return std::to_string(facts[0]) + " of " + std::to_string(facts[1]) +
                       " units are characters with a byte that 8-bit text does not have";
            },
            {m_counts.discriminating, m_counts.units}};
}

/// In text of an alphabet every second byte is one of very few: the rows of the script, which
/// mostly are controls, or surrogates, and NUL where there is a space. 8-bit text like that has one
/// character for each line or cell, and no other controls. If the other bytes are small numbers
/// too, it is neither.
bool WideWeighing::alternates() const {
    std::uint64_t regular = 0, mostUsual = 0, discriminating = m_counts.discriminating, numbers = 0;
    for (std::size_t low = 0; low < 0x10; ++low)
        numbers += m_counts.utf16->low[low];
    m_counts.utf16->high.forEach([&](Byte high, std::uint64_t n) {
        if (high < 0x20 || (high >= 0xD8 && high < 0xE0))
            regular += n;
        else
            mostUsual = std::max(mostUsual, n);
        discriminating += high == '\f' || high == 0x0E || high == 0x0F ? n : 0; // shifts, one each
    });
    return (regular + mostUsual) * 10 >= m_counts.units * 9 &&
           discriminating * soundToOneDiscriminating >= m_counts.units &&
           numbers * 2 <= m_counts.units && misfits() * 4 < m_counts.units;
}

bool WideWeighing::isSound() const {
    if (m_counts.odd * soundToOneOdd > m_counts.units)
        return false;
    if (m_width == 4)
        return m_counts.units >= fewUtf32Units &&
               m_counts.discriminating * 10 >= m_counts.units * 9;
    return m_counts.units >= fewSoundUnits && alternates();
}

WideVerdict WideWeighing::verdict() const {
    WideVerdict result;
    if (m_counts.units == 0)
        return result;
    // A sixth of random units discriminate, and a quarter are odd.
    const std::uint64_t discriminating =
        m_sound ? m_counts.units
                : m_counts.discriminating - std::min(m_counts.discriminating, 3 * m_counts.odd);
    const double support =
        std::min(mostSupport, discriminatingUnit * static_cast<double>(discriminating));
    result.discriminating = m_sound || m_counts.discriminating > 0;
    result.sound = m_sound;
    const auto decibans = objections();
    result.weight = {std::accumulate(decibans.begin(), decibans.end(), support)};
    const auto worst = std::ranges::min_element(decibans);
    result.excluded = m_counts.odd == m_counts.units ||
                      isBeyondRepair(m_counts.odd, m_counts.units, {decibans[OddUnits]}) ||
                      (m_counts.units >= fewUnits && *worst + support < ruledOutBelow);
    if (*worst < -1) {
        const auto objection = static_cast<Objection>(worst - decibans.begin());
        result.says = true;
        result.detail = detailOf(objection);
        result.where = objection == OddUnits ? m_firstOdd : std::nullopt;
    } else if (result.discriminating) {
        result.says = true;
        result.detail = supportDetail();
    }
    return result;
}

} // namespace

WideVerdict verdictOf(const WideCounts& counts, unsigned width,
                      const std::optional<ByteRange>& firstOdd) {
    return WideWeighing(counts, width, firstOdd).verdict();
}

} // namespace charsleuth
