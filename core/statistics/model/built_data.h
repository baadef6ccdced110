#pragma once

/// The files of resources/models/built, as constants of the program.
/// Tested by language_model_test.

#include <cstdint>
#include <cstring>
#include <span>

namespace charsleuth {

/// The file with this number: 0..11 are the models of the scripts, 12 is the alphabet. 16 zeros may
/// be read after each file.
std::span<const std::uint8_t> builtFile(std::size_t number);

/// Little-endian numbers at an index, whatever the processor.
inline std::uint16_t load16(const std::uint8_t* at, std::size_t index) {
    at += 2 * index;
    return static_cast<std::uint16_t>(at[0] | at[1] << 8);
}
inline std::uint32_t load32(const std::uint8_t* at, std::size_t index) {
    at += 4 * index;
    return static_cast<std::uint32_t>(at[0]) | static_cast<std::uint32_t>(at[1]) << 8 |
           static_cast<std::uint32_t>(at[2]) << 16 | static_cast<std::uint32_t>(at[3]) << 24;
}

} // namespace charsleuth
