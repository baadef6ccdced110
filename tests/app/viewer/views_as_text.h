#pragma once

/// What each view shows of a document, as text, from the models alone.

#include "app/viewer/session/session.h"

namespace charsleuth::viewer {

/// Notices, candidates, text, comparison with the runner-up, reasons, bytes and the status line.
/// Percentages between 1 and 99 are rounded to tens. Waits until the comparison has read
/// everything. Requires: `session` has settled.
QString viewsAsText(const Session& session);

} // namespace charsleuth::viewer
