#include "app/cli/option_values.h"

#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>

namespace charsleuth::cli {

namespace {

bool isAlphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool consistsOf(std::string_view text, std::string_view alsoAllowed) {
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return isAlphanumeric(c) || alsoAllowed.find(c) != alsoAllowed.npos;
    });
}

/// Small letters and digits, by which names are compared.
std::string essenceOf(std::string_view name) {
    std::string essence;
    for (const char c : name)
        if (isAlphanumeric(c))
            essence += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return essence;
}

bool namesAscii(std::string_view label) {
    const std::string essence = essenceOf(label);
    for (int space = 0; space <= static_cast<int>(Namespace::Common); ++space)
        for (const auto name : namesIn(EncodingId::UsAscii, static_cast<Namespace>(space)))
            if (essenceOf(name) == essence)
                return true;
    return false;
}

/// The locale of character types, as setlocale(3) chooses it.
std::string environmentLocale() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
        // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody sets it
        if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
            return value;
    return "C";
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
    constexpr std::array known = {"windows", "dos", "mac", "unix", "mainframe"};
    return std::ranges::find(known, text) != known.end();
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

} // namespace

Value<std::uint64_t> numberFrom(std::uint64_t least, std::string_view option,
                                std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, trouble] = std::from_chars(text.data(), end, number);
    if (trouble == std::errc{} && stopped == end && number >= least)
        return number;
    const std::string most = trouble == std::errc::result_out_of_range
                                 ? "to " + std::to_string(std::numeric_limits<std::uint64_t>::max())
                                 : "on";
    return UsageError{std::string(option) + " takes a number from " + std::to_string(least) + ' ' +
                      most + ", not \"" + printable(text) + '"'};
}

Value<EncodingId> encodingNamed(std::string_view label) {
    if (const auto found = findEncoding(label))
        return *found;
    return UsageError{"unknown encoding \"" + printable(label) + "\" (see charsleuth list)"};
}

Value<EncodingId> encodingChosen(std::string_view label) {
    if (namesAscii(label))
        return EncodingId::UsAscii;
    return encodingNamed(label);
}

Value<std::vector<EncodingId>> encodingsNamed(std::string_view labels) {
    std::vector<EncodingId> encodings;
    for (std::size_t begin = 0; begin <= labels.size();) {
        const std::size_t end = std::min(labels.find(',', begin), labels.size());
        const auto encoding = encodingChosen(labels.substr(begin, end - begin));
        if (const auto* error = std::get_if<UsageError>(&encoding))
            return *error;
        encodings.push_back(std::get<EncodingId>(encoding));
        begin = end + 1;
    }
    return encodings;
}

Value<Hint> hintFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos)
        return UsageError{"--hint takes KIND=VALUE, not \"" + printable(text) + '"'};
    const auto kind = hintKindFromName(text.substr(0, equals));
    if (!kind)
        return UsageError{"unknown kind of hint \"" + printable(text.substr(0, equals)) + '"'};
    Hint hint{*kind, std::string(text.substr(equals + 1))};
    if (hint.kind == HintKind::Locale && hint.value.empty())
        hint.value = environmentLocale();
    if (!isGoodHint(hint))
        return UsageError{"unknown value of a hint: \"" + printable(text) + '"'};
    return hint;
}

} // namespace charsleuth::cli
