#pragma once

/// Encodes text, writes something else for what the target lacks, and decodes it again to compare.

#include "app/cli/conversion.h"
#include "core/decode/decoder.h"
#include "core/decode/encoder.h"

namespace charsleuth::cli {

class CheckedEncoder {
public:
    CheckedEncoder(EncodingId to, OnLoss onLoss) : m_encoder(to), m_decoder(to), m_onLoss(onLoss) {}

    /// The bytes that `text` adds. Lacking characters are counted in `report`.
    std::vector<Byte> add(std::u16string text, ConversionReport& report);

    /// The bytes that end the text.
    std::vector<Byte> finish(ConversionReport& report);

private:
    std::u16string withoutLacking(std::u16string_view text,
                                  const std::vector<std::uint64_t>& lacking,
                                  ConversionReport& report) const;
    void compare(const DecodedText& reread, ConversionReport& report);

    Encoder m_encoder;
    Decoder m_decoder;
    OnLoss m_onLoss;
    std::u16string m_held;     ///< the first half of a pair whose other half comes later
    std::uint64_t m_units = 0; ///< given to the encoder
    std::u16string m_expected; ///< encoded, not yet read again
};

} // namespace charsleuth::cli
