#pragma once

/// Divides a document into parts that are each in an encoding of their own, off the GUI thread.

#include "app/viewer/document/byte_source.h"
#include "core/parts/input_findings.h"
#include "core/ranking/detection.h"

#include <functional>

namespace charsleuth::viewer {

/// Longer documents are not divided: that cannot be stopped half-way. Bytes.
inline constexpr std::uint64_t longestShownByParts = std::uint64_t{16} << 20;

/// Reports once what lookInto() finds: with the parts, if there are several and the document is no
/// longer than `longestShownByParts`, and no bodies of a longer mail. Pure; any thread.
void findMixedParts(const SharedBytes& bytes, const Detection& detection,
                    const std::function<void(InputFindings)>& report);

/// A mail with the bytes that its encoded bodies of text stand for in their place. Pure; any
/// thread.
SharedBytes withBodiesDecoded(const SharedBytes& mail, const Detection& detection);

} // namespace charsleuth::viewer
