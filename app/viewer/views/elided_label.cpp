#include "app/viewer/views/elided_label.h"

#include <QPainter>
#include <QStyle>

namespace charsleuth::viewer {

/// Without the indent that QLabel gives to text in a frame: the text stands still when it is cut.
ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setIndent(0);
}

QString ElidedLabel::drawnText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (drawnText() == text())
        return QLabel::paintEvent(event); // draws the selection, too
    QPainter painter(this);
    drawFrame(&painter);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), drawnText(), foregroundRole());
}

} // namespace charsleuth::viewer
