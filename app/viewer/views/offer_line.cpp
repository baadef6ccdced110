#include "app/viewer/views/offer_line.h"

#include <QPainter>

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
    painter.setPen(m_theme.accent);
    painter.drawText(area, Qt::AlignVCenter, text());
    painter.setPen(m_theme.quiet);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, m_remark);
}

} // namespace charsleuth::viewer
