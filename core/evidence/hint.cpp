#include "core/evidence/hint.h"

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

using Row = std::pair<HintKind, std::string_view>;
constexpr std::array names = {
    Row{HintKind::ContentType, "content-type"},
    Row{HintKind::Declared, "declared"},
    Row{HintKind::Language, "language"},
    Row{HintKind::Locale, "locale"},
    Row{HintKind::Url, "url"},
    Row{HintKind::Tld, "tld"},
    Row{HintKind::Filename, "filename"},
    Row{HintKind::Disposition, "disposition"},
    Row{HintKind::From, "from"},
    Row{HintKind::Newsgroup, "newsgroup"},
    Row{HintKind::Platform, "platform"},
    Row{HintKind::Era, "era"},
    Row{HintKind::Parent, "parent"},
};

} // namespace

std::optional<HintKind> hintKindFromName(std::string_view name) {
    const auto row = std::ranges::find(names, name, &Row::second);
    if (row == names.end())
        return std::nullopt;
    return row->first;
}

std::string_view nameOf(HintKind kind) {
    return std::ranges::find(names, kind, &Row::first)->second;
}

} // namespace charsleuth
