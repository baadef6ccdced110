#include "core/declared/file_name_hint.h"

#include "core/declared/locale_name.h"
#include "core/declared/scan.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <vector>

namespace charsleuth {

namespace {

using namespace scan;

bool isBetween(char c) {
    return c == '.' || c == '-' || c == '_' || c == ' ' || c == '(' || c == ')';
}

std::vector<Text> wordsOf(Text name) {
    std::vector<Text> words;
    while (!name.empty()) {
        const Text word = takeWhile(name, [](char c) { return !isBetween(c); });
        if (!word.empty())
            words.push_back(word);
        takeWhile(name, isBetween);
    }
    return words;
}

// Whether the word is an encoding's name and neither an ordinary word nor a number.
bool isEncodingName(Text word) {
    if (isAmong(word, {"sjis", "eucjp", "euckr", "euctw", "euccn", "gbk", "johab", "viscii",
                       "shiftjis", "shift_jis", "shift-jis", "euc-jp", "euc-kr", "koi8", "euc"}))
        return true;
    const bool letters = std::ranges::any_of(word, isLetter);
    const bool digits = std::ranges::any_of(word, isDigit);
    return word.size() >= 4 && letters && digits && findEncoding(word).has_value();
}

Text encodingIn(const std::vector<Text>& words) {
    for (std::size_t first = 1; first < words.size(); ++first) // the first word is the name
        for (std::size_t count = std::min<std::size_t>(3, words.size() - first); count > 0;
             --count) {
            const Text last = words[first + count - 1];
            const auto size =
                static_cast<std::size_t>(last.data() + last.size() - words[first].data());
            if (const Text joined(words[first].data(), size); isEncodingName(joined))
                return joined;
        }
    return {};
}

// The last part between dots that is a language, or "_pt_BR" before the extension.
std::string languageIn(Text name) {
    std::vector<Text> parts;
    for (Text rest = name; !rest.empty();) {
        const Text part = upTo(rest, ".");
        parts.push_back(part);
        rest = from(rest, part.size() + 1);
    }
    for (std::size_t i = parts.size(); i-- > 1;) {
        const Text code = upTo(parts[i], "-_");
        const bool whole = code.size() == parts[i].size() || parts[i].size() <= 7;
        if (whole && isLanguageCode(code))
            return readLocale(parts[i]).language;
    }
    if (parts.size() < 2)
        return {};
    const Text stem = parts[parts.size() - 2];
    const std::size_t bar = stem.find('_');
    if (bar == none)
        return {};
    const Text locale = from(stem, bar + 1);
    const bool fits = locale.size() == 2 || (locale.size() == 5 && locale[2] == '_');
    return fits && isLanguageCode(locale.substr(0, 2)) ? readLocale(locale).language
                                                       : std::string();
}

// The EUC encoding of a language.
Text eucOf(Text language) {
    return language == "ja"        ? "EUC-JP"
           : language == "ko"      ? "EUC-KR"
           : language == "zh-Hans" ? "EUC-CN"
           : language == "zh-Hant" ? "EUC-TW"
                                   : "";
}

Text withoutFolders(Text fileName) {
    return fileName.substr(fileName.find_last_of("/\\") + 1); // npos + 1 is 0
}

} // namespace

EncodingInName encodingInFileName(std::string_view fileName) {
    EncodingInName found{.label = encodingIn(wordsOf(withoutFolders(fileName))), .means = {}};
    if (equal(found.label, "euc")) {
        found.means = eucOf(languageInFileName(fileName));
        if (found.means.empty())
            found.label = {};
    }
    return found;
}

std::string languageInFileName(std::string_view fileName) {
    return languageIn(withoutFolders(fileName));
}

} // namespace charsleuth
