#pragma once

/// What detection noticed in an input and cannot tell without reading all of it.

#include "app/answer/file_report.h"
#include "app/files/file_source.h"

#include <span>

namespace charsleuth {

/// Works out whether the input is mixed, unless its segments are known, and whether it is mojibake.
/// Reads nothing where detection noticed neither. `only`: if not empty, the only encodings of
/// parts. An error where the input cannot be read.
std::optional<Error> findOddities(FileSource& source, std::span<const EncodingId> only,
                                  FileReport& report);

} // namespace charsleuth
