#include "app/viewer/views/fitting_area.h"

#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr QSize windowFrame(16, 48);   // pixels that a window manager adds, at most
constexpr QSize leastContent(160, 40); // pixels; below it there is nothing to scroll in

} // namespace

FittingArea::FittingArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    content->installEventFilter(this);
}

QSize FittingArea::sizeHint() const {
    const QSize content = widget()->sizeHint().expandedTo(widget()->minimumSize());
    const int width =
        std::max(content.width(), isVisible() ? viewport()->width() : window()->minimumWidth());
    return {content.width(),
            widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : content.height()};
}

QSize FittingArea::minimumSizeHint() const {
    return sizeHint().boundedTo(leastContent);
}

void FittingArea::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    // A dialog takes its size before the theme gives its content the last of its own, and is laid
    // out later. One that was given a size keeps what its content leaves free.
    const auto begin = [this] {
        m_followed = viewport()->height();
        if (window()->testAttribute(Qt::WA_Resized))
            m_followed = std::min(sizeHint().height(), m_followed);
        followContent();
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

/// The dialog becomes higher or lower by as much as its content, and no narrower than it.
void FittingArea::followContent() {
    if (!isVisible() || qobject_cast<QDialog*>(window()) == nullptr)
        return;
    const int by = sizeHint().height() - m_followed;
    const int wider = std::max(0, widget()->minimumSizeHint().width() - viewport()->width());
    const int before = window()->height();
    if (by != 0 || wider != 0)
        window()->resize(roomFor(window()->size() + QSize(wider, by), window()));
    if (wider != 0) // it was placed for its width before
        window()->move(
            std::max(0, std::min(window()->x(), window()->screen()->availableGeometry().right() -
                                                    window()->width() - windowFrame.width() / 2)),
            window()->y());
    m_followed += window()->height() - before; // the screen may not have had room for all of it
}

bool FittingArea::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) // which the layout answers first
        QMetaObject::invokeMethod(this, &FittingArea::followContent, Qt::QueuedConnection);
    return QScrollArea::eventFilter(watched, event);
}

bool FittingFileDialogs::eventFilter(QObject* watched, QEvent* event) {
    auto* dialog = event->type() == QEvent::Show ? qobject_cast<QFileDialog*>(watched) : nullptr;
    if (dialog != nullptr)
        dialog->resize(roomFor(dialog->size(), dialog));
    return false;
}

QSize roomFor(QSize wanted, const QWidget* widget) {
    return wanted.boundedTo(widget->screen()->availableSize() - windowFrame);
}

} // namespace charsleuth::viewer
