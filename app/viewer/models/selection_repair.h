#pragma once

/// Garbled text that the user selected, and what it may have been.

#include "app/viewer/document/file_text.h"

#include <QString>

#include <vector>

namespace charsleuth::viewer {

struct SelectionRepair {
    QString text;   ///< "“München”, if it was UTF-8 read as windows-1252"
    ReadAs reading; ///< the document with the selection put right
};

/// Longer selections are not put right by hand, bytes.
inline constexpr std::uint64_t longestPutRight = 64 << 10;

/// The likeliest first. The selection is taken with the rest of a garbled word that it cuts, and of
/// a run that is put right already. Empty where no known misreading makes other text of it, and
/// where it is too long.
std::vector<SelectionRepair> selectionRepairs(const FileText& text, ByteRange selected);

} // namespace charsleuth::viewer
