#pragma once

/// Asks for a line or a byte; stays open, and says what is possible, until it is given one.

#include "app/viewer/session/options.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace charsleuth::viewer {

class GoToDialog : public QDialog {
    Q_OBJECT

public:
    /// `lines`: nothing while they are still being counted; then any line is taken.
    GoToDialog(std::optional<std::uint64_t> lines, std::uint64_t bytes, QWidget* parent);

    QLineEdit* input() const { return m_input; }
    QLabel* message() const { return m_message; }
    /// What was asked for, once the dialog is accepted.
    const Place& place() const { return m_place; }

    void accept() override;

private:
    bool isReachable(const Place& place) const;

    std::optional<std::uint64_t> m_lines;
    std::uint64_t m_bytes;
    QLineEdit* m_input;
    QLabel* m_message;
    Place m_place;
};

} // namespace charsleuth::viewer
