#include "core/structure/pair_scan.h"

#include "core/decode/big5.h"
#include "core/decode/euc_kr.h"
#include "core/decode/gb18030.h"
#include "core/decode/johab.h"
#include "core/decode/shift_jis.h"

#include <bit>

namespace charsleuth {

namespace {

/// What a byte of 0x80 or more that is no lead byte is by itself.
enum class Single { Character, Malformed, Rare };

constexpr ByteRanges once(Byte first, Byte last) {
    return {{{first, last}, {first, last}}};
}

/// What an encoding is for this: `classes`; `find`, the character of a pair, 0 for none; `isRare`,
/// of a pair without a character; `single`.
template <class Rules>
struct TwoBytePairs {
    static char32_t find(Byte lead, Byte trail) { return Rules::find(lead, trail); }
    static bool isRare(Byte, Byte) { return false; }
    static Single single(Byte) { return Single::Malformed; }
};
struct EucKrPairs : TwoBytePairs<EucKrRules> {
    static constexpr PairClasses classes{
        once(0x81, 0xFE), {{{0xB0, 0xC8}, {0xCA, 0xFD}}}, once(0xA1, 0xFE)};
};
struct JohabPairs : TwoBytePairs<JohabRules> {
    static constexpr PairClasses classes{once(0x84, 0xF9), once(0xFF, 0xFF), once(0xFF, 0xFF)};
};
struct Big5Pairs : TwoBytePairs<Big5Rules> {
    static constexpr PairClasses classes{
        once(0x81, 0xFE), {{{0xA4, 0xC7}, {0xC9, 0xF9}}}, {{{0x40, 0x7E}, {0xA1, 0xFE}}}};
    static bool isRare(Byte lead, Byte) { return lead == 0x88; } // two characters
};
struct ShiftJisPairs : TwoBytePairs<ShiftJisRules> {
    static constexpr PairClasses classes{{{{0x81, 0x9F}, {0xE0, 0xFC}}},
                                         {{{0x89, 0x96}, {0xE0, 0xE9}}},
                                         {{{0x40, 0x7E}, {0x80, 0xFC}}}};
    static Single single(Byte byte) {
        if (byte == 0x80)
            return Single::Rare;
        return byte >= 0xA1 && byte <= 0xDF ? Single::Character : Single::Malformed;
    }
};
/// Every pair is a character; a digit for a trail begins one of four bytes.
struct GbPairs {
    static constexpr PairClasses classes{
        once(0x81, 0xFE), once(0x81, 0xFE), {{{0x40, 0x7E}, {0x80, 0xFE}}}};
    static char32_t find(Byte, Byte) { return 0; }
    static bool isRare(Byte, Byte trail) { return trail >= 0x30 && trail <= 0x39; }
    static Single single(Byte byte) { return byte == 0x80 ? Single::Character : Single::Malformed; }
};

/// Of the two encodings whose pairs are rows and cells A1..FE.
struct EucPairs {
    static constexpr bool inGr(Byte byte) { return byte >= 0xA1 && byte <= 0xFE; }
    static constexpr std::size_t place(Byte row, Byte cell) {
        return static_cast<std::size_t>((row - 0xA1) * 94 + cell - 0xA1);
    }
    static bool isRare(Byte, Byte) { return false; }
};
struct EucJpPairs : EucPairs {
    static constexpr PairClasses classes{
        {{{0x8E, 0x8E}, {0xA1, 0xFE}}}, {{{0xB0, 0xCE}, {0xD0, 0xF3}}}, once(0xA1, 0xFE)};
    static char32_t find(Byte lead, Byte trail) {
        if (lead == 0x8E) // half-width katakana
            return trail >= 0xA1 && trail <= 0xDF ? 0xFF61U - 0xA1U + trail : 0U;
        return inGr(trail) ? indexJis0208[place(lead, trail)] : U'\0';
    }
    static Single single(Byte byte) { return byte == 0x8F ? Single::Rare : Single::Malformed; }
};
struct EucTwPairs : EucPairs {
    static constexpr PairClasses classes{once(0xA1, 0xFE), once(0xC4, 0xFC), once(0xA1, 0xFE)};
    static char32_t find(Byte lead, Byte trail) {
        return inGr(trail) ? indexCns.at(place(lead, trail)) : U'\0';
    }
    static Single single(Byte byte) { return byte == 0x8E ? Single::Rare : Single::Malformed; }
};

/// Which bytes are trails: those after a lead byte that is none itself. Within a run of lead bytes
/// that is every second one; an addition carries it through the run, as simdjson does it for
/// backslashes (github.com/simdjson/simdjson, json_escape_scanner). `carry`: the first byte is one;
/// afterwards, the first byte after the 64.
std::uint64_t trailsOf(std::uint64_t leads, bool& carry) {
    constexpr std::uint64_t odd = 0xAAAAAAAAAAAAAAAAU;
    const std::uint64_t first = carry ? 1 : 0;
    const std::uint64_t mayLead = leads & ~first;
    const std::uint64_t series = ((mayLead << 1 | odd) - mayLead) ^ odd;
    carry = ((series & leads) >> 63) != 0;
    return series ^ (leads | first);
}

/// std::popcount is a call where the oldest processor has no instruction for it.
std::uint64_t bitsIn(std::uint64_t mask) {
    mask -= mask >> 1 & 0x5555555555555555U;
    mask = (mask & 0x3333333333333333U) + (mask >> 2 & 0x3333333333333333U);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FU;
    return mask * 0x0101010101010101U >> 56;
}

template <class Pairs>
std::optional<PairCounts> counted(Bytes bytes, const Scans& scans) {
    constexpr std::size_t words = BlockMarks::size / 64;
    std::array<PairMasks, words + 1> masks; // one more: no word is the last
    masks[(bytes.size() + 63) / 64].fullTrails = 0;
    scans.pairs(bytes, Pairs::classes, masks.data());
    PairCounts counts{.bytes = bytes.size()};
    bool carry = false;
    for (std::size_t word = 0; 64 * word < bytes.size(); ++word) {
        const PairMasks& mask = masks[word];
        const std::uint64_t trails = trailsOf(mask.leads, carry);
        const Byte* const from = bytes.data() + 64 * word;
        std::uint64_t leads = mask.leads & ~trails;
        if (64 * word + 63 >= bytes.size() - 1) { // a lead byte at the very end has no trail yet
            const std::uint64_t last = std::uint64_t{1} << ((bytes.size() - 1) % 64);
            counts.bytes -= (leads & last) != 0;
            leads &= ~last;
        }
        const std::uint64_t goodNext = mask.fullTrails >> 1 | masks[word + 1].fullTrails << 63;
        const std::uint64_t known = leads & mask.fullRows & goodNext;
        counts.sequences += bitsIn(known);
        for (leads &= ~known; leads != 0; leads &= leads - 1) {
            const Byte* const at = from + std::countr_zero(leads);
            const char32_t point = Pairs::find(at[0], at[1]);
            if (point - 1 < 0xFFFF) [[likely]] {
                ++counts.sequences;
                continue;
            }
            if (point != 0 || Pairs::isRare(at[0], at[1]))
                return std::nullopt;
            ++counts.malformed;
            counts.malformedBytes += at[1] < 0x80 ? 1 : 2;
        }
        for (std::uint64_t singles = mask.high & ~mask.leads & ~trails; singles != 0;
             singles &= singles - 1) {
            const Single single = Pairs::single(from[std::countr_zero(singles)]);
            if (single == Single::Rare)
                return std::nullopt;
            counts.malformed += single == Single::Malformed;
            counts.malformedBytes += single == Single::Malformed;
        }
    }
    counts.characters = counts.bytes - 2 * counts.sequences - counts.malformedBytes +
                        counts.sequences + counts.malformed;
    return counts;
}

} // namespace

bool isCountedByPairs(EncodingId encoding) {
    switch (encoding) {
    case EncodingId::ShiftJis:
    case EncodingId::EucJp:
    case EncodingId::EucKr:
    case EncodingId::Johab:
    case EncodingId::Gb18030:
    case EncodingId::Big5:
    case EncodingId::EucTw:
        return true;
    default:
        return false;
    }
}

std::optional<PairCounts> countPairs(EncodingId encoding, Bytes bytes, const Scans& scans) {
    switch (encoding) {
    case EncodingId::ShiftJis:
        return counted<ShiftJisPairs>(bytes, scans);
    case EncodingId::EucJp:
        return counted<EucJpPairs>(bytes, scans);
    case EncodingId::EucKr:
        return counted<EucKrPairs>(bytes, scans);
    case EncodingId::Johab:
        return counted<JohabPairs>(bytes, scans);
    case EncodingId::Gb18030:
        return counted<GbPairs>(bytes, scans);
    case EncodingId::Big5:
        return counted<Big5Pairs>(bytes, scans);
    case EncodingId::EucTw:
        return counted<EucTwPairs>(bytes, scans);
    default:
        return std::nullopt;
    }
}

} // namespace charsleuth
