#pragma once

/// The results of decoding: text, and the exact bytes that were malformed.

#include "core/bytes/bytes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth {

enum class MalformedKind : std::uint8_t {
    Invalid,   ///< the bytes break the encoding's rules
    Unmapped,  ///< well-formed, but the encoding assigns no character to it
    Truncated, ///< the input ended inside a sequence
};

/// One malformed sequence, as the encoding's standard counts them: the WHATWG Encoding Standard for
/// its encodings; each undefined byte by itself in single-byte code pages. The text has one U+FFFD
/// for it.
struct MalformedRange {
    ByteRange bytes; ///< never empty
    /// Index of the U+FFFD in UTF-16 units, from the decoder's first unit.
    std::uint64_t textOffset = 0;
    MalformedKind kind{};

    friend bool operator==(const MalformedRange&, const MalformedRange&) = default;
};

/// UTF-16 text and its malformed ranges: sorted, disjoint, inside the input.
struct DecodedText {
    std::u16string text;
    std::vector<MalformedRange> malformed;
};

/// UTF-16 text with the place of every character. `byteOf[i]` is the offset of the first byte of
/// the sequence that gave UTF-16 unit i; both halves of a surrogate pair have the same. The size of
/// byteOf is text.size() + 1; the last element is the end of the input.
struct MappedText {
    std::u16string text;
    std::vector<MalformedRange> malformed;
    std::vector<std::uint64_t> byteOf;
};

/// Counts instead of text, for validating and indexing whole files.
struct TextTally {
    std::uint64_t units = 0;      ///< UTF-16 units
    std::uint64_t characters = 0; ///< scalar values, including the U+FFFD of malformed sequences
    std::uint64_t sequences =
        0; ///< well-formed characters of two bytes or more, or in a shifted state
    std::uint64_t malformed = 0; ///< malformed sequences
    std::uint64_t malformedBytes = 0;
    std::optional<ByteRange> firstMalformed;
    std::uint64_t lf = 0, cr = 0, crlf = 0, nel = 0; ///< line ends; a CRLF counts only as `crlf`
    std::uint64_t c1 = 0;                            ///< characters U+0080..U+009F other than NEL

    /// Adds the difference of two tallies of one input: `to` was counted after `from`.
    void add(const TextTally& from, const TextTally& to) {
        if (malformed == 0 && from.malformed == 0)
            firstMalformed = to.firstMalformed;
        malformed += to.malformed - from.malformed;
        malformedBytes += to.malformedBytes - from.malformedBytes;
        units += to.units - from.units;
        characters += to.characters - from.characters;
        sequences += to.sequences - from.sequences;
        lf += to.lf - from.lf;
        cr += to.cr - from.cr;
        crlf += to.crlf - from.crlf;
        nel += to.nel - from.nel;
        c1 += to.c1 - from.c1;
    }
};

} // namespace charsleuth
