#include "app/cli/json_writer.h"

#include "app/files/digits.h"
#include "app/files/printable.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace charsleuth::cli {

namespace {

bool needsEscape(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\';
}

void appendEscaped(std::string& text, char c) {
    constexpr std::string_view plain = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    const std::size_t at = plain.find(c);
    text += '\\';
    if (at != plain.npos)
        text += letters[at];
    else
        text.append("u").append(hexDigits(static_cast<unsigned char>(c), 4));
}

} // namespace

/// A comma, unless this is the first of an object or array, or stands behind a name.
void JsonWriter::separate() {
    if (!m_text.empty() && std::string_view("{[:").find(m_text.back()) == std::string_view::npos)
        m_text += ',';
}

void JsonWriter::begin(char bracket) {
    separate();
    m_text += bracket;
}

void JsonWriter::raw(std::string_view text) {
    separate();
    m_text += text;
}

void JsonWriter::name(std::string_view name) {
    separate();
    m_text += '"';
    m_text += name;
    m_text += "\":";
}

void JsonWriter::value(std::string_view text) {
    separate();
    const bool ascii = std::ranges::all_of(text, [](char c) { return (c & 0x80) == 0; });
    const std::string valid = ascii ? std::string() : validUtf8(text);
    m_text += '"';
    for (const char c : ascii ? text : std::string_view(valid))
        if (needsEscape(c))
            appendEscaped(m_text, c);
        else
            m_text += c;
    m_text += '"';
}

void JsonWriter::value(double number) {
    std::array<char, 32> digits{};
    const auto [end, trouble] = std::to_chars(digits.begin(), digits.end(), number);
    const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.begin()));
    raw(text);
    if (text.find_first_of(".e") == text.npos)
        m_text += ".0"; // so that it reads as a number that could have a fraction
}

} // namespace charsleuth::cli
