#pragma once

/// A declaration in the file that names no encoding.

#include "app/viewer/models/banners.h"

#include <optional>

namespace charsleuth::viewer {

/// What is to be said of the first such declaration in the file. Reads the file's two ends.
std::optional<Banner> misspeltBanner(const DocumentState& document);

} // namespace charsleuth::viewer
