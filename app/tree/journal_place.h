#pragma once

/// Where the journal of a conversion lies when nobody says.

#include "app/files/result.h"
#include "app/tree/tree_request.h"

#include <string>

namespace charsleuth {

/// Below $XDG_STATE_HOME, else ~/.local/state, in a folder that is made; the same for each run of
/// the same work. Fails where neither is known.
Result<std::string> journalPlaceFor(const TreeRequest& request);

} // namespace charsleuth
