#pragma once

/// Buttons that come under the mouse by a click on another: the second press of a double click
/// there was not meant for them.

class QWidget;

namespace charsleuth::viewer {

/// Makes the second press of a double click do nothing on the buttons below a widget.
void takeSingleClicks(QWidget& parent);

} // namespace charsleuth::viewer
