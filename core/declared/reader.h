#pragma once

/// What a reader of declarations sees and gives back. A reader is a pure function that knows one
/// rule: it returns what is written and where, and leaves looking the name up and weighing it to
/// read_declarations.cpp.
///
/// Work is linear in the text looked at; no reader allocates more than its matches.

#include <cstddef>
#include <string_view>
#include <vector>

namespace charsleuth {

/// Text as ASCII, whatever the width of its code units (core/declared/ascii_view.h): a byte above
/// 0x7F stands for something that is not ASCII. A BOM is not part of it.
struct ReaderInput {
    std::string_view head;
    std::string_view tail;     ///< may be a part of `head`
    bool bytesAreAscii = true; ///< false in UTF-16, UTF-32 and EBCDIC
    unsigned unit = 1;         ///< bytes a character has: 1, 2 or 4
    std::string_view fileName; ///< without folders; empty where there is none
};

struct DirectiveMatch {
    std::string_view label;   ///< Requires: points into `head` or `tail`; empty where the file's
                              ///< kind says it and no bytes do
    std::string_view means;   ///< another name for what the label stands for here; else empty
    std::string_view note;    ///< a constant sentence part: why this place counts; may be empty.
                              ///< Of a Fixed rule: the sentence that replaces the row's
    bool isSignature = false; ///< the label stands for `means` without naming it: what is shown is
                              ///< the encoding's name
    bool sure = true;         ///< false: only a known label makes this a declaration
};

using Matches = std::vector<DirectiveMatch>;

/// A label is no longer than this; a longer one is no declaration.
inline constexpr std::size_t longestLabel = 80;
/// No reader returns more matches than this.
inline constexpr std::size_t mostMatches = 16;

#define CHARSLEUTH_READER(function, ...) Matches function(const ReaderInput& input);
#include "core/declared/reader_table.inc"
#undef CHARSLEUTH_READER

} // namespace charsleuth
