#pragma once

/// Writes text in one encoding: the inverse of Decoder.
///
/// What it writes decodes to the same characters again; nothing is replaced by something similar.
/// Where several byte sequences give one character the Encoding Standard's encoders say which is
/// written (no JIS X 0212 in EUC-JP, no HKSCS rows in Big5), elsewhere the first in byte order.
/// No BOM is added.
///
/// Total: a character that the encoding lacks is left out and reported; a lone surrogate is such a
/// one in every encoding. Any division into chunks gives the same bytes. Making one costs up to
/// some tens of milliseconds where tables of tens of thousands of pairs are inverted; copies share
/// the table. Not for use by two threads at once; copies are independent.

#include "core/bytes/bytes.h"
#include "core/registry/encoding_id.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace charsleuth {

struct EncodedText {
    std::vector<Byte> bytes;
    std::vector<std::uint64_t> lacking; ///< UTF-16 offsets of the characters left out, ascending
};

class EncoderState;

class Encoder {
public:
    explicit Encoder(EncodingId encoding);
    Encoder(const Encoder& other);
    Encoder& operator=(const Encoder& other);
    Encoder(Encoder&&) noexcept;
    Encoder& operator=(Encoder&&) noexcept;
    ~Encoder();

    /// Appends what `chunk` adds. Offsets count from the first unit this encoder was ever given.
    void feed(std::u16string_view chunk, EncodedText& out);

    /// Says that the text has ended: writes what returns to the initial state.
    void finish(EncodedText& out);

private:
    void put(char32_t character, std::uint64_t offset, EncodedText& out);

    std::unique_ptr<EncoderState> m_state;
    std::uint64_t m_units = 0;    ///< given so far
    char16_t m_highSurrogate = 0; ///< waiting for its other half; 0 for none
};

/// All of `text` at once.
EncodedText encode(std::u16string_view text, EncodingId encoding);

} // namespace charsleuth
