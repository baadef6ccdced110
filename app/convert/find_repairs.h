#pragma once

/// The mojibake in an input, and the plan that undoes it in a copy.

#include "app/convert/conversion.h"
#include "core/repair/repair.h"

namespace charsleuth {

/// Reads the input through. Malformed sequences are in no run.
Result<std::vector<Repair>> findRepairs(FileSource& source, EncodingId encoding,
                                        const RepairOptions& options = {},
                                        const Progress& progress = {});

/// The repairs as substitutions of a conversion plan.
std::vector<Substitution> substitutionsOf(std::span<const Repair> repairs);

} // namespace charsleuth
