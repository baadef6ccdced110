#pragma once

/// The languages that the detector knows, and their names.

#include <span>
#include <string_view>

namespace charsleuth {

/// The same rows as resources/models/languages.tsv: code, BCP 47 as shown, and in English.
struct LanguageName {
    std::string_view code;
    std::string_view shown;
    std::string_view english;
};
std::span<const LanguageName> languageNames();

/// "Japanese" for "ja"; empty for what the table does not have.
std::string_view englishName(std::string_view shown);

} // namespace charsleuth
