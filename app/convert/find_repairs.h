#pragma once

/// The mojibake in an input.

#include "app/files/file_source.h"
#include "app/files/progress.h"
#include "core/registry/encoding_id.h"
#include "core/repair/repair.h"

#include <vector>

namespace charsleuth {

/// Reads the input through. Malformed sequences are in no run.
Result<std::vector<Repair>> findRepairs(FileSource& source, EncodingId encoding,
                                        const RepairOptions& options = {},
                                        const Progress& progress = {});

} // namespace charsleuth
