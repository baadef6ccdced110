#include "app/cli/json_writer.h"

#include "app/files/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

namespace charsleuth::cli {

namespace {

/// The second character of a byte's escape; 'u' stands for \u00XX, nothing for the byte itself.
constexpr std::array<char, 256> escapeOf = [] {
    std::array<char, 256> escapes{};
    std::fill_n(escapes.begin(), 0x20, 'u');
    for (const auto& [byte, escape] : {std::pair('\b', 'b'),
                                       {'\f', 'f'},
                                       {'\n', 'n'},
                                       {'\r', 'r'},
                                       {'\t', 't'},
                                       {'"', '"'},
                                       {'\\', '\\'}})
        escapes[static_cast<unsigned char>(byte)] = escape;
    return escapes;
}();
constexpr std::size_t longestEscape = 6; // bytes

char* putEscaped(char* to, unsigned char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const char escape = escapeOf[byte];
    if (escape != 0)
        *to++ = '\\';
    *to++ = escape != 0 ? escape : static_cast<char>(byte);
    if (escape == 'u')
        for (const char c : {'0', '0', digits[byte >> 4], digits[byte & 15]})
            *to++ = c;
    return to;
}

constexpr std::uint64_t inEach(unsigned char byte) {
    return 0x0101010101010101U * byte;
}

/// Whether one of eight bytes has to be escaped.
bool hasEscaped(std::uint64_t word) {
    // A byte borrows from the next one only where it is one of those itself.
    const auto isBelow = [](std::uint64_t bytes, unsigned char limit) {
        return (bytes - inEach(limit)) & ~bytes & inEach(0x80);
    };
    return (isBelow(word, ' ') | isBelow(word ^ inEach('"'), 1) |
            isBelow(word ^ inEach('\\'), 1)) != 0;
}

/// Whether it is ASCII in which nothing has to be escaped, as most texts are.
bool isPlain(std::string_view text) {
    std::uint64_t word = 0;
    if (text.size() < sizeof word)
        return std::ranges::all_of(text, [](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return byte < 0x80 && escapeOf[byte] == 0;
        });
    for (std::size_t at = 0; at < text.size(); at += sizeof word) {
        std::memcpy(&word, text.data() + std::min(at, text.size() - sizeof word), sizeof word);
        if ((word & inEach(0x80)) != 0 || hasEscaped(word))
            return false;
    }
    return true;
}

} // namespace

void* ThrowingAllocator::Malloc(std::size_t size) {
    return Realloc(nullptr, 0, size);
}

// NOLINTBEGIN(cppcoreguidelines-no-malloc): new cannot make a block longer
void* ThrowingAllocator::Realloc(void* old, std::size_t /*oldSize*/, std::size_t newSize) {
    if (newSize == 0) {
        std::free(old);
        return nullptr;
    }
    void* memory = std::realloc(old, newSize);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void ThrowingAllocator::Free(void* memory) {
    std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc)

void JsonWriter::Writer::plainString(std::string_view text) {
    Prefix(rapidjson::kStringType);
    char* at = os_->Push(text.size() + 2);
    *at++ = '"';
    std::memcpy(at, text.data(), text.size());
    at[text.size()] = '"';
    EndValue(true);
}

void JsonWriter::Writer::escapedString(std::string_view text) {
    Prefix(rapidjson::kStringType);
    const std::size_t room = longestEscape * text.size() + 2;
    char* const begin = os_->Push(room);
    char* to = begin;
    *to++ = '"';
    while (!text.empty()) {
        std::uint64_t word = 0;
        if (text.size() >= sizeof word)
            std::memcpy(&word, text.data(), sizeof word);
        if (word != 0 && !hasEscaped(word)) {
            std::memcpy(to, &word, sizeof word);
            to += sizeof word;
            text.remove_prefix(sizeof word);
            continue;
        }
        for (const char c : text.substr(0, sizeof word))
            to = putEscaped(to, static_cast<unsigned char>(c));
        text.remove_prefix(std::min(text.size(), sizeof word));
    }
    *to++ = '"';
    os_->Pop(room - static_cast<std::size_t>(to - begin));
    EndValue(true);
}

void JsonWriter::value(std::string_view text) {
    if (isPlain(text))
        m_writer.plainString(text);
    else if (isUtf8(text))
        m_writer.escapedString(text);
    else
        m_writer.escapedString(validUtf8(text));
}

/// RapidJSON's own digits are not always the shortest: 1.0192400000000001e-7.
void JsonWriter::value(double number) {
    std::array<char, 32> digits{};
    const auto [end, trouble] = std::to_chars(digits.begin(), digits.end(), number);
    std::string text(digits.begin(), end);
    if (text.find_first_of(".e") == text.npos)
        text += ".0"; // so that it reads as a number that could have a fraction
    m_writer.RawValue(text.data(), text.size(), rapidjson::kNumberType);
}

} // namespace charsleuth::cli
