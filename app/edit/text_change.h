#pragma once

/// A piece of a file's text that is replaced.

#include "app/edit/shown_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace charsleuth {

struct TextChange {
    std::size_t begin = 0, end = 0; ///< units of the shown text, half-open
    std::u16string text;            ///< in its place; lines end with LF, marks stand for bytes
};

/// Every place where `wanted` stands, from the front, without overlaps. Requires: it is not empty.
std::vector<std::size_t> placesOf(std::u16string_view text, std::u16string_view wanted);

/// The lines that differ between a text and the one that takes its place, each change as few lines
/// as possible. Both with LF at the ends of lines.
std::vector<TextChange> changedLines(std::u16string_view before, std::u16string_view after);

/// The text after the changes, which are sorted and disjoint.
std::u16string changedText(std::u16string_view before, const std::vector<TextChange>& changes);

} // namespace charsleuth
