#include "core/statistics/text/ngram_counts.h"

#include "core/statistics/text/cleared.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace charsleuth {

namespace {

/// The most different trigrams; more say nothing new, and the bigrams go on counting.
constexpr std::size_t maxTrigrams = 2048;

/// Numbers keys from 0 on, in the order of their first occurrence; open addressing.
template <class Key>
class Numbering {
public:
    /// `expected`: the most keys.
    Numbering(std::size_t expected, std::pmr::memory_resource* memory)
        : m_slots(std::bit_ceil(std::max<std::size_t>(32, expected) * 3 / 2), memory) {}

    /// Requires: fewer keys than expected, and key + 1 is not 0.
    std::uint32_t operator()(Key key) {
        const std::uint64_t mixed = key * 0x9E3779B97F4A7C15u;
        std::size_t at = (mixed >> 32) & (m_slots.size() - 1);
        while (m_slots[at].key && m_slots[at].key != key + 1)
            at = (at + 1) & (m_slots.size() - 1);
        if (!m_slots[at].key)
            m_slots[at] = {key + 1, m_used++};
        return m_slots[at].number;
    }

private:
    struct Slot {
        Key key;
        std::uint32_t number;
    };
    Cleared<Slot> m_slots;
    std::uint32_t m_used = 0;
};

/// A full table of all bigrams is used for up to `widestTable` units if it has at most
/// `mostCellsOfOne` cells for each character of the text: then clearing it is fast.
constexpr std::size_t widestTable = 160, mostCellsOfOne = 16, mostInCell = 0xFFFF;

/// If each character occurs less often than this on average, hardly a bigram occurs twice.
constexpr std::size_t seldomMet = 3;

/// The most different characters; others are gaps.
constexpr std::size_t mostUnits = 0x4000;

/// More different characters occur only in long Han text.
constexpr std::size_t mostExpected = 256;

bool isCounted(Unit unit) {
    return unit < gapUnit;
}

/// The character at `at`; moves `at` behind it.
char32_t characterAt(std::u16string_view text, std::size_t& at) {
    const char32_t unit = text[at++];
    if (unit < 0xD800 || unit >= 0xDC00 || at == text.size())
        return unit;
    return 0x10000 + ((unit - 0xD800) << 10) + (text[at++] - 0xDC00u);
}

} // namespace

std::size_t NgramCounts::slotOf(char32_t value) const {
    std::size_t at = std::size_t{value} * 0x9E3779B1u & (m_slots.size() - 1);
    while (m_slots[at] && m_units[m_slots[at] - 1u] != value)
        at = (at + 1) & (m_slots.size() - 1);
    return at;
}

void NgramCounts::reserve(std::size_t characters) {
    m_stream.reserve(characters);
    const std::size_t different = std::min(characters, mostExpected);
    m_counts.reserve(different);
    setSlots(std::bit_ceil(2 * different + 1));
}

void NgramCounts::setSlots(std::size_t size) {
    m_slots.assign(size, 0);
    m_units.reserve(std::min(size / 2, mostUnits));
    for (std::size_t unit = 0; unit < m_units.size(); ++unit)
        m_slots[slotOf(m_units[unit])] = static_cast<Unit>(unit + 1);
}

inline Unit NgramCounts::unitOf(char32_t value) {
    std::size_t slot = slotOf(value);
    if (m_slots[slot])
        return static_cast<Unit>(m_slots[slot] - 1);
    // The first condition implies the second, and tells the compiler that push_back() below has
    // room.
    if (m_units.size() == m_units.capacity() || m_units.size() * 2 >= m_slots.size()) [[unlikely]] {
        if (m_units.size() == mostUnits)
            return gapUnit;
        setSlots(m_slots.size() * 2);
        slot = slotOf(value);
    }
    m_units.push_back(value);
    m_slots[slot] = static_cast<Unit>(m_units.size());
    return static_cast<Unit>(m_units.size() - 1);
}

void NgramCounts::finish() {
    const std::size_t width =
        m_units.size() + 1; // the last row: after a gap; nothing follows a gap
    Unit before = gapUnit;
    std::pmr::memory_resource* const memory = m_stream.get_allocator().resource();
    if (width <= widestTable && width * width <= mostCellsOfOne * m_stream.size() &&
        m_stream.size() <= mostInCell) {
        Cleared<std::uint16_t> table(width * width, memory);
        std::uint16_t* row = &table[(width - 1) * width];
        m_bigrams.resize(m_stream.size());
        std::size_t bigrams = 0;
        for (const Unit now : m_stream) {
            if (!isCounted(now)) [[unlikely]] {
                before = now;
                row = &table[(width - 1) * width];
                continue;
            }
            m_bigrams[bigrams] = {before, now, 1};
            if (before == startUnit) [[unlikely]]
                ++bigrams;
            // Without a branch: which bigrams are new is not predictable.
            else
                bigrams += row[now]++ == 0;
            before = now;
            row = &table[now * width];
        }
        m_bigrams.resize(bigrams);
        for (UnitBigram& bigram : m_bigrams)
            if (bigram.before != startUnit)
                bigram.count =
                    table[(isCounted(bigram.before) ? bigram.before : width - 1) * width +
                          bigram.now];
        return;
    }
    m_bigrams.reserve(std::min(m_stream.size(), mostExpected));
    if (m_units.size() * seldomMet > m_stream.size()) {
        for (const Unit now : m_stream) {
            if (isCounted(now))
                m_bigrams.push_back({before, now, 1});
            before = now;
        }
        return;
    }
    Numbering<std::uint32_t> number(m_stream.size() + 1, memory);
    for (const Unit now : m_stream) {
        if (isCounted(now)) {
            const std::uint32_t bigram = number(static_cast<std::uint32_t>(before) << 16 | now);
            if (bigram == m_bigrams.size())
                m_bigrams.push_back({before, now, 0});
            ++m_bigrams[bigram].count;
        }
        before = now;
    }
}

std::pmr::vector<UnitTrigram> NgramCounts::trigrams(bool all) const {
    const auto isHigh = [this](Unit unit) { return isCounted(unit) && m_units[unit] >= 0x80; };
    std::size_t expected = all ? m_stream.size() : 0;
    for (std::size_t unit = 0; !all && unit < m_units.size(); ++unit)
        expected += isHigh(static_cast<Unit>(unit)) ? 3 * std::size_t{m_counts[unit]} : 0;
    expected = std::min({expected, m_stream.size(), maxTrigrams});
    std::pmr::vector<UnitTrigram> result(m_stream.get_allocator().resource());
    result.reserve(expected);
    Numbering<std::uint64_t> number(expected + 1, m_stream.get_allocator().resource());
    Unit first = startUnit, before = gapUnit;
    for (const Unit now : m_stream) {
        if (isCounted(now) && isCounted(before) &&
            (all || isHigh(first) || isHigh(before) || isHigh(now))) {
            const std::uint32_t trigram = number(static_cast<std::uint64_t>(first) << 32 |
                                                 static_cast<std::uint64_t>(before) << 16 | now);
            if (trigram == result.size())
                result.push_back({first, before, now, 0});
            ++result[trigram].count;
            if (result.size() == maxTrigrams)
                break;
        }
        first = before;
        before = now;
    }
    return result;
}

NgramCounts NgramCounts::ofBytes(std::span<const SampleSegment> sample,
                                 std::pmr::memory_resource* memory) {
    NgramCounts ngrams(memory);
    std::array<std::uint32_t, 256> counts{};
    for (const SampleSegment& segment : sample)
        for (const Byte byte : segment.fromSync())
            ++counts[byte];
    std::array<Unit, 256> unitOf;
    ngrams.m_units.resize(counts.size());
    ngrams.m_counts.resize(counts.size());
    std::size_t used = 0;
    for (std::size_t byte = 0; byte < counts.size();
         ++byte) { // without a branch: the values are not predictable
        unitOf[byte] = static_cast<Unit>(used);
        ngrams.m_units[used] = static_cast<char32_t>(byte);
        ngrams.m_counts[used] = counts[byte];
        ngrams.m_size += counts[byte];
        used += counts[byte] > 0;
    }
    ngrams.m_units.resize(used);
    ngrams.m_counts.resize(used);
    ngrams.m_stream.resize(ngrams.m_size + sample.size());
    Unit* to = ngrams.m_stream.data();
    for (const SampleSegment& segment : sample) {
        *to++ = segment.offset == 0 && segment.sync == 0 ? startUnit : gapUnit;
        for (const Byte byte : segment.fromSync())
            *to++ = unitOf[byte];
    }
    ngrams.finish();
    return ngrams;
}

void NgramCounts::add(const DecodedText& decoded, bool atStart) {
    const std::u16string_view text = decoded.text;
    if (m_slots.empty())
        setSlots(32);
    const std::size_t begin = m_stream.size();
    m_stream.resize(begin + 1 + text.size());
    Unit* to = m_stream.data() + begin;
    *to++ = atStart ? startUnit : gapUnit;
    std::size_t at = 0;
    const auto readTo = [&](std::size_t end) {
        while (at < end)
            *to++ = unitOf(characterAt(text, at));
    };
    for (const MalformedRange& malformed : decoded.malformed) {
        readTo(malformed.textOffset);
        *to++ = gapUnit;
        ++at;
    }
    readTo(text.size());
    m_stream.resize(static_cast<std::size_t>(to - m_stream.data()));
    count(begin);
}

/// Counts the units of the stream from `begin` on.
void NgramCounts::count(std::size_t begin) {
    m_counts.resize(m_units.size());
    for (const Unit unit : std::span(m_stream).subspan(begin))
        if (isCounted(unit)) {
            ++m_counts[unit];
            ++m_size;
        }
}

} // namespace charsleuth
