#pragma once

/// The encoding in which an editor should open a file.
/// Tested by detect_test.

#include "core/bytes/exported.h"
#include "core/ranking/detection.h"

#include <string_view>

namespace charsleuth {

/// UTF-8 for pure ASCII; else the widest encoding in use that gives the candidate's text, by the
/// name that editors use (findEncoding() knows it).
CHARSLEUTH_EXPORT std::string_view editAs(const Candidate& candidate, bool asciiOnly);

} // namespace charsleuth
