#include "core/declared/locale_name.h"

#include "core/declared/countries.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <array>
#include <utility>

namespace charsleuth {

namespace {

using namespace scan;

// Withdrawn and collective codes (BCP 47 registry) and what our models call them.
constexpr std::array<std::pair<Text, Text>, 8> renamedLocales = {{
    {"in", "id"},
    {"iw", "he"},
    {"ji", "yi"},
    {"mo", "ro"},
    {"nn", "nb"},
    {"no", "nb"},
    {"sh", "sr-Latn"},
    {"tl", "fil"},
}};

bool isAll(Text text, std::size_t size, bool (*wanted)(char)) {
    return text.size() == size && std::ranges::all_of(text, wanted);
}

std::string lowered(Text text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), scan::lower);
    return lower;
}

// The language with its script, if it has two: the script stated, else the country's.
std::string withScript(const std::string& language, Text script, Text country) {
    if (language != "zh" && language != "sr")
        return language;
    if (!script.empty()) {
        std::string cased = lowered(script);
        cased[0] = static_cast<char>(cased[0] - 'a' + 'A');
        return language + "-" + cased;
    }
    const Country* row = findCountry(country);
    return row && row->language.starts_with(language) ? std::string(row->language) : language;
}

// Two letters. They are compared in fewer steps than text of any length, which matters since all
// countries are searched.
struct LanguageCode {
    char first, second;

    bool isAt(Text text, std::size_t at, char end) const {
        return text.size() >= at + 2 && text[at] == first && text[at + 1] == second &&
               (text.size() == at + 2 || text[at + 2] == end);
    }
};

bool speaks(const Country& country, LanguageCode language) {
    if (language.isAt(country.language, 0, '-'))
        return true;
    for (std::size_t at = 0; at < country.others.size();) {
        if (language.isAt(country.others, at, ' '))
            return true;
        const std::size_t blank = country.others.find(' ', at);
        at = blank == none ? none : blank + 1;
    }
    return false;
}

} // namespace

LocaleName readLocale(std::string_view name) {
    LocaleName read;
    Text text = trim(name);
    Text language = takeWhile(text, isLetter);
    if (language.size() != 2 && language.size() != 3)
        return read;
    Text script;
    while (takeExactly(text, "-") || takeExactly(text, "_")) {
        const Text part = takeWhile(text, [](char c) { return isLetter(c) || isDigit(c); });
        if (isAll(part, 4, isLetter) && script.empty())
            script = part;
        else if (isAll(part, 2, isLetter) && read.country.empty())
            read.country = part;
    }
    if (takeExactly(text, "."))
        read.codeset = takeWhile(text, [](char c) { return c != '@'; });
    if (takeExactly(text, "@") && equal(text, "latin"))
        script = "Latn";
    read.language = lowered(language);
    for (const auto& [old, renamed] : renamedLocales)
        if (read.language == old)
            read.language = renamed;
    read.language = withScript(read.language, script, read.country);
    return read;
}

bool isLanguageCode(std::string_view code) {
    if (code.size() != 2)
        return false;
    const LanguageCode language{lower(code[0]), lower(code[1])};
    const auto isRenamed = [&](const auto& row) { return language.isAt(row.first, 0, ' '); };
    return std::ranges::any_of(renamedLocales, isRenamed) ||
           std::ranges::any_of(allCountries(),
                               [&](const Country& country) { return speaks(country, language); });
}

} // namespace charsleuth
