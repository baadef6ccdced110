#pragma once

/// Languages and encodings of countries, grown from CLDR and glibc's locales by
/// resources/hints/grow_countries.py.

#include "core/bytes/exported.h"

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct Country {
    std::string_view code;     ///< ISO 3166: "UA"
    std::string_view language; ///< BCP 47, the likeliest: "uk", "zh-Hant"
    std::string_view others;   ///< further languages, blanks between
    /// Charsets of the first language's locales before UTF-8, blanks between.
    std::string_view charsets;
};

/// Sorted by code.
CHARSLEUTH_EXPORT std::span<const Country> allCountries();

/// The country of a top-level domain that is not its code ("su", "xn--p1ai"), else empty.
CHARSLEUTH_EXPORT std::string_view countryOfDomain(std::string_view name);

/// The country of a code or a top-level domain, in any case; null if there is none.
CHARSLEUTH_EXPORT const Country* findCountry(std::string_view codeOrDomain);

} // namespace charsleuth
