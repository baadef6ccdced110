#pragma once

/// Asks whether files that are there already shall be replaced: each with its size and date, and a
/// button at another place than the one that brought the question up. A double click on that one
/// answers nothing.

#include <QFrame>

#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace charsleuth::viewer {

class ReplaceQuestion : public QFrame {
    Q_OBJECT

public:
    explicit ReplaceQuestion(QWidget* parent);

    /// `places`: one file or more. Shows the question; hide() takes it back.
    void ask(const std::vector<std::string>& places);

signals:
    void replaceWanted();

private:
    QLabel* m_words;
    QPlainTextEdit* m_list; ///< of several files
    QPushButton* m_replace;
};

} // namespace charsleuth::viewer
