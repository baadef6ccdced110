#pragma once

/// What the input, or what stands beside it, says of its encoding.

#include "core/bytes/exported.h"
#include "core/ranking/detection.h"

#include <string>

namespace charsleuth {

/// The first declaration that the bytes contradict, other than the file's name; null for none.
CHARSLEUTH_EXPORT const Conflict* declaredOtherwise(const Detection& detection);

/// The label of the first declaration that is contradicted, else the name that is borne out; empty
/// where nothing speaks. A BOM and the file's name are no such declarations. Requires: the first
/// candidate is explained.
CHARSLEUTH_EXPORT std::string declaredIn(const Detection& detection);

} // namespace charsleuth
