#pragma once

/// A declaration that names no encoding, and which one was probably meant: "windos-1251".

#include "app/viewer/models/banners.h"

#include <optional>
#include <string_view>

namespace charsleuth::viewer {

/// The encoding whose name differs from a label by a letter or two; nothing where several do, and
/// where the numbers in them are not the same.
std::optional<EncodingId> probablyMeant(std::string_view label);

/// What is to be said of the first such declaration in the file. Reads the file's two ends.
std::optional<Banner> misspeltBanner(const DocumentState& document);

} // namespace charsleuth::viewer
