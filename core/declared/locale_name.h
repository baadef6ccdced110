#pragma once

/// Names of locales and languages, POSIX (ja_JP.eucJP@x) or BCP 47 (zh-Hant-TW).

#include <string>
#include <string_view>

namespace charsleuth {

struct LocaleName {
    std::string language;     ///< BCP 47 as our models have it: "ja", "zh-Hant", "sr-Cyrl", "nb"
    std::string_view country; ///< view into the name; empty where there is none
    std::string_view codeset; ///< likewise
};

/// Everything is empty for "C", "POSIX" and what is no locale.
LocaleName readLocale(std::string_view name);

/// A two-letter language that some country speaks, in any case; "xx" is none.
bool isLanguageCode(std::string_view code);

} // namespace charsleuth
