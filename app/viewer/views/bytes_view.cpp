#include "app/viewer/views/bytes_view.h"

#include "app/viewer/models/byte_rows.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr double kMargin = 20;
constexpr double kPointSize = 9.5;
constexpr double kCellsPerByte = 2.7;
constexpr double kRing = 2.5; // around a malformed byte that is selected
constexpr int kOffsetDigits = 8;
constexpr double kHalfGap = 8; // between the eighth and the ninth byte
constexpr std::uint64_t kMaxSteps = std::uint64_t{1} << 30;

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
    m_style = textStyle({}, kPointSize, {});
}

void BytesView::setTheme(const Theme& theme) {
    m_style = textStyle(theme, kPointSize, {});
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
    updateScrollBar();
    viewport()->update();
}

void BytesView::setSelection(ByteRange range) {
    m_selected = range;
    const std::uint64_t row = range.begin / kBytesPerRow;
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
        words += hex(row.offset, kOffsetDigits);
        for (const ByteCell& cell : row.cells)
            words += hex(cell.value, 2);
        words += row.text;
    }
    return words.join(QLatin1Char(' '));
}

double BytesView::cellX(std::size_t column) const {
    return kMargin + m_style.cell * (kOffsetDigits + 2) +
           static_cast<double>(column) * m_style.cell * kCellsPerByte +
           (column >= 8 ? kHalfGap : 0);
}

int BytesView::rowsPerPage() const {
    return std::max(1, static_cast<int>(viewport()->height() / m_style.lineHeight));
}

std::uint64_t BytesView::firstRow() const {
    return static_cast<std::uint64_t>(verticalScrollBar()->value()) * m_rowsPerStep;
}

void BytesView::updateScrollBar() {
    const std::uint64_t rows =
        m_text.isNull() ? 0 : (m_text.size() + kBytesPerRow - 1) / kBytesPerRow;
    m_rowsPerStep = rows / kMaxSteps + 1;
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
        byteRows(m_text, firstRow() * kBytesPerRow, static_cast<std::size_t>(rowsPerPage()) + 1);
    double y = 0;
    for (const ByteRow& row : rows) {
        painter.setFont(m_style.font);
        painter.setPen(m_style.theme.quiet);
        painter.drawText(QPointF(kMargin, y + m_style.baseline), hex(row.offset, kOffsetDigits));
        paintCells(painter, row, y);
        painter.setPen(m_style.theme.text);
        painter.drawText(QPointF(cellX(kBytesPerRow) + m_style.cell, y + m_style.baseline),
                         row.text);
        y += m_style.lineHeight;
    }
}

void BytesView::paintCells(QPainter& painter, const ByteRow& row, double y) const {
    const Theme& theme = m_style.theme;
    const double width = m_style.cell * kCellsPerByte;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const ByteCell& cell = row.cells[i];
        const QRectF area(cellX(i) - m_style.cell * 0.4, y + 1, width, m_style.lineHeight - 2);
        painter.setPen(Qt::NoPen);
        const bool current = m_selected.contains(row.offset + i) ||
                             (m_selected.empty() && m_selected.begin == row.offset + i);
        if (current) {
            painter.setPen(hasFocus() ? QPen(theme.accent, 1) : QPen(Qt::NoPen));
            painter.setBrush(theme.selection);
            painter.drawRect(area);
        }
        if (cell.malformed) {
            painter.setPen(current ? QPen(theme.accent, kRing) : QPen(theme.malformed.outline, 1));
            painter.setBrush(theme.malformed.fill);
            painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
        } else if (!(cell.beginsCharacter && cell.endsCharacter)) {
            // A line below the bytes of one character.
            painter.setPen(QPen(theme.accent, 1.5));
            painter.drawLine(
                QPointF(area.left() + (cell.beginsCharacter ? 3 : 0), area.bottom() - 1.5),
                QPointF(area.right() - (cell.endsCharacter ? 3 : 0), area.bottom() - 1.5));
        }
        painter.setPen(cell.malformed ? theme.malformed.text : theme.text);
        painter.drawText(QPointF(cellX(i), y + m_style.baseline), hex(cell.value, 2));
    }
}

void BytesView::mousePressEvent(QMouseEvent* event) {
    if (m_text.isNull())
        return;
    const double x = event->position().x();
    std::size_t column = 0;
    while (column + 1 < kBytesPerRow && x >= cellX(column + 1) - m_style.cell * 0.4)
        ++column;
    const auto row = static_cast<std::uint64_t>(event->position().y() / m_style.lineHeight);
    const std::uint64_t byte = (firstRow() + row) * kBytesPerRow + column;
    if (byte < m_text.size())
        emit byteChosen(byte);
}

/// First byte of the character before or behind the one at `byte`.
std::uint64_t BytesView::characterBeside(std::uint64_t byte, int direction) const {
    const std::uint64_t first =
        byte - std::min<std::uint64_t>(byte, direction < 0 ? kBytesPerRow : 0);
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
    const std::uint64_t at = m_selected.begin;
    const std::uint64_t last = m_text.size() - 1;
    const std::uint64_t page = static_cast<std::uint64_t>(rowsPerPage()) * kBytesPerRow;
    const auto back = [&](std::uint64_t bytes) {
        return bytes <= at ? at - bytes : at % kBytesPerRow;
    };
    const auto forward = [&](std::uint64_t bytes) { return at + bytes <= last ? at + bytes : at; };
    switch (event->key()) {
    case Qt::Key_Left:
        return emit byteChosen(characterBeside(at, -1));
    case Qt::Key_Right:
        return emit byteChosen(characterBeside(at, 1));
    case Qt::Key_Up:
        return emit byteChosen(back(kBytesPerRow));
    case Qt::Key_Down:
        return emit byteChosen(forward(kBytesPerRow));
    case Qt::Key_PageUp:
        return emit byteChosen(back(page));
    case Qt::Key_PageDown:
        return emit byteChosen(forward(page));
    case Qt::Key_Home:
        return emit byteChosen(far ? 0 : at - at % kBytesPerRow);
    case Qt::Key_End:
        return emit byteChosen(far ? last
                                   : std::min(last, at - at % kBytesPerRow + kBytesPerRow - 1));
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
