#pragma once

/// The look of what the style sheet draws otherwise while something is wrong.

class QComboBox;
class QString;
class QWidget;

namespace charsleuth::viewer {

/// Sets a property that the style sheet asks for, and draws the widget after it.
void setStyled(QWidget& widget, const char* property, bool on);

/// Marks an editable field, and says why where somebody points at it. Empty: takes the mark back.
void markUnknown(QComboBox& field, const QString& complaint);

} // namespace charsleuth::viewer
