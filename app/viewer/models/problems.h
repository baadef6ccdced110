#pragma once

/// Places at which something may be wrong in a text, of any kind, and the way from one to the next.

#include "app/viewer/document/file_text.h"
#include "app/viewer/document/places.h"

#include <optional>
#include <vector>

namespace charsleuth::viewer {

/// The other places must outlive it.
struct Problems {
    FileText text;
    bool malformed = true; ///< its malformed sequences are among them
    std::vector<const Places*> others{};
};

/// The place behind (1) or before (-1) a selection, of any kind; round the corner. Nothing where
/// there is none.
std::optional<ByteRange> problemBeside(const Problems& problems, ByteRange selected, int direction);

/// The places in which there is none of others.
Places apartFrom(const Places& others, const Places& places);

/// The first line of each part of a text but the first one, whose encoding is the text's.
Places beginningsOf(const FileText& text, const std::vector<DecodedPart>& parts);

} // namespace charsleuth::viewer
