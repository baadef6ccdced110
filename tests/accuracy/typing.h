#pragma once

/// How people wrote a text in an encoding that lacks some of its characters.

#include "core/decode/encoder.h"
#include "core/registry/encoding_id.h"

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth::accuracy {

/// Writes in one encoding as people did: straight quotes for curly ones, the Romanian cedilla for
/// the comma, Arabic letters for their Persian variants, Vietnamese tones apart from their letters.
class Typist {
public:
    explicit Typist(EncodingId encoding);

    /// The line as it would have been typed; nothing when a character has no substitute. Hebrew is
    /// in visual order for ISO-8859-8. `plain` drops vowel points and Arabic vowel signs.
    std::optional<std::u16string> typed(std::u16string_view line, bool plain) const;

    bool has(char32_t character) const;

    /// All of `text`, which must be typed.
    std::vector<Byte> bytes(std::u16string_view text) const;

private:
    bool typeCharacter(char32_t character, std::u16string& out) const;
    bool typeDecomposed(char32_t character, std::u16string& out) const;

    EncodingId m_encoding;
    Encoder m_encoder; ///< fresh; copied for each text
    std::bitset<0x10000> m_has;
};

} // namespace charsleuth::accuracy
