#pragma once

/// Members' own headers in a zip archive (APPNOTE 6.3.10, section 4.3.7): found without a
/// directory, and compared with one.

#include "app/archive/zip_directory.h"

namespace charsleuth {

/// Compares each member's own header with the directory, and looks between members. Adds to the
/// directory what contradicts it, and the members that it does not list.
std::optional<Error> compareHeaders(FileSource& source, ZipDirectory& directory);

namespace zip {

/// Takes from the field of 64-bit numbers what does not fit into the record.
void widen(ZipMember& member);

/// Members by their own headers in a part of a file, in time that grows with the part's size.
Result<std::vector<ZipMember>> membersWithin(FileSource& source, ByteRange part);

} // namespace zip

} // namespace charsleuth
