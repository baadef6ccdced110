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
    paintBand(painter);
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
    auto part = std::ranges::lower_bound(m_parts, bytes.begin, {}, &PartMark::end);
    for (; part != m_parts.end() && part->end < bytes.end; ++part) {
        const double y =
            std::round(placed.y + placed.layout->lineOf(part->end) * m_style.lineHeight) + 0.5;
        painter.drawLine(QPointF(0, y), QPointF(viewport()->width(), y));
    }
}

void TextView::setParts(std::vector<PartMark> parts) {
    if (parts == m_parts)
        return;
    m_parts = std::move(parts);
    relayout();
}

QFont TextView::bandFont() const {
    QFont font = m_style.font;
    font.setPointSizeF(m_pointSize * bandScale);
    return font;
}

double TextView::bandWidth() const {
    const QFontMetricsF metrics(bandFont());
    double widest = 0;
    for (const PartMark& part : m_parts)
        widest = std::max(widest, metrics.horizontalAdvance(part.name));
    return m_parts.empty() ? 0 : std::ceil(widest) + 2 * bandPadding;
}

/// The names of the parts on the screen, each at its first line there, on tints that take turns.
void TextView::paintBand(QPainter& painter) const {
    if (m_parts.empty() || m_page.empty())
        return;
    painter.setFont(bandFont());
    const double width = bandWidth();
    const double bottom = std::min<double>(viewport()->height(),
                                           m_page.back().y + m_page.back().layout->height(m_style));
    const auto first = std::ranges::upper_bound(m_parts, m_top, {}, &PartMark::end);
    double top = topMargin;
    for (auto part = first; part != m_parts.end() && top < bottom; ++part) {
        const auto middle = yOf(part->end); // of the next part's first line
        const bool ends = middle && part + 1 != m_parts.end();
        const double end = ends ? *middle - m_style.lineHeight / 2 : bottom;
        const QRectF area(0, top, width, std::max(0.0, end - top));
        const bool odd = (part - m_parts.begin()) % 2 == 1;
        painter.fillRect(area, odd ? m_style.theme.tint : m_style.theme.chrome);
        painter.setPen(m_style.theme.text);
        if (area.height() >= m_style.lineHeight / 2)
            painter.drawText(QPointF(bandPadding, top + m_style.baseline), part->name);
        top = std::max(top, end);
    }
}

void TextView::paintGutter(QPainter& painter, const Placed& placed) const {
    const Row& row = placed.layout->row();
    if (!row.startsLine || !row.line)
        return;
    QFont font = m_style.font;
    font.setPointSizeF(m_pointSize * gutterScale);
    painter.setFont(font);
    painter.setPen(m_style.theme.quiet);
    const QString number = QString::number(*row.line + 1);
    const double x =
        bandWidth() + margin + gutterWidth() - QFontMetricsF(font).horizontalAdvance(number);
    painter.drawText(QPointF(x, placed.y + m_style.baseline), number);
}

} // namespace charsleuth::viewer
