#pragma once

/// A smaller sample of a sample: its informative windows, in bounded size.

#include "core/bytes/sample.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// The number of bytes in all segments.
std::uint64_t sizeOf(std::span<const SampleSegment> sample);

/// An excerpt of about `size` bytes at most; `sample` itself if it is no larger. It has windows of
/// 128 bytes: the first one; for every byte value of 0x80 or more the first window that has it;
/// then windows with such bytes, evenly spread; then others, at most `ascii` bytes of them.
/// Neighbours are merged.
std::vector<SampleSegment> excerpt(std::span<const SampleSegment> sample, std::size_t size,
                                   std::size_t asciiBytes = SIZE_MAX);

} // namespace charsleuth
