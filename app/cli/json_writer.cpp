#include "app/cli/json_writer.h"

#include "app/files/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <new>

namespace charsleuth::cli {

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

void JsonWriter::value(std::string_view text) {
    const bool ascii = std::ranges::all_of(text, [](char c) { return (c & 0x80) == 0; });
    const std::string valid = ascii ? std::string() : validUtf8(text);
    const std::string_view written = ascii ? text : std::string_view(valid);
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
