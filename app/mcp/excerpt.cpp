#include "app/mcp/excerpt.h"

#include "app/files/digits.h"
#include "app/mcp/words.h"

#include <algorithm>
#include <limits>

namespace charsleuth::mcp {

WantedLines wantedLines(const Json& arguments) {
    return {arguments.value("first_line", std::size_t{1}),
            arguments.value("last_line", std::numeric_limits<std::size_t>::max())};
}

Json wantedLinesSchema() {
    const Json line{{"type", "integer"}, {"minimum", 1U}};
    return {{"first_line", line}, {"last_line", line}};
}

Excerpt excerptOf(const ShownText& shown, const WantedLines& wanted) {
    const std::u16string_view text = shown.text();
    const auto ends = shown.lineEndsIn(0, text.size());
    Excerpt excerpt{.first = wanted.first, .last = wanted.first - 1, .lines = shown.lines()};
    if (wanted.first > excerpt.lines)
        return excerpt;
    const auto endOf = [&](std::size_t line) {
        return line <= ends.size() ? ends[line - 1] + 1 : text.size();
    };
    const std::size_t begin = wanted.first == 1 ? 0 : endOf(wanted.first - 1);
    const std::size_t last = std::min({wanted.last, excerpt.lines, wanted.first - 1 + mostLines});
    std::size_t end = begin;
    for (; excerpt.last < last && endOf(excerpt.last + 1) - begin <= mostUnits; ++excerpt.last)
        end = endOf(excerpt.last + 1);
    if (excerpt.last < excerpt.first && last >= excerpt.first) {
        end = begin + mostUnits;
        const bool pair = text[end - 1] >= 0xD800 && text[end - 1] < 0xDC00;
        end -= pair; // its other half is the next unit
        excerpt.cutInLine = true;
        excerpt.last = excerpt.first;
    }
    excerpt.text = text.substr(begin, end - begin);
    return excerpt;
}

std::string excerptWords(const Excerpt& excerpt, const WantedLines& wanted) {
    if (excerpt.lines == 0)
        return "It has no lines.";
    if (excerpt.last < excerpt.first)
        return "It has only " + counted(excerpt.lines, "line") + '.';
    std::string words = "Lines " + std::to_string(excerpt.first) + " to " +
                        std::to_string(excerpt.last) + " of " + std::to_string(excerpt.lines) + '.';
    if (excerpt.cutInLine)
        words += " Line " + std::to_string(excerpt.last) + " is cut off: it is too long.";
    if (excerpt.last < std::min(wanted.last, excerpt.lines))
        words += " More do not fit into one answer: go on with first_line " +
                 std::to_string(excerpt.last + 1) + '.';
    return words;
}

} // namespace charsleuth::mcp
