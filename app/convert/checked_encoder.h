#pragma once

/// Encodes text, writes something else for what the target lacks, and decodes it again to compare.

#include "app/convert/conversion.h"
#include "app/convert/line_counter.h"
#include "core/decode/decoder.h"
#include "core/decode/encoder.h"

#include <unordered_map>

namespace charsleuth {

/// "\u{20AC}", which OnLoss::Escape writes for a character.
std::u16string escapeOf(char32_t character);

class CheckedEncoder {
public:
    explicit CheckedEncoder(const ConversionPlan& plan)
        : m_encoder(plan.to), m_decoder(plan.to), m_onLoss(plan.onLoss), m_standIn(plan.standIn),
          m_lines(plan.from) {}

    /// The bytes that `text` adds. Lacking characters are counted in `report`.
    std::vector<Byte> add(std::u16string text, ConversionReport& report);

    /// The bytes that end the text.
    std::vector<Byte> finish(ConversionReport& report);

private:
    std::u16string withoutLacking(std::u16string_view text,
                                  const std::vector<std::uint64_t>& lacking,
                                  ConversionReport& report);
    void note(char32_t character, ConversionReport& report);
    void compare(const DecodedText& reread, ConversionReport& report);

    Encoder m_encoder;
    Decoder m_decoder;
    OnLoss m_onLoss;
    std::u16string (*m_standIn)(char32_t);
    LineCounter m_lines;
    std::unordered_map<char32_t, std::size_t> m_places; ///< in the report, of lacking characters
    std::u16string m_held;     ///< the first half of a pair whose other half comes later
    std::uint64_t m_units = 0; ///< given to the encoder
    std::u16string m_expected; ///< encoded, not yet read again
};

} // namespace charsleuth
