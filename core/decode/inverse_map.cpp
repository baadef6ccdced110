#include "core/decode/inverse_map.h"

#include "core/decode/decoder.h"

namespace charsleuth {

namespace {

/// All sequences of a shape, each in its frame and followed by a line feed. `begin`: where each
/// item begins, and the end.
struct Items {
    std::vector<Byte> text;
    std::vector<std::size_t> begin;
    std::vector<std::uint32_t> sequence;
};

void append(std::vector<Byte>& out, std::string_view bytes) {
    out.insert(out.end(), bytes.begin(), bytes.end());
}

Items itemsOf(const SequenceShape& shape, const SequenceFrame& frame) {
    Items items;
    append(items.text, frame.header);
    std::vector<Byte> sequence;
    for (const SequenceShape::Range& range : shape.bytes)
        sequence.push_back(range.first);
    for (bool more = true; more;) {
        items.begin.push_back(items.text.size());
        append(items.text, frame.open);
        std::uint32_t value = 0;
        for (const Byte byte : sequence) {
            items.text.push_back(byte);
            value = value << 8 | byte;
        }
        items.sequence.push_back(value);
        append(items.text, frame.close);
        items.text.push_back('\n');
        // Count up, the last byte fastest.
        more = false;
        for (std::size_t i = sequence.size(); i-- > 0 && !more;) {
            more = sequence[i] < shape.bytes[i].last;
            sequence[i] = more ? static_cast<Byte>(sequence[i] + 1) : shape.bytes[i].first;
        }
    }
    items.begin.push_back(items.text.size());
    return items;
}

/// The character if `units` is exactly one.
std::optional<char32_t> onlyCharacter(std::u16string_view units) {
    if (units.size() == 1)
        return units[0];
    if (units.size() == 2 && (units[0] & 0xFC00) == 0xD800 && (units[1] & 0xFC00) == 0xDC00)
        return 0x10000 + ((units[0] & 0x3FFU) << 10) + (units[1] & 0x3FFU);
    return std::nullopt;
}

} // namespace

void InverseMap::set(char32_t character, std::uint32_t value) {
    std::uint16_t& block = m_blockOf[character >> 8];
    if (block == 0) {
        m_blocks.emplace_back().fill(absent);
        block = static_cast<std::uint16_t>(m_blocks.size());
    }
    m_blocks[block - 1U][character & 0xFF] = value;
}

std::vector<LearntSequence> learnSequences(EncodingId encoding, const SequenceShape& shape,
                                           const SequenceFrame& frame) {
    const Items items = itemsOf(shape, frame);
    const MappedText decoded = decodeMapped(items.text, encoding);
    std::vector<LearntSequence> learnt;
    std::size_t unit = 0, malformed = 0;
    for (std::size_t i = 0; i < items.sequence.size(); ++i) {
        const std::size_t begin = items.begin[i], lineFeed = items.begin[i + 1] - 1;
        while (unit < decoded.text.size() && decoded.byteOf[unit] < begin)
            ++unit;
        const std::size_t first = unit;
        while (unit < decoded.text.size() && decoded.byteOf[unit] < lineFeed)
            ++unit;
        while (malformed < decoded.malformed.size() &&
               decoded.malformed[malformed].bytes.end <= begin)
            ++malformed;
        const bool damaged = malformed < decoded.malformed.size() &&
                             decoded.malformed[malformed].bytes.begin <= lineFeed;
        const auto character =
            onlyCharacter(std::u16string_view(decoded.text).substr(first, unit - first));
        if (character && !damaged && decoded.byteOf[unit] == lineFeed)
            learnt.push_back({items.sequence[i], *character});
    }
    return learnt;
}

} // namespace charsleuth
