#include "app/answer/preview.h"

#include "app/files/malformed_bytes.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "core/structure/input/byte_structure.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace charsleuth {

namespace {

constexpr std::uint64_t lookBack = 16 << 10; ///< bytes read before the telling byte
constexpr std::uint64_t lookAhead = 1 << 10; ///< bytes read from it on
constexpr std::size_t shownBefore = 40;      ///< characters before it

/// Behind the last line feed in `bytes`; 0 where there is none.
std::size_t lineStart(Bytes bytes) {
    const auto lineFeed = std::find(bytes.rbegin(), bytes.rend(), Byte{'\n'});
    return static_cast<std::size_t>(bytes.rend() - lineFeed);
}

/// Where in the window decoding can begin: at the input's start when that is near, else after a
/// line feed, and as near to the telling byte as the encoding can be entered.
std::size_t decodingStart(Bytes window, std::uint64_t windowStart, std::uint64_t telling,
                          EncodingId encoding) {
    const ByteStructure structure = byteStructureOf(encoding);
    const std::size_t longest = structure == ByteStructure::SingleByte ? 1 : 4; // of a character
    const std::size_t reach = longest * (shownBefore + 2); // bytes before that can be shown
    const Bytes before =
        window.first(std::min<std::uint64_t>(telling - windowStart, window.size()));
    const bool anywhere = windowStart == 0 || structure == ByteStructure::Wide;
    const std::size_t start = anywhere ? 0 : lineStart(before);
    if (before.size() <= start + reach)
        return start;
    const std::size_t near = before.size() - reach;
    if (structure == ByteStructure::SingleByte)
        return near;
    if (structure == ByteStructure::Wide)
        return near / 4 * 4;
    if (structure == ByteStructure::MultiByte)
        return std::max(start, lineStart(before.first(near)));
    return start;
}

/// How many units begin at the telling byte or before.
std::size_t unitsUpTo(const MappedText& mapped, std::uint64_t telling) {
    const auto units = std::span(mapped.byteOf).first(mapped.text.size());
    return static_cast<std::size_t>(std::ranges::upper_bound(units, telling) - units.begin());
}

constexpr bool isLowHalf(char16_t unit) {
    return (unit & 0xFC00) == 0xDC00;
}

/// The text from `start` on, as far as it can be shown; not finished, since the bytes end anywhere.
MappedText decoded(Bytes bytes, EncodingId encoding, std::uint64_t start, std::uint64_t telling) {
    constexpr std::size_t step = previewLength + 8; // bytes: one of a character is usual
    Decoder decoder = start == 0 ? Decoder::ofFile(encoding) : Decoder(encoding, start);
    MappedText mapped;
    const auto feed = [&](std::uint64_t count) {
        const Bytes piece = bytes.first(std::min<std::uint64_t>(count, bytes.size()));
        decoder.feed(piece, mapped);
        bytes = bytes.subspan(piece.size());
    };
    const auto isEnough = [&] {
        const auto behind = std::u16string_view(mapped.text).substr(unitsUpTo(mapped, telling));
        const auto halves = static_cast<std::size_t>(std::ranges::count_if(behind, isLowHalf));
        return behind.size() - halves > previewLength;
    };
    feed(telling - start + step);
    while (!bytes.empty() && !isEnough())
        feed(step);
    return mapped;
}

/// One character, or the mark of one malformed byte.
struct Piece {
    std::size_t unit = 0, units = 1; ///< of the text
    const MalformedRange* malformed = nullptr;
    std::uint64_t byte = 0; ///< the malformed one

    std::size_t length() const { return malformed != nullptr ? 4 : 1; } ///< characters
};

/// A text as it is shown.
class Pieces {
public:
    /// `start`: where the decoder began. A BOM there is not shown.
    Pieces(const MappedText& mapped, std::uint64_t start)
        : m_mapped(mapped), m_text(mapped.text),
          m_begin(start == 0 && m_text.starts_with(u'\uFEFF') ? 1 : 0) {}

    /// That of the telling byte, or the first one; nothing where there is none.
    std::optional<Piece> at(std::uint64_t telling) const {
        auto piece = lastBefore(unitsUpTo(m_mapped, telling));
        if (!piece)
            return firstFrom(m_begin);
        piece->byte = std::min(piece->byte, telling);
        return piece;
    }
    std::optional<Piece> before(Piece piece) const {
        if (piece.malformed == nullptr || piece.byte == piece.malformed->bytes.begin)
            return lastBefore(piece.unit);
        --piece.byte;
        return piece;
    }
    std::optional<Piece> after(Piece piece) const {
        if (piece.malformed == nullptr || piece.byte + 1 == piece.malformed->bytes.end)
            return firstFrom(piece.unit + piece.units);
        ++piece.byte;
        return piece;
    }

    std::u16string_view text() const { return m_text; }

    /// What is shown around the telling byte, where each of its pieces is one unit, as usual.
    std::optional<std::u16string_view> plainText(std::uint64_t telling) const {
        const std::size_t upTo = unitsUpTo(m_mapped, telling);
        const std::size_t first = std::max(m_begin, upTo - std::min(upTo, shownBefore + 1));
        const auto shown = m_text.substr(std::min(first, m_text.size()), previewLength);
        const auto mayBeMore = [](char16_t unit) {
            return (unit & 0xF800) == 0xD800 || unit == u'\uFFFD';
        };
        if (std::ranges::count_if(shown, mayBeMore) > 0)
            return std::nullopt;
        return shown;
    }

private:
    std::optional<Piece> firstFrom(std::size_t unit) const {
        if (unit >= m_text.size())
            return std::nullopt;
        const MalformedRange* malformed = malformedAt(unit);
        return Piece{unit, isPairAt(unit) ? 2U : 1U, malformed,
                     malformed != nullptr ? malformed->bytes.begin : 0};
    }
    std::optional<Piece> lastBefore(std::size_t unit) const {
        if (unit <= m_begin)
            return std::nullopt;
        const std::size_t units = unit - m_begin > 1 && isPairAt(unit - 2) ? 2 : 1;
        const MalformedRange* malformed = malformedAt(unit - units);
        return Piece{unit - units, units, malformed,
                     malformed != nullptr ? malformed->bytes.end - 1 : 0};
    }
    bool isPairAt(std::size_t unit) const {
        return (m_text[unit] & 0xFC00) == 0xD800 && unit + 1 < m_text.size() &&
               isLowHalf(m_text[unit + 1]);
    }
    const MalformedRange* malformedAt(std::size_t unit) const {
        if (m_text[unit] != u'\uFFFD')
            return nullptr;
        const auto found =
            std::ranges::lower_bound(m_mapped.malformed, unit, {}, &MalformedRange::textOffset);
        return found != m_mapped.malformed.end() && found->textOffset == unit ? &*found : nullptr;
    }

    const MappedText& m_mapped;
    std::u16string_view m_text;
    std::size_t m_begin; ///< unit
};

/// The piece to begin with: the telling one, or as far before it as there is room.
std::optional<Piece> firstShown(const Pieces& pieces, std::uint64_t telling) {
    std::optional<Piece> first = pieces.at(telling);
    std::size_t length = 0;
    while (first) {
        const auto before = pieces.before(*first);
        if (!before || length + before->length() > shownBefore)
            break;
        length += before->length();
        first = before;
    }
    return first;
}

/// `bytes`: what the text was decoded from; they begin at `start`.
std::string shownFrom(std::optional<Piece> piece, const Pieces& pieces, Bytes bytes,
                      std::uint64_t start) {
    std::string shown;
    shown.reserve(3 * previewLength);
    std::u16string_view run; // of characters that are not yet in it
    for (std::size_t length = 0; piece && length + piece->length() <= previewLength;
         piece = pieces.after(*piece)) {
        length += piece->length();
        if (piece->malformed == nullptr) {
            run = pieces.text().substr(piece->unit - run.size(), run.size() + piece->units);
            continue;
        }
        appendUtf8(shown, std::exchange(run, {}));
        appendMarks(shown, bytes.subspan(piece->byte - start, 1));
    }
    appendUtf8(shown, run);
    return shown;
}

} // namespace

std::string previewOf(const BytesAt& bytesAt, const Candidate& candidate) {
    const std::uint64_t telling = candidate.tellingByte;
    const std::uint64_t windowStart = (telling - std::min(telling, lookBack)) / 4 * 4;
    std::vector<Byte> buffer;
    const auto window = bytesAt({windowStart, telling + lookAhead}, buffer);
    if (!window)
        return {};
    const std::size_t skipped = decodingStart(*window, windowStart, telling, candidate.encoding);
    const std::uint64_t start = windowStart + skipped;
    const Bytes bytes = (*window).subspan(skipped);
    const MappedText mapped = decoded(bytes, candidate.encoding, start, telling);
    const Pieces pieces(mapped, start);
    if (const auto plain = pieces.plainText(telling))
        return toUtf8(*plain);
    return shownFrom(firstShown(pieces, telling), pieces, bytes, start);
}

} // namespace charsleuth
