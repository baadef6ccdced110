#pragma once

/// Turns decoded pieces of a file into the UTF-8 that `show` prints.

#include "app/files/file_source.h"
#include "core/decode/decoded_text.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace charsleuth::cli {

enum class MalformedStyle {
    Mark,    ///< ⟦E9⟧ for each byte
    Replace, ///< one U+FFFD for each sequence
    Escape,  ///< \x{E9} for each byte
    Error,   ///< stop there
};

/// Lines counted from 1, both included. Lines end with LF, CRLF, CR or NEL.
struct LineRange {
    std::uint64_t first = 1;
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
};

/// Finds the part of a text that lies in some lines, piece by piece.
class LineFilter {
public:
    explicit LineFilter(LineRange wanted) : m_wanted(wanted) {}

    struct Part {
        std::size_t begin = 0, end = 0; ///< UTF-16 units of the piece
    };
    Part wantedPart(std::u16string_view piece);

    /// Whether nothing that follows can be wanted.
    bool isPast() const { return m_line > m_wanted.last; }

private:
    void endLine() { ++m_line; }

    LineRange m_wanted;
    std::uint64_t m_line = 1;
    bool m_afterCr = false; ///< the line ends here unless a LF follows
};

struct TextStyle {
    MalformedStyle malformed = MalformedStyle::Mark;
    LineRange lines;
    bool forTerminal = false; ///< what a terminal would obey becomes visible signs
};

class TextWriter {
public:
    /// Gives the bytes of a range of the input.
    using BytesAt = std::function<std::vector<Byte>(const ByteRange&)>;

    TextWriter(TextStyle style, BytesAt bytesAt)
        : m_style(style), m_bytesAt(std::move(bytesAt)), m_filter(style.lines) {}

    /// The UTF-8 of the next piece. A BOM at the very start is dropped.
    std::string add(const DecodedText& piece);

    /// Whether the rest need not be read: the lines are over, or damage was met and is an error.
    bool isDone() const { return m_filter.isPast() || m_stoppedAt; }

    /// The damage that ended the text with MalformedStyle::Error.
    const std::optional<ByteRange>& stoppedAt() const { return m_stoppedAt; }

private:
    void appendText(std::string& out, std::u16string_view text) const;
    void appendMalformed(std::string& out, const ByteRange& bytes);

    TextStyle m_style;
    BytesAt m_bytesAt;
    LineFilter m_filter;
    std::uint64_t m_units = 0; ///< of the pieces before
    std::optional<ByteRange> m_stoppedAt;
};

} // namespace charsleuth::cli
