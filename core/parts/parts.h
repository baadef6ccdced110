#pragma once

/// Divides a file into parts, each in its own encoding.
///
/// The null hypothesis is that all of it is in the encoding that was found for the whole. Another
/// encoding has to beat that by lines that agree with each other (core/DESIGN.md). Linear in the
/// input. Pure functions.

#include "core/bytes/exported.h"
#include "core/parts/part.h"
#include "core/ranking/detection.h"

#include <cstdint>
#include <span>
#include <vector>

namespace charsleuth {

struct PartOptions {
    /// The encoding that was found for the whole input; nothing if it was found to be binary.
    std::optional<EncodingId> whole;
    double confidence = 0;        ///< of `whole`
    std::vector<EncodingId> only; ///< if not empty: the only encodings of parts
    bool rangesOnly = false;      ///< of a part only its bytes and encoding are found
};

/// For input that was detected. `only`: if not empty, the only encodings of parts.
CHARSLEUTH_EXPORT PartOptions partOptionsFor(const Detection& detection,
                                             std::span<const EncodingId> only);

/// The parts in order, without a gap; neighbours differ. Input in one encoding has one; an empty
/// input none.
CHARSLEUTH_EXPORT std::vector<Part> partsOf(Bytes bytes, const PartOptions& options);

/// Whether more than one encoding is needed to read the parts.
CHARSLEUTH_EXPORT bool isMixed(std::span<const Part> parts);

/// Whether some parts are text, and some binary data.
CHARSLEUTH_EXPORT bool isTextAndData(std::span<const Part> parts);

} // namespace charsleuth
