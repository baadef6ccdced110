#pragma once

/// The best path through the pieces of a file: each in one of a few encodings, with a price for
/// each change (Viterbi's algorithm).

#include "core/bytes/bytes.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// `costs`: of each piece in each of `width` encodings, row by row. `changes`: the price of a
/// change before each piece, same unit; that before the first is not paid. Returns the number of
/// the encoding of each piece. Requires: width > 0.
std::vector<std::uint8_t> bestPath(std::span<const float> costs, std::size_t width,
                                   std::span<const float> changes);

} // namespace charsleuth
