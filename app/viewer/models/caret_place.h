#pragma once

/// Where the caret is, in words for the status bar.

#include "app/viewer/document/file_text.h"

#include <QString>

namespace charsleuth::viewer {

/// The characters before `caret` on its line, from 1; nothing in a line that is too long to count.
std::optional<std::uint64_t> columnOf(const FileText& text, std::uint64_t caret);

/// The byte at a column, from 1, of the line that begins at `lineStart`; where the line has fewer,
/// or is too long to count, the end of what was counted.
std::uint64_t byteAtColumn(const FileText& text, std::uint64_t lineStart, std::uint64_t column);

/// "Ln 4, Col 12  @1,054  ·  U+00E9  C3 A9"; with a selection its ends and size instead of the
/// character, and for a malformed sequence which of all it is. `line` from 0; nothing while it is
/// not known.
QString caretText(const FileText& text, std::optional<std::uint64_t> line, std::uint64_t caret,
                  ByteRange selected);

} // namespace charsleuth::viewer
