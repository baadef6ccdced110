#include "app/viewer/views/encoding_field.h"

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/views/unknown_mark.h"
#include "app/viewer/words/wording.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>

#include <utility>

namespace charsleuth::viewer {

EncodingField::EncodingField(const std::vector<EncodingId>& first, QWidget* parent)
    : QComboBox(parent) {
    for (const EncodingId encoding : first)
        add(encoding);
    insertSeparator(count());
    for (const MenuGroup& group : menuGroups())
        for (const EncodingId encoding : group.encodings)
            add(encoding);
    setEditable(true);
    setInsertPolicy(NoInsert);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->popup()->installEventFilter(this);
    lineEdit()->installEventFilter(this);
    setMaxVisibleItems(16);
    setEncoding(first.front());
    connect(lineEdit(), &QLineEdit::textEdited, this, &EncodingField::follow);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &EncodingField::settle);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &EncodingField::takeEntered);
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        if (currentData().isValid())
            setEncoding(static_cast<EncodingId>(currentData().toInt()));
    });
}

void EncodingField::add(EncodingId encoding) {
    if (findData(static_cast<int>(encoding)) < 0)
        addItem(encodingLabel(encoding), static_cast<int>(encoding));
}

void EncodingField::setEncoding(std::optional<EncodingId> encoding) {
    const bool other = m_encoding != encoding || m_marked;
    m_encoding = encoding;
    m_settled = true;
    setCurrentIndex(encoding ? findData(static_cast<int>(*encoding)) : -1);
    setEditText(encoding ? encodingLabel(*encoding) : QString());
    mark(false);
    if (other)
        emit changed();
}

void EncodingField::follow(const QString& words) {
    const std::optional<EncodingId> named = encodingNamed(words);
    const bool other = named != m_encoding || m_marked;
    m_encoding = named;
    m_settled = false;
    m_isEntered = false;
    mark(false);
    if (other)
        emit changed();
}

void EncodingField::settle() {
    if (m_settled)
        return;
    // Later: the completer shows it once more when the key has been dealt with.
    QMetaObject::invokeMethod(completer()->popup(), &QWidget::hide, Qt::QueuedConnection);
    if (m_encoding)
        return setEncoding(*m_encoding);
    mark(true);
    emit changed();
}

void EncodingField::takeEntered() {
    settle();
    // The completer takes the entry that its list marks after this key event, so the field waits.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_encoding)
                emit entered();
        },
        Qt::QueuedConnection);
}

void EncodingField::mark(bool marked) {
    m_marked = marked;
    markUnknown(*this, complaint());
}

QString EncodingField::complaint() const {
    return m_marked ? tr("“%1” is no encoding that is known here.").arg(currentText()) : QString();
}

void EncodingField::focusInEvent(QFocusEvent* event) {
    QComboBox::focusInEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        m_isEntered = true;
}

void EncodingField::showEvent(QShowEvent* event) {
    QComboBox::showEvent(event);
    window()->installEventFilter(this);
}

bool EncodingField::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (watched == completer()->popup() && type == QEvent::MouseButtonPress &&
        pressBeside(*static_cast<QMouseEvent*>(event)))
        return true;
    if (watched == lineEdit() && type == QEvent::MouseButtonRelease &&
        std::exchange(m_isEntered, false) && !lineEdit()->hasSelectedText())
        QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
    if (watched == window() && (type == QEvent::Move || type == QEvent::Resize))
        QMetaObject::invokeMethod(this, &EncodingField::placeList, Qt::QueuedConnection);
    return QComboBox::eventFilter(watched, event);
}

/// Puts the list of completions below the field, which moves when the dialog grows.
void EncodingField::placeList() {
    if (QWidget* list = completer()->popup(); list->isVisible())
        list->move(mapToGlobal(QPoint(0, height())));
}

/// A press beside the list of completions is the button's that is there, and closes the list, too.
/// False where there is no button.
bool EncodingField::pressBeside(const QMouseEvent& press) {
    const QWidget* list = completer()->popup();
    const QPoint place = press.globalPosition().toPoint();
    auto* button =
        qobject_cast<QAbstractButton*>(window()->childAt(window()->mapFromGlobal(place)));
    if (list->rect().contains(list->mapFromGlobal(place)) || button == nullptr ||
        press.button() != Qt::LeftButton)
        return false;
    completer()->popup()->hide();
    settle();
    button->setFocus(Qt::MouseFocusReason);
    QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
    return true;
}

/// Encodings are named after their languages, in the one of the interface.
void EncodingField::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    const QString typed = currentText();
    for (int i = 0; i < count(); ++i)
        if (itemData(i).isValid())
            setItemText(i, encodingLabel(static_cast<EncodingId>(itemData(i).toInt())));
    setEditText(m_settled && m_encoding ? encodingLabel(*m_encoding) : typed);
    mark(m_marked);
}

/// Enter takes what was typed; where nothing was, it is the dialog's.
void EncodingField::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || m_settled)
        return QComboBox::keyPressEvent(event);
    takeEntered();
    event->accept();
}

} // namespace charsleuth::viewer
