#include "app/viewer/views/alt_letters.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace charsleuth::viewer {

bool AltLetters::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool types = !key->text().isEmpty() && key->text().front().isPrint();
    return types && key->modifiers().testFlag(Qt::AltModifier) &&
           !key->modifiers().testFlag(Qt::ControlModifier) && // AltGr of some keyboards
           (qobject_cast<QLineEdit*>(watched) != nullptr ||
            qobject_cast<QComboBox*>(watched) != nullptr ||
            qobject_cast<QPlainTextEdit*>(watched) != nullptr);
}

} // namespace charsleuth::viewer
