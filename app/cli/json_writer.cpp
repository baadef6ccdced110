#include "app/cli/json_writer.h"

#include "app/files/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace charsleuth::cli {

namespace {

enum Kind : std::uint8_t { Plain = 0, Escaped = 1, High = 2 };

/// What JSON makes of a byte in a string.
constexpr std::array<std::uint8_t, 256> kindOf = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t byte = 0; byte < kinds.size(); ++byte)
        if (byte >= 0x80)
            kinds[byte] = High;
        else
            kinds[byte] = byte < 0x20 || byte == '"' || byte == '\\' ? Escaped : Plain;
    return kinds;
}();

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
    at = std::ranges::copy(text, at).out;
    *at = '"';
    EndValue(true);
}

void JsonWriter::value(std::string_view text) {
    unsigned kinds = 0;
    for (const char c : text)
        kinds |= kindOf[static_cast<unsigned char>(c)];
    const bool valid = (kinds & High) == 0 || isUtf8(text);
    if (valid && (kinds & Escaped) == 0)
        return m_writer.plainString(text);
    const std::string replaced = valid ? std::string() : validUtf8(text);
    const std::string_view written = valid ? text : std::string_view(replaced);
    m_writer.String(written.data(), static_cast<rapidjson::SizeType>(written.size()));
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
