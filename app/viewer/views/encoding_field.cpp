#include "app/viewer/views/encoding_field.h"

#include "app/viewer/models/encoding_model.h"
#include "app/answer/probably_meant.h"
#include "app/viewer/views/unknown_mark.h"
#include "app/viewer/words/wording.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>

namespace charsleuth::viewer {

EncodingField::EncodingField(const std::vector<EncodingId>& first, QWidget* parent)
    : TypedCombo(parent) {
    for (const EncodingId encoding : first)
        add(encoding);
    insertSeparator(count());
    for (const MenuGroup& group : menuGroups())
        for (const EncodingId encoding : group.encodings)
            add(encoding);
    setEncoding(first.front());
    connect(lineEdit(), &QLineEdit::textEdited, this, &EncodingField::follow);
    // Later: a window that goes while an encoding is typed takes the focus with it, and whoever
    // hears of a change then is half gone.
    connect(lineEdit(), &QLineEdit::editingFinished, this, &EncodingField::settle,
            Qt::QueuedConnection);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &EncodingField::settle);
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

void EncodingField::mark(bool marked) {
    m_marked = marked;
    markUnknown(*this, complaint());
}

QString EncodingField::complaint() const {
    if (!m_marked)
        return {};
    const auto meant = probablyMeant(currentText().toStdString());
    return meant ? tr("“%1” is no encoding that is known here; %2 was probably meant.")
                       .arg(currentText(), encodingName(*meant))
                 : tr("“%1” is no encoding that is known here.").arg(currentText());
}

/// Encodings are named after their languages, in the one of the interface.
void EncodingField::changeEvent(QEvent* event) {
    TypedCombo::changeEvent(event);
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
        return TypedCombo::keyPressEvent(event);
    settle();
    event->accept();
}

} // namespace charsleuth::viewer
