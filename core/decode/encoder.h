#pragma once

/// Writes text in one encoding: the inverse of Decoder.
///
/// The output decodes to the same characters again; no character is replaced by a similar one.
/// Where several byte sequences give one character, the Encoding Standard's encoders choose (no JIS
/// X 0212 in EUC-JP, no HKSCS rows in Big5); elsewhere the first sequence in byte order is written.
/// No BOM is added.
///
/// Total: a character that the encoding lacks is left out and reported, and so is a lone surrogate
/// in every encoding. Any division into chunks gives the same bytes. The constructor takes up to
/// some tens of milliseconds where it inverts tables of tens of thousands of pairs; copies share
/// the table. An encoder is for one thread at a time; copies are independent.

#include "core/bytes/bytes.h"
#include "core/bytes/exported.h"
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

class CHARSLEUTH_EXPORT Encoder {
public:
    explicit Encoder(EncodingId encoding);
    Encoder(const Encoder& other);
    Encoder& operator=(const Encoder& other);
    Encoder(Encoder&&) noexcept;
    Encoder& operator=(Encoder&&) noexcept;
    ~Encoder();

    /// Appends the bytes of `chunk`. Offsets count from the first unit that this encoder was given.
    void feed(std::u16string_view chunk, EncodedText& out);

    /// Ends the text: writes the sequence that returns to the initial state.
    void finish(EncodedText& out);

private:
    void putUnit(char16_t unit, EncodedText& out);
    void put(char32_t character, std::uint64_t offset, EncodedText& out);

    std::unique_ptr<EncoderState> m_state;
    std::uint64_t m_units = 0;    ///< units given so far
    char16_t m_highSurrogate = 0; ///< waits for its low surrogate; 0 for none
};

/// Encodes all of `text` in one call.
CHARSLEUTH_EXPORT EncodedText encode(std::u16string_view text, EncodingId encoding);

} // namespace charsleuth
