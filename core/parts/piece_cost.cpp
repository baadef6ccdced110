#include "core/parts/piece_cost.h"

#include "core/decode/decoder.h"
#include "core/repair/utf16.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr float ofMalformed = 16;     ///< nats
constexpr std::size_t longest = 4096; ///< bytes of a piece that are scored

/// Without the U+FFFD of malformed sequences.
std::u32string textOf(const DecodedText& decoded) {
    std::u32string text = charactersOf(decoded.text);
    if (!decoded.malformed.empty())
        std::erase(text, U'\uFFFD');
    return text;
}

} // namespace

float PieceCost::of(Bytes piece, EncodingId encoding) {
    const DecodedText decoded = decode(piece.first(std::min(piece.size(), longest)), encoding);
    return m_cost.of(textOf(decoded), Bound::MeantOutsideAscii) +
           ofMalformed * static_cast<float>(decoded.malformed.size());
}

float PieceCost::ofCharacter(Bytes piece, EncodingId encoding) {
    const DecodedText decoded = decode(piece.first(std::min(piece.size(), longest)), encoding);
    const auto outside =
        std::ranges::count_if(decoded.text, [](char16_t unit) { return unit >= 0x80; });
    return outside == 0 ? 0 : of(piece, encoding) / static_cast<float>(outside);
}

bool PieceCost::hasWords(Bytes piece, EncodingId encoding) const {
    const std::u32string text =
        textOf(decode(piece.first(std::min(piece.size(), longest)), encoding));
    const auto isLetter = [&](char32_t character) {
        return m_alphabet.scriptOf(m_alphabet.symbolOf(character)) != Script::None;
    };
    for (std::size_t at = 1; at < text.size(); ++at)
        if ((text[at - 1] >= 0x80 || text[at] >= 0x80) && isLetter(text[at - 1]) &&
            isLetter(text[at]))
            return true;
    return false;
}

} // namespace charsleuth
