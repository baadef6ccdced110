#pragma once

/// The mojibake in an input.

#include "app/files/file_source.h"
#include "app/files/progress.h"
#include "core/registry/encoding_id.h"
#include "core/repair/repair.h"

#include <functional>
#include <optional>
#include <vector>

namespace charsleuth {

/// Reads the input through, and gives the repairs to `take`, one at a time. Malformed sequences are
/// in no run.
std::optional<Error> findRepairs(FileSource& source, EncodingId encoding,
                                 const RepairOptions& options, const Progress& progress,
                                 const std::function<void(Repair&&)>& take);
/// All of them.
Result<std::vector<Repair>> findRepairs(FileSource& source, EncodingId encoding,
                                        const RepairOptions& options = {},
                                        const Progress& progress = {});

} // namespace charsleuth
