#pragma once

/// How the bytes of a file are packed, and what is told of a file that was unpacked.

#include <cstdint>
#include <string>
#include <string_view>

namespace charsleuth {

enum class Packing { Gzip, Zstd };

/// "gzip", "zstd"
constexpr std::string_view nameOf(Packing packing) {
    return packing == Packing::Gzip ? "gzip" : "zstd";
}

/// What an input was unpacked from.
struct Unpacked {
    Packing packing = Packing::Gzip;
    std::uint64_t packedSize = 0; ///< bytes of the file; of a pipe, what was unpacked until now
    std::string trouble;          ///< why the content is not whole, in words; empty where it is
};

} // namespace charsleuth
