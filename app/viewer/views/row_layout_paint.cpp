// How a row is painted: backgrounds, text, boxes and thin marks.

#include "app/viewer/views/row_layout.h"

#include "app/viewer/models/invisible.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr double paintedRing = 2.5; // around a selected box

/// In the area of the character, which has no width for what joins its neighbours.
void paintSign(QPainter& painter, char32_t character, const QRectF& area, bool leftToRight) {
    const double middle = std::round(area.center().y()) + 0.5;
    switch (visibilityOf(character)) {
    case Visibility::Ticked: {
        const double x = std::round(leftToRight ? area.left() : area.right()) + 0.5;
        painter.drawLine(QPointF(x, area.top() + 4), QPointF(x, area.bottom() - 4));
        painter.drawLine(QPointF(x - 2, area.top() + 4), QPointF(x + 2, area.top() + 4));
        break;
    }
    default:
        if (character == U' ') {
            painter.fillRect(QRectF(area.center().x() - 1, middle - 1, 2, 2),
                             painter.pen().color());
        } else if (character == U'\t') {
            const double tip = leftToRight ? area.right() - 3 : area.left() + 3;
            const double back = leftToRight ? -3 : 3;
            painter.drawLine(QPointF(leftToRight ? area.left() + 3 : area.right() - 3, middle),
                             QPointF(tip, middle));
            painter.drawLine(QPointF(tip + back, middle - 3), QPointF(tip, middle));
            painter.drawLine(QPointF(tip + back, middle + 3), QPointF(tip, middle));
        } else { // other spaces: an open box
            const QRectF box = area.adjusted(1.5, area.height() * 0.45, -1.5, -area.height() * 0.3);
            painter.drawPolyline(
                QPolygonF({box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight()}));
        }
    }
}

void paintBox(QPainter& painter, const QRectF& box, const QString& label, const Mark& mark,
              double pen) {
    painter.setPen(QPen(mark.outline, pen));
    painter.setBrush(mark.fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(mark.text);
    painter.drawText(box, Qt::AlignCenter, label);
}

/// Paints boxes alike from one picture of them: a screen full of NULs has a thousand. On paper each
/// is drawn.
class BoxStamps {
public:
    explicit BoxStamps(QPainter& painter)
        : m_painter(painter), m_scale(painter.device()->devicePixelRatioF()),
          m_isScreen(painter.paintEngine()->type() == QPaintEngine::Raster) {}

    void paint(const QRectF& place, const QString& label, const Mark& mark, bool malformed) {
        if (!m_isScreen)
            return paintBox(m_painter, place, label, mark, 1);
        const auto whole = [this](double at) { return std::round(at * m_scale) / m_scale; };
        m_painter.drawPixmap(QPointF(whole(place.left()), whole(place.top())),
                             stamp(place.size(), label, mark, malformed));
    }

private:
    const QPixmap& stamp(QSizeF size, const QString& label, const Mark& mark, bool malformed) {
        QPixmap& picture = m_pictures[{label, malformed}];
        if (picture.isNull()) {
            picture = QPixmap((size * m_scale).toSize());
            picture.setDevicePixelRatio(m_scale);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setFont(m_painter.font());
            paintBox(painter, {{0, 0}, size}, label, mark, 1);
        }
        return picture;
    }

    QPainter& m_painter;
    double m_scale; ///< pixels of the device to one of ours
    bool m_isScreen;
    QHash<std::pair<QString, bool>, QPixmap> m_pictures;
};

} // namespace

std::vector<QRectF> RowLayout::areasOf(ByteRange bytes, const TextStyle& style) const {
    std::vector<QRectF> areas;
    if (bytes.begin >= m_row.byteOf.back() || bytes.end <= m_row.byteOf.front())
        return areas;
    const int from = unitAt(std::max(bytes.begin, m_row.byteOf.front()));
    const auto past = std::ranges::lower_bound(m_row.byteOf, bytes.end);
    const int to = std::min(static_cast<int>(past - m_row.byteOf.begin()),
                            static_cast<int>(m_layout->text().size()));
    for (int number = 0; number < lineCount(); ++number) {
        const QTextLine line = m_layout->lineAt(number);
        const int first = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        const std::size_t before = areas.size();
        for (int unit = first; unit < end; ++unit) {
            const double a = line.cursorToX(unit);
            const double b = line.cursorToX(unit + 1);
            const QRectF area(std::min(a, b), number * style.lineHeight, std::abs(b - a),
                              style.lineHeight);
            QRectF* last = areas.size() > before ? &areas.back() : nullptr;
            if (last != nullptr && std::abs(last->right() - area.left()) < 0.01)
                last->setRight(area.right());
            else if (last != nullptr && std::abs(area.right() - last->left()) < 0.01)
                last->setLeft(area.left());
            else
                areas.push_back(area);
        }
    }
    return areas;
}

void RowLayout::highlight(QPainter& painter, QPointF at, const TextStyle& style,
                          const std::vector<ByteRange>& ranges, const QColor& fill,
                          const QPen& line) const {
    for (const ByteRange& range : ranges)
        for (const QRectF& area : areasOf(range, style)) {
            const QRectF placed = area.translated(at);
            painter.fillRect(placed, fill);
            painter.setPen(line);
            const double y = std::round(placed.bottom()) - 2.5;
            if (line.style() != Qt::NoPen)
                painter.drawLine(QPointF(placed.left(), y), QPointF(placed.right(), y));
        }
}

void RowLayout::paint(QPainter& painter, QPointF at, const TextStyle& style,
                      const Highlights& highlights, const QRectF& visible) const {
    const Theme& theme = style.theme;
    highlight(painter, at, style, highlights.declared, theme.tint,
              QPen(theme.accent, 1, Qt::DotLine));
    highlight(painter, at, style, highlights.garbled, theme.notice,
              QPen(theme.differenceMark, 1, Qt::DashLine));
    highlight(painter, at, style, highlights.tinted, theme.difference, Qt::NoPen);
    highlight(painter, at, style, highlights.hits, theme.hit.fill, QPen(theme.hit.outline, 1));
    highlight(painter, at, style, {highlights.selected}, theme.selection, Qt::NoPen);
    painter.setPen(style.theme.text);
    // Accents may reach a little over the line; piles of them do not reach the next.
    painter.save();
    const double over = style.lineHeight / 4;
    painter.setClipRect(
        QRectF(visible.left(), at.y() - over, visible.width(), height(style) + 2 * over),
        Qt::IntersectClip);
    m_layout->draw(&painter, at, {}, visible);
    painter.restore();
    paintBoxes(painter, at, style, highlights.selected, visible);
    paintSigns(painter, at, style);
}

/// Thin marks for what has no room of its own.
void RowLayout::paintSigns(QPainter& painter, QPointF at, const TextStyle& style) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.control.text, 1));
    for (const Sign& sign : m_signs) {
        const QTextLine line = m_layout->lineForTextPosition(sign.unit);
        if (!line.isValid() || sign.unit >= m_layout->text().size())
            break;
        const double from = at.x() + line.cursorToX(sign.unit);
        const double to = at.x() + line.cursorToX(sign.unit + 1);
        const double top = at.y() + line.lineNumber() * style.lineHeight;
        paintSign(painter, sign.character,
                  {std::min(from, to), top, std::abs(to - from), style.lineHeight}, from <= to);
    }
    if (!style.invisibles || m_row.lineEnd.empty() || lineCount() == 0)
        return;
    const QTextLine last = m_layout->lineAt(lineCount() - 1);
    const QString name = lineEndName(m_row.lineEnd);
    const double width = QFontMetricsF(style.small).horizontalAdvance(name);
    const double end = at.x() + last.cursorToX(static_cast<int>(m_layout->text().size()));
    painter.setFont(style.small);
    painter.drawText(QRectF(isRightToLeft() ? end - width - 6 : end + 6,
                            at.y() + last.lineNumber() * style.lineHeight, width + 1,
                            style.lineHeight),
                     Qt::AlignCenter, name);
}

void RowLayout::paintBoxes(QPainter& painter, QPointF at, const TextStyle& style,
                           ByteRange selected, const QRectF& visible) const {
    painter.setFont(style.small);
    BoxStamps stamps(painter);
    for (int number = 0; number < lineCount(); ++number) {
        const QTextLine line = m_layout->lineAt(number);
        const double y = at.y() + number * style.lineHeight;
        if (y + style.lineHeight < visible.top() || y > visible.bottom())
            continue;
        const int end = line.textStart() + line.textLength();
        auto box = std::ranges::lower_bound(m_boxes, line.textStart(), {}, &Box::unit);
        for (; box != m_boxes.end() && box->unit < end; ++box) {
            double x = at.x() +
                       std::min(line.cursorToX(box->unit), line.cursorToX(box->unit + box->units));
            Mark mark = box->malformed ? style.theme.malformed : style.theme.control;
            const bool current =
                selected.contains(m_row.byteOf[static_cast<std::size_t>(box->unit)]);
            if (current)
                mark.outline = style.theme.accent;
            const double inset = box->malformed ? 1 : 3;
            for (const QString& label : box->labels) {
                x += style.boxGap;
                const QRectF place(x, y + inset, box->width, style.lineHeight - 2 * inset);
                if (current)
                    paintBox(painter, place, label, mark, paintedRing);
                else
                    stamps.paint(place, label, mark, box->malformed);
                x += box->width + style.boxGap;
            }
        }
    }
}

} // namespace charsleuth::viewer
