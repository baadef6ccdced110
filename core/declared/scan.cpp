#include "core/declared/scan.h"

#include "core/declared/reader.h"

namespace charsleuth::scan {

bool equal(Text a, Text b) {
    return std::ranges::equal(a, b, {}, lower, lower);
}

bool startsWith(Text text, Text word) {
    return text.size() >= word.size() && equal(text.substr(0, word.size()), word);
}

/// Searches for a character of the word without two cases first: text has few of them, and the byte
/// after it mostly shows already that this is not the word.
std::size_t find(Text text, Text word, std::size_t from) {
    if (from > text.size())
        return none;
    const auto anchor =
        static_cast<std::size_t>(std::ranges::find_if_not(word, isLetter) - word.begin());
    if (anchor < word.size()) {
        const std::size_t behind = std::min(anchor + 1, word.size() - 1);
        for (std::size_t at = from; (at = text.find(word[anchor], at + anchor)) != none; ++at) {
            at -= anchor;
            if (at + word.size() <= text.size() &&
                lower(text[at + behind]) == lower(word[behind]) &&
                startsWith(text.substr(at), word))
                return at;
        }
        return none;
    }
    const auto same = [](char a, char b) { return lower(a) == lower(b); };
    const auto hit = std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(),
                                 word.begin(), word.end(), same);
    return hit == text.end() && !word.empty() ? none : static_cast<std::size_t>(hit - text.begin());
}

Text trim(Text text) {
    text = skipSpaces(text);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

Text skipBlanks(Text text) {
    takeWhile(text, isBlank);
    return text;
}

Text skipSpaces(Text text) {
    takeWhile(text, isSpace);
    return text;
}

Text skipComments(Text text, std::initializer_list<Text> marks) {
    for (;;) {
        text = skipSpaces(text);
        const auto begins = [&](Text mark) { return text.starts_with(mark); };
        if (begins("/*"))
            text = from(from(text, text.find("*/", 2)), 2);
        else if (std::ranges::any_of(marks, begins))
            text = from(text, text.find_first_of("\r\n"));
        else
            return text;
    }
}

Text from(Text text, std::size_t at) {
    return text.substr(std::min(at, text.size()));
}

Text upTo(Text text, Text anyOf) {
    const auto isWanted = [&](char c) { return std::ranges::find(anyOf, c) != anyOf.end(); };
    return {text.begin(), std::ranges::find_if(text, isWanted)};
}

bool isAmong(Text word, std::initializer_list<Text> words) {
    return std::ranges::any_of(words, [&](Text other) { return equal(word, other); });
}

bool take(Text& text, Text word) {
    if (!startsWith(text, word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

bool takeExactly(Text& text, Text word) {
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

bool takeWords(Text& text, std::initializer_list<Text> words) {
    Text rest = text;
    for (const Text word : words) {
        rest = skipBlanks(rest);
        if (!take(rest, word))
            return false;
    }
    text = rest;
    return true;
}

Text takeLabel(Text& text) {
    text = skipBlanks(text);
    const Text label = takeWhile(text, isLabel);
    return label.size() <= longestLabel ? label : Text();
}

Text takeQuoted(Text& text, Text quotes) {
    if (text.empty() || quotes.find(text.front()) == none)
        return {};
    const std::size_t close = text.find(text.front(), 1);
    if (close == none)
        return {};
    const Text inside = text.substr(1, close - 1);
    text.remove_prefix(close + 1);
    return inside;
}

Lines::Lines(Text text) : m_rest(text), m_lineFeed(text.data()) {}

bool Lines::next(Text& line) {
    if (m_rest.empty())
        return false;
    if (m_lineFeed <= m_rest.data())
        m_lineFeed = m_rest.data() + std::min(m_rest.find('\n'), m_rest.size());
    line = {m_rest.data(), static_cast<std::size_t>(m_lineFeed - m_rest.data())};
    line = line.substr(0, line.find('\r'));
    m_rest.remove_prefix(line.size());
    if (!takeExactly(m_rest, "\r\n") && !m_rest.empty())
        m_rest.remove_prefix(1);
    return true;
}

Text takeLine(Text& text) {
    const Text line = upTo(text, "\r\n");
    text.remove_prefix(line.size());
    if (!takeExactly(text, "\r\n") && !text.empty())
        text.remove_prefix(1);
    return line;
}

Text line(Text text, std::size_t number) {
    Lines lines(text);
    Text found;
    for (std::size_t i = 0; i < number; ++i)
        if (!lines.next(found))
            return {};
    return found;
}

Text lastLines(Text text, std::size_t count) {
    std::size_t start = text.size();
    for (std::size_t i = 0; i < count && start > 0; ++i) {
        std::size_t end = start; // end of the line before `start`, without its line end
        if (text[end - 1] == '\n' && end > 1 && text[end - 2] == '\r')
            end -= 2;
        else if (isLineEnd(text[end - 1]))
            --end;
        start = end;
        while (start > 0 && !isLineEnd(text[start - 1]))
            --start;
    }
    return from(text, start);
}

} // namespace charsleuth::scan
