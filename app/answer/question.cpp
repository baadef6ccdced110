#include "app/answer/question.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <string>

namespace charsleuth {

namespace {

bool isAlphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool consistsOf(std::string_view text, std::string_view alsoAllowed) {
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return isAlphanumeric(c) || alsoAllowed.find(c) != alsoAllowed.npos;
    });
}

bool namesAscii(std::string_view label) {
    const std::string essence = essenceOf(label);
    for (int space = 0; space <= static_cast<int>(Namespace::Common); ++space)
        for (const auto name : namesIn(EncodingId::UsAscii, static_cast<Namespace>(space)))
            if (essenceOf(name) == essence)
                return true;
    return false;
}

/// BCP 47: a language of two or three letters, or a longer registered one, then subtags.
bool isLanguage(std::string_view text) {
    const std::string_view primary = text.substr(0, text.find_first_of("-_"));
    return consistsOf(text, "-_") && primary.size() >= 2 && primary.size() <= 8 &&
           std::ranges::none_of(primary, [](char c) { return c >= '0' && c <= '9'; });
}

bool isLocale(std::string_view text) {
    const std::string_view name = text.substr(0, text.find_first_of(".@"));
    return name == "C" || name == "POSIX" || (isLanguage(name) && consistsOf(text, "-_.@"));
}

/// "1994", "1990s" or "1990-1999"
bool isEra(std::string_view text) {
    return text.size() >= 4 &&
           std::ranges::all_of(text.substr(0, 4), [](char c) { return c >= '0' && c <= '9'; }) &&
           consistsOf(text, "-");
}

bool isPlatform(std::string_view text) {
    return text != "any" && std::ranges::any_of(allEncodings(), [&](const EncodingInfo& row) {
               return row.platform == text;
           });
}

} // namespace

std::string essenceOf(std::string_view name) {
    std::string essence;
    for (const char c : name)
        if (isAlphanumeric(c))
            essence += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return essence;
}

std::optional<EncodingId> encodingChosen(std::string_view label) {
    return namesAscii(label) ? EncodingId::UsAscii : findEncoding(label);
}

bool isGoodHint(const Hint& hint) {
    switch (hint.kind) {
    case HintKind::Declared:
    case HintKind::Parent:
        return findEncoding(hint.value).has_value();
    case HintKind::Language:
        return isLanguage(hint.value);
    case HintKind::Locale:
        return isLocale(hint.value);
    case HintKind::Tld:
        return consistsOf(hint.value, "-.");
    case HintKind::From:
        return hint.value.find('@') != std::string::npos;
    case HintKind::Newsgroup:
        return consistsOf(hint.value, "-_.+");
    case HintKind::Platform:
        return isPlatform(hint.value);
    case HintKind::Era:
        return isEra(hint.value);
    case HintKind::ContentType:
    case HintKind::Url:
    case HintKind::Filename:
    case HintKind::Disposition:
        break;
    }
    return !hint.value.empty();
}

bool admitsAny(const DetectOptions& options) {
    const auto in = [](const std::vector<EncodingId>& list, EncodingId id) {
        return std::ranges::find(list, id) != list.end();
    };
    return std::ranges::any_of(allEncodings(), [&](const EncodingInfo& row) {
        return (options.only.empty() || in(options.only, row.id)) && !in(options.exclude, row.id);
    });
}

} // namespace charsleuth
