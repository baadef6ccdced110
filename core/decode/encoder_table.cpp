#include "core/decode/encoder_state.h"
#include "core/decode/inverse_map.h"
#include "core/decode/single_byte_table.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace charsleuth {

namespace {

/// Writes encodings without states, from an inverted table.
class TableEncoder : public EncoderState {
public:
    explicit TableEncoder(std::shared_ptr<const InverseMap> map) : m_map(std::move(map)) {}

    bool put(char32_t character, std::vector<Byte>& out) override {
        const auto sequence = m_map->find(character);
        if (!sequence)
            return false;
        const std::size_t begin = out.size();
        out.resize(begin + mostBytes);
        const Byte* end = write(*sequence, out.data() + begin);
        out.resize(static_cast<std::size_t>(end - out.data()));
        return true;
    }
    std::size_t putRun(std::u16string_view units, std::vector<Byte>& out) override {
        std::size_t taken = 0;
        while (taken < units.size()) {
            const std::size_t block = std::min(units.size() - taken, mostInBlock);
            const std::size_t encoded = putBlock(units.substr(taken, block), out);
            taken += encoded;
            if (encoded < block)
                break;
        }
        return taken;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<TableEncoder>(*this);
    }

private:
    static constexpr std::size_t mostInBlock = 256; ///< units for which room is made at once
    static constexpr std::size_t mostBytes = 4;     ///< of a sequence

    /// Returns the end of what was written.
    static Byte* write(std::uint32_t sequence, Byte* at) {
        if (sequence >= 0x1000000)
            *at++ = static_cast<Byte>(sequence >> 24);
        if (sequence >= 0x10000)
            *at++ = static_cast<Byte>(sequence >> 16);
        if (sequence >= 0x100)
            *at++ = static_cast<Byte>(sequence >> 8);
        *at++ = static_cast<Byte>(sequence);
        return at;
    }

    std::size_t putBlock(std::u16string_view units, std::vector<Byte>& out) const {
        if (!m_map->find(units.front()))
            return 0;
        const std::size_t begin = out.size();
        out.resize(begin + mostBytes * units.size());
        Byte* at = out.data() + begin;
        std::size_t taken = 0;
        for (; taken < units.size(); ++taken) {
            const auto sequence = m_map->find(units[taken]);
            if (!sequence)
                break;
            at = write(*sequence, at);
        }
        out.resize(static_cast<std::size_t>(at - out.data()));
        return taken;
    }

    std::shared_ptr<const InverseMap> m_map; ///< to sequences, big-endian
};

/// gb18030: the table for the BMP, arithmetic above it (Encoding Standard, 10.2.2).
class Gb18030Encoder final : public TableEncoder {
public:
    using TableEncoder::TableEncoder;

    bool put(char32_t character, std::vector<Byte>& out) override {
        if (character < 0x10000)
            return TableEncoder::put(character, out);
        const std::uint32_t pointer = character - 0x10000 + 189000;
        out.push_back(static_cast<Byte>(0x81 + pointer / 12600));
        out.push_back(static_cast<Byte>(0x30 + pointer / 1260 % 10));
        out.push_back(static_cast<Byte>(0x81 + pointer / 10 % 126));
        out.push_back(static_cast<Byte>(0x30 + pointer % 10));
        return true;
    }
    std::unique_ptr<EncoderState> clone() const override {
        return std::make_unique<Gb18030Encoder>(*this);
    }
};

bool never(std::uint32_t) {
    return false;
}
/// NEC's selection of IBM's extensions (pointers 8272 to 8835) is written as IBM's rows.
bool isNecSelected(std::uint32_t sequence) {
    return sequence >= 0xED00 && sequence <= 0xEEFF;
}
bool isHkscs(std::uint32_t sequence) {
    return sequence >= 0x8100 && sequence <= 0xA0FF;
}
bool isByte80(std::uint32_t sequence) {
    return sequence == 0x80;
}

/// How a multi-byte encoding is inverted: all of one and two bytes are tried.
struct Plan {
    std::string_view decoder;
    /// Whether a sequence is decoded, but not written by the Encoding Standard's encoder.
    bool (*excluded)(std::uint32_t sequence);
    /// The shape of four-byte sequences; empty for none.
    std::array<SequenceShape::Range, 4> four{};
};

constexpr std::array<Plan, 9> plans{{
    {"shift_jis", isNecSelected},
    {"euc-jp", never},
    {"euc-kr", never},
    {"johab", never},
    {"x-user-defined", never},
    {"gbk", never},
    {"gb18030", isByte80, {{{0x81, 0x84}, {0x30, 0x39}, {0x81, 0xFE}, {0x30, 0x39}}}},
    {"big5", isHkscs},
    {"euc-tw", never, {{{0x8E, 0x8E}, {0xA1, 0xB0}, {0xA1, 0xFE}, {0xA1, 0xFE}}}},
}};

/// Big5 has six characters twice; the last pointer is written (Encoding Standard, 5, "index Big5
/// pointer").
bool lastPointerWins(const Plan& plan, char32_t character) {
    constexpr std::array<char32_t, 6> twice{0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345};
    return plan.decoder == "big5" && std::ranges::find(twice, character) != twice.end();
}

std::shared_ptr<InverseMap> inverted(const Plan& plan, EncodingId encoding) {
    auto map = std::make_shared<InverseMap>();
    std::vector<SequenceShape> shapes{{{{0x00, 0xFF}}}, {{{0x80, 0xFF}, {0x21, 0xFF}}}};
    const auto& [first, second, third, fourth] = plan.four;
    for (unsigned byte = second.first; byte != 0 && byte <= second.last; ++byte) {
        const auto one = static_cast<Byte>(byte); // a plane at a time takes less memory
        shapes.push_back({{first, {one, one}, third, fourth}});
    }
    for (const SequenceShape& shape : shapes)
        for (const LearntSequence& learnt : learnSequences(encoding, shape))
            if (!plan.excluded(learnt.bytes) &&
                (!map->find(learnt.character) || lastPointerWins(plan, learnt.character)))
                map->set(learnt.character, learnt.bytes);
    return map;
}

std::shared_ptr<InverseMap> inverted(const SingleByteTable& table) {
    auto map = std::make_shared<InverseMap>();
    for (std::uint32_t byte = 0; byte < table.size(); ++byte)
        if (table[byte] != u'\uFFFF' && !map->find(table[byte]))
            map->set(table[byte], byte);
    return map;
}

} // namespace

std::unique_ptr<EncoderState> makeTableEncoder(std::string_view decoder, EncodingId encoding) {
    if (const SingleByteTable* table = singleByteTable(encoding))
        return std::make_unique<TableEncoder>(inverted(*table));
    const auto plan = std::ranges::find(plans, decoder, &Plan::decoder);
    assert(plan != plans.end()); // every encoding can be written
    if (decoder == "gb18030")
        return std::make_unique<Gb18030Encoder>(inverted(*plan, encoding));
    return std::make_unique<TableEncoder>(inverted(*plan, encoding));
}

} // namespace charsleuth
