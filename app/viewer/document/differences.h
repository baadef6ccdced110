#pragma once

/// Where readings of the same bytes differ.

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/places.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace charsleuth::viewer {

/// The bytes of all characters within `range` that are not the same, from the same bytes, in both;
/// sorted, disjoint. A malformed sequence differs from every character.
std::vector<ByteRange> differences(const MappedText& a, const MappedText& b, ByteRange range);

/// All bytes of both lists; sorted, disjoint.
std::vector<ByteRange> unite(std::vector<ByteRange> a, const std::vector<ByteRange>& b);

/// Reports the bytes of a whole file at which any of `others` differs from `shown`, neighbours as
/// one range. Ends early when stopped and after Places::mostPlaces ranges. Any thread.
void findDifferences(const SharedBytes& bytes, const ReadAs& shown,
                     const std::vector<ReadAs>& others, std::stop_token stop,
                     const std::function<void(PlacesStep)>& report);

} // namespace charsleuth::viewer
