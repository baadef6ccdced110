#pragma once

/// Bytes in rows of sixteen with the characters they give beside them.

#include "app/viewer/document/file_text.h"

#include <QString>

#include <vector>

namespace charsleuth::viewer {

inline constexpr std::uint64_t bytesPerRow = 16;

struct ByteCell {
    Byte value{};
    bool malformed = false;
    bool beginsCharacter = true; ///< false for the later bytes of a sequence
    bool endsCharacter = true;   ///< false where the sequence goes on with the next byte
};

struct ByteRow {
    std::uint64_t offset = 0; ///< of its first byte, a multiple of 16
    std::vector<ByteCell> cells;
    QString text; ///< the characters that begin in this row; "·" for controls and malformed bytes
};

/// Rows from the one that holds `first` on; fewer at the end of the file.
std::vector<ByteRow> byteRows(const FileText& text, std::uint64_t first, std::size_t count);

} // namespace charsleuth::viewer
