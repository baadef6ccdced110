#include "core/ranking/language_rows.h"

#include "core/registry/languages.h"

#include <algorithm>
#include <span>

namespace charsleuth {

std::optional<std::uint16_t> LanguageRows::of(std::string_view shown) {
    if (shown.size() < 2) // no language has so short a name
        return std::nullopt;
    // Equal names nearly always have equal addresses, in the models.
    const auto known = std::ranges::find(m_known, shown.data(), &Known::shown);
    if (known != m_known.end())
        return known->row;
    if (m_known.empty())
        m_known.reserve(16);
    const std::span<const LanguageName> names = languageNames();
    std::size_t row = 0;
    // A function call for each name would take longer than all else here.
    const auto begins = [&](std::string_view name) {
        return name[0] == shown[0] && name[1] == shown[1];
    };
    while (row < names.size() && !(begins(names[row].shown) && names[row].shown == shown))
        ++row;
    Known& made = m_known.emplace_back(Known{shown.data(), std::nullopt});
    if (row < names.size())
        made.row = static_cast<std::uint16_t>(row);
    return made.row;
}

} // namespace charsleuth
