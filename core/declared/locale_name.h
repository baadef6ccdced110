#pragma once

/// Names of locales and languages, POSIX (ja_JP.eucJP@x) or BCP 47 (zh-Hant-TW).

#include <string>
#include <string_view>

namespace charsleuth {

struct LocaleName {
    std::string language;     ///< BCP 47, as the models spell it: "ja", "zh-Hant", "sr-Cyrl", "nb"
    std::string_view country; ///< view into the name; empty if there is none
    std::string_view codeset; ///< view into the name; empty if there is none
};

/// Parses a locale's name. All members are empty for "C", "POSIX" and names that are no locale.
LocaleName readLocale(std::string_view name);

/// Whether the code is a two-letter language that some country speaks, in any case; "xx" is none.
bool isLanguageCode(std::string_view code);

} // namespace charsleuth
