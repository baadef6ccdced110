#include "core/parts/piece_cost.h"

#include "core/decode/decoder.h"
#include "core/repair/utf16.h"

#include <algorithm>

namespace charsleuth {

namespace {

constexpr float ofMalformed = 16;     ///< nats
constexpr std::size_t longest = 4096; ///< bytes of a piece that are scored
/// Of a run of one character those that count: what it says when it comes again is next to nothing.
constexpr std::size_t mostOfRun = 3;

/// Whether the text ends in as many of the character as count.
bool endsInRunOf(char32_t character, std::u32string_view text) {
    return text.size() >= mostOfRun &&
           std::ranges::all_of(text.substr(text.size() - mostOfRun),
                               [&](char32_t each) { return each == character; });
}

} // namespace

PieceText PieceCost::read(Bytes piece, EncodingId encoding, std::size_t most) const {
    const DecodedText decoded = decode(piece.first(std::min(piece.size(), longest)), encoding);
    PieceText text{.malformed = static_cast<std::uint32_t>(decoded.malformed.size())};
    text.characters.reserve(decoded.text.size());
    bool wasLetter = false, wasOutside = false;
    for (std::size_t at = 0; at < decoded.text.size(); ++at) {
        const char32_t character = characterAt(decoded.text, at);
        if (text.malformed > 0 && character == U'\uFFFD')
            continue;
        const bool isOutside = character >= 0x80;
        if (isOutside && endsInRunOf(character, text.characters))
            continue;
        if (isOutside && text.outside == most)
            break;
        text.outside += isOutside ? 1 : 0;
        text.characters += character;
        if (text.words)
            continue;
        const bool isLetter = m_alphabet.scriptOf(m_alphabet.symbolOf(character)) != Script::None;
        text.words = isLetter && wasLetter && (isOutside || wasOutside);
        wasLetter = isLetter;
        wasOutside = isOutside;
    }
    return text;
}

PieceScore PieceCost::of(const PieceText& text, std::size_t most) {
    std::u32string_view begin = text.characters;
    PieceScore score{
        .cost = 0, .outside = text.outside, .malformed = text.malformed, .words = text.words};
    if (text.outside > most) {
        score.outside = 0;
        const auto isOneMore = [&](char32_t character) {
            return character >= 0x80 && score.outside++ == most;
        };
        begin = begin.substr(
            0, static_cast<std::size_t>(std::ranges::find_if(begin, isOneMore) - begin.begin()));
        score.outside = static_cast<std::uint32_t>(most);
    }
    score.cost = m_cost.of(begin, Bound::MeantOutsideAscii) +
                 ofMalformed * static_cast<float>(score.malformed);
    return score;
}

} // namespace charsleuth
