#pragma once

/// Declarations in a text that a converted copy makes false.

#include "app/convert/conversion.h"

#include <string>
#include <vector>

namespace charsleuth {

struct StaleDeclaration {
    std::string label; ///< as written
    std::string rule;  ///< the reader's name
    std::uint64_t line = 0;
    ByteRange range;         ///< of the label in the input
    std::string replacement; ///< the target as that rule's readers call it; empty where they cannot
};

/// In the order of their places. `from` is what the input is in.
Result<std::vector<StaleDeclaration>> staleDeclarations(FileSource& source, EncodingId from,
                                                        EncodingId to);

/// Adds to the plan what makes them true, with a BOM where they are believed only after one (unless
/// the copy must have none). Returns those that cannot be changed.
std::vector<StaleDeclaration> planCorrections(std::vector<StaleDeclaration> stale,
                                              ConversionPlan& plan, bool mayHaveBom);

} // namespace charsleuth
