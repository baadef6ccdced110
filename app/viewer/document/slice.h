#pragma once

/// A decoded stretch of a file, cut into rows. Part of FileText.

#include "app/viewer/document/text_index.h"

namespace charsleuth::viewer {

/// Where a row begins.
struct RowStart {
    std::size_t unit = 0;
    std::uint64_t line = 0; ///< from 0
    bool startsLine = true; ///< false for the later pieces of a long line
};

class Slice {
public:
    Slice(const ByteSource& bytes, const Checkpoint& from, bool nel, std::size_t rowUnits);

    /// Decodes on at least to `until`, or to the end, and cuts what is there now into rows.
    void extend(std::uint64_t until);

    bool atEnd() const { return m_atEnd; }
    const MappedText& text() const { return m_text; }

    /// Where rows begin, in order. Without the end being reached the last row is incomplete.
    const std::vector<RowStart>& starts() const { return m_starts; }
    std::size_t completeRows() const;

    /// The row that holds `byte`: the last that begins at or before it; nothing where the first row
    /// begins behind it.
    std::optional<std::size_t> rowAt(std::uint64_t byte) const;

    std::size_t rowEnd(std::size_t row) const;
    std::uint64_t byteOf(std::size_t unit) const { return m_text.byteOf[unit]; }

private:
    void cut();
    void cutLongLine(std::size_t from, std::size_t to, std::uint64_t unitsBefore,
                     std::uint64_t line);

    const ByteSource& m_bytes;
    ReadingDecoder m_decoder;
    std::uint64_t m_next;
    std::uint64_t m_line;
    std::uint64_t m_unitsInLine;
    bool m_nel;
    std::size_t m_rowUnits;
    bool m_atEnd = false;
    MappedText m_text;
    std::vector<RowStart> m_starts;
};

} // namespace charsleuth::viewer
