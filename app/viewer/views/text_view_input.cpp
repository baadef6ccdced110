// Mouse, wheel and keyboard of the text view.

#include "app/viewer/views/text_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr double kAnglePerLine = 40; // a notch is 120 eighths of a degree: three lines
constexpr int kDragScrollMilliseconds = 40;

/// Units of the word around `unit`.
std::pair<std::size_t, std::size_t> wordAt(const std::u16string& text, std::size_t unit) {
    const QString string = QString::fromUtf16(text.data(), static_cast<qsizetype>(text.size()));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, string);
    finder.setPosition(static_cast<qsizetype>(unit));
    const auto begin = finder.isAtBoundary() ? finder.position() : finder.toPreviousBoundary();
    const auto end = finder.toNextBoundary();
    return {static_cast<std::size_t>(std::max<qsizetype>(begin, 0)),
            static_cast<std::size_t>(end < 0 ? string.size() : end)};
}

} // namespace

void TextView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        setPointSize(m_pointSize + (event->angleDelta().y() > 0 ? 1 : -1));
        return;
    }
    if (event->angleDelta().y() == 0 || (event->modifiers() & Qt::ShiftModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_wheelRest += event->angleDelta().y() / kAnglePerLine;
    const int lines = static_cast<int>(std::trunc(m_wheelRest));
    m_wheelRest -= lines;
    scrollLines(-lines);
}

void TextView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::MoveToStartOfDocument) || event->key() == Qt::Key_Home)
        return scrollTo(0);
    if (event->matches(QKeySequence::MoveToEndOfDocument) || event->key() == Qt::Key_End)
        return scrollTo(m_lastTop);
    switch (event->key()) {
    case Qt::Key_Down:
        return scrollLines(1);
    case Qt::Key_Up:
        return scrollLines(-1);
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return scrollLines(linesPerPage() - 1);
    case Qt::Key_PageUp:
        return scrollLines(1 - linesPerPage());
    case Qt::Key_Left:
    case Qt::Key_Right:
        return horizontalScrollBar()->triggerAction(event->key() == Qt::Key_Left
                                                        ? QAbstractSlider::SliderSingleStepSub
                                                        : QAbstractSlider::SliderSingleStepAdd);
    default:
        event->ignore(); // the window's shortcuts
    }
}

void TextView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_text.isNull())
        return;
    moveCaret(byteAt(event->position()), event->modifiers() & Qt::ShiftModifier);
    m_dragTimer.start(kDragScrollMilliseconds, this);
}

void TextView::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) && !m_text.isNull())
        moveCaret(byteAt(event->position()), true);
}

void TextView::mouseReleaseEvent(QMouseEvent*) {
    m_dragTimer.stop();
}

void TextView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_text.isNull())
        return;
    const std::uint64_t byte = byteAt(event->position());
    const Rows rows = m_text.rowsAt(byte, 0, 0);
    const Row& row = rows.rows[rows.anchor];
    const auto [begin, end] = wordAt(row.text, row.unitAt(byte));
    select({row.byteOf[begin], row.byteOf[end]});
}

/// While the mouse is held beyond an edge the text goes on below it.
void TextView::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_dragTimer.timerId())
        return QAbstractScrollArea::timerEvent(event);
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    if (mouse.y() >= 0 && mouse.y() < viewport()->height())
        return;
    scrollLines(mouse.y() < 0 ? -1 : 1);
    moveCaret(byteAt(mouse), true);
}

} // namespace charsleuth::viewer
