#pragma once

/// F6: from one part of a window to the next.

#include <QList>

class QWidget;

namespace charsleuth::viewer {

/// Gives the focus to the part after (1) or before (-1) the one that has it; to the first one where
/// none has it. A part has it also where a widget beside it in the same frame has: of notices any
/// of their buttons.
void goToPart(const QList<QWidget*>& parts, int direction);

} // namespace charsleuth::viewer
