#pragma once

/// Finds the lines in which two texts differ, in any encodings and with any line ends.

#include "app/edit/line_changes.h"
#include "app/viewer/document/file_text.h"

#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

/// The lines of a text: where they begin, and a hash of 64 bits of what they say, without their
/// ends; a byte order mark is not text.
struct TextLines {
    std::vector<std::uint64_t> starts; ///< bytes
    std::vector<std::uint64_t> hashes;

    /// The line that holds a byte. Requires: there is a line.
    std::size_t lineAt(std::uint64_t byte) const;
};

TextLines linesOf(const ByteSource& bytes, const ReadAs& as, const std::stop_token& stop);

/// What stands in the right text where a line of the left one is, and the other way round.
std::size_t lineBeside(const std::vector<LineChange>& changes, std::size_t line, bool fromLeft);

} // namespace charsleuth::viewer
