#pragma once

/// The parts of an input that are each in an encoding of their own.

#include "app/convert/decoded_pieces.h"
#include "core/parts/parts.h"
#include "core/ranking/detection.h"
#include "core/repair/notice.h"

namespace charsleuth {

/// The longest input that is divided where detection has noticed no parts, bytes: it takes a second
/// or two, and `less` waits.
inline constexpr std::uint64_t longestUnnoticed = longestWithOddLines;

/// Whether parts may be found: not in sound UTF-8, where detection would have noticed other lines.
/// Lines in code pages are well-formed in each other's, so that nothing is noticed of them.
bool mayBeDivided(const Detection& detection);

/// Divides the input, which was detected before. `only`: if not empty, the only encodings of parts.
/// Fails where the input cannot be read, or is longer than `longestDivided`.
Result<std::vector<Part>> findParts(FileSource& source, const Detection& detection,
                                    std::span<const EncodingId> only);

/// Whether lines are in another encoding than the answer: a code page decodes them without a
/// malformed sequence, to wrong text. Of inputs longer than `longestUnnoticed` what detection
/// noticed.
Result<bool> hasOtherLines(FileSource& source, const Detection& detection);

/// Whether a part is text, or there is nothing that could be.
bool hasText(std::span<const Part> parts);

/// The encoding of the first part with text; UTF-8 where there is none.
EncodingId mainEncoding(std::span<const Part> parts);

/// The parts as DecodedPieces wants them. A binary part is read as US-ASCII: what it has beyond is
/// malformed.
std::vector<DecodedPart> decodedParts(std::span<const Part> parts);

} // namespace charsleuth
