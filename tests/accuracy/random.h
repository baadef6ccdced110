#pragma once

/// Random numbers that are the same on every machine, from a name.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace charsleuth::accuracy {

/// FNV-1a, 64 bits.
constexpr std::uint64_t fnv1a(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

/// SplitMix64.
class Random {
public:
    explicit constexpr Random(std::string_view seed) : m_state(fnv1a(seed)) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = m_state += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }
    /// 0 up to `end`; requires `end` above 0. The bias is below 2^-32 for the sizes used here.
    constexpr std::size_t below(std::size_t end) { return static_cast<std::size_t>(next() % end); }

private:
    std::uint64_t m_state;
};

} // namespace charsleuth::accuracy
