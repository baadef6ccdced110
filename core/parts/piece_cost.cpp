#include "core/parts/piece_cost.h"

#include "core/decode/decoder.h"
#include "core/decode/single_byte_table.h"
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
    piece = piece.first(std::min(piece.size(), longest));
    PieceText text;
    text.characters.reserve(piece.size());
    bool wasLetter = false, wasOutside = false;
    const auto add = [&](char32_t character) { // whether there was room
        const bool isOutside = character >= 0x80;
        if (isOutside && endsInRunOf(character, text.characters))
            return true;
        if (isOutside && text.outside == most)
            return false;
        text.outside += isOutside ? 1 : 0;
        text.characters += character;
        if (text.words)
            return true;
        const bool isLetter = m_alphabet.scriptOf(m_alphabet.symbolOf(character)) != Script::None;
        text.words = isLetter && wasLetter && (isOutside || wasOutside);
        wasLetter = isLetter;
        wasOutside = isOutside;
        return true;
    };
    if (const SingleByteTable* const table = singleByteTable(encoding)) { // as decode(), in place
        const auto isUndefined = [&](Byte byte) { return (*table)[byte] == 0xFFFF; };
        text.malformed = static_cast<std::uint32_t>(std::ranges::count_if(piece, isUndefined));
        for (const Byte byte : piece)
            if (!isUndefined(byte) && !add((*table)[byte]))
                break;
        return text;
    }
    const DecodedText decoded = decode(piece, encoding);
    text.malformed = static_cast<std::uint32_t>(decoded.malformed.size());
    for (std::size_t at = 0; at < decoded.text.size(); ++at) {
        const char32_t character = characterAt(decoded.text, at);
        if ((text.malformed == 0 || character != U'\uFFFD') && !add(character))
            break;
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
