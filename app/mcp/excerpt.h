#pragma once

/// The lines of a text that one answer shows.

#include "app/edit/shown_text.h"
#include "app/mcp/json_rpc.h"

#include <string>

namespace charsleuth::mcp {

/// One answer, at most.
inline constexpr std::size_t mostLines = 2000;
inline constexpr std::size_t mostUnits = 100'000; ///< of UTF-16

struct Excerpt {
    std::u16string_view text;
    std::size_t first = 1, last = 0; ///< lines, from 1; last < first where there are none
    std::size_t lines = 0;           ///< of the whole text
    bool cutInLine = false;          ///< the last line is too long to be shown whole

    /// The last line that is shown to its end.
    std::size_t lastWhole() const { return last - (cutInLine ? 1 : 0); }
};

/// The lines that a caller wants; no character is cut in two.
struct WantedLines {
    std::size_t first = 1, last = 1;
};
/// `first_line` and `last_line` of the arguments.
WantedLines wantedLines(const Json& arguments);
Json wantedLinesSchema();

Excerpt excerptOf(const ShownText& shown, const WantedLines& wanted);

/// "Lines 1 to 3 of 7. More do not fit into one answer: go on with first_line 4."
std::string excerptWords(const Excerpt& excerpt, const WantedLines& wanted);

} // namespace charsleuth::mcp
