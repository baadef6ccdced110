#include "app/files/printable.h"

#include "app/files/digits.h"
#include "core/bytes/bytes.h"
#include "core/bytes/scan/scans.h"

#include <cstdint>

namespace charsleuth {

std::optional<Utf8Character> firstCharacter(std::string_view text) {
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80)
        return Utf8Character{lead, 1};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < size)
        return std::nullopt;
    char32_t value = lead & (0x7Fu >> size);
    for (std::size_t at = 1; at < size; ++at) {
        if ((byte(at) & 0xC0u) != 0x80)
            return std::nullopt;
        value = value << 6 | (byte(at) & 0x3Fu);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (value < smallest[size] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return std::nullopt;
    return Utf8Character{value, size};
}

bool isHarmless(char32_t character) {
    const char32_t c = character;
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool separator = c == 0x2028 || c == 0x2029;
    const bool turns = c == 0x061C || (c >= 0x200E && c <= 0x200F) ||
                       (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return !control && !separator && !turns;
}

namespace {

std::string escaped(char32_t c) {
    switch (c) {
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    }
    return c < 0x80 ? "\\x" + hexDigits(c, 2) : "\\u{" + hexDigits(c, 4) + '}';
}

} // namespace

std::string printable(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const auto character = firstCharacter(name);
        if (!character) {
            out += "\\x" + hexDigits(static_cast<std::uint8_t>(name[0]), 2);
        } else if (!isHarmless(character->value)) {
            out += escaped(character->value);
        } else {
            out += name.substr(0, character->size);
        }
        name.remove_prefix(character ? character->size : 1);
    }
    return out;
}

bool isUtf8(std::string_view text) {
    // To the scan a character that the end cuts off is sound.
    const auto opens = [&](std::size_t fromEnd, std::uint8_t lead) {
        return text.size() >= fromEnd &&
               static_cast<std::uint8_t>(text[text.size() - fromEnd]) >= lead;
    };
    Utf8Sums sums;
    return !opens(1, 0xC0) && !opens(2, 0xE0) && !opens(3, 0xF0) &&
           bestScans().soundUtf8(bytesOf(text), {}, sums);
}

std::string validUtf8(std::string_view name) {
    std::string out;
    while (!name.empty()) {
        const auto character = firstCharacter(name);
        out += character ? name.substr(0, character->size) : "\xEF\xBF\xBD";
        name.remove_prefix(character ? character->size : 1);
    }
    return out;
}

} // namespace charsleuth
