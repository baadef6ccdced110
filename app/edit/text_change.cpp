#include "app/edit/text_change.h"

#include "app/edit/line_changes.h"

#include <cstdint>
#include <unordered_map>

namespace charsleuth {

namespace {

/// The lines of a text as numbers, equal ones alike, and where each begins.
struct NumberedLines {
    std::vector<std::uint64_t> numbers;
    std::vector<std::size_t> begins; ///< one more than lines
};

using Numbers = std::unordered_map<std::u16string_view, std::uint64_t>;

NumberedLines numbered(std::u16string_view text, Numbers& numbers) {
    NumberedLines lines;
    for (std::size_t at = 0; at < text.size();) {
        lines.begins.push_back(at);
        const std::size_t end = text.find(u'\n', at);
        const std::size_t length = end == text.npos ? text.size() - at : end + 1 - at;
        lines.numbers.push_back(
            numbers.try_emplace(text.substr(at, length), numbers.size()).first->second);
        at += length;
    }
    lines.begins.push_back(text.size());
    return lines;
}

/// Lines that change one for one, at most: beyond, all are one change.
constexpr std::size_t mostSingleLines = 10'000;

} // namespace

// By Knuth, Morris and Pratt (Fast Pattern Matching in Strings, 1977). find() takes quadratic time
// for "aaa...ab" in "aaa...", and so does the constructor of libstdc++'s boyer_moore_searcher.
std::vector<std::size_t> placesOf(std::u16string_view text, std::u16string_view wanted) {
    std::vector<std::size_t> overlap(wanted.size() + 1); // of a start of `wanted` with its own end
    for (std::size_t at = 1, same = 0; at < wanted.size(); overlap[++at] = same) {
        while (same > 0 && wanted[at] != wanted[same])
            same = overlap[same];
        same += wanted[at] == wanted[same];
    }
    std::vector<std::size_t> places;
    for (std::size_t at = 0, same = 0; at < text.size();) {
        while (same > 0 && text[at] != wanted[same])
            same = overlap[same];
        same += text[at++] == wanted[same];
        if (same == wanted.size()) {
            places.push_back(at - same);
            same = 0;
        }
    }
    return places;
}

std::vector<TextChange> changedLines(std::u16string_view before, std::u16string_view after) {
    Numbers numbers;
    const NumberedLines a = numbered(before, numbers);
    const NumberedLines b = numbered(after, numbers);
    std::vector<TextChange> changes;
    const auto add = [&](const LineRange& was, const LineRange& is) {
        const auto text = after.substr(b.begins[is.begin], b.begins[is.end] - b.begins[is.begin]);
        changes.push_back({a.begins[was.begin], a.begins[was.end], std::u16string(text)});
    };
    for (const auto& [was, is] : lineChanges(a.numbers, b.numbers)) {
        if (was.size() != is.size() || was.size() > mostSingleLines) {
            add(was, is);
            continue;
        }
        for (std::size_t i = 0; i < was.size(); ++i) // a line for a line
            add({was.begin + i, was.begin + i + 1}, {is.begin + i, is.begin + i + 1});
    }
    return changes;
}

std::u16string changedText(std::u16string_view before, const std::vector<TextChange>& changes) {
    std::u16string text;
    std::size_t at = 0;
    for (const TextChange& change : changes) {
        text += before.substr(at, change.begin - at);
        text += change.text;
        at = change.end;
    }
    text += before.substr(at);
    return text;
}

} // namespace charsleuth
