#include "app/viewer/views/combo_box_accessible.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>

namespace charsleuth::viewer {

ComboBoxAccessible::ComboBoxAccessible(QComboBox* box)
    : QAccessibleWidget(box, QAccessible::ComboBox) {}

QAccessibleInterface* ComboBoxAccessible::create(const QString&, QObject* object) {
    auto* box = qobject_cast<QComboBox*>(object);
    return box != nullptr ? new ComboBoxAccessible(box) : nullptr;
}

QComboBox* ComboBoxAccessible::box() const {
    return static_cast<QComboBox*>(object());
}

int ComboBoxAccessible::childCount() const {
    return box()->isEditable() ? 2 : 1;
}

QAccessibleInterface* ComboBoxAccessible::child(int index) const {
    if (index == 0)
        return QAccessible::queryAccessibleInterface(box()->view());
    return index == 1 && box()->isEditable()
               ? QAccessible::queryAccessibleInterface(box()->lineEdit())
               : nullptr;
}

int ComboBoxAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (child->object() == box()->view())
        return 0;
    return box()->isEditable() && child->object() == box()->lineEdit() ? 1 : -1;
}

QAccessibleInterface* ComboBoxAccessible::childAt(int x, int y) const {
    const QWidget* input = box()->lineEdit();
    return input != nullptr && input->rect().contains(input->mapFromGlobal(QPoint(x, y))) ? child(1)
                                                                                          : nullptr;
}

QString ComboBoxAccessible::text(QAccessible::Text kind) const {
    return kind == QAccessible::Value ? box()->currentText() : QAccessibleWidget::text(kind);
}

QAccessible::State ComboBoxAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = isValid() && box()->view()->isVisible();
    state.editable = box()->isEditable();
    return state;
}

QStringList ComboBoxAccessible::actionNames() const {
    return {showMenuAction(), pressAction()};
}

void ComboBoxAccessible::doAction(const QString& name) {
    if (name != showMenuAction() && name != pressAction())
        return;
    if (box()->view()->isVisible())
        box()->hidePopup();
    else
        box()->showPopup();
}

} // namespace charsleuth::viewer
