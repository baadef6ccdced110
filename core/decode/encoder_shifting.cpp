#include "core/decode/encoder_state.h"
#include "core/decode/inverse_map.h"

#include <algorithm>
#include <array>
#include <span>

namespace charsleuth {

namespace {

/// A character set and the sequences that call it up: `open` before a run of its characters,
/// `close` after it (back to ASCII), `each` before each one.
struct CharacterSet {
    std::string_view open;
    std::string_view close;
    std::string_view each;
    bool pairs = true; ///< two bytes a character; else one
    /// Whether the set of the standard has the place; null: all that are read. Vendors filled the
    /// others, and what asks for the encoding by its name mostly refuses them.
    bool (*has)(std::uint32_t place) = nullptr;
};

/// Rows 1 to 8 and 16 to 84: without NEC's row 13 and the rows of NEC and IBM behind.
constexpr bool isInJis0208(std::uint32_t place) {
    const std::uint32_t row = place >> 8;
    return row < 0x29 || (row >= 0x30 && row < 0x75);
}
/// Without the small Roman numerals, the euro, the forms for vertical text and six letters of
/// pinyin, which GBK and GB 18030 put into free places.
constexpr bool isInGb2312(std::uint32_t place) {
    return !(place >= 0x2221 && place <= 0x222A) && place != 0x2263 &&
           !(place >= 0x2659 && place <= 0x2675) && !(place >= 0x283B && place <= 0x2840);
}

constexpr std::string_view toAscii = "\x1B(B";

/// In the order of preference. The encodings related to ISO-2022-JP share the list: a decoder that
/// does not know an escape teaches nothing about its set.
constexpr std::array<CharacterSet, 11> iso2022JpSets{{
    {"\x1B$B", toAscii},            // JIS X 0208
    {"\x1B(J", toAscii, "", false}, // JIS X 0201, Roman
    {"\x1B(I", toAscii, "", false}, // JIS X 0201, katakana
    {"\x1B$(D", toAscii},           // JIS X 0212
    {"\x1B$(Q", toAscii},           // JIS X 0213:2004, plane 1
    {"\x1B$(O", toAscii},           // JIS X 0213:2000, plane 1
    {"\x1B$(P", toAscii},           // JIS X 0213, plane 2
    {"\x1B$A", toAscii, "", true, isInGb2312},
    {"\x1B$(C", toAscii},           // KS C 5601
    {"", "", "\x1B.A\x1BN", false}, // ISO-8859-1, upper half
    {"", "", "\x1B.F\x1BN", false}, // ISO-8859-7, upper half
}};
/// Of JIS X 0208 only what JIS X 0213 does not have elsewhere.
constexpr std::array<CharacterSet, 6> iso2022Jp3Sets{{
    {"\x1B$B", toAscii, "", true, isInJis0208},
    {"\x1B(J", toAscii, "", false},
    {"\x1B(I", toAscii, "", false},
    {"\x1B$(Q", toAscii},
    {"\x1B$(O", toAscii},
    {"\x1B$(P", toAscii},
}};
/// Without JIS X 0212, which is read there but by nobody else.
constexpr std::array<CharacterSet, 3> cp50220Sets{{
    {"\x1B$B", toAscii},
    {"\x1B(J", toAscii, "", false},
    {"\x1B(I", toAscii, "", false},
}};
constexpr std::array<CharacterSet, 1> iso2022KrSets{{{"\x0E", "\x0F"}}}; // KS C 5601
constexpr std::array<CharacterSet, 3> iso2022CnSets{{
    {"\x1B$)A\x0E", "\x0F", "", true, isInGb2312},
    {"\x1B$)G\x0E", "\x0F"},  // CNS 11643, plane 1
    {"", "", "\x1B$*H\x1BN"}, // CNS 11643, plane 2
}};
constexpr std::array<CharacterSet, 1> hzSets{{{"~{", "~}", "", true, isInGb2312}}};

struct Scheme {
    std::string_view decoder;
    std::span<const CharacterSet> sets;
    std::string_view header = "";             ///< once at the start of the text
    std::string_view shifts = "\x0E\x0F\x1B"; ///< controls that are no characters
};
constexpr std::array<Scheme, 9> schemes{{
    {"iso-2022-jp", iso2022JpSets},
    {"iso-2022-jp-1", iso2022JpSets},
    {"iso-2022-jp-2", iso2022JpSets},
    {"iso-2022-jp-3", iso2022Jp3Sets},
    {"cp50220", cp50220Sets},
    {"cp50221", iso2022JpSets},
    {"iso-2022-kr", iso2022KrSets, "\x1B$)C"}, // RFC 1557
    {"iso-2022-cn", iso2022CnSets},            // RFC 1922
    {"hz", hzSets, "", ""},                    // RFC 1843
}};

/// A value of the map: the number of the set, then the bytes.
constexpr std::uint32_t packed(std::size_t set, std::uint32_t bytes) {
    return static_cast<std::uint32_t>(set) << 16 | bytes;
}

std::shared_ptr<const InverseMap> inverted(const Scheme& scheme, EncodingId encoding) {
    auto map = std::make_shared<InverseMap>();
    for (std::size_t i = 0; i < scheme.sets.size(); ++i) {
        const CharacterSet& set = scheme.sets[i];
        SequenceShape shape{{{0x21, 0x7E}}};
        if (set.pairs)
            shape.bytes.push_back({0x21, 0x7E});
        else if (!set.each.empty())
            shape.bytes[0] = {0x20, 0x7F}; // a set of 96
        const std::string open = std::string(set.open) + std::string(set.each);
        for (const LearntSequence& learnt :
             learnSequences(encoding, shape, {scheme.header, open, set.close}))
            if (learnt.character >= 0x80 && (set.has == nullptr || set.has(learnt.bytes)) &&
                !map->find(learnt.character))
                map->set(learnt.character, packed(i, learnt.bytes));
    }
    return map;
}

/// ASCII between runs of other sets; lines begin and end in ASCII.
class ShiftingEncoder final : public EncoderState {
public:
    ShiftingEncoder(const Scheme& scheme, EncodingId encoding)
        : m_scheme(&scheme), m_map(inverted(scheme, encoding)) {}

    bool put(char32_t character, std::vector<Byte>& out) override {
        const bool ascii =
            character < 0x80 &&
            m_scheme->shifts.find(static_cast<char>(character)) == std::string_view::npos;
        const auto found = ascii ? std::nullopt : m_map->find(character);
        if (!ascii && !found)
            return false;
        if (!m_started)
            append(m_scheme->header, out);
        m_started = true;
        if (ascii) {
            close(out);
            if (character == '~' && m_scheme->decoder == "hz")
                out.push_back('~');
            out.push_back(static_cast<Byte>(character));
            return true;
        }
        const CharacterSet& set = m_scheme->sets[*found >> 16];
        if (m_open != &set)
            change(set, out);
        append(set.each, out);
        if (set.pairs)
            out.push_back(static_cast<Byte>(*found >> 8));
        out.push_back(static_cast<Byte>(*found));
        return true;
    }
    void finish(std::vector<Byte>& out) override { close(out); }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<ShiftingEncoder>(*this);
    }

private:
    static void append(std::string_view bytes, std::vector<Byte>& out) {
        out.insert(out.end(), bytes.begin(), bytes.end());
    }
    void change(const CharacterSet& set, std::vector<Byte>& out) {
        // An escape replaces the one before: two in a row are malformed (Encoding Standard,
        // ISO-2022-JP decoder, output flag).
        const bool replaces = m_open && m_open->close == toAscii && !set.open.empty();
        if (!replaces)
            close(out);
        append(set.open, out);
        m_open = &set;
    }
    void close(std::vector<Byte>& out) {
        if (m_open)
            append(m_open->close, out);
        m_open = nullptr;
    }

    const Scheme* m_scheme; ///< a constant
    std::shared_ptr<const InverseMap> m_map;
    const CharacterSet* m_open = nullptr; ///< null: ASCII
    bool m_started = false;
};

} // namespace

std::unique_ptr<EncoderState> makeShiftingEncoder(std::string_view decoder, EncodingId encoding) {
    const auto scheme = std::ranges::find(schemes, decoder, &Scheme::decoder);
    return scheme == schemes.end() ? nullptr : std::make_unique<ShiftingEncoder>(*scheme, encoding);
}

} // namespace charsleuth
