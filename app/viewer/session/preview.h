#pragma once

/// A few lines of a file as it is read, around a byte, and where a rival reads them otherwise.

#include "app/viewer/document/file_text.h"

namespace charsleuth::viewer {

struct Preview {
    std::vector<Row> rows;
    std::vector<ByteRange> differing; ///< bytes of characters that the rival has not; sorted
};

/// Up to `lines` rows that are not blank, from the one that holds `byte` on; a long first row
/// begins shortly before it. Each row has at most 120 UTF-16 units. Pure; any thread.
std::vector<Row> previewAround(const SharedBytes& bytes, const ReadAs& as, std::uint64_t byte,
                               std::size_t lines);

/// The same with what differs from a rival's reading of these bytes; nothing without a rival.
Preview previewBeside(const SharedBytes& bytes, const ReadAs& as,
                      const std::optional<ReadAs>& rival, std::uint64_t byte, std::size_t lines);

/// Units [begin, end) of a row as a row of its own. Requires: begin <= end <= row.text.size().
Row pieceOf(const Row& row, std::size_t begin, std::size_t end);

} // namespace charsleuth::viewer
