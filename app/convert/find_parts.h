#pragma once

/// What lookInto() of the core finds in a file, and its parts as they are decoded.

#include "app/convert/decoded_pieces.h"
#include "core/parts/input_findings.h"

namespace charsleuth {

/// Looks into an input that was detected before. Fails where it cannot be read, or is longer than
/// `longestDivided` and parts are asked for.
Result<InputFindings> lookInto(FileSource& source, const Detection& detection,
                               const LookWishes& wishes = {});

/// Whether a part is text, or there is nothing that could be.
bool hasText(std::span<const Part> parts);

/// The encoding of the first part with text; UTF-8 where there is none.
EncodingId mainEncoding(std::span<const Part> parts);

/// The parts as DecodedPieces wants them. A binary part is read as US-ASCII: what it has beyond is
/// malformed.
std::vector<DecodedPart> decodedParts(std::span<const Part> parts);

/// A mail with the bytes that its encoded bodies of text stand for in their place.
struct DecodedMail {
    std::vector<Byte> bytes;
    std::vector<DecodedPart> parts; ///< of these bytes; each body is one
};

/// `parts`: of the mail as it lies there, to its end.
DecodedMail decodedMail(Bytes mail, std::span<const DecodedPart> parts,
                        std::span<const DecodedBody> bodies);

} // namespace charsleuth
