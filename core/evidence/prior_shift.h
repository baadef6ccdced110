#pragma once

/// Evidence that shifts a prior, beside evidence that is weighed. Pure.

#include "core/evidence/evidence.h"

#include <string_view>

namespace charsleuth {

/// The source of evidence that says how hints shift a prior.
inline constexpr std::string_view shiftSource = "hints";

/// Whether the evidence says how hints shift the prior of its encoding. Its weight is 0: the prior
/// contains the shift before any byte is read.
inline bool shiftsPrior(const Evidence& evidence) {
    return evidence.kind == EvidenceKind::Hint && evidence.source == shiftSource;
}

} // namespace charsleuth
