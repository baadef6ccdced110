#include "app/viewer/views/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace charsleuth::viewer {

namespace {

QPainterPath lines(std::initializer_list<QPointF> points) {
    QPainterPath path(*points.begin());
    for (const QPointF& point : points)
        path.lineTo(point);
    return path;
}

QPainterPath letter(const QPointF& stemTop, const QPointF& stemEnd, const QPointF& dot) {
    QPainterPath path = lines({stemTop, stemEnd});
    path.addEllipse(dot, 0.4, 0.4);
    return path;
}

/// Strokes on a grid of 16 by 16.
// NOLINTNEXTLINE(readability-function-size): a table of drawings
QPainterPath strokesOf(Symbol symbol) {
    QPainterPath path;
    switch (symbol) {
    case Symbol::Open:
        path = lines({{2, 13}, {2, 3.5}, {6, 3.5}, {7.5, 5.5}, {12.5, 5.5}, {12.5, 7.5}});
        path.addPath(lines({{2, 13}, {4.5, 7.5}, {14.5, 7.5}, {12, 13}, {2, 13}}));
        break;
    case Symbol::SaveCopy:
        path = lines({{8, 2}, {8, 9.5}});
        path.addPath(lines({{4.8, 6.5}, {8, 9.7}, {11.2, 6.5}}));
        path.addPath(lines({{2.5, 10.5}, {2.5, 13.5}, {13.5, 13.5}, {13.5, 10.5}}));
        break;
    case Symbol::Search:
        path.addEllipse(QPointF(7, 7), 4.5, 4.5);
        path.addPath(lines({{10.4, 10.4}, {14, 14}}));
        break;
    case Symbol::Compare:
        path.addRoundedRect(QRectF(2, 3, 5, 10), 1, 1);
        path.addRoundedRect(QRectF(9, 3, 5, 10), 1, 1);
        break;
    case Symbol::Why:
        path.addPath(lines({{2.5, 4}, {9.5, 4}}));
        path.addPath(lines({{2.5, 8}, {13.5, 8}}));
        path.addPath(lines({{2.5, 12}, {6.5, 12}}));
        break;
    case Symbol::Bytes:
        for (const double y : {4.5, 11.5})
            for (const double x : {2.8, 6.3, 9.8, 13.3})
                path.addRoundedRect(QRectF(x - 1, y - 2, 2, 4), 1, 1);
        break;
    case Symbol::Next:
        path = lines({{4, 6}, {8, 10}, {12, 6}});
        break;
    case Symbol::Previous:
        path = lines({{4, 10}, {8, 6}, {12, 10}});
        break;
    case Symbol::Close:
        path = lines({{4.5, 4.5}, {11.5, 11.5}});
        path.addPath(lines({{11.5, 4.5}, {4.5, 11.5}}));
        break;
    case Symbol::Warning:
        path = lines({{8, 2.5}, {14.5, 13.5}, {1.5, 13.5}, {8, 2.5}});
        path.addPath(letter({8, 6.5}, {8, 9.5}, {8, 11.6}));
        break;
    case Symbol::Info:
        path.addEllipse(QPointF(8, 8), 6.3, 6.3);
        path.addPath(letter({8, 7.5}, {8, 11.2}, {8, 5}));
        break;
    case Symbol::Damage:
        path.addRoundedRect(QRectF(2, 3, 12, 10), 2.5, 2.5);
        path.addPath(lines({{6, 6}, {10, 10}}));
        path.addPath(lines({{10, 6}, {6, 10}}));
        break;
    case Symbol::Application:
        path.addEllipse(QPointF(6.8, 6.8), 4.8, 4.8);
        path.addPath(lines({{10.4, 10.4}, {14, 14}}));
        path.addPath(lines({{4.8, 8.8}, {6.8, 4.6}, {8.8, 8.8}}));
        path.addPath(lines({{5.6, 7.4}, {8, 7.4}}));
        break;
    }
    return path;
}

class StrokeEngine final : public QIconEngine {
public:
    StrokeEngine(Symbol symbol, QColor color) : m_symbol(symbol), m_color(color) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        painter->setOpacity(mode == QIcon::Disabled ? 0.4 : 1);
        painter->setPen(QPen(m_color, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(strokesOf(m_symbol));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new StrokeEngine(*this); }

private:
    Symbol m_symbol;
    QColor m_color;
};

} // namespace

QIcon drawnIcon(Symbol symbol, const QColor& color) {
    return QIcon(new StrokeEngine(symbol, color));
}

QIcon themedIcon(const QString& themeName, Symbol symbol, const QColor& color) {
    return QIcon::fromTheme(themeName, drawnIcon(symbol, color));
}

} // namespace charsleuth::viewer
