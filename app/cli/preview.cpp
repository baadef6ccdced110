#include "app/cli/preview.h"

#include "app/files/malformed_bytes.h"
#include "core/decode/decoder.h"
#include "core/registry/registry.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

constexpr std::uint64_t lookBack = 16 << 10; ///< bytes read before the telling byte
constexpr std::uint64_t lookAhead = 1 << 10; ///< bytes read from it on
constexpr std::size_t shownBefore = 40;      ///< characters before it

/// One character, or the mark of one malformed byte.
struct Piece {
    std::u16string_view text; ///< of the character; empty for a mark
    std::uint64_t byte = 0;   ///< where it stands in the input

    std::size_t length() const { return text.empty() ? 4 : 1; } ///< characters
};

/// Where decoding can begin: the input's start when that is near, else after a line feed; for the
/// encodings in units of two and four bytes at a multiple of four.
std::uint64_t decodingStart(Bytes window, std::uint64_t windowStart, std::uint64_t telling,
                            std::string_view decoder) {
    if (windowStart == 0 || decoder.starts_with("utf-16") || decoder.starts_with("utf-32"))
        return windowStart;
    const Bytes before =
        window.first(std::min<std::uint64_t>(telling - windowStart, window.size()));
    const auto lineFeed = std::find(before.rbegin(), before.rend(), Byte{'\n'});
    return lineFeed == before.rend()
               ? windowStart
               : windowStart + static_cast<std::uint64_t>(before.rend() - lineFeed);
}

/// Where in the text the pieces begin: far enough before the telling byte, where half a pair of
/// surrogates is not shown.
std::size_t firstUnit(const MappedText& mapped, std::uint64_t telling) {
    const auto after = std::ranges::upper_bound(mapped.byteOf, telling);
    const auto unit = static_cast<std::size_t>(after - mapped.byteOf.begin());
    return unit - std::min(unit, 2 * shownBefore + 4);
}

/// Those around the telling byte that could be shown. `start`: where the decoder began.
std::vector<Piece> piecesOf(const MappedText& mapped, std::uint64_t start, std::uint64_t telling) {
    std::vector<Piece> pieces;
    pieces.reserve(2 * shownBefore + 4 + previewLength);
    std::size_t at = firstUnit(mapped, telling), behind = 0;
    auto malformed =
        std::ranges::lower_bound(mapped.malformed, at, {}, &MalformedRange::textOffset);
    for (; at < mapped.text.size() && behind <= previewLength; ++at) {
        behind += mapped.byteOf[at] > telling;
        if (malformed != mapped.malformed.end() && malformed->textOffset == at) {
            for (std::uint64_t byte = malformed->bytes.begin; byte < malformed->bytes.end; ++byte)
                pieces.push_back({{}, byte});
            ++malformed;
            continue;
        }
        const bool pair = at + 1 < mapped.text.size() && (mapped.text[at] & 0xFC00) == 0xD800 &&
                          (mapped.text[at + 1] & 0xFC00) == 0xDC00;
        if (at == 0 && start == 0 && mapped.text[0] == u'\uFEFF')
            continue;
        const std::u16string_view text(mapped.text);
        pieces.push_back({text.substr(at, pair ? 2 : 1), mapped.byteOf[at]});
        at += pair;
    }
    return pieces;
}

} // namespace

std::string previewOf(FileSource& source, const Candidate& candidate) {
    const std::uint64_t telling = candidate.tellingByte;
    const std::uint64_t windowStart = (telling - std::min(telling, lookBack)) / 4 * 4;
    const auto window = source.bytesAt({windowStart, telling + lookAhead});
    if (!window)
        return {};
    const std::uint64_t start =
        decodingStart(*window, windowStart, telling, info(candidate.encoding).decoder);
    const Bytes bytes = Bytes(*window).subspan(start - windowStart);
    Decoder decoder(candidate.encoding, start);
    MappedText mapped;
    decoder.feed(bytes, mapped); // not finished: the window ends anywhere
    const std::vector<Piece> pieces = piecesOf(mapped, start, telling);

    const auto after = std::ranges::upper_bound(pieces, telling, {}, &Piece::byte);
    auto first = after == pieces.begin() ? after : after - 1; // the telling character itself
    std::size_t length = 0;
    while (first != pieces.begin() && length + (first - 1)->length() <= shownBefore)
        length += (--first)->length();
    std::string preview;
    length = 0;
    for (; first != pieces.end() && length + first->length() <= previewLength; ++first) {
        if (first->text.empty())
            appendMarks(preview, bytes.subspan(first->byte - start, 1));
        else
            appendUtf8(preview, first->text);
        length += first->length();
    }
    return preview;
}

} // namespace charsleuth::cli
