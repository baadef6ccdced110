#pragma once

/// The pieces of which parts are made: lines and parts of lines, runs of lines in plain ASCII, and
/// runs of binary.

#include "core/bytes/bytes.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace charsleuth {

struct Piece {
    enum class Kind : std::uint8_t { Ascii, Text, Binary };

    ByteRange bytes;        ///< with its line end; never empty
    std::uint32_t line = 1; ///< of a file of 256 MiB at most; there may be a piece for two bytes
    Kind kind = Kind::Ascii;
};

/// All bytes, in order. A run of binary holds controls that text has not; it goes from quote to
/// quote where it stands in quotes, as in a dump of a database, and may go over line ends.
std::vector<Piece> piecesOf(Bytes bytes);

/// Whether the text is UTF-8 with a character outside ASCII.
bool isSoundUtf8(Bytes text);

/// The pieces, lines cut between words of UTF-8 and words that are malformed in it.
std::vector<Piece> cutInLines(Bytes bytes, const std::vector<Piece>& pieces);

} // namespace charsleuth
