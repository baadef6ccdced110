#include "core/declared/countries.h"

#include "core/declared/scan.h"

#include <algorithm>
#include <string>

namespace charsleuth {

const Country* findCountry(std::string_view codeOrDomain) {
    std::string lower(codeOrDomain);
    std::ranges::transform(lower, lower.begin(), scan::lower);
    const std::string_view domain = countryOfDomain(lower);
    const std::string_view code = domain.empty() ? codeOrDomain : domain;
    for (const Country& country : allCountries())
        if (scan::equal(country.code, code))
            return &country;
    return nullptr;
}

} // namespace charsleuth
