#pragma once

/// A smaller sample of a sample: the windows that tell, in bounded size.

#include "core/bytes/sample.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// Bytes in all segments.
std::uint64_t sizeOf(std::span<const SampleSegment> sample);

/// At most about `size` bytes of `sample`, which is returned whole where it is no larger. Kept are
/// windows of 128 bytes: the first, for every byte value of 0x80 or more the first that has it, and
/// then windows with such bytes, evenly spread; then others, `asciiBytes` bytes of them at most.
/// Neighbours are merged.
std::vector<SampleSegment> excerpt(std::span<const SampleSegment> sample, std::size_t size,
                                   std::size_t asciiBytes = SIZE_MAX);

} // namespace charsleuth
