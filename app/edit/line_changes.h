#pragma once

/// Finds the lines in which two texts differ.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

/// Lines [begin, end), counted from 0.
struct LineRange {
    std::size_t begin = 0, end = 0;

    std::size_t size() const { return end - begin; }
    friend bool operator==(const LineRange&, const LineRange&) = default;
};

/// Lines of the left text with what stands there in the right one; either may be empty.
struct LineChange {
    LineRange left, right;

    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// The changes in order. Lines are equal if their numbers are. Lines that are in both texts once
/// hold the rest together ("patience"); where there are none, those that are there more often do,
/// the first with the first. About linear.
std::vector<LineChange> lineChanges(std::span<const std::uint64_t> left,
                                    std::span<const std::uint64_t> right);

} // namespace charsleuth
