// Mouse, wheel and keyboard of the text view.

#include "app/viewer/views/text_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBoundaryFinder>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr double anglePerLine = 40; // a notch is 120 eighths of a degree: three lines
constexpr int dragScrollMilliseconds = 40;

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
        return emit zoomWanted(m_pointSize + (event->angleDelta().y() > 0 ? 1 : -1));
    }
    if (event->angleDelta().y() == 0 || (event->modifiers() & Qt::ShiftModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    m_wheelRest += event->angleDelta().y() / anglePerLine;
    const int lines = static_cast<int>(std::trunc(m_wheelRest));
    m_wheelRest -= lines;
    scrollLines(-lines);
}

void TextView::keyPressEvent(QKeyEvent* event) {
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const bool far = event->modifiers() & Qt::ControlModifier;
    if (m_text.isNull())
        return event->ignore();
    switch (event->key()) {
    case Qt::Key_Down:
        return stepLines(1, extend);
    case Qt::Key_Up:
        return stepLines(-1, extend);
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return stepPages(1, extend && event->key() != Qt::Key_Space);
    case Qt::Key_PageUp:
        return stepPages(-1, extend);
    case Qt::Key_Left:
        return stepTo(placeBeside(m_caret, -1), extend);
    case Qt::Key_Right:
        return stepTo(placeBeside(m_caret, 1), extend);
    case Qt::Key_Home:
        return stepTo(far ? 0 : movedBy(m_caret, 0), extend);
    case Qt::Key_End: {
        const RowLayout row = layoutOf(m_caret);
        return stepTo(far ? lastPlace() : row.lineEnd(row.lineOf(m_caret)), extend);
    }
    default:
        event->ignore(); // the window's shortcuts
    }
}

std::uint64_t TextView::lastPlace() const {
    return layoutOf(m_text.size()).row().byteOf.back();
}

/// The next place (or the one before) in the order of the bytes, over the ends of rows, too.
std::uint64_t TextView::placeBeside(std::uint64_t byte, int direction) const {
    const RowLayout here = layoutOf(byte);
    const std::uint64_t beside = direction < 0 ? here.placeBefore(byte) : here.placeAfter(byte);
    const ByteRange row = here.row().bytes;
    if (beside != byte || (direction < 0 ? row.begin == 0 : row.end >= m_text.size()))
        return beside;
    if (direction > 0)
        return row.end;
    const RowLayout above = layoutOf(row.begin - 1);
    const std::uint64_t end = above.row().byteOf.back();
    return end < byte ? end : above.placeBefore(byte); // a piece of a long line has no line end
}

/// Moves the caret, and the view no further than it must.
void TextView::stepTo(std::uint64_t byte, bool extend) {
    moveCaret(byte, extend);
    m_holdCaret = true;
    if (!isOnScreen(byte))
        setTop(byte < m_top ? byte : movedBy(byte, 1 - linesPerPage()));
    revealColumn(byte);
}

void TextView::stepLines(int lines, bool extend) {
    const double x = m_stepX.value_or(layoutOf(m_caret).xOf(m_caret));
    const std::uint64_t line = movedBy(m_caret, lines);
    if (extend && line == movedBy(m_caret, 0)) // there is none: what is left of this one
        return stepTo(lines > 0 ? lastPlace() : 0, extend);
    const RowLayout row = layoutOf(line);
    stepTo(row.byteOnLine(row.lineOf(line), x), extend);
    m_stepX = x;
}

void TextView::stepPages(int pages, bool extend) {
    const int lines = pages * std::max(1, linesPerPage() - 1);
    setTop(movedBy(m_top, lines));
    stepLines(lines, extend);
}

void TextView::mousePressEvent(QMouseEvent* event) {
    if (m_text.isNull())
        return;
    // The menu is for what is clicked: the selection, or the character outside it.
    const std::uint64_t clicked = byteAt(event->position());
    if (event->button() == Qt::RightButton && !selection().contains(clicked))
        moveCaret(clicked, false);
    if (event->button() != Qt::LeftButton)
        return;
    moveCaret(clicked, event->modifiers() & Qt::ShiftModifier);
    m_dragTimer.start(dragScrollMilliseconds, this);
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
    const Rows rows = rowsAt(byte, 0, 0);
    const Row& row = rows.rows[rows.anchor];
    const auto [begin, end] = wordAt(row.text, row.unitAt(byte));
    select({row.byteOf[begin], row.byteOf[end]});
}

std::optional<std::uint64_t> TextView::characterAt(QPointF point) const {
    const double x = point.x() - textLeft() + horizontalScrollBar()->value();
    for (const Placed& placed : m_page)
        if (const auto byte = placed.layout->characterAt({x, point.y() - placed.y}, m_style))
            return byte;
    return std::nullopt;
}

bool TextView::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto byte = characterAt(help->pos());
    QToolTip::showText(help->globalPos(), byte && m_teller ? m_teller(m_text, *byte) : QString(),
                       viewport());
    return true;
}

void TextView::tellOfCaret() {
    const auto caret = caretRect();
    if (caret && m_teller)
        QToolTip::showText(viewport()->mapToGlobal(caret->bottomLeft().toPoint()),
                           m_teller(m_text, selection().begin), viewport());
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
