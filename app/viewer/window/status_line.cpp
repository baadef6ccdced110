#include "app/viewer/window/status_line.h"

#include "app/viewer/views/elided_label.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QStatusBar>
#include <QToolButton>

namespace charsleuth::viewer {

StatusLine::StatusLine(QStatusBar* bar)
    : QObject(bar), m_bar(bar), m_status(new ElidedLabel(bar)), m_malformed(new QLabel(bar)),
      m_previous(new QToolButton(bar)), m_next(new QToolButton(bar)), m_work(new QLabel(bar)),
      m_stop(new QToolButton(bar)), m_position(new QLabel(bar)) {
    m_status->setObjectName("status");
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_status->setFocusPolicy(Qt::StrongFocus); // Tab, too
    m_status->setMouseTracking(true);
    m_status->installEventFilter(this);
    m_malformed->setObjectName("malformed");
    m_work->setObjectName("work");
    m_stop->setObjectName("stop-work");
    m_position->setObjectName("position");
    m_status->setMinimumWidth(1); // a narrow window cuts it; the tooltip has all of it
    for (QToolButton* button : {m_previous, m_next, m_stop})
        button->setAutoRaise(true);
    bar->setSizeGripEnabled(false);
    bar->addWidget(m_status);
    bar->addWidget(m_malformed);
    bar->addWidget(m_previous);
    bar->addWidget(m_next);
    auto* right = new QWidget(bar);
    auto* row = new QHBoxLayout(right);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_stop, m_position})
        row->addWidget(widget);
    bar->addPermanentWidget(right);
    setWork({});
    constexpr int longEnough = 5000; // milliseconds
    m_remarkTimer.setSingleShot(true);
    m_remarkTimer.setInterval(longEnough);
    connect(&m_remarkTimer, &QTimer::timeout, this, [this] { say({}); });
}

void StatusLine::setActions(QAction* previous, QAction* next, QAction* stop) {
    m_previous->setDefaultAction(previous);
    m_next->setDefaultAction(next);
    m_stop->setDefaultAction(stop);
}

void StatusLine::setDocument(const DocumentState& document) {
    m_fields = statusFor(document);
    m_known = statusText(m_fields);
    m_malformed->setText(m_fields.malformed);
    m_malformed->setMinimumWidth(m_malformed->sizeHint().width());
    m_malformed->setVisible(!m_fields.malformed.isEmpty());
    showStatus();
    for (QToolButton* way : {m_previous, m_next})
        way->setVisible(way->defaultAction()->isEnabled());
}

/// The field of the status that is drawn there; empty where there is none.
QString StatusLine::fieldAt(int x) const {
    if (!m_remark.isEmpty())
        return {};
    const QFontMetrics metrics = m_status->fontMetrics();
    int left = 0;
    for (const QString& field : m_known.split(statusSeparator)) {
        const int right = left + metrics.horizontalAdvance(field);
        if (x >= left && x < right)
            return field;
        left = right + metrics.horizontalAdvance(statusSeparator);
    }
    return {};
}

/// As in other editors: what is said of the file is where it is changed. Return is the encoding.
bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    const QString field =
        event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseMove
            ? fieldAt(static_cast<QMouseEvent*>(event)->position().toPoint().x())
            : QString();
    const bool isLineEnds = !field.isEmpty() && field == m_fields.lineEnding;
    const bool isEncoding =
        !field.isEmpty() && (field == m_fields.encoding || field == m_fields.confidence);
    if (event->type() == QEvent::MouseMove) {
        m_status->setCursor(isEncoding || isLineEnds ? Qt::PointingHandCursor : Qt::IBeamCursor);
    } else if (event->type() == QEvent::MouseButtonRelease && !m_status->hasSelectedText()) {
        if (isEncoding)
            emit encodingWanted();
        if (isLineEnds)
            emit lineEndsWanted(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
    } else if (event->type() == QEvent::KeyPress &&
               static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return) {
        emit encodingWanted();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void StatusLine::say(const QString& remark) {
    m_remark = remark;
    m_remarkIsOfReading = false;
    if (remark.isEmpty())
        m_remarkTimer.stop();
    else
        m_remarkTimer.start();
    showStatus();
}

void StatusLine::sayOfReading(const QString& remark) {
    say(remark);
    m_remarkIsOfReading = true;
}

void StatusLine::endRemarkOfReading() {
    if (m_remarkIsOfReading)
        say({});
}

void StatusLine::showStatus() {
    const QString& text = m_remark.isEmpty() ? m_known : m_remark;
    m_status->setText(text);
    m_status->setToolTip(text);
    m_status->setVisible(!text.isEmpty()); // else Tab comes to nothing
}

void StatusLine::setWork(const QString& text) {
    m_work->setText(text);
    m_work->setVisible(!text.isEmpty());
    m_stop->setVisible(!text.isEmpty());
}

void StatusLine::setPosition(const QString& text) {
    constexpr double mostOfBar = 0.45; // the other half says what the file is
    const QString separator = QStringLiteral("  ·  ");
    const double room = mostOfBar * m_bar->width();
    const QFontMetrics metrics = m_position->fontMetrics();
    QString shown = text; // without its last parts, which there is no room for
    while (metrics.horizontalAdvance(shown) >= room && shown.contains(separator))
        shown = shown.section(separator, 0, -2);
    shown = metrics.elidedText(shown, Qt::ElideRight, static_cast<int>(room));
    m_position->setText(shown);
    m_position->setMinimumWidth(m_position->sizeHint().width()); // the status gives way
    m_position->setToolTip(text);
}

} // namespace charsleuth::viewer
