#include "app/answer/json_writer.h"

#include "app/files/digits.h"
#include "app/files/printable.h"
#include "core/bytes/bytes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

namespace charsleuth {

namespace {

/// The second character of the short escapes; 0 for all other characters.
char shortEscape(char32_t character) {
    switch (character) {
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    case '"':
    case '\\':
        return static_cast<char>(character);
    default:
        return 0;
    }
}
constexpr std::size_t longestEscape = 6; // bytes

/// Bytes that have to be escaped or begin a character that may have to be: U+0080 to U+00BF, U+0600
/// to U+063F and U+2000 to U+2FFF.
constexpr auto suspects = std::to_array<Byte>({'"', '\\', 0x7F, 0xC2, 0xD8, 0xE2});
constexpr std::array<bool, 256> isSuspect = [] {
    std::array<bool, 256> is{};
    std::fill_n(is.begin(), ' ', true);
    for (const Byte byte : suspects)
        is[byte] = true;
    return is;
}();

/// Writes the character at the start of `text`, or one byte of it; gives back what follows.
std::string_view putCharacter(char*& to, std::string_view text) {
    if (!isSuspect[static_cast<Byte>(text.front())]) {
        *to++ = text.front();
        return text.substr(1);
    }
    const Utf8Character character = firstCharacter(text).value();
    if (const char escape = shortEscape(character.value); escape != 0) {
        *to++ = '\\';
        *to++ = escape;
    } else if (!isHarmless(character.value)) {
        to = std::ranges::copy("\\u" + hexDigits(character.value, 4), to).out;
    } else {
        to = std::ranges::copy(text.substr(0, character.size), to).out;
    }
    return text.substr(character.size);
}

constexpr std::uint64_t inEach(Byte byte) {
    return 0x0101010101010101U * byte;
}

/// Whether one of eight bytes is suspect; it may be said of other bytes, too.
bool hasSuspect(std::uint64_t word) {
    // A byte borrows from the next one only where it is one of those itself.
    const auto isBelow = [](std::uint64_t bytes, Byte limit) {
        return (bytes - inEach(limit)) & ~bytes & inEach(0x80);
    };
    std::uint64_t found = isBelow(word, ' ');
    for (const Byte byte : suspects)
        found |= isBelow(word ^ inEach(byte), 1);
    return found != 0;
}

/// Whether it is ASCII in which nothing has to be escaped, as most texts are.
bool isPlain(std::string_view text) {
    std::uint64_t word = 0;
    if (text.size() < sizeof word)
        return std::ranges::all_of(text, [](char c) {
            const auto byte = static_cast<Byte>(c);
            return byte < 0x80 && !isSuspect[byte];
        });
    for (std::size_t at = 0; at < text.size(); at += sizeof word) {
        std::memcpy(&word, text.data() + std::min(at, text.size() - sizeof word), sizeof word);
        if ((word & inEach(0x80)) != 0 || hasSuspect(word))
            return false;
    }
    return true;
}

/// Does what `new` does where memory is short, in a program without exceptions, too.
[[noreturn]] void throwBadAlloc() {
#ifdef __cpp_exceptions
    throw std::bad_alloc();
#else
    if (const std::new_handler handler = std::get_new_handler())
        handler();
    std::abort();
#endif
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
        throwBadAlloc();
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
        if (word != 0 && !hasSuspect(word)) {
            std::memcpy(to, &word, sizeof word);
            to += sizeof word;
            text.remove_prefix(sizeof word);
            continue;
        }
        const std::size_t rest = text.size() - std::min(text.size(), sizeof word);
        while (text.size() > rest)
            text = putCharacter(to, text);
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
    const auto [end, trouble] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    std::string text(digits.data(), end);
    if (text.find_first_of(".e") == text.npos)
        text += ".0"; // so that it reads as a number that could have a fraction
    m_writer.RawValue(text.data(), text.size(), rapidjson::kNumberType);
}

} // namespace charsleuth
