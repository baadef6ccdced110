#include "app/viewer/views/overview_ruler.h"

#include "app/viewer/views/text_view.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

namespace {

constexpr int rulerWidth = 16;
constexpr double rulerMargin = 4; // above the first and below the last place
constexpr double nearPixels = 4;  // pixels from a mark that still mean it
constexpr double barWidth = 10;

} // namespace

OverviewRuler::OverviewRuler(const TextView* view, QWidget* parent)
    : QWidget(parent), m_view(view) {
    setObjectName("overview");
    setAccessibleName(tr("Overview"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setCursor(Qt::PointingHandCursor);
}

QSize OverviewRuler::sizeHint() const {
    return {rulerWidth, rulerWidth};
}

void OverviewRuler::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void OverviewRuler::setMarks(std::vector<OverviewMark> marks, std::uint64_t size) {
    m_marks = std::move(marks);
    m_size = size;
    setAccessibleDescription(textsOf(m_marks).join(QStringLiteral(", ")));
    update();
}

double OverviewRuler::yOf(const OverviewMark& mark) const {
    if (m_view->showsAll())
        if (const auto y = m_view->yOf(mark.first.begin))
            return m_view->mapTo(window(), QPoint()).y() - mapTo(window(), QPoint()).y() + *y;
    const double share = static_cast<double>(mark.first.begin) /
                         static_cast<double>(std::max<std::uint64_t>(m_size, 1));
    return rulerMargin + share * (height() - 2 * rulerMargin);
}

void OverviewRuler::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme.base);
    painter.fillRect(QRectF(0, 0, 1, height()), m_theme.hairline);
    for (const OverviewMark& mark : m_marks)
        paintMark(painter, mark);
}

void OverviewRuler::paintMark(QPainter& painter, const OverviewMark& mark) const {
    const double y = std::round(yOf(mark));
    const double left = std::round((width() - barWidth) / 2) + 0.5;
    const double right = left + barWidth;
    const double middle = (left + right) / 2;
    painter.setPen(Qt::NoPen);
    switch (mark.kind) {
    case MarkKind::Malformed:
        painter.setBrush(m_theme.malformed.outline);
        painter.drawRoundedRect(QRectF(left, y - 2, barWidth, 4), 1.5, 1.5);
        break;
    case MarkKind::Difference:
        painter.setBrush(m_theme.differenceMark);
        painter.drawRect(QRectF(left, y - 1.5, 4, 3));
        break;
    case MarkKind::Hit:
        painter.setBrush(m_theme.hit.fill);
        painter.setPen(QPen(m_theme.hit.outline, 1.5));
        painter.drawRect(QRectF(right - 4, y - 2, 4, 4));
        break;
    case MarkKind::Declaration:
        painter.setBrush(m_theme.accent);
        painter.drawPolygon(
            QPolygonF({{middle, y - 4}, {middle + 4, y}, {middle, y + 4}, {middle - 4, y}}));
        break;
    }
}

/// The nearest first.
std::vector<const OverviewMark*> OverviewRuler::marksNear(double y) const {
    std::vector<const OverviewMark*> found;
    for (const OverviewMark& mark : m_marks)
        if (std::abs(yOf(mark) - y) <= nearPixels)
            found.push_back(&mark);
    std::ranges::stable_sort(found, {},
                             [&](const OverviewMark* mark) { return std::abs(yOf(*mark) - y); });
    return found;
}

void OverviewRuler::mousePressEvent(QMouseEvent* event) {
    const double y = event->position().y();
    const auto near = marksNear(y);
    if (!near.empty())
        return emit placeWanted(near.front()->first);
    const double share =
        std::clamp((y - rulerMargin) / std::max(1.0, height() - 2 * rulerMargin), 0.0, 1.0);
    const auto byte = static_cast<std::uint64_t>(share * static_cast<double>(m_size));
    emit placeWanted({byte, byte});
}

bool OverviewRuler::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    std::vector<OverviewMark> near;
    for (const OverviewMark* mark : marksNear(help->pos().y()))
        near.push_back(*mark);
    QToolTip::showText(help->globalPos(), textsOf(near).join(QLatin1Char('\n')), this);
    return true;
}

} // namespace charsleuth::viewer
