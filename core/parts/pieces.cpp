#include "core/parts/pieces.h"

#include <algorithm>

namespace charsleuth {

namespace {

/// The most bytes between two controls of one run of binary, and to the quote around it.
constexpr std::size_t mostBetween = 48, mostToQuote = 64;
/// The fewest controls of a run. One of them has to be NUL, which text never has: colours of chats
/// and DOS pictures have the others.
constexpr std::size_t fewestControls = 4;

/// Controls that text has: tab to CR, and those of terminals and DOS (ESC, SUB, BS, SO, SI).
bool isBinary(Byte byte) {
    return byte < 0x20 && !(byte >= 0x08 && byte <= 0x0F) && byte != 0x1A && byte != 0x1B;
}

bool isQuote(Byte byte) {
    return byte == '\'' || byte == '"';
}

/// The run without its quotes, wider or not.
ByteRange widened(Bytes bytes, ByteRange run, std::uint64_t from) {
    const std::uint64_t least =
        std::max<std::uint64_t>(from, run.begin > mostToQuote ? run.begin - mostToQuote : 0);
    for (std::uint64_t at = run.begin; at-- > least;)
        if (isQuote(bytes[at])) {
            run.begin = at + 1;
            break;
        }
    const std::uint64_t most = std::min<std::uint64_t>(bytes.size(), run.end + mostToQuote);
    for (std::uint64_t at = run.end; at < most; ++at)
        if (isQuote(bytes[at])) {
            run.end = at;
            break;
        }
    return run;
}

/// The next run of binary from `from` on; empty at the end if there is none.
ByteRange nextBinary(Bytes bytes, std::uint64_t from) {
    for (std::uint64_t at = from; at < bytes.size(); ++at) {
        if (!isBinary(bytes[at]))
            continue;
        ByteRange run{at, at + 1};
        std::size_t controls = 1;
        bool nul = bytes[at] == 0;
        for (std::uint64_t next = at + 1; next < bytes.size() && next <= run.end + mostBetween;
             ++next)
            if (isBinary(bytes[next])) {
                run.end = next + 1;
                nul = nul || bytes[next] == 0;
                ++controls;
            }
        if (nul && controls >= fewestControls)
            return widened(bytes, run, from);
        at = run.end;
    }
    return {bytes.size(), bytes.size()};
}

/// Appends pieces for text.
class TextPieces {
public:
    TextPieces(Bytes bytes, std::vector<Piece>& pieces) : m_bytes(bytes), m_pieces(pieces) {}

    void add(ByteRange text) {
        for (std::uint64_t at = text.begin; at < text.end;) {
            std::uint64_t end = at;
            bool ascii = true;
            while (end < text.end) {
                const Byte byte = m_bytes[end++];
                ascii = ascii && byte < 0x80;
                if (byte == '\n' || (byte == '\r' && (end == text.end || m_bytes[end] != '\n')))
                    break;
            }
            append({at, end}, ascii ? Piece::Kind::Ascii : Piece::Kind::Text);
            at = end;
        }
    }
    void addBinary(ByteRange run) {
        append(run, Piece::Kind::Binary);
        const auto part = m_bytes.subspan(run.begin, run.size());
        m_line += static_cast<std::uint64_t>(std::ranges::count(part.first(part.size() - 1), '\n'));
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
    std::uint64_t m_line = 1;
};

} // namespace

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
