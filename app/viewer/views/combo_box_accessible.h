#pragma once

/// A combo box for screen readers: Qt's own gives, on Unix, what is chosen as the name; here the
/// name is the box's, or its label's, and what is chosen is the value.

#include <QAccessibleWidget>

class QComboBox;

namespace charsleuth::viewer {

class ComboBoxAccessible : public QAccessibleWidget {
public:
    explicit ComboBoxAccessible(QComboBox* box);

    /// For QAccessible::installFactory().
    static QAccessibleInterface* create(const QString& className, QObject* object);

    /// Its list, and the text where that is typed.
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;
    QStringList actionNames() const override;
    void doAction(const QString& name) override;

private:
    QComboBox* box() const;
};

} // namespace charsleuth::viewer
