#include "core/repair/entities.h"

#include <algorithm>
#include <array>

namespace charsleuth {

namespace {

/// U+00A0 to U+00FF in order (HTML 4.01, 24.2.1).
constexpr std::array<std::string_view, 96> latin1Names{
    "nbsp",   "iexcl",  "cent",   "pound",  "curren", "yen",    "brvbar", "sect",   "uml",
    "copy",   "ordf",   "laquo",  "not",    "shy",    "reg",    "macr",   "deg",    "plusmn",
    "sup2",   "sup3",   "acute",  "micro",  "para",   "middot", "cedil",  "sup1",   "ordm",
    "raquo",  "frac14", "frac12", "frac34", "iquest", "Agrave", "Aacute", "Acirc",  "Atilde",
    "Auml",   "Aring",  "AElig",  "Ccedil", "Egrave", "Eacute", "Ecirc",  "Euml",   "Igrave",
    "Iacute", "Icirc",  "Iuml",   "ETH",    "Ntilde", "Ograve", "Oacute", "Ocirc",  "Otilde",
    "Ouml",   "times",  "Oslash", "Ugrave", "Uacute", "Ucirc",  "Uuml",   "Yacute", "THORN",
    "szlig",  "agrave", "aacute", "acirc",  "atilde", "auml",   "aring",  "aelig",  "ccedil",
    "egrave", "eacute", "ecirc",  "euml",   "igrave", "iacute", "icirc",  "iuml",   "eth",
    "ntilde", "ograve", "oacute", "ocirc",  "otilde", "ouml",   "divide", "oslash", "ugrave",
    "uacute", "ucirc",  "uuml",   "yacute", "thorn",  "yuml"};

struct Named {
    char16_t character;
    std::string_view name;
};
/// Those of windows-1252 beyond Latin-1 (HTML 4.01, 24.3.1 and 24.4.1).
constexpr std::array<Named, 24> otherNames{{
    {0x20AC, "euro"},   {0x201A, "sbquo"},  {0x0192, "fnof"},   {0x201E, "bdquo"},
    {0x2026, "hellip"}, {0x2020, "dagger"}, {0x2021, "Dagger"}, {0x02C6, "circ"},
    {0x2030, "permil"}, {0x0160, "Scaron"}, {0x2039, "lsaquo"}, {0x0152, "OElig"},
    {0x2018, "lsquo"},  {0x2019, "rsquo"},  {0x201C, "ldquo"},  {0x201D, "rdquo"},
    {0x2022, "bull"},   {0x2013, "ndash"},  {0x2014, "mdash"},  {0x02DC, "tilde"},
    {0x2122, "trade"},  {0x0161, "scaron"}, {0x203A, "rsaquo"}, {0x0153, "oelig"},
}};
constexpr char16_t withDiaeresis = 0x0178; // "Yuml"

std::optional<char32_t> characterNamed(std::string_view name) {
    if (const auto found = std::ranges::find(latin1Names, name); found != latin1Names.end())
        return 0xA0 + static_cast<char32_t>(found - latin1Names.begin());
    if (const auto found = std::ranges::find(otherNames, name, &Named::name);
        found != otherNames.end())
        return found->character;
    return name == "Yuml" ? std::optional<char32_t>(withDiaeresis) : std::nullopt;
}

std::string_view nameOf(char16_t character) {
    if (character >= 0xA0 && character <= 0xFF)
        return latin1Names[character - 0xA0U];
    if (const auto found = std::ranges::find(otherNames, character, &Named::character);
        found != otherNames.end())
        return found->name;
    return character == withDiaeresis ? std::string_view("Yuml") : std::string_view();
}

int digitOf(char32_t character) {
    if (character >= U'0' && character <= U'9')
        return static_cast<int>(character - U'0');
    const char32_t lower = character | 0x20;
    return lower >= U'a' && lower <= U'f' ? static_cast<int>(lower - U'a') + 10 : 16;
}

/// The number after `&#`.
std::optional<char32_t> numberIn(std::u32string_view digits) {
    const bool hex = !digits.empty() && (digits.front() | 0x20) == U'x';
    const char32_t base = hex ? 16 : 10;
    if (hex)
        digits.remove_prefix(1);
    if (digits.empty())
        return std::nullopt;
    char32_t number = 0;
    for (const char32_t each : digits) {
        const int digit = digitOf(each);
        if (digit >= static_cast<int>(base) || number > 0x10FFFF)
            return std::nullopt;
        number = number * base + static_cast<char32_t>(digit);
    }
    const bool surrogate = number >= 0xD800 && number < 0xE000;
    return number > 0x10FFFF || surrogate ? std::nullopt : std::optional(number);
}

} // namespace

std::optional<Entity> entityAt(std::u32string_view text) {
    constexpr std::size_t longest = 10; // "&#1114111;"
    if (text.empty() || text.front() != U'&')
        return std::nullopt;
    const std::size_t end = text.substr(0, longest).find(U';');
    if (end == text.npos || end < 3)
        return std::nullopt;
    const std::u32string_view inside = text.substr(1, end - 1);
    std::optional<char32_t> character;
    if (inside.front() == U'#') {
        character = numberIn(inside.substr(1));
    } else {
        std::array<char, longest> name{};
        for (std::size_t i = 0; i < inside.size(); ++i)
            name[i] = inside[i] < 0x80 ? static_cast<char>(inside[i]) : '?';
        character = characterNamed({name.data(), inside.size()});
    }
    if (!character || *character < 0x80)
        return std::nullopt;
    return Entity{*character, end + 1};
}

std::u16string withEntities(std::u16string_view text) {
    std::u16string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char16_t unit = text[at];
        if (unit < 0x80) {
            result += unit;
            continue;
        }
        result += u'&';
        if (const std::string_view name = nameOf(unit); !name.empty()) {
            result.append(name.begin(), name.end());
        } else {
            char32_t character = unit;
            if (unit >= 0xD800 && unit < 0xDC00 && at + 1 < text.size())
                character = 0x10000 + ((unit - 0xD800U) << 10) + (text[++at] - 0xDC00U);
            const std::string digits = std::to_string(static_cast<unsigned long>(character));
            result += u'#';
            result.append(digits.begin(), digits.end());
        }
        result += u';';
    }
    return result;
}

} // namespace charsleuth
