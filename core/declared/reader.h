#pragma once

/// The interface of readers of declarations. A reader is a pure function that knows one rule. It
/// returns the label and its place; read_declarations.cpp looks the name up and weighs it. A
/// reader's work is linear in the text, and it allocates nothing but its matches.

#include <cstddef>
#include <string_view>
#include <vector>

namespace charsleuth {

/// The text as ASCII, whatever the width of its code units (core/declared/ascii_view.h): a byte
/// above 0x7F stands for a character outside ASCII. The text has no BOM.
struct ReaderInput {
    std::string_view head;
    std::string_view tail;     ///< may be a part of `head`
    bool bytesAreAscii = true; ///< false in UTF-16, UTF-32 and EBCDIC
    unsigned unit = 1;         ///< bytes of a character: 1, 2 or 4
    std::string_view fileName; ///< without folders; empty if there is none
};

struct DirectiveMatch {
    /// A view into `head` or `tail`; empty if the file's kind names the encoding and no bytes do.
    std::string_view label;
    std::string_view means; ///< another name for the label's meaning here; else empty
    /// A constant part of the sentence: why this place counts; may be empty. For a Fixed rule: the
    /// sentence that replaces the row's.
    std::string_view note;
    /// The label implies `means` without naming it, so the encoding's name is shown.
    bool isSignature = false;
    bool sure = true; ///< false: only a known label makes this a declaration
};

using Matches = std::vector<DirectiveMatch>;

/// The longest label, bytes; a longer one is no declaration.
inline constexpr std::size_t longestLabel = 80;
/// The most matches that a reader returns.
inline constexpr std::size_t mostMatches = 16;

#define CHARSLEUTH_READER(function, ...) Matches function(const ReaderInput& input);
#include "core/declared/reader_table.inc"
#undef CHARSLEUTH_READER

} // namespace charsleuth
