#include "app/viewer/views/typed_combo.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QMouseEvent>

#include <utility>

namespace charsleuth::viewer {

namespace {

/// As if nothing had been in the way. The list that has closed takes the release.
void pass(const QMouseEvent& press, QWidget& to) {
    if (to.focusPolicy() & Qt::ClickFocus)
        to.setFocus(Qt::MouseFocusReason);
    if (auto* button = qobject_cast<QAbstractButton*>(&to)) {
        QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
        return;
    }
    for (const auto& [type, held] : {std::pair(QEvent::MouseButtonPress, press.buttons()),
                                     std::pair(QEvent::MouseButtonRelease, Qt::MouseButtons())})
        QCoreApplication::postEvent(
            &to, new QMouseEvent(type, to.mapFromGlobal(press.globalPosition()),
                                 press.globalPosition(), press.button(), held, press.modifiers()));
}

} // namespace

TypedCombo::TypedCombo(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(NoInsert);
    setMaxVisibleItems(16);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->popup()->installEventFilter(this);
    lineEdit()->installEventFilter(this);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_isEntered = false; });
}

void TypedCombo::focusInEvent(QFocusEvent* event) {
    QComboBox::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        m_isEntered = true;
}

void TypedCombo::showEvent(QShowEvent* event) {
    QComboBox::showEvent(event);
    window()->installEventFilter(this);
}

bool TypedCombo::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == completer()->popup() && type == QEvent::MouseButtonPress &&
        pressBeside(*static_cast<QMouseEvent*>(event)))
        return true;
    if (watched == lineEdit() && type == QEvent::MouseButtonRelease &&
        std::exchange(m_isEntered, false) && !lineEdit()->hasSelectedText())
        QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
    if (watched == window() && (type == QEvent::Move || type == QEvent::Resize))
        QMetaObject::invokeMethod(this, &TypedCombo::placeList, Qt::QueuedConnection);
    return QComboBox::eventFilter(watched, event);
}

/// Puts the list of completions below the field, which moves when the dialog grows.
void TypedCombo::placeList() {
    if (QWidget* list = completer()->popup(); list->isVisible())
        list->move(mapToGlobal(QPoint(0, height())));
}

/// False where nothing of the window is there.
bool TypedCombo::pressBeside(const QMouseEvent& press) {
    QWidget* list = completer()->popup();
    const QPoint place = press.globalPosition().toPoint();
    QWidget* there = window()->childAt(window()->mapFromGlobal(place));
    if (list->rect().contains(list->mapFromGlobal(place)) || there == nullptr ||
        press.button() != Qt::LeftButton)
        return false;
    list->hide();
    leaveList();
    pass(press, *there);
    return true;
}

} // namespace charsleuth::viewer
