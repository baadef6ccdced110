#pragma once

/// The text of a file in one encoding, any part of it on demand.
///
/// A cheap value: copies share the bytes and the index. What lies behind the index' end is decoded
/// from a safe place nearby, without line numbers. Any thread may ask.

#include "app/viewer/document/text_index.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth::viewer {

/// Rows hold at most so many UTF-16 units; longer lines are cut at a character boundary.
inline constexpr std::size_t rowUnits = 2048;

/// One malformed sequence of a row, with its bytes.
struct MalformedSequence {
    std::size_t unit = 0; ///< of its U+FFFD in the row's text
    std::vector<Byte> bytes;
};

/// What stands for malformed bytes where text leaves the viewer.
enum class DamageAs {
    Replacement, ///< U+FFFD for each sequence
    Escapes,     ///< \xE9 for each byte
};

/// A line, or a piece of a long one.
struct Row {
    ByteRange bytes;                   ///< the line end belongs to it
    std::optional<std::uint64_t> line; ///< from 0; nothing where it is not known yet
    bool startsLine = true;            ///< false for the later pieces of a long line
    std::u16string text;               ///< without the line end
    std::u16string lineEnd;            ///< "\r\n" and so on; empty at the end and in a long line
    std::vector<std::uint64_t> byteOf; ///< of each unit; one more than units: the text's end
    std::vector<MalformedSequence> malformed;

    /// The unit that `byte` belongs to; text.size() for what is behind the text.
    std::size_t unitAt(std::uint64_t byte) const;
};

/// Consecutive rows; `rows[anchor]` is the one that was asked for. Never empty.
struct Rows {
    std::vector<Row> rows;
    std::size_t anchor = 0;
};

class FileText {
public:
    FileText() = default;
    FileText(SharedBytes bytes, SharedIndex index);

    bool isNull() const { return !m_bytes; }
    const ReadAs& as() const { return m_index->as; }
    EncodingId encoding() const {
        return m_index->as.encoding;
    } ///< outside the parts that have encodings of their own
    std::uint64_t size() const { return m_bytes->size(); }
    const ByteSource& bytes() const { return *m_bytes; }
    const SharedBytes& sharedBytes() const { return m_bytes; }
    const TextIndex& index() const { return *m_index; }

    /// The row that holds `byte` (the last one for a byte behind the end), with up to `before` rows
    /// before it and `after` rows after it.
    Rows rowsAt(std::uint64_t byte, std::size_t before, std::size_t after) const;

    /// A place at or shortly before `byte` from which decoding can go on.
    Checkpoint resumeAt(std::uint64_t byte) const;

    /// Lines in what is indexed; an empty file has one.
    std::uint64_t lineCount() const;

    /// First byte of a line counted from 0; the last known line's for a higher number.
    std::uint64_t lineStart(std::uint64_t line) const;

    /// First malformed sequence that begins at `byte` or later; within what is indexed.
    std::optional<ByteRange> malformedFrom(std::uint64_t byte) const;
    /// Last one that begins before `byte`.
    std::optional<ByteRange> malformedBefore(std::uint64_t byte) const;
    /// How many begin before `byte`.
    std::uint64_t malformedCountBefore(std::uint64_t byte) const;

    /// The characters that begin within a short range, and where.
    MappedText mapped(ByteRange range) const;

    /// The text of some bytes, at most about `maxUnits` of it.
    std::u16string text(ByteRange range, std::size_t maxUnits,
                        DamageAs damage = DamageAs::Replacement) const;

private:
    bool indexReaches(std::uint64_t byte) const;
    Checkpoint safeStart(std::uint64_t byte) const;
    std::size_t blockOf(std::uint64_t byte) const;
    std::uint64_t malformedBeforeBlock(std::size_t block) const;
    std::vector<MalformedRange> malformedIn(std::size_t block) const;

    SharedBytes m_bytes;
    SharedIndex m_index;
    bool m_nel = false;
};

} // namespace charsleuth::viewer
