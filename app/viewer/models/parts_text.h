#pragma once

/// What the window says of a file whose parts are in different encodings.

#include "app/viewer/models/banners.h"
#include "core/parts/input_findings.h"

#include <span>

namespace charsleuth::viewer {

/// "lines 1 to 20: UTF-8; lines 21 to 40: windows-1252 (3 malformed)"; at most `most` parts, and
/// how many more there are.
QString partsText(std::span<const Part> parts, std::size_t most);

/// The same of a document that is read part by part.
QString partsText(const FileText& text, std::size_t most);

/// Nothing where all is text in one encoding, or nothing is text.
std::optional<Banner> mixedBanner(std::span<const Part> parts);

/// For a mail with encoded bodies; nothing where there are none.
std::optional<Banner> bodiesBanner(std::span<const DecodedBody> bodies);

/// For a document that is too long to be divided here.
Banner undividedBanner();

/// The parts with a range read in another encoding; neighbours in the same one become one part.
/// Requires: the parts reach to the end, the range is not empty and inside.
std::vector<DecodedPart> withPart(std::span<const DecodedPart> parts, ByteRange range,
                                  EncodingId encoding);

} // namespace charsleuth::viewer
