#include "core/parts/pieces.h"

#include "core/bytes/byte_mask.h"
#include "core/bytes/lines.h"
#include "core/bytes/utf8_trail.h"
#include "core/decode/decoder.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The most bytes between two controls of one run of binary, and to the quote around it: of random
/// bytes one in twelve is such a control.
constexpr std::size_t mostBetween = 96, mostToQuote = 96;
/// The fewest controls of a run with a NUL, which text never has, and the fewest kinds of them in a
/// run without one: colours of chats and DOS pictures have a few kinds.
constexpr std::size_t fewestControls = 4, fewestKinds = 7;
/// The same of a run that is most of a string, where one byte in three is outside ASCII.
constexpr std::size_t fewestKindsInString = 3, mostForEachControl = 25, mostForEachOutside = 3;

/// Controls that text has: tab to CR, and those of terminals and DOS (ESC, SUB, BS, SO, SI).
bool isBinary(Byte byte) {
    return (byte < 0x20) & ((byte < 0x08) | (byte > 0x0F)) & (byte != 0x1A) & (byte != 0x1B);
}

/// The first control that text has not, from `at` on, or the end.
std::uint64_t findBinary(Bytes bytes, std::uint64_t at) {
    constexpr std::size_t block = 64; // bytes, which the compiler tests in vectors
    for (; at + block <= bytes.size(); at += block) {
        unsigned found = 0;
        for (std::size_t i = 0; i < block; ++i)
            found |= isBinary(bytes[at + i]) ? 1 : 0;
        if (found != 0)
            break;
    }
    while (at < bytes.size() && !isBinary(bytes[at]))
        ++at;
    return at;
}

/// Whether an odd number of backslashes stands before the byte, as dumps write what would end a
/// string.
bool isEscaped(Bytes bytes, std::uint64_t at) {
    std::uint64_t first = at;
    while (first > 0 && bytes[first - 1] == '\\')
        --first;
    return (at - first) % 2 == 1;
}

/// NUL, as it is or as dumps escape it: `\0`, but not `\002`, as programs write other controls.
bool isNul(Bytes bytes, std::uint64_t at) {
    const auto isDigit = [&](std::uint64_t next) {
        return next < bytes.size() && bytes[next] >= '0' && bytes[next] <= '9';
    };
    return bytes[at] == 0 || (bytes[at] == '0' && isEscaped(bytes, at) && !isDigit(at + 1));
}

/// The controls of a run.
struct Controls {
    std::size_t count = 0;
    bool nul = false;
    ByteMask kinds;

    void add(Byte byte) {
        ++count;
        kinds.insert(byte);
    }
    bool areOfBinary() const {
        return (nul && count >= fewestControls) || kinds.size() >= fewestKinds;
    }
    /// Whether they say that the string around them is binary.
    bool areOfBinary(Bytes string) const {
        const auto outside = static_cast<std::size_t>(
            std::ranges::count_if(string, [](Byte byte) { return byte >= 0x80; }));
        return kinds.size() >= fewestKindsInString && count * mostForEachControl >= string.size() &&
               outside * mostForEachOutside >= string.size();
    }
};

/// Controls with no gaps between them, from the first to behind the last.
struct Run {
    ByteRange bytes;
    Controls controls;
    bool isClosed = false; ///< a quote follows
};

/// The run that begins with the control at `at`. With a quote: up to that, if it follows.
Run runAt(Bytes bytes, std::uint64_t at, std::optional<Byte> quote) {
    Run run{.bytes = {at, at + 1}, .controls = {}};
    run.controls.add(bytes[at]);
    for (std::uint64_t next = at + 1; next < bytes.size() && next <= run.bytes.end + mostBetween;
         ++next) {
        if (bytes[next] == quote && !isEscaped(bytes, next)) {
            run.bytes.end = next;
            run.isClosed = true;
            break;
        }
        run.controls.nul = run.controls.nul || isNul(bytes, next);
        if (!isBinary(bytes[next]))
            continue;
        run.bytes.end = next + 1;
        run.controls.add(bytes[next]);
    }
    return run;
}

/// The string that is binary around the control at `at`; nothing if there is none.
std::optional<ByteRange> stringAt(Bytes bytes, std::uint64_t at, std::uint64_t from, Byte quote) {
    const std::uint64_t least = std::max(from, at > mostToQuote ? at - mostToQuote : 0);
    std::uint64_t begin = at;
    while (begin > least && (bytes[begin - 1] != quote || isEscaped(bytes, begin - 1)))
        --begin;
    if (begin == least)
        return std::nullopt;
    const Run run = runAt(bytes, at, quote);
    const ByteRange string{begin, run.bytes.end};
    const bool isBinary = run.controls.areOfBinary() ||
                          run.controls.areOfBinary(bytes.subspan(string.begin, string.size()));
    return run.isClosed && isBinary ? std::optional(string) : std::nullopt;
}

/// The next run of binary from `from` on, or the string that it is in; empty at the end if there is
/// none. SQL has its strings between apostrophes (ISO 9075-2, section 5.3).
ByteRange nextBinary(Bytes bytes, std::uint64_t from) {
    for (std::uint64_t at = findBinary(bytes, from); at < bytes.size();
         at = findBinary(bytes, at)) {
        for (const Byte quote : {Byte{'\''}, Byte{'"'}})
            if (const auto string = stringAt(bytes, at, from, quote))
                return *string;
        const Run run = runAt(bytes, at, std::nullopt);
        if (run.controls.areOfBinary())
            return run.bytes;
        at = run.bytes.end + 1;
    }
    return {bytes.size(), bytes.size()};
}

/// Appends pieces for text.
class TextPieces {
public:
    TextPieces(Bytes bytes, std::vector<Piece>& pieces) : m_bytes(bytes), m_pieces(pieces) {}

    void add(ByteRange text) {
        std::uint64_t at = text.begin;
        for (LineSplitter lines(m_bytes.subspan(text.begin, text.size())); !lines.atEnd();) {
            const Bytes line = lines.next();
            append({at, at + line.size()}, isAscii(line) ? Piece::Kind::Ascii : Piece::Kind::Text);
            at += line.size();
        }
    }
    void addBinary(ByteRange run) {
        append(run, Piece::Kind::Binary);
        const auto part = m_bytes.subspan(run.begin, run.size());
        m_line += static_cast<std::uint32_t>(std::ranges::count(part.first(part.size() - 1), '\n'));
    }

private:
    void append(ByteRange range, Piece::Kind kind) {
        if (kind == Piece::Kind::Ascii && !m_pieces.empty() &&
            m_pieces.back().kind == Piece::Kind::Ascii)
            m_pieces.back().bytes.end = range.end;
        else
            m_pieces.push_back({range, m_line, kind});
        const Byte last = m_bytes[range.end - 1];
        m_line += last == '\n' || last == '\r' ? 1 : 0;
    }

    Bytes m_bytes;
    std::vector<Piece>& m_pieces;
    std::uint32_t m_line = 1;
};

/// Whether a line has a lead byte of UTF-8 before a trail byte. Hardly a line in a code page of
/// Windows or ISO has.
bool hasLeadAndTrail(Bytes line) {
    bool found = false;
    for (std::size_t at = 1; at < line.size(); ++at) { // without a branch, in vectors
        const bool leads = line[at - 1] >= 0xC2, follows = isUtf8Trail(line[at]);
        found |= leads & follows;
    }
    return found;
}

/// Whether a line has characters of UTF-8 beside malformed bytes.
bool isPartlyUtf8(Bytes line) {
    if (!hasLeadAndTrail(line))
        return false;
    const TextTally utf8 = tally(line, EncodingId::Utf8);
    return utf8.malformed > 0 && utf8.sequences > 0;
}

/// Appends the pieces of a line: each ends before a word that is UTF-8 where the last one outside
/// ASCII was not, or is not where that was.
void cutLine(Bytes line, const Piece& whole, std::vector<Piece>& out) {
    // No character of two or four bytes has these behind its lead byte.
    const auto isSeparator = [](Byte byte) { return byte < '@' && (byte < '0' || byte > '9'); };
    out.push_back(whole);
    std::optional<bool> wasUtf8;
    for (auto at = line.begin(); at != line.end();) {
        const auto end = std::find_if(at, line.end(), isSeparator);
        const Bytes word(at, end);
        if (!isAscii(word)) {
            const bool isUtf8 = isSoundUtf8(word);
            if (wasUtf8 && wasUtf8 != isUtf8) {
                const std::uint64_t place =
                    whole.bytes.begin + static_cast<std::uint64_t>(at - line.begin());
                out.back().bytes.end = place;
                out.push_back({{place, whole.bytes.end}, whole.line, whole.kind});
            }
            wasUtf8 = isUtf8;
        }
        at = std::find_if_not(end, line.end(), isSeparator);
    }
}

} // namespace

bool isSoundUtf8(Bytes text) {
    const auto first = std::ranges::find_if(text, [](Byte byte) { return byte >= 0x80; });
    return text.end() - first >= 2 && *first >= 0xC2 && isUtf8Trail(first[1]) &&
           tally(text, EncodingId::Utf8).malformed == 0;
}

std::vector<Piece> cutInLines(Bytes bytes, const std::vector<Piece>& pieces) {
    std::vector<Piece> cut;
    cut.reserve(pieces.size());
    for (const Piece& piece : pieces) {
        const Bytes line = bytes.subspan(piece.bytes.begin, piece.bytes.size());
        if (piece.kind == Piece::Kind::Text && isPartlyUtf8(line))
            cutLine(line, piece, cut);
        else
            cut.push_back(piece);
    }
    return cut;
}

std::vector<Piece> piecesOf(Bytes bytes) {
    std::vector<Piece> pieces;
    TextPieces text(bytes, pieces);
    for (std::uint64_t at = 0; at < bytes.size();) {
        const ByteRange run = nextBinary(bytes, at);
        text.add({at, run.begin});
        if (!run.empty())
            text.addBinary(run);
        at = run.end;
    }
    return pieces;
}

} // namespace charsleuth
