#pragma once

/// Asks whether a file that is there already shall be replaced: its size and date, and a button at
/// another place than the one that brought the question up. A double click on that one answers
/// nothing.

#include <QFrame>

#include <string>

class QLabel;
class QPushButton;

namespace charsleuth::viewer {

class ReplaceQuestion : public QFrame {
    Q_OBJECT

public:
    explicit ReplaceQuestion(QWidget* parent);

    /// Shows the question; hide() takes it back.
    void ask(const std::string& place);

signals:
    void replaceWanted();

private:
    QLabel* m_words;
    QPushButton* m_replace;
};

} // namespace charsleuth::viewer
