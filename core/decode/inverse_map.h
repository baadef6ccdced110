#pragma once

/// From characters to the byte sequences that decode to them. Internal to Encoder.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Values are up to the user of the map; none is 0xFFFFFFFF.
class InverseMap {
public:
    std::optional<std::uint32_t> find(char32_t character) const;
    void set(char32_t character, std::uint32_t value);

private:
    static constexpr std::uint32_t absent = 0xFFFFFFFF;

    std::array<std::uint16_t, 0x1100> m_pageOf{}; ///< 1 + index into m_pages; 0 for none
    std::vector<std::array<std::uint32_t, 256>> m_pages;
};

/// Byte sequences of one length, as a range of values for each of their bytes.
struct SequenceShape {
    struct Range {
        Byte first, last;
    };
    std::vector<Range> bytes; ///< one to four
};

/// What stands around a sequence when it is decoded: an escape or shift, and the way back to ASCII.
/// Both are empty for encodings without states.
struct SequenceFrame {
    std::string_view header; ///< once, before everything
    std::string_view open;
    std::string_view close;
};

struct LearntSequence {
    std::uint32_t bytes; ///< big-endian: 0x8140 for 81 40
    char32_t character;
};

/// The sequences of a shape that decode to exactly one character, in byte order. Requires an
/// encoding in which the byte 0A is a line feed outside of `open` and `close`.
std::vector<LearntSequence> learnSequences(EncodingId encoding, const SequenceShape& shape,
                                           const SequenceFrame& frame = {});

} // namespace charsleuth
