#pragma once

/// What a long run says about how far it has come.

#include <cstdint>
#include <functional>

namespace charsleuth {

/// Called after each piece with the bytes of the input that were read so far; false stops the run,
/// which then fails with an error.
using Progress = std::function<bool(std::uint64_t)>;

} // namespace charsleuth
