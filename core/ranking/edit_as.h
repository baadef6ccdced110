#pragma once

/// What an editor should open a file in so that it can be edited on.

#include "core/ranking/detection.h"

#include <string_view>

namespace charsleuth {

/// UTF-8 for pure ASCII; else the widest encoding in use that gives the candidate's text, as
/// editors call it (a name that findEncoding() knows).
std::string_view editAs(const Candidate& candidate, bool asciiOnly);

} // namespace charsleuth
