#pragma once

/// Content that may be higher or wider than the screen: as large as it wants to be where there is
/// room, else it scrolls. A dialog follows its content.

#include <QScrollArea>

namespace charsleuth::viewer {

class FittingArea : public QScrollArea {
    Q_OBJECT

public:
    explicit FittingArea(QWidget* content, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followContent();

    int m_followed = 0; ///< height of the content for which the dialog has its size, pixels
};

/// For QCoreApplication::installEventFilter(): Qt's own dialogs for files are no larger than the
/// screen either.
class FittingFileDialogs : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A size, in pixels, for which the widget's screen has room, with the frame of the window.
QSize roomFor(QSize wanted, const QWidget* widget);

} // namespace charsleuth::viewer
