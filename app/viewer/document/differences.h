#pragma once

/// Where two readings of the same bytes differ.

#include "core/decode/decoded_text.h"

#include <vector>

namespace charsleuth::viewer {

/// The bytes of all characters within `range` that are not the same, from the same bytes, in both;
/// sorted, disjoint. A malformed sequence differs from every character.
std::vector<ByteRange> differences(const MappedText& a, const MappedText& b, ByteRange range);

/// All bytes of both lists; sorted, disjoint.
std::vector<ByteRange> unite(std::vector<ByteRange> a, const std::vector<ByteRange>& b);

} // namespace charsleuth::viewer
