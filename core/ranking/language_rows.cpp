#include "core/ranking/language_rows.h"

#include "core/statistics/prior.h"

#include <algorithm>

namespace charsleuth {

std::optional<std::uint16_t> LanguageRows::of(std::string_view shown) {
    // Equal names are nearly always the same ones: they lie in the models.
    const auto known = std::ranges::find(m_known, shown.data(), &Known::shown);
    if (known != m_known.end())
        return known->row;
    if (m_known.empty())
        m_known.reserve(16);
    const auto names = languageNames();
    const auto row = std::ranges::find_if(names, [&](const LanguageName& name) {
        return name.shown.size() == shown.size() && name.shown[0] == shown[0] &&
               name.shown[1] == shown[1] && name.shown == shown;
    });
    Known& made = m_known.emplace_back(Known{shown.data(), std::nullopt});
    if (row != names.end())
        made.row = static_cast<std::uint16_t>(row - names.begin());
    return made.row;
}

} // namespace charsleuth
