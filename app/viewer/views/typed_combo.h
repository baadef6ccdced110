#pragma once

/// A list of choices in which words can be typed, too, with a list of completions below.
///
/// A first click marks all of it, to be typed over; the next one puts the caret. A press beside the
/// list of completions is for what is there, and closes the list, too: Qt's own only closes it.

#include <QComboBox>

namespace charsleuth::viewer {

class TypedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit TypedCombo(QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    /// The list of completions is left by a press beside it.
    virtual void leaveList() {}

private:
    void placeList();
    bool pressBeside(const QMouseEvent& press);

    bool m_isEntered = false; ///< it has the focus; nothing was clicked or typed yet
};

} // namespace charsleuth::viewer
