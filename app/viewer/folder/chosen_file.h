#pragma once

/// A file of a folder with the encoding that it is read as.

#include "app/tree/tree_walk.h"
#include "core/registry/encoding_id.h"

#include <optional>

namespace charsleuth::viewer {

struct ChosenFile {
    TreeFile file;
    /// Of a file that is to be converted: what the user says it is in.
    std::optional<EncodingId> overruled;
    /// What it is in, as the table of files says; nothing for what has no text.
    std::optional<EncodingId> isIn;
    /// What it was found to be in, and how surely, 0..1.
    std::optional<EncodingId> found;
    double confidence = 0;
};

} // namespace charsleuth::viewer
