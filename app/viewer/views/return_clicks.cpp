#include "app/viewer/views/return_clicks.h"

#include <QAbstractButton>
#include <QKeyEvent>

namespace charsleuth::viewer {

bool clickedByReturn(const QWidget& window, const QKeyEvent& event) {
    auto* button = qobject_cast<QAbstractButton*>(window.window()->focusWidget());
    const bool wanted = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (button == nullptr || !wanted || event.isAutoRepeat())
        return false;
    button->click();
    return true;
}

} // namespace charsleuth::viewer
