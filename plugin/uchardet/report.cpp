#include "plugin/uchardet/report.h"

#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <optional>
#include <string_view>

namespace charsleuth::uchardet {

namespace {

/// The name under which iconv drops the BOM, as uchardet calls such input; empty for others.
std::string_view nameWithBom(EncodingId encoding) {
    switch (encoding) {
    case EncodingId::Utf16Le:
    case EncodingId::Utf16Be:
        return "UTF-16";
    case EncodingId::Utf32Le:
    case EncodingId::Utf32Be:
        return "UTF-32";
    default:
        return {};
    }
}

std::string_view iconvName(EncodingId encoding) {
    const auto names = namesIn(encoding, Namespace::Iconv);
    return names.empty() ? std::string_view() : names.front();
}

/// The widest first: what iconv calls by the narrow name has fewer characters than the web's.
std::string_view iconvName(const Candidate& candidate, const Detection& detection) {
    if (detection.bom == candidate.encoding)
        if (const auto name = nameWithBom(candidate.encoding); !name.empty())
            return name;
    const auto wide = findEncoding(editAs(candidate, false));
    for (const EncodingId encoding : {wide.value_or(candidate.encoding), candidate.encoding})
        if (const auto name = iconvName(encoding); !name.empty())
            return name;
    for (const EncodingId encoding : candidate.sameText)
        if (const auto name = iconvName(encoding); !name.empty())
            return name;
    return {};
}

} // namespace

std::vector<Report> reportsOf(const Detection& detection) {
    std::vector<Report> reports;
    if (detection.size == 0 || detection.binary)
        return reports;
    if (detection.asciiOnly)
        return {{.encoding = "ASCII", .language = {}, .confidence = 1}};
    for (const Candidate& candidate : detection.ranked) {
        const auto name = iconvName(candidate, detection);
        if (!name.empty())
            reports.push_back({.encoding = std::string(name),
                               .language = candidate.language,
                               .confidence = static_cast<float>(candidate.probability)});
        else if (reports.empty())
            return {};
    }
    return reports;
}

} // namespace charsleuth::uchardet
