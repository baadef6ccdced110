#pragma once

/// What the window says of a file whose parts are in different encodings.

#include "app/viewer/models/banners.h"
#include "core/parts/part.h"

#include <span>

namespace charsleuth::viewer {

/// "lines 1 to 20: UTF-8; lines 21 to 40: windows-1252 (3 malformed)"; at most `most` parts, and
/// how many more there are.
QString partsText(std::span<const Part> parts, std::size_t most);

/// Nothing where all text is in one encoding.
std::optional<Banner> mixedBanner(std::span<const Part> parts);

} // namespace charsleuth::viewer
