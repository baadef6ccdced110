#pragma once

/// A map from characters to the byte sequences that decode to them. Internal to Encoder.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The user of the map chooses the values; 0xFFFFFFFF is not allowed.
class InverseMap {
public:
    std::optional<std::uint32_t> find(char32_t character) const {
        const std::uint16_t block = m_blockOf[character >> 8];
        if (block == 0)
            return std::nullopt;
        const std::uint32_t value = m_blocks[block - 1U][character & 0xFF];
        return value == absent ? std::nullopt : std::optional(value);
    }
    void set(char32_t character, std::uint32_t value);

private:
    static constexpr std::uint32_t absent = 0xFFFFFFFF;

    std::array<std::uint16_t, 0x1100> m_blockOf{}; ///< 1 + index into m_blocks; 0 for none
    std::vector<std::array<std::uint32_t, 256>> m_blocks;
};

/// Byte sequences of one length, as a range of values for each of their bytes.
struct SequenceShape {
    struct Range {
        Byte first, last;
    };
    std::vector<Range> bytes; ///< one to four
};

/// The surroundings in which a sequence is decoded: an escape or shift before it, and the way back
/// to ASCII. `open` and `close` are empty for encodings without states.
struct SequenceFrame {
    std::string_view header; ///< once, at the start of the text
    std::string_view open;
    std::string_view close;
};

struct LearntSequence {
    std::uint32_t bytes; ///< big-endian: 0x8140 for 81 40
    char32_t character;
};

/// The sequences of a shape that decode to exactly one character, in byte order. Requires: the byte
/// 0A is a line feed in the encoding, outside of `open` and `close`.
std::vector<LearntSequence> learnSequences(EncodingId encoding, const SequenceShape& shape,
                                           const SequenceFrame& frame = {});

} // namespace charsleuth
