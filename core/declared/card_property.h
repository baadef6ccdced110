#pragma once

/// Properties of vCard 2.1 and vCalendar 1.0: `N;CHARSET=KOI8-R;ENCODING=QUOTED-PRINTABLE:=C1`
/// (vCard 2.1, section 2.1).

#include <optional>
#include <string_view>

namespace charsleuth {

/// Views into the line that was parsed.
struct CardProperty {
    std::string_view charset; ///< its label; empty if there is none
    bool isQuotedPrintable = false;
    std::string_view value; ///< goes on in the next line after a "=" at the line's end, if so
};

/// Whether the text begins with the first line of a vCard or vCalendar, of any version.
bool startsCard(std::string_view text);

/// Nothing if the line has no colon.
std::optional<CardProperty> readCardProperty(std::string_view line);

} // namespace charsleuth
