#include "app/viewer/views/drop_overlay.h"

#include "app/viewer/views/theme.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>

namespace charsleuth::viewer {

namespace {

constexpr int frameMargin = 12; // pixels
constexpr int frameRadius = 12; // pixels
constexpr int veil = 225;       // opacity of 255

} // namespace

DropOverlay::DropOverlay(QWidget* target) : QWidget(target) {
    setObjectName(QStringLiteral("drop-overlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    target->installEventFilter(this);
    hide();
}

bool DropOverlay::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
        if (static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls()) {
            setGeometry(parentWidget()->rect());
            show();
            raise();
        }
        break;
    case QEvent::DragLeave:
    case QEvent::Drop:
        hide();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void DropOverlay::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(schemeOf(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = theme.base;
    ground.setAlpha(veil);
    painter.fillRect(rect(), ground);
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(frameMargin, frameMargin, -frameMargin, -frameMargin), frameRadius,
        frameRadius);
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(rect(), Qt::AlignCenter, tr("Drop files here to open them"));
}

} // namespace charsleuth::viewer
