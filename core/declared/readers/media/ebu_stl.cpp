// EBU STL subtitles (EBU Tech 3264): the character code table of the text, bytes 12-13 of the
// general block, known by "STL" and a frame rate at byte 3.

#include "core/declared/reader.h"

#include "core/declared/scan.h"

#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

constexpr std::array<std::pair<Text, Text>, 5> tables = {{
    {"00", "ISO_6937"},
    {"01", "ISO-8859-5"},
    {"02", "ISO-8859-6"},
    {"03", "ISO-8859-7"},
    {"04", "ISO-8859-8"},
}};

} // namespace

Matches readEbuStl(const ReaderInput& input) {
    const Text head = input.head;
    if (head.size() < 1024 || !std::ranges::all_of(head.substr(0, 3), isDigit) ||
        head.substr(3, 3) != "STL" || head.substr(8, 3) != ".01")
        return {};
    for (const auto& [number, means] : tables)
        if (head.substr(12, 2) == number)
            return {{.label = head.substr(12, 2), .means = means}};
    return {};
}

} // namespace charsleuth
