// Tested by reading_test.

#include "core/statistics/text/candidate_text.h"

#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The byte values that occur in the input.
class Values {
public:
    explicit Values(const ByteCounts& counts)
        : m_all(counts.present()),
          m_high(std::ranges::lower_bound(m_all, Byte{0x80}), m_all.end()) {}

    /// A hash of the text for every code page: equal for equal texts, and seldom for others.
    std::array<std::uint16_t, mostCodePages> numbers() const {
        constexpr std::size_t few = 16;
        constexpr std::uint16_t factor = 0x6F4F; // odd, with many bits set
        const Bytes shown = m_high.empty() ? Bytes(m_all) : m_high;
        std::array<std::uint16_t, mostCodePages> numbers{};
        for (std::size_t at = 0; at < shown.size(); at += shown.size() / few + 1) {
            const auto& characters = codePageRows()[shown[at]].characters;
            for (std::size_t codePage = 0; codePage < mostCodePages; ++codePage)
                numbers[codePage] =
                    static_cast<std::uint16_t>(numbers[codePage] * factor + characters[codePage]);
        }
        return numbers;
    }
    /// Whether the code page decodes the values below 0x80 as ASCII; some differ in controls only.
    bool areAscii(EncodingId encoding, const SingleByteTable& table) const {
        return info(encoding).asciiCompatible ||
               (!isEbcdic(encoding) &&
                std::ranges::all_of(std::span(m_all).first(m_all.size() - m_high.size()),
                                    [&](Byte value) { return table[value] == value; }));
    }
    /// Whether two code pages agree on all values. `ascii`: both are ASCII below 0x80.
    bool agree(const SingleByteTable& a, const SingleByteTable& b, bool ascii) const {
        return std::ranges::all_of(ascii ? m_high : Bytes(m_all),
                                   [&](Byte value) { return a[value] == b[value]; });
    }

private:
    std::vector<Byte> m_all;
    Bytes m_high;
};

/// The costs of characters in every code page.
class CodePageCosts {
public:
    /// Adds the costs of the units [begin, end).
    void add(const NgramCounts& bytes, std::size_t begin, std::size_t end) {
        std::array<std::uint16_t, mostCodePages> sums{}; // sums as long as they fit into 16 bits
        std::uint32_t added = 0;
        const auto addTimes = [&](const std::array<std::uint8_t, mostCodePages>& costs,
                                  std::uint32_t times) {
            if (added + times > mostTogether) {
                flush(sums);
                added = 0;
            }
            added += times;
            for (std::size_t codePage = 0; codePage < mostCodePages; ++codePage)
                sums[codePage] =
                    static_cast<std::uint16_t>(sums[codePage] + times * costs[codePage]);
        };
        for (std::size_t unit = begin; unit < end; ++unit) {
            const auto& costs = codePageRows()[bytes.units()[unit]].costs;
            std::uint32_t times = bytes.counts()[unit];
            for (; times > mostTogether; times -= mostTogether)
                addTimes(costs, mostTogether);
            addTimes(costs, times);
        }
        flush(sums);
    }
    std::uint32_t operator[](std::size_t codePage) const { return m_sums[codePage]; }

private:
    static constexpr std::uint32_t mostTogether = 0xFFFF / 0xFF;

    void flush(std::array<std::uint16_t, mostCodePages>& sums) {
        for (std::size_t codePage = 0; codePage < mostCodePages; ++codePage)
            m_sums[codePage] += sums[codePage];
        sums = {};
    }

    std::array<std::uint32_t, mostCodePages> m_sums{};
};

/// Finds a text by its hash.
class TextsByNumber {
public:
    /// The place of the text with this hash for which `is` holds, or of the one that the caller has
    /// to add. Requires: each text was searched for before it was added.
    template <class Is>
    std::size_t find(std::uint16_t number, const Is& is) {
        auto at = static_cast<std::uint8_t>(number ^ number >> 8);
        for (; m_slots[at]; ++at) { // open addressing; from the last to the first
            const std::size_t place = m_slots[at] - 1u;
            if (m_numbers[place] == number && is(place))
                return place;
        }
        m_numbers[m_used] = number;
        m_slots[at] = static_cast<std::uint8_t>(m_used + 1);
        return m_used++;
    }

private:
    std::array<std::uint8_t, 256> m_slots{};            ///< place + 1
    std::array<std::uint16_t, encodingCount> m_numbers; ///< only the used ones are set
    std::size_t m_used = 0;
};
static_assert(encodingCount < 256);

/// The shared part of code pages' texts.
struct Common {
    const NgramCounts& bytes;
    std::size_t firstHigh = 0;       ///< the first unit of 0x80 or more
    std::uint64_t all = 0, high = 0; ///< number of characters, and of those with high units
    ByteMask present;
    std::array<Unit, 256> unitOf; ///< only for bytes that occur

    explicit Common(const NgramCounts& ngrams) : bytes(ngrams) {
        for (std::size_t unit = 0; unit < bytes.units().size(); ++unit) { // ascending
            const auto byte = static_cast<Byte>(bytes.units()[unit]);
            present.insert(byte);
            unitOf[byte] = static_cast<Unit>(unit);
            all += bytes.counts()[unit];
            firstHigh += byte < 0x80 ? 1 : 0;
            high += byte < 0x80 ? 0 : bytes.counts()[unit];
        }
    }
    /// The number of occurrences of these values.
    std::uint64_t count(const ByteMask& occurring) const {
        if (occurring.empty())
            return 0;
        std::uint64_t sum = 0;
        occurring.forEach([&](Byte byte) { sum += bytes.counts()[unitOf[byte]]; });
        return sum;
    }
};

/// `ascii`: bytes below 0x80 are ASCII.
void read(EncodingId encoding, const SingleByteTable& table, bool ascii, const Common& common,
          CandidateText& text) {
    text.ngrams = &common.bytes;
    text.codePage = &table;
    text.symbols = codePageSymbols(encoding);
    text.asciiBytes = ascii;
    text.ebcdic = !text.asciiBytes && isEbcdic(encoding);
    text.firstNonAscii = text.asciiBytes ? common.firstHigh : 0;
    text.size = common.all;
    const ByteMask nonAscii = text.asciiBytes ? common.present.high() : common.present;
    text.letters = !(nonAscii & text.symbols->ofLetters).empty();
    text.otherLetters = !(nonAscii & text.symbols->ofOtherLetters).empty();
    text.undecodable = common.count(nonAscii & text.symbols->undefined);
    text.nonAscii = (text.asciiBytes ? common.high : common.all) -
                    common.count(nonAscii & text.symbols->ofAscii);
}

/// Sets what the text has of drawing characters. `number`: the code page's column.
void findDrawing(const Common& common, std::size_t number, CandidateText& text) {
    const std::span units = common.bytes.units();
    for (std::size_t unit = common.firstHigh; unit < units.size(); ++unit) {
        const char32_t byte = units[unit];
        if (!isDrawing((*text.codePage)[byte]))
            continue;
        text.drawing = true;
        text.drawn += common.bytes.counts()[unit];
        text.ofDrawing +=
            std::uint64_t{codePageRows()[byte].costs[number]} * common.bytes.counts()[unit];
    }
}

} // namespace

CandidateTexts codePageTexts(const ByteCounts& counts, const NgramCounts& bytes,
                             std::span<const EncodingId> candidates,
                             std::pmr::memory_resource* memory) {
    const Values values(counts);
    const Common common(bytes);
    CodePageCosts ofHigh;
    ofHigh.add(bytes, common.firstHigh, bytes.units().size());
    std::optional<CodePageCosts> ofLow; // for EBCDIC code pages only, which are mostly ruled out
    const auto lows = [&]() -> const CodePageCosts& {
        if (!ofLow)
            ofLow.emplace().add(bytes, 0, common.firstHigh);
        return *ofLow;
    };
    const auto numbers = values.numbers();
    CandidateTexts texts(memory);
    texts.all.reserve(candidates.size());
    TextsByNumber known;
    for (const EncodingId encoding : candidates) {
        const SingleByteTable* table = singleByteTable(encoding);
        if (!table)
            continue;
        const bool ascii = values.areAscii(encoding, *table);
        const std::size_t number = codePageSymbols(encoding)->number;
        const std::size_t place = known.find(numbers[number], [&](std::size_t other) {
            const CandidateText& text = texts.all[other];
            return values.agree(*table, *text.codePage, text.asciiBytes && ascii);
        });
        if (place == texts.all.size()) {
            CandidateText& text = texts.all.emplace_back();
            read(encoding, *table, ascii, common, text);
            text.cost = ofHigh[number] + (ascii ? 0 : lows()[number]);
            if (ascii)
                findDrawing(common, number, text);
        }
        texts.all[place].encodings.add(encoding);
    }
    return texts;
}

} // namespace charsleuth
