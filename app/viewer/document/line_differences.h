#pragma once

/// Which lines of two texts differ, whatever encodings they are in and however their lines end.

#include "app/viewer/document/file_text.h"

#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

namespace charsleuth::viewer {

/// Lines [begin, end), counted from 0.
struct LineRange {
    std::size_t begin = 0, end = 0;

    std::size_t size() const { return end - begin; }
    friend bool operator==(const LineRange&, const LineRange&) = default;
};

/// Lines of the left text with what stands there in the right one; either may be empty.
struct LineChange {
    LineRange left, right;

    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// The lines of a text: where they begin, and a hash of 64 bits of what they say, without their
/// ends; a byte order mark is not text.
struct TextLines {
    std::vector<std::uint64_t> starts; ///< bytes
    std::vector<std::uint64_t> hashes;

    /// The line that holds a byte. Requires: there is a line.
    std::size_t lineAt(std::uint64_t byte) const;
};

TextLines linesOf(const ByteSource& bytes, const ReadAs& as, const std::stop_token& stop);

/// In order. Lines that are in both texts once hold the rest together ("patience"); where there are
/// none, all that lies between differs. About linear.
std::vector<LineChange> lineChanges(const TextLines& left, const TextLines& right);

/// What stands in the right text where a line of the left one is, and the other way round.
std::size_t lineBeside(const std::vector<LineChange>& changes, std::size_t line, bool fromLeft);

} // namespace charsleuth::viewer
