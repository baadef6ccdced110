#pragma once

/// Return on a button outside dialogs: it does what a click does, as Space does.

class QKeyEvent;
class QWidget;

namespace charsleuth::viewer {

/// For the key events that a window's widgets leave to it. Returns whether a button was clicked.
bool clickedByReturn(const QWidget& window, const QKeyEvent& event);

} // namespace charsleuth::viewer
