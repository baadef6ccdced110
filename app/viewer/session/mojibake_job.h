#pragma once

/// Looks for mojibake in a document, off the GUI thread.

#include "app/viewer/document/byte_source.h"
#include "core/repair/repair.h"

#include <functional>
#include <stop_token>

namespace charsleuth::viewer {

/// Longer documents are not looked through: they are in memory while that is done. Bytes.
inline constexpr std::uint64_t longestLookedThrough = std::uint64_t{64} << 20;

/// Reports the runs of mojibake once, in order. Stopped early, it reports nothing. Pure; any
/// thread.
void findMojibake(const SharedBytes& bytes, EncodingId encoding, std::stop_token stop,
                  const std::function<void(std::vector<Repair>)>& report);

} // namespace charsleuth::viewer
