#pragma once

/// "About": what the program is, its version, and how it knows.

#include <QDialog>

namespace charsleuth::viewer {

class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);
};

} // namespace charsleuth::viewer
