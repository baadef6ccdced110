#pragma once

/// Finds what is not said in the interface's language: in the pseudo-language everything that the
/// program says carries a mark.

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QWidget>

namespace charsleuth::viewer {

/// What the program says by itself; not what the file or the registry holds.
inline QStringList wordsOf(const QWidget& widget) {
    QStringList words = {widget.windowTitle(), widget.toolTip(), widget.whatsThis(),
                         widget.accessibleName()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        words += label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        words += button->text();
    if (const auto* input = qobject_cast<const QLineEdit*>(&widget))
        words += input->placeholderText();
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        words += menu->title();
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
        for (int section = 0; section < header->count(); ++section)
            words += header->model()->headerData(section, header->orientation()).toString();
    // The names of languages stand there in these.
    if (const auto* list = qobject_cast<const QComboBox*>(&widget);
        list && !list->isEditable() && list->objectName() != "interface-language")
        for (int item = 0; item < list->count(); ++item)
            words += list->itemText(item);
    for (const QAction* action : widget.actions())
        words += {action->text(), action->toolTip()};
    return words;
}

inline bool isForgotten(const QString& words) {
    static const QRegularExpression letters("[A-Za-z]{3}");
    static const QRegularExpression file("^\\w+\\.(txt|srt)$"); // the samples'
    static const QStringList names = {"Charsleuth", "charsleuth", "iconv", "Vim", "Python"};
    return words.contains(letters) && !words.contains(QChar(0x05D0)) && !words.contains(file) &&
           !names.contains(words);
}

inline QStringList forgottenIn(const QWidget& window) {
    QStringList forgotten;
    QList<const QWidget*> all = {&window};
    for (const QWidget* widget : window.findChildren<QWidget*>())
        all += widget;
    for (const QWidget* widget : all)
        for (const QString& words : wordsOf(*widget))
            if (isForgotten(words))
                forgotten += QString(widget->metaObject()->className()) + ": " + words;
    forgotten.removeDuplicates();
    return forgotten;
}

} // namespace charsleuth::viewer
