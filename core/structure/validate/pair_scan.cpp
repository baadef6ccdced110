#include "core/structure/validate/pair_scan.h"

#include "core/decode/big5.h"
#include "core/decode/euc_kr.h"
#include "core/decode/gb18030.h"
#include "core/decode/johab.h"
#include "core/decode/shift_jis.h"

#include <algorithm>
#include <bit>

namespace charsleuth {

namespace {

/// The meaning of a byte of 0x80 or more that is no lead byte.
enum class Single { Character, Malformed, Rare };

consteval ByteRanges once(Byte first, Byte last) {
    return {{{first, last}, {first, last}}};
}

constexpr std::string_view any = "0123456789ABCDEF";

/// The rules of an encoding: `classes`; `find`, the character of a pair, 0 for none; `isRare`, for
/// a pair without a character; `single`; `areCharacters`, whether all bytes of a chunk outside
/// pairs are certainly characters.
///
/// A greedy search found the boxes: they cover most pairs of text in the encoding, and in those of
/// its rivals in which such text is sound (96 % of the corpus in Johab, 99 % or more in the
/// others). A pair in no box only costs time. A test holds all against the decoders.
struct AnyPairs {
    static bool isRare(Byte, Byte) { return false; }
    static bool areCharacters(Bytes, const Scans&) { return false; }
};
template <class Rules>
struct TwoBytePairs : AnyPairs {
    static char32_t find(Byte lead, Byte trail) { return Rules::find(lead, trail); }
    static Single single(Byte) { return Single::Malformed; }
};
struct EucKrPairs : TwoBytePairs<EucKrRules> {
    static constexpr PairClasses classes{
        once(0x81, 0xFE),
        std::array<PairBox, 8>{{{"89ABC", "01234", "4689ABCD", "123456789ABCDEF"},
                                {"89BCDE", "012345678ABCDEF", "ABCDEF", "123456789ABCDE"},
                                {"89B", any, "579ABCDEF", "0123456789A"},
                                {"89ABCDEF", "01347AB", "BCDE", any},
                                {"89B", any, "4689ABCDE", "123456789ABCDEF"},
                                {"89BDEF", "0123456789ABCDF", "BCDEF", "0123456789ABCDE"},
                                {"89ABDEF", "013459", "ABCDEF", "12345678"},
                                {"89BCDEF", "012345678ABCDF", "ABCDE", "123456789ABCDEF"}}}};
};
struct JohabPairs : TwoBytePairs<JohabRules> {
    static constexpr PairClasses classes{
        once(0x84, 0xF9),
        std::array<PairBox, 8>{{{"89ABC", "01289ACDE", "6789ABCDEF", "13456789ABCD"},
                                {"9ABC", any, "6789AB", "13456789ABCD"},
                                {"89ABC", "1239ABDEF", "456789AB", "13456789ABCD"},
                                {"89ABC", "01289ACDE", "68ACE", "123456789ABCDEF"},
                                {"89ABCD", "012", "6789ABCDEF", "13456789ABCD"},
                                {"9ABCEF", "01245689ACDE", "4679ABCDEF", "1"},
                                {"89ABC", "01289ACDE", "79BDF", "013456789ABCD"},
                                {"89ABC", "1239ABDEF", "468A", "123456789ABCDEF"}}}};
};
struct Big5Pairs : TwoBytePairs<Big5Rules> {
    static constexpr PairClasses classes{
        once(0x81, 0xFE),
        std::array<PairBox, 8>{{{"ABCDE", "1245679ABCDEF", "4567ABCDEF", "123456789ABCDE"},
                                {"BCDE", "012345679ABCDEF", "456BCDE", any},
                                {"ABDE", "12456789ABCDEF", "456BCDE", any},
                                {"BDEF", "0123456789F", "4567ABCDEF", "123456789ABCDE"},
                                {"ABCDEF", "12345679AF", "AB", "12345689ABDF"},
                                {"ABCDE", "12456789ABCDEF", "4567DEF", "0156789BDE"},
                                {"BCDEF", "012345679F", "4567ABCDEF", "123456789ABCDE"},
                                {"ABDEF", "12456789F", "4567ABCDEF", "123456789ABCDE"}}}};
    static bool isRare(Byte lead, Byte) { return lead == 0x88; } // two characters
};
struct ShiftJisPairs : TwoBytePairs<ShiftJisRules> {
    static constexpr PairClasses classes{
        {{{0x81, 0x9F}, {0xE0, 0xFC}}},
        std::array<PairBox, 8>{{{"89", "29ABCDEF", "6ABCDE", any},
                                {"89", "139ABCDEF", "45678", "0123456789ABCDE"},
                                {"9EF", "012345679", "456789ABCDE", "0123456789ABCDE"},
                                {"89", "129ABCDEF", "5679AEF", "01"},
                                {"89", "39ABCDEF", "45689ABC", "0123456F"},
                                {"89", "89ABCDEF", "ABCDEF", "0123456789ABC"},
                                {"9EF", "0123456789", "456ABCDEF", "0123456789ABC"},
                                {"89", "19ABCDEF", "45689", any}}}};
    static Single single(Byte byte) {
        if (byte == 0x80)
            return Single::Rare;
        return byte >= 0xA1 && byte <= 0xDF ? Single::Character : Single::Malformed;
    }
    static bool areCharacters(Bytes bytes, const Scans& scans) {
        static constexpr ByteSet others = [] {
            ByteSet set;
            for (unsigned byte = 0; byte < 0x100; ++byte)
                if (byte != 0x80 && byte != 0xA0 && byte < 0xFD)
                    set.insert(static_cast<Byte>(byte));
            return set;
        }();
        return scans.allIn(bytes, others);
    }
};
/// Every pair is a character; a digit in place of a trail begins a character of four bytes.
struct GbPairs : AnyPairs {
    static constexpr PairClasses classes{
        once(0x81, 0xFE), std::array<PairBox, 2>{{{any, any, "456789ABCDEF", "0123456789ABCDE"},
                                                  {any, any, "45689ABCDE", any}}}};
    static char32_t find(Byte, Byte) { return 0; }
    static bool isRare(Byte, Byte trail) { return trail >= 0x30 && trail <= 0x39; }
    static Single single(Byte byte) { return byte == 0x80 ? Single::Character : Single::Malformed; }
};

/// The two encodings whose pairs are rows and cells A1..FE.
struct EucPairs : AnyPairs {
    static constexpr bool inGr(Byte byte) { return byte >= 0xA1 && byte <= 0xFE; }
    static constexpr std::size_t place(Byte row, Byte cell) {
        return static_cast<std::size_t>((row - 0xA1) * 94 + cell - 0xA1);
    }
};
struct EucJpPairs : EucPairs {
    static constexpr PairClasses classes{
        {{{0x8E, 0x8E}, {0xA1, 0xFE}}},
        std::array<PairBox, 8>{{{"ABCDE", "0145", "ABCDE", "123456789ABCDEF"},
                                {"BCDE", "0123456789ABCDE", "ABCDEF", "123456789ABCDE"},
                                {"ABCDE", "0145D", "BCDEF", "0123"},
                                {"BDE", any, "ABCDE", "123456789ABCDEF"},
                                {"BCDE", "0123456789ABCDE", "BCDE", any},
                                {"BDE", any, "BCDEF", "0123456789ABCDE"},
                                {"BCDE", any, "ABC", "123456789ABCDEF"},
                                {"BDEF", "01239ABCF", "ABCDEF", "123456789ABCDE"}}}};
    static char32_t find(Byte lead, Byte trail) {
        if (lead == 0x8E) // half-width katakana
            return trail >= 0xA1 && trail <= 0xDF ? 0xFF61U - 0xA1U + trail : 0U;
        return inGr(trail) ? indexJis0208[place(lead, trail)] : U'\0';
    }
    static Single single(Byte byte) { return byte == 0x8F ? Single::Rare : Single::Malformed; }
};
struct EucTwPairs : EucPairs {
    static constexpr PairClasses classes{
        once(0xA1, 0xFE),
        std::array<PairBox, 8>{{{"89CDE", "456789ABCDEF", "ABCDEF", "123456789ABCDE"},
                                {"89ADEF", "01245", "ACDE", "1235789ABCDEF"},
                                {"89ADEF", "0345", "ABC", "123456789ABCD"},
                                {"89DEF", "0123456789ABCF", "BCDEF", "0123456789ABCDE"},
                                {"89ADEF", "0245", "BDE", "0123456789ABCDF"},
                                {"89CDEF", "456789ABCF", "ABCDE", "123456789ABCDEF"},
                                {"89CDE", "456789ABCDEF", "BCDEF", "0123456789ABCDE"},
                                {"89ADEF", "0135", "AB", "123456789EF"}}}};
    static char32_t find(Byte lead, Byte trail) {
        return inGr(trail) ? indexCns.at(place(lead, trail)) : U'\0';
    }
    static Single single(Byte byte) { return byte == 0x8E ? Single::Rare : Single::Malformed; }
};

/// Calls `each` with the number of every set bit.
template <class Each>
void eachBit(std::uint64_t mask, const Each& each) {
    for (; mask != 0; mask &= mask - 1)
        each(static_cast<std::size_t>(std::countr_zero(mask)));
}

template <class Pairs>
std::optional<PairCounts> counted(Bytes bytes, Byte lead, const Scans& scans) {
    PairMarks marks;
    scans.pairs(bytes, Pairs::classes, lead, marks);
    PairCounts counts{.sequences = marks.known, .lead = marks.lead};
    bool rare = false;
    const auto addMalformed = [&](std::size_t begin, std::size_t size) {
        if (counts.malformed++ == 0 || begin < counts.firstMalformed.begin)
            counts.firstMalformed = {begin, begin + size};
        counts.malformedBytes += size;
    };
    const std::size_t before = lead != 0 ? 1 : 0;
    for (std::size_t from = 0; from < bytes.size(); from += 64) {
        eachBit(marks.doubtful[from / 64], [&](std::size_t bit) {
            const std::size_t at = from + bit;
            const Byte first = at == 0 ? lead : bytes[at - 1], second = bytes[at];
            const char32_t point = Pairs::find(first, second);
            if (point - 1 < 0xFFFF) [[likely]] {
                ++counts.sequences;
                return;
            }
            rare |= point != 0 || Pairs::isRare(first, second);
            addMalformed(at + before - 1, second < 0x80 ? 1 : 2);
        });
        const std::uint64_t singles = marks.singles[from / 64];
        const Bytes chunk = bytes.subspan(from, std::min<std::size_t>(bytes.size() - from, 64));
        if (singles != 0 && !Pairs::areCharacters(chunk, scans))
            eachBit(singles, [&](std::size_t bit) {
                const Single single = Pairs::single(chunk[bit]);
                rare |= single == Single::Rare;
                if (single == Single::Malformed)
                    addMalformed(from + bit + before, 1);
            });
        if (rare)
            return std::nullopt;
    }
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

std::optional<PairCounts> countPairs(EncodingId encoding, Bytes bytes, Byte lead,
                                     const Scans& scans) {
    switch (encoding) {
    case EncodingId::ShiftJis:
        return counted<ShiftJisPairs>(bytes, lead, scans);
    case EncodingId::EucJp:
        return counted<EucJpPairs>(bytes, lead, scans);
    case EncodingId::EucKr:
        return counted<EucKrPairs>(bytes, lead, scans);
    case EncodingId::Johab:
        return counted<JohabPairs>(bytes, lead, scans);
    case EncodingId::Gb18030:
        return counted<GbPairs>(bytes, lead, scans);
    case EncodingId::Big5:
        return counted<Big5Pairs>(bytes, lead, scans);
    case EncodingId::EucTw:
        return counted<EucTwPairs>(bytes, lead, scans);
    default:
        return std::nullopt;
    }
}

} // namespace charsleuth
