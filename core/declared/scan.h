#pragma once

/// Small functions for parsing declarations by hand. All views point into the text that they were
/// taken from, so a view is the place of its label. All text is ASCII; words are compared without
/// regard to case, unless the name says "Exactly".

#include "core/bytes/exported.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace charsleuth::scan {

using Text = std::string_view;
inline constexpr std::size_t none = Text::npos;

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}
constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool isSpace(char c) {
    return isBlank(c) || c == '\n' || c == '\r' || c == '\f';
}
constexpr bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
}
constexpr bool isWord(char c) {
    return isLetter(c) || isDigit(c) || c == '_';
}
/// Whether the character may be in an encoding's name.
constexpr bool isLabel(char c) {
    return isWord(c) || c == '-' || c == '.' || c == ':' || c == '+';
}

CHARSLEUTH_EXPORT bool equal(Text a, Text b);
CHARSLEUTH_EXPORT bool startsWith(Text text, Text word);
/// The place of the first `word` at or after `from`; `none` if there is none.
CHARSLEUTH_EXPORT std::size_t find(Text text, Text word, std::size_t from = 0);
CHARSLEUTH_EXPORT Text trim(Text text); ///< removes blanks and line ends at both ends
Text skipBlanks(Text text);             ///< removes blanks at the start
Text skipSpaces(Text text);             ///< removes blanks and line ends at the start
/// Removes blanks, line ends and comments at the start. A comment goes from one of `marks` to the
/// line's end, or is a C comment.
Text skipComments(Text text, std::initializer_list<Text> marks);
/// The rest from `at` on; empty if `at` is beyond the end.
CHARSLEUTH_EXPORT Text from(Text text, std::size_t at);
/// The text before the first of these characters, or all of it.
CHARSLEUTH_EXPORT Text upTo(Text text, Text anyOf);
bool isAmong(Text word, std::initializer_list<Text> words);

/// Takes `word` off the front of `text`. Returns whether it was there.
bool take(Text& text, Text word);
CHARSLEUTH_EXPORT bool takeExactly(Text& text, Text word);
/// Takes all these words off the front, each with blanks before it. Takes nothing, and returns
/// false, if one is missing.
bool takeWords(Text& text, std::initializer_list<Text> words);
/// Takes the characters off the front that satisfy `wanted`, and returns them.
template <typename Predicate>
Text takeWhile(Text& text, Predicate wanted) {
    const auto end = std::ranges::find_if_not(text, wanted);
    const Text taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(taken.size());
    return taken;
}
/// Takes an encoding's name and the blanks before it. Empty if there is none, or if it is longer
/// than a label can be.
Text takeLabel(Text& text);
/// Takes "..." or '...' off the front and returns the text between. Without a complete pair it
/// takes nothing and returns a null view (data() == nullptr).
Text takeQuoted(Text& text, Text quotes = "\"'");

/// The lines of a text, which end with LF, CR or CRLF. A line does not contain its end.
class CHARSLEUTH_EXPORT Lines {
public:
    explicit Lines(Text text);
    /// Sets `line` to the next line. Returns false if there is none.
    bool next(Text& line);
    Text rest() const { return m_rest; }

private:
    Text m_rest;
    const char* m_lineFeed; ///< the next one, or the end; kept, so that files with CR are read once
};

/// Takes the first line and its end off the front. The work is linear in that line, whereas `Lines`
/// may search up to the next line feed.
Text takeLine(Text& text);

/// Line `number`, counted from 1; a null view (data() == nullptr) if there are fewer.
CHARSLEUTH_EXPORT Text line(Text text, std::size_t number);

/// The last `count` lines; all lines if there are fewer.
Text lastLines(Text text, std::size_t count);

} // namespace charsleuth::scan
