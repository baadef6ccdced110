#include "app/viewer/views/offer_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace charsleuth::viewer {

OfferLine::OfferLine(const QString& title, const QString& remark, const Theme& theme,
                     QWidget* parent)
    : QPushButton(title, parent), m_remark(remark), m_theme(theme) {
    setCursor(Qt::PointingHandCursor);
    setMinimumHeight(32);
    setAccessibleDescription(remark);
}

void OfferLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.tint);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    const QRect area = rect().adjusted(12, 0, -12, 0);
    constexpr int apart = 12; // pixels between title and remark
    // Widths that are rounded down would cut words that fit.
    const QFontMetricsF metrics(font());
    const qreal wanted = metrics.horizontalAdvance(m_remark);
    const qreal room =
        std::max(area.width() / 3.0, area.width() - apart - metrics.horizontalAdvance(text()));
    const QString remark = metrics.elidedText(m_remark, Qt::ElideMiddle, std::ceil(room));
    painter.setPen(m_theme.accent);
    painter.drawText(area, Qt::AlignVCenter,
                     metrics.elidedText(text(), Qt::ElideMiddle,
                                        std::ceil(area.width() - apart - std::min(wanted, room))));
    painter.setPen(m_theme.quiet);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, remark);
}

} // namespace charsleuth::viewer
