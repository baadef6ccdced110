#pragma once

/// Places of a file that were found bit by bit, in whatever order: search hits, differences.

#include "core/bytes/bytes.h"

#include <optional>
#include <vector>

namespace charsleuth::viewer {

/// What a search has found since its last report.
struct PlacesStep {
    std::vector<ByteRange> found; ///< sorted, disjoint
    std::uint64_t searched = 0;   ///< bytes so far
};

class Places {
public:
    /// More are not kept (16 MiB); whoever looks for them stops there and says so.
    static constexpr std::size_t mostPlaces = 1 << 20;

    /// Adds some more, sorted and disjoint; those that overlap what is there, and those over
    /// mostPlaces, are dropped.
    void add(const std::vector<ByteRange>& found);

    const std::vector<ByteRange>& all() const { return m_all; }
    std::size_t count() const { return m_all.size(); }
    bool isFull() const { return m_all.size() >= mostPlaces; }

    /// The first that begins at `byte` or later; the last that begins before it.
    std::optional<ByteRange> from(std::uint64_t byte) const;
    std::optional<ByteRange> before(std::uint64_t byte) const;
    /// Number from 1 of the one that is `range`.
    std::optional<std::size_t> numberOf(ByteRange range) const;
    /// Those that have bytes in `range`.
    std::vector<ByteRange> within(ByteRange range) const;
    bool anyWithin(ByteRange range) const;

private:
    std::vector<ByteRange>::const_iterator firstEndingAfter(std::uint64_t byte) const;

    std::vector<ByteRange> m_all; ///< sorted, disjoint
};

} // namespace charsleuth::viewer
