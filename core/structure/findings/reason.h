#pragma once

/// Adds reasons to findings, and helps to word them.
/// Tested by reasons_test.

#include "core/structure/findings/findings.h"

#include <string_view>

namespace charsleuth {

/// Adds the reason, and sets `excluded` or `proven` if it has that effect.
inline void addReason(Finding& finding, Effect effect, Weight weight,
                      const std::optional<ByteRange>& where, const Sentence& detail) {
    finding.excluded |= effect == Effect::Excludes;
    finding.proven |= effect == Effect::Decides;
    finding.reasons.add({effect, weight, where, detail});
}

/// "1 byte", "12 bytes".
std::string plural(std::uint64_t n, std::string_view one, std::string_view many);

/// "0x82 0xFF"; empty for no bytes.
std::string hex(Bytes bytes);

} // namespace charsleuth
