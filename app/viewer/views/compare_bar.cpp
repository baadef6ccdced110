#include "app/viewer/views/compare_bar.h"

#include "app/viewer/views/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace charsleuth::viewer {

CompareBar::CompareBar(QWidget* parent)
    : QWidget(parent), m_summary(new QLabel(this)), m_readings(new QToolButton(this)),
      m_row(new QHBoxLayout(this)) {
    setObjectName("compare-bar");
    setAttribute(Qt::WA_StyledBackground);
    m_summary->setObjectName("compare-summary");
    m_summary->setAccessibleName(tr("Differences"));
    m_readings->setText(tr("Readings"));
    m_readings->setToolTip(tr("Which readings stand side by side"));
    m_readings->setPopupMode(QToolButton::InstantPopup);
    m_readings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_readings->setLayoutDirection(Qt::RightToLeft); // the chevron behind the word
    m_readings->setFocusPolicy(Qt::TabFocus);
    m_row->setContentsMargins(8, 4, 8, 4);
    m_row->setSpacing(4);
    hide();
}

void CompareBar::setActions(QAction* previous, QAction* next, QAction* onlyDifferent,
                            QMenu* readings) {
    for (QAction* action : {previous, next, onlyDifferent}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAccessibleName(action->toolTip());
        button->setFocusPolicy(Qt::TabFocus);
        if (action == onlyDifferent)
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty("toggles", action == onlyDifferent);
        m_row->addWidget(button);
    }
    m_row->addWidget(m_summary); // behind them: it grows, and a click would hit another one
    m_row->addStretch(1);
    m_row->addWidget(m_readings);
    m_readings->setMenu(readings);
}

void CompareBar::setTheme(const Theme& theme) {
    m_readings->setIcon(drawnIcon(Symbol::Next, theme.quiet));
}

void CompareBar::setSummary(const QString& summary) {
    m_summary->setText(summary);
}

} // namespace charsleuth::viewer
