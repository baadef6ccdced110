#pragma once

/// What a country suggests about language and encoding: grown from CLDR and glibc's locales by
/// resources/hints/grow_countries.py.

#include <optional>
#include <span>
#include <string_view>

namespace charsleuth {

struct Country {
    std::string_view code;     ///< ISO 3166: "UA"
    std::string_view language; ///< BCP 47, the likeliest: "uk", "zh-Hant"
    std::string_view others;   ///< further languages, blanks between
    std::string_view charsets; ///< of the first language's locales before UTF-8, blanks between
};

/// Sorted by code.
std::span<const Country> allCountries();

/// The country of a top-level domain that is not its code ("su", "xn--p1ai"), else empty.
std::string_view countryOfDomain(std::string_view name);

/// By a code or a top-level domain, in any case; null where it is none.
const Country* findCountry(std::string_view codeOrDomain);

} // namespace charsleuth
