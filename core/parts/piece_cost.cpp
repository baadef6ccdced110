#include "core/parts/piece_cost.h"

#include "core/decode/decoder.h"
#include "core/repair/utf16.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr float ofMalformed = 16;     ///< nats
constexpr std::size_t longest = 4096; ///< bytes of a piece that are scored

} // namespace

PieceScore PieceCost::of(Bytes piece, EncodingId encoding, std::size_t most) {
    const DecodedText decoded = decode(piece.first(std::min(piece.size(), longest)), encoding);
    PieceScore score{.malformed = static_cast<std::uint32_t>(decoded.malformed.size())};
    std::u32string text;
    bool wasLetter = false, wasOutside = false;
    for (const char32_t character : charactersOf(decoded.text)) {
        if (score.malformed > 0 && character == U'\uFFFD')
            continue;
        const bool isOutside = character >= 0x80;
        if (isOutside && score.outside == most)
            break;
        const bool isLetter = m_alphabet.scriptOf(m_alphabet.symbolOf(character)) != Script::None;
        score.outside += isOutside ? 1 : 0;
        score.words = score.words || (isLetter && wasLetter && (isOutside || wasOutside));
        wasLetter = isLetter;
        wasOutside = isOutside;
        text += character;
    }
    score.cost = m_cost.of(text, Bound::MeantOutsideAscii) +
                 ofMalformed * static_cast<float>(score.malformed);
    return score;
}

} // namespace charsleuth
