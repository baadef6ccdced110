#pragma once

/// The built-in help page, and the table of keys made from the window's own actions.

#include <QDialog>

class QAction;

namespace charsleuth::viewer {

class HelpWindow : public QDialog {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent);
};

class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const QList<QAction*>& actions, QWidget* parent);
};

/// What the keys do, one row an action: its text without marks, and its keys.
QList<QStringList> keyTable(const QList<QAction*>& actions);

} // namespace charsleuth::viewer
