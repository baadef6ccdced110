#include "core/declared/file_name_hint.h"

#include "core/declared/label_lookup.h"
#include "core/declared/locale_name.h"
#include "core/declared/scan.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <span>
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

struct Named {
    Text word, means;
};

// Names without a digit, or that the registry knows by another spelling.
constexpr std::array<Named, 23> names = {{
    {"sjis", ""},
    {"eucjp", ""},
    {"euckr", ""},
    {"euctw", ""},
    {"euccn", ""},
    {"gbk", ""},
    {"johab", ""},
    {"viscii", ""},
    {"shiftjis", ""},
    {"shift_jis", ""},
    {"shift-jis", ""},
    {"euc-jp", ""},
    {"euc-kr", ""},
    {"koi8", ""},
    {"euc", ""},
    {"mazovia", ""},
    {"kamenicky", ""},
    {"keybcs2", "kamenicky"},
    {"tcvn", ""},
    {"macroman", "macintosh"},
    {"macce", "x-mac-ce"},
    {"maccyr", "x-mac-cyrillic"},
    {"big5hkscs", "big5-hkscs"},
}};

// DOS code pages that a language's code may stand before: "cppl852.c", "choice.pl-852".
constexpr std::array<Text, 21> dosPages = {"437", "720", "737", "775",  "850", "852", "855",
                                           "857", "858", "860", "861",  "862", "863", "864",
                                           "865", "866", "869", "1125", "932", "936", "950"};

bool isOf(std::span<const Text> words, Text word) {
    return std::ranges::find(words, word) != words.end();
}

bool isWindowsPage(Text word) {
    return word.size() == 4 && word.starts_with("125") && word[3] >= '0' && word[3] <= '8';
}

bool isNumber(Text word) {
    return !word.empty() && std::ranges::all_of(word, isDigit);
}

// "ru1251", "cppl852": the number behind a language, with or without "cp".
Text pageOfLanguage(Text word) {
    Text letters = word;
    const Text before = takeWhile(letters, isLetter);
    const Text language = before.size() == 4 && startsWith(before, "cp") ? from(before, 2) : before;
    const bool isPage = isWindowsPage(letters) || isOf(dosPages, letters);
    return isPage && (equal(before, "win") || isLanguageCode(language)) ? letters : Text();
}

// "8859_8", "iso8859-2", "8859.15" and "lat6".
std::string isoOf(Text word) {
    const bool isLatin = word.size() < 6 && (take(word, "latin") || take(word, "lat"));
    if (isLatin && word.size() == 1 && isDigit(word[0]))
        return "latin" + std::string(word);
    take(word, "iso");
    takeWhile(word, isBetween);
    if (!takeExactly(word, "8859"))
        return {};
    takeWhile(word, isBetween);
    return isNumber(word) && word.size() <= 2 ? "iso-8859-" + std::string(word) : std::string();
}

// The label that the word means; empty if it is an ordinary word or a number.
std::string encodingMeant(Text word) {
    for (const Named& named : names)
        if (equal(named.word, word))
            return std::string(named.means.empty() ? named.word : named.means);
    if (std::string iso = isoOf(word); !iso.empty() && findEncoding(iso))
        return iso;
    if (const Text page = pageOfLanguage(word); !page.empty())
        return "cp" + std::string(page);
    const bool letters = std::ranges::any_of(word, isLetter);
    const bool digits = std::ranges::any_of(word, isDigit);
    const bool known =
        word.size() >= 4 && letters && digits && !lookUpLabel(word, Namespace::Iana).empty();
    return known ? std::string(word) : std::string();
}

// The label that a number means behind the word before it; empty if it is an ordinary number.
std::string pageMeant(Text before, Text number) {
    const bool isPage = isWindowsPage(number) || (isOf(dosPages, number) && isLanguageCode(before));
    return isPage ? "cp" + std::string(number) : std::string();
}

// The encoding that begins at the word; of several readings the longest.
EncodingInName encodingAt(const std::vector<Text>& words, std::size_t first) {
    for (std::size_t count = std::min<std::size_t>(3, words.size() - first); count > 0; --count) {
        const Text last = words[first + count - 1];
        const auto size = static_cast<std::size_t>(last.data() + last.size() - words[first].data());
        const Text joined(words[first].data(), size);
        std::string means = encodingMeant(joined);
        if (means.empty() && first > 0 && count == 1)
            means = pageMeant(words[first - 1], joined);
        if (!means.empty())
            return {.label = joined, .means = std::move(means)};
    }
    return {};
}

// A text whose whole name is an encoding's ("cp932.txt") is mostly a sample of it; a program with
// such a name is about the encoding.
bool isNameOfText(const std::vector<Text>& words) {
    return words.size() == 1 || isAmong(words.back(), {"txt", "text", "htm", "html", "csv", "srt"});
}

EncodingInName encodingIn(const std::vector<Text>& words) {
    for (std::size_t first = 1; first < words.size(); ++first) // the first word is the name
        if (EncodingInName found = encodingAt(words, first); !found.label.empty())
            return found;
    EncodingInName whole;
    if (!words.empty() && isNameOfText(words))
        whole = encodingAt(words, 0);
    whole.isWhole = true;
    return startsWith(whole.means, "utf") ? EncodingInName{} : whole; // the bytes tell that
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
    EncodingInName found = encodingIn(wordsOf(withoutFolders(fileName)));
    if (equal(found.means, "euc")) {
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
