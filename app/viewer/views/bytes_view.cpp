#include "app/viewer/views/bytes_view.h"

#include "app/viewer/models/byte_rows.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr double margin = 20;
constexpr double pointSize = 9.5;
constexpr double cellsPerByte = 2.7;
constexpr double ring = 2.5; // around what is selected
constexpr double round = 4;  // corners of a box
constexpr int offsetDigits = 8;
constexpr double halfGap = 8; // between the eighth and the ninth byte
constexpr std::uint64_t maxSteps = std::uint64_t{1} << 30;

QString hex(std::uint64_t value, int digits) {
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

/// A document whose value is the row that the user is on.
class BytesAccessible final : public QAccessibleWidget {
public:
    explicit BytesAccessible(BytesView* view) : QAccessibleWidget(view, QAccessible::Document) {}

    static QAccessibleInterface* create(const QString&, QObject* object) {
        auto* view = qobject_cast<BytesView*>(object);
        return view != nullptr ? new BytesAccessible(view) : nullptr;
    }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? static_cast<BytesView*>(object())->selectedRow()
                                          : QAccessibleWidget::text(kind);
    }
};

} // namespace

BytesView::BytesView(QWidget* parent) : QAbstractScrollArea(parent) {
    QAccessible::installFactory(&BytesAccessible::create);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Bytes"));
    setObjectName("bytes");
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_style = textStyle({}, pointSize, {});
}

void BytesView::setTheme(const Theme& theme) {
    m_style = textStyle(theme, pointSize, {});
    viewport()->update();
}

void BytesView::setText(FileText text) {
    m_text = std::move(text);
    updateScrollBar();
    viewport()->update();
}

void BytesView::reset() {
    m_text = {};
    m_selected = {};
    m_anchor = m_head = 0;
    updateScrollBar();
    viewport()->update();
}

void BytesView::setSelection(ByteRange range) {
    if (!m_choosing || (range.empty() && m_anchor == m_head))
        m_anchor = m_head = range.begin;
    mark(range, m_head);
}

void BytesView::mark(ByteRange range, std::uint64_t visible) {
    m_selected = range;
    const std::uint64_t row = visible / bytesPerRow;
    if (row < firstRow() || row >= firstRow() + static_cast<std::uint64_t>(rowsPerPage()))
        verticalScrollBar()->setValue(
            static_cast<int>((row - std::min<std::uint64_t>(row, 2)) / m_rowsPerStep));
    viewport()->update();
}

QString BytesView::selectedRow() const {
    if (m_text.isNull())
        return {};
    QStringList words;
    for (const ByteRow& row : byteRows(m_text, m_selected.begin, 1)) {
        words += hex(row.offset, offsetDigits);
        for (const ByteCell& cell : row.cells)
            words += hex(cell.value, 2);
        words += row.text;
    }
    return words.join(QLatin1Char(' '));
}

double BytesView::cellX(std::size_t column) const {
    return margin + m_style.cell * (offsetDigits + 2) +
           static_cast<double>(column) * m_style.cell * cellsPerByte + (column >= 8 ? halfGap : 0);
}

int BytesView::rowsPerPage() const {
    return std::max(1, static_cast<int>(viewport()->height() / m_style.lineHeight));
}

std::uint64_t BytesView::firstRow() const {
    return static_cast<std::uint64_t>(verticalScrollBar()->value()) * m_rowsPerStep;
}

void BytesView::updateScrollBar() {
    const std::uint64_t rows =
        m_text.isNull() ? 0 : (m_text.size() + bytesPerRow - 1) / bytesPerRow;
    m_rowsPerStep = rows / maxSteps + 1;
    const auto page = static_cast<std::uint64_t>(rowsPerPage());
    verticalScrollBar()->setRange(0,
                                  static_cast<int>((rows - std::min(rows, page)) / m_rowsPerStep));
    verticalScrollBar()->setPageStep(rowsPerPage());
}

void BytesView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
}

void BytesView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), m_style.theme.chrome);
    if (m_text.isNull())
        return;
    const auto rows =
        byteRows(m_text, firstRow() * bytesPerRow, static_cast<std::size_t>(rowsPerPage()) + 1);
    double y = 0;
    for (const ByteRow& row : rows) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.theme.quiet);
        painter.drawText(QPointF(margin, y + m_style.baseline), hex(row.offset, offsetDigits));
        paintCells(painter, row, y);
        painter.setPen(m_style.theme.text);
        painter.drawText(QPointF(cellX(bytesPerRow) + m_style.cell, y + m_style.baseline),
                         row.text);
        y += m_style.lineHeight;
    }
}

/// The bytes of one character are boxed together; a box that is open at a side goes on in the row
/// beside it. A malformed byte has a box of its own.
void BytesView::paintCells(QPainter& painter, const ByteRow& row, double y) const {
    for (std::size_t i = 0; i < row.cells.size();) {
        std::size_t end = i + 1;
        while (!row.cells[i].malformed && end < row.cells.size() &&
               !row.cells[end - 1].endsCharacter)
            ++end;
        paintCharacter(painter, row, i, end, y);
        i = end;
    }
}

void BytesView::paintCharacter(QPainter& painter, const ByteRow& row, std::size_t begin,
                               std::size_t end, double y) const {
    const Theme& theme = m_style.theme;
    const ByteCell& first = row.cells[begin];
    const ByteCell& last = row.cells[end - 1];
    const double left = cellX(begin) - m_style.cell * 0.4;
    const double right = cellX(end - 1) + m_style.cell * (cellsPerByte - 0.4);
    const QRectF area(left, y + 1, right - left, m_style.lineHeight - 2);
    const ByteRange bytes{row.offset + begin, row.offset + end};
    const bool current = m_selected.empty()
                             ? bytes.contains(m_selected.begin)
                             : m_selected.begin < bytes.end && bytes.begin < m_selected.end;
    const bool several = !first.beginsCharacter || !last.endsCharacter || end - begin > 1;
    if (first.malformed || several || current) {
        const Mark& mark = first.malformed ? theme.malformed : theme.control;
        painter.setPen(current ? QPen(theme.accent, hasFocus() || first.malformed ? ring : 1)
                               : QPen(mark.outline, 1));
        painter.setBrush(first.malformed ? mark.fill : current ? theme.selection : theme.base);
        painter.save();
        painter.setClipRect(area);
        painter.drawRoundedRect(
            area.adjusted(first.malformed || first.beginsCharacter ? 1.5 : -round, 1.5,
                          first.malformed || last.endsCharacter ? -1.5 : round, -1.5),
            round, round);
        painter.restore();
    }
    painter.setPen(first.malformed ? theme.malformed.text : theme.text);
    for (std::size_t i = begin; i < end; ++i)
        painter.drawText(QPointF(cellX(i), y + m_style.baseline), hex(row.cells[i].value, 2));
}

/// With `extend` all characters from where the selection began up to the one at `byte`.
void BytesView::choose(std::uint64_t byte, bool extend) {
    m_head = byte;
    if (!extend)
        m_anchor = byte;
    const ByteRange range = extend ? ByteRange{characterAt(std::min(m_anchor, m_head)).begin,
                                               characterAt(std::max(m_anchor, m_head)).end}
                                   : ByteRange{byte, byte};
    mark(range, m_head);
    const QScopedValueRollback choosing(m_choosing, true);
    emit chosen(range);
}

/// The byte under a point, or the nearest one of its row; nothing behind the file's end.
std::optional<std::uint64_t> BytesView::byteAt(QPointF point) const {
    if (m_text.isNull() || point.y() < 0)
        return std::nullopt;
    std::size_t column = 0;
    while (column + 1 < bytesPerRow && point.x() >= cellX(column + 1) - m_style.cell * 0.4)
        ++column;
    const auto row = static_cast<std::uint64_t>(point.y() / m_style.lineHeight);
    const std::uint64_t byte = (firstRow() + row) * bytesPerRow + column;
    return byte < m_text.size() ? std::optional(byte) : std::nullopt;
}

void BytesView::mousePressEvent(QMouseEvent* event) {
    const auto byte = byteAt(event->position());
    if (!byte || (event->button() == Qt::RightButton && m_selected.contains(*byte)))
        return; // the menu is for the selection
    choose(*byte, event->modifiers() & Qt::ShiftModifier);
}

void BytesView::mouseMoveEvent(QMouseEvent* event) {
    const auto byte = byteAt(event->position());
    if (byte && event->buttons() & Qt::LeftButton && *byte != m_head)
        choose(*byte, true);
}

ByteRange BytesView::characterAt(std::uint64_t byte) const {
    const std::uint64_t next = characterBeside(byte, 1);
    return {characterBeside(byte + 1, -1), next > byte ? next : m_text.size()};
}

/// First byte of the character before or behind the one at `byte`.
std::uint64_t BytesView::characterBeside(std::uint64_t byte, int direction) const {
    const std::uint64_t first =
        byte - std::min<std::uint64_t>(byte, direction < 0 ? bytesPerRow : 0);
    std::uint64_t found = byte;
    for (const ByteRow& row : byteRows(m_text, first, 3))
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const std::uint64_t at = row.offset + i;
            if (!row.cells[i].beginsCharacter)
                continue;
            if (direction > 0 && at > byte)
                return at;
            if (direction < 0 && at < byte)
                found = at;
        }
    return found;
}

void BytesView::keyPressEvent(QKeyEvent* event) {
    if (m_text.isNull() || m_text.size() == 0)
        return event->ignore();
    const bool far = event->modifiers() & Qt::ControlModifier;
    const std::uint64_t at = m_head;
    const bool extend = event->modifiers() & Qt::ShiftModifier;
    const std::uint64_t last = m_text.size() - 1;
    const std::uint64_t page = static_cast<std::uint64_t>(rowsPerPage()) * bytesPerRow;
    const auto back = [&](std::uint64_t bytes) {
        return bytes <= at ? at - bytes : at % bytesPerRow;
    };
    const auto forward = [&](std::uint64_t bytes) { return at + bytes <= last ? at + bytes : at; };
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(characterBeside(at, -1), extend);
    case Qt::Key_Right:
        return choose(characterBeside(at, 1), extend);
    case Qt::Key_Up:
        return choose(back(bytesPerRow), extend);
    case Qt::Key_Down:
        return choose(forward(bytesPerRow), extend);
    case Qt::Key_PageUp:
        return choose(back(page), extend);
    case Qt::Key_PageDown:
        return choose(forward(page), extend);
    case Qt::Key_Home:
        return choose(far ? 0 : at - at % bytesPerRow, extend);
    case Qt::Key_End:
        return choose(far ? last : std::min(last, at - at % bytesPerRow + bytesPerRow - 1), extend);
    default:
        event->ignore();
    }
}

void BytesView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void BytesView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace charsleuth::viewer
