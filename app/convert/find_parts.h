#pragma once

/// The parts of an input that are each in an encoding of their own.

#include "app/convert/decoded_pieces.h"
#include "core/parts/parts.h"
#include "core/ranking/detection.h"

namespace charsleuth {

/// Divides the input, which was detected before. `only`: if not empty, the only encodings of parts.
/// Fails where the input cannot be read, or is longer than `longestDivided`.
Result<std::vector<Part>> findParts(FileSource& source, const Detection& detection,
                                    std::span<const EncodingId> only);

/// Whether a part is text, or there is nothing that could be.
bool hasText(std::span<const Part> parts);

/// The parts as DecodedPieces wants them. A binary part is read as US-ASCII: what it has beyond is
/// malformed.
std::vector<DecodedPart> decodedParts(std::span<const Part> parts);

} // namespace charsleuth
