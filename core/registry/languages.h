#pragma once

/// The languages that the detector knows, and their names.

#include "core/bytes/exported.h"

#include <span>
#include <string_view>

namespace charsleuth {

/// The same rows as resources/models/languages.tsv: code, BCP 47 as shown, and in English.
struct LanguageName {
    std::string_view code;
    std::string_view shown;
    std::string_view english;
};
CHARSLEUTH_EXPORT std::span<const LanguageName> languageNames();

/// "Japanese" for "ja"; empty for what the table does not have.
CHARSLEUTH_EXPORT std::string_view englishName(std::string_view shown);

} // namespace charsleuth
