#pragma once

/// Divides a document into parts that are each in an encoding of their own, off the GUI thread.

#include "app/viewer/document/byte_source.h"
#include "core/parts/part.h"
#include "core/ranking/detection.h"

#include <functional>
#include <vector>

namespace charsleuth::viewer {

/// Longer documents are not divided: that cannot be stopped half-way. Bytes.
inline constexpr std::uint64_t longestShownByParts = std::uint64_t{16} << 20;

/// Reports the parts once, in order and without a gap. Pure; any thread.
void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(std::vector<Part>)>& report);

/// Whether lines may be in another encoding than the answer, see charsleuth::hasOtherLines(). Pure;
/// any thread.
bool hasOtherLines(const SharedBytes& bytes, const Detection& detection);

} // namespace charsleuth::viewer
