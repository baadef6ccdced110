#pragma once

/// Alt and a letter are a way to a button, never text: where the button is disabled or there is
/// none, Qt types the letter into the field that has the focus, or chooses what begins with it.

#include <QObject>

namespace charsleuth::viewer {

/// For QCoreApplication::installEventFilter().
class AltLetters : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace charsleuth::viewer
