#include "core/registry/languages.h"

#include <algorithm>

namespace charsleuth {

std::string_view englishName(std::string_view shown) {
    if (shown.empty()) // several languages together
        return {};
    const auto found = std::ranges::find(languageNames(), shown, &LanguageName::shown);
    return found == languageNames().end() ? std::string_view() : found->english;
}

} // namespace charsleuth
