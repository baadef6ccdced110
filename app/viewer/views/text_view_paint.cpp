// What the text view paints.

#include "app/viewer/views/text_view.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

void TextView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), m_style.theme.base);
    if (!m_text.isNull() && m_text.size() == 0) {
        painter.setPen(m_style.theme.quiet);
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("The file is empty."));
    }
    const double left = textLeft();
    // Of a row that begins above the screen only whole lines are seen.
    painter.setClipRect(QRectF(0, topMargin, viewport()->width(), viewport()->height()));
    for (const Placed& placed : m_page)
        paintGutter(painter, placed);
    for (const Placed& placed : m_page)
        paintSeams(painter, placed);
    painter.setClipRect(QRectF(left - margin / 2, topMargin,
                               viewport()->width() - left + margin / 2, viewport()->height()));
    const double x = left - horizontalScrollBar()->value();
    Highlights highlights = m_marked;
    highlights.selected = selection();
    for (const Placed& placed : m_page)
        placed.layout->paint(painter, {x, placed.y}, m_style, highlights, viewport()->rect());
    if (const auto caret = caretRect(); caret && hasFocus() && selection().empty())
        painter.fillRect(*caret, m_style.theme.accent);
}

/// Where the caret is drawn; nothing off the screen.
std::optional<QRectF> TextView::caretRect() const {
    for (const Placed& placed : m_page) {
        const ByteRange bytes = placed.layout->row().bytes;
        const bool atEnd = m_caret == bytes.end && m_caret == m_text.size();
        if (!bytes.contains(m_caret) && !atEnd)
            continue;
        const double y = placed.y + placed.layout->lineOf(m_caret) * m_style.lineHeight;
        const double x = textLeft() - horizontalScrollBar()->value() + placed.layout->xOf(m_caret);
        return QRectF(x - 1, y + 2, 2, m_style.lineHeight - 4);
    }
    return std::nullopt;
}

void TextView::paintSeams(QPainter& painter, const Placed& placed) const {
    const ByteRange bytes = placed.layout->row().bytes;
    painter.setPen(QPen(m_style.theme.accent, 1, Qt::DashLine));
    auto seam = std::ranges::lower_bound(m_seams, bytes.begin);
    for (; seam != m_seams.end() && *seam < bytes.end; ++seam) {
        const double y =
            std::round(placed.y + placed.layout->lineOf(*seam) * m_style.lineHeight) + 0.5;
        painter.drawLine(QPointF(0, y), QPointF(viewport()->width(), y));
    }
}

void TextView::paintGutter(QPainter& painter, const Placed& placed) const {
    const Row& row = placed.layout->row();
    if (!m_lineNumbers || !row.startsLine || !row.line)
        return;
    QFont font = m_style.font;
    font.setPointSizeF(m_pointSize * gutterScale);
    painter.setFont(font);
    painter.setPen(m_style.theme.quiet);
    const QString number = QString::number(*row.line + 1);
    const double x = margin + gutterWidth() - QFontMetricsF(font).horizontalAdvance(number);
    painter.drawText(QPointF(x, placed.y + m_style.baseline), number);
}

} // namespace charsleuth::viewer
