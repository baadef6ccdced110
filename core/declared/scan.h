#pragma once

/// Small steps for reading declarations by hand. All views point into the text they were taken
/// from, so that the place of a label is where its view points. ASCII throughout; a word is
/// compared without regard to case unless the name says "Exactly".

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
/// What names of encodings are made of.
constexpr bool isLabel(char c) {
    return isWord(c) || c == '-' || c == '.' || c == ':' || c == '+';
}

bool equal(Text a, Text b);
bool startsWith(Text text, Text word);
/// Place of the first `word` at or after `from`; none where there is none.
std::size_t find(Text text, Text word, std::size_t from = 0);
Text trim(Text text);       ///< without blanks and line ends at both ends
Text skipBlanks(Text text); ///< without blanks at its start
Text skipSpaces(Text text); ///< without blanks and line ends at its start
/// Without blanks, line ends and comments at its start: from one of these marks to the line's end,
/// and as C has them.
Text skipComments(Text text, std::initializer_list<Text> marks);
Text from(Text text, std::size_t at); ///< the rest; empty where `at` is behind the end
Text upTo(Text text, Text anyOf);     ///< up to the first of these characters, or all
bool isAmong(Text word, std::initializer_list<Text> words);

/// Takes `word` off the front of `text` if it is there.
bool take(Text& text, Text word);
bool takeExactly(Text& text, Text word);
/// Takes all these words off the front, blanks before each allowed; else nothing.
bool takeWords(Text& text, std::initializer_list<Text> words);
/// Takes the characters off the front that satisfy `wanted`.
template <typename Predicate>
Text takeWhile(Text& text, Predicate wanted) {
    const auto end = std::ranges::find_if_not(text, wanted);
    const Text taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(taken.size());
    return taken;
}
/// Takes a name of an encoding and the blanks before it; empty where there is none or it is longer
/// than a label can be.
Text takeLabel(Text& text);
/// Takes "..." or '...' off the front and returns what is between; on no complete pair nothing is
/// taken and the view is null (data() == nullptr).
Text takeQuoted(Text& text, Text quotes = "\"'");

/// Lines of a text, ended by LF, CR or CRLF; the end is not part of a line.
class Lines {
public:
    explicit Lines(Text text);
    /// False when there is no further line.
    bool next(Text& line);
    Text rest() const { return m_rest; }

private:
    Text m_rest;
    const char* m_lineFeed; ///< the next one, or the end; kept, so that CR files are read once
};

/// Takes the first line and its end off the front; linear in that line, where `Lines` may look on
/// to the next line feed.
Text takeLine(Text& text);

/// Line `number`, from 1; null view (data() == nullptr) where there are fewer.
Text line(Text text, std::size_t number);

/// The last `count` lines; all of them where there are fewer.
Text lastLines(Text text, std::size_t count);

} // namespace charsleuth::scan
