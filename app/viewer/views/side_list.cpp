#include "app/viewer/views/side_list.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace charsleuth::viewer {

SideList::SideList(const QString& name, QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_table(new QTableView(this)),
      m_status(new QLabel(this)) {
    m_search->setObjectName(name + QStringLiteral("-search"));
    m_search->setClearButtonEnabled(true);
    m_table->setObjectName(name + QStringLiteral("-table"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->installEventFilter(this);
    m_status->setObjectName(name + QStringLiteral("-status"));
    m_status->setWordWrap(true);
    connect(m_table, &QWidget::customContextMenuRequested, this, &SideList::showMenu);
    connect(m_table, &QTableView::doubleClicked, this, &SideList::openSelected);
}

void SideList::useMenu(QMenu* menu) {
    m_menu = menu;
    makeActions();
}

QAction* SideList::add(const char* name, const QString& text, const QList<QKeySequence>& keys,
                       std::function<void()> run) {
    QAction* action = m_menu->addAction(text, this, std::move(run));
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    return action;
}

QAction* SideList::addForRows(const char* name, const QString& text,
                              const QList<QKeySequence>& keys, std::function<void()> run) {
    QAction* action = add(name, text, keys, std::move(run));
    action->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(action);
    return action;
}

QAction* SideList::action(const char* name) const {
    return m_menu->findChild<QAction*>(QLatin1String(name));
}

/// Opens the menu of the row at `place`, none on the empty space below the rows. A key opens it at
/// the current row, which may be scrolled away.
void SideList::showMenu(QPoint place) {
    const QModelIndex current = m_table->currentIndex();
    if (!m_table->indexAt(place).isValid()) {
        if (!current.isValid() ||
            m_table->viewport()->rect().intersects(m_table->visualRect(current)))
            return;
        m_table->scrollTo(current);
        place = m_table->visualRect(current).center();
    }
    if (m_table->selectionModel()->hasSelection())
        m_menu->popup(m_table->viewport()->mapToGlobal(place));
}

void SideList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        speak();
    QWidget::changeEvent(event);
}

/// Whether the table takes the key before the page does: letters find a name, Ctrl+A selects all
/// rows.
bool SideList::isKeyOfTable(const QKeyEvent& event) const {
    const auto others = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool types = !others && event.key() < Qt::Key_Escape && !event.text().isEmpty();
    return types || event.matches(QKeySequence::SelectAll);
}

bool SideList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const QKeySequence pressed(
        QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())));
    const QList<QAction*> actions = static_cast<QWidget*>(watched)->actions();
    const auto meant = std::ranges::find_if(actions, [&](const QAction* action) {
        return action->isEnabled() && action->shortcuts().contains(pressed);
    });
    const bool isPress = event->type() == QEvent::KeyPress;
    const bool isArrow =
        pressed == QKeySequence(Qt::Key_Down) || pressed == QKeySequence(Qt::Key_Up);
    if (isPress && meant != actions.end())
        (*meant)->trigger();
    else if (isPress && isArrow && watched == m_table && m_table->currentIndex().isValid() &&
             !m_table->selectionModel()->hasSelection())
        m_table->selectRow(m_table->currentIndex().row()); // not the row after the framed one
    else if (isPress || (meant == actions.end() && !isKeyOfTable(key)))
        return QWidget::eventFilter(watched, event);
    event->accept();
    return true;
}

} // namespace charsleuth::viewer
