#include "core/declared/hint_places.h"

#include "core/declared/countries.h"
#include "core/declared/locale_name.h"
#include "core/declared/scan.h"

#include <array>

namespace charsleuth {

namespace {

using namespace scan;

// The last label of a host name; empty for an address of numbers.
Text topLevel(Text host) {
    if (host.ends_with('.'))
        host.remove_suffix(1);
    const std::size_t dot = host.rfind('.');
    const Text label = dot == none ? Text() : from(host, dot + 1);
    return label.empty() || isDigit(label.front()) ? Text() : label;
}

std::string languageOf(Text text) {
    const bool fits = text.size() == 2 || (text.size() == 5 && (text[2] == '-' || text[2] == '_'));
    return fits && isLanguageCode(text.substr(0, 2)) ? readLocale(text).language : std::string();
}

std::string languageInQuery(Text query) {
    for (const Text name : {"lang=", "hl=", "language=", "locale="}) {
        const std::size_t at = find(query, name);
        if (at == none || (at > 0 && isLetter(query[at - 1])))
            continue;
        if (std::string found = languageOf(upTo(from(query, at + name.size()), "&#"));
            !found.empty())
            return found;
    }
    return {};
}

struct Row {
    Text name;
    Text language;
    std::array<Text, 2> encodings;
};

// RFC 1468 (ISO-2022-JP in Japanese news), RFC 1489 (KOI8-R in RELCOM), RFC 1843 (HZ), RFC 1557
// (ISO-2022-KR in mail, EUC-KR in the groups han.*); fido7 is FidoNet's gateway.
constexpr std::array hierarchies = {
    Row{"fj", "ja", {"ISO-2022-JP", ""}},         Row{"japan", "ja", {"ISO-2022-JP", ""}},
    Row{"tnn", "ja", {"ISO-2022-JP", ""}},        Row{"relcom", "ru", {"KOI8-R", ""}},
    Row{"fido7", "ru", {"KOI8-R", "IBM866"}},     Row{"ukr", "uk", {"KOI8-U", ""}},
    Row{"cn", "zh-Hans", {"HZ-GB-2312", "GBK"}},  Row{"tw", "zh-Hant", {"Big5", ""}},
    Row{"chinese", "zh", {"HZ-GB-2312", "Big5"}}, Row{"han", "ko", {"EUC-KR", ""}},
    Row{"hun", "hu", {"ISO-8859-2", ""}},         Row{"swnet", "sv", {"ISO-8859-1", ""}},
    Row{"z-netz", "de", {"ISO-8859-1", ""}},      Row{"maus", "de", {"ISO-8859-1", ""}},
    Row{"esp", "es", {"ISO-8859-1", ""}},         Row{"israel", "he", {"ISO-8859-8", ""}},
};

} // namespace

UrlParts readUrl(std::string_view url) {
    UrlParts parts;
    Text text = trim(url);
    const std::size_t scheme = text.find("://");
    if (scheme != none)
        text = from(text, scheme + 3);
    Text host = upTo(text, "/?#");
    Text rest = from(text, host.size());
    host = from(host, host.rfind('@') + 1); // npos + 1 is 0
    host = upTo(host, ":");
    parts.domain = topLevel(host);
    const Text path = upTo(rest, "?#");
    parts.fileName = from(path, path.rfind('/') + 1);
    const Text first = upTo(host, ".");
    if (first.size() + parts.domain.size() + 1 < host.size())
        parts.language = languageOf(first);
    for (Text folders = path; parts.language.empty() && !folders.empty();) {
        takeWhile(folders, [](char c) { return c == '/'; });
        parts.language = languageOf(takeWhile(folders, [](char c) { return c != '/'; }));
    }
    if (parts.language.empty())
        parts.language = languageInQuery(from(rest, path.size()));
    return parts;
}

std::string_view domainOfAddress(std::string_view address) {
    const std::size_t at = address.rfind('@');
    if (at == none)
        return {};
    Text host = from(address, at + 1);
    return topLevel(takeWhile(host, [](char c) { return c != '>' && !isSpace(c); }));
}

NewsHierarchy hierarchyOf(std::string_view newsgroup) {
    const Text name = upTo(trim(newsgroup), ".");
    NewsHierarchy found;
    for (const Row& row : hierarchies)
        if (equal(row.name, name)) {
            found.language = row.language;
            for (const Text encoding : row.encodings)
                if (!encoding.empty())
                    found.encodings.push_back(encoding);
            return found;
        }
    if (const Country* country = name.size() == 2 ? findCountry(name) : nullptr)
        found.language = country->language;
    return found;
}

} // namespace charsleuth
