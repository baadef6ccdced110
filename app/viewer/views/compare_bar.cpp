#include "app/viewer/views/compare_bar.h"

#include "app/viewer/views/elided_label.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace charsleuth::viewer {

namespace {

constexpr int leastField = 90; // pixels
constexpr int mostField = 240;

} // namespace

CompareBar::CompareBar(QWidget* parent)
    : QWidget(parent), m_summary(new ElidedLabel(this)), m_readings(new QToolButton(this)),
      m_close(new QToolButton(this)), m_field(new EncodingField({EncodingId::Utf8}, this)),
      m_row(new QHBoxLayout(this)) {
    setObjectName("compare-bar");
    setAttribute(Qt::WA_StyledBackground);
    m_summary->setObjectName("compare-summary");
    m_summary->setAccessibleName(tr("Differences"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setMinimumWidth(1);
    m_field->setMinimumWidth(leastField);
    m_field->setMaximumWidth(mostField);
    m_field->setSizePolicy(QSizePolicy::Ignored,
                           QSizePolicy::Fixed); // the summary has its room first
    m_field->setAccessibleName(tr("The other file is in:"));
    m_field->setToolTip(m_field->accessibleName());
    m_close->setAccessibleName(tr("Close (Esc)"));
    m_close->setToolTip(m_close->accessibleName());
    m_close->setFocusPolicy(Qt::TabFocus);
    connect(m_close, &QToolButton::clicked, this, &CompareBar::dismissed);
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
        m_onlyDifferent = button; // the last of them
        m_row->addWidget(button);
    }
    m_row->addWidget(m_summary); // behind them: it grows, and a click would hit another one
    m_row->addStretch();
    m_row->addWidget(m_readings);
    m_row->addWidget(m_field, 1);
    m_row->addWidget(m_close);
    m_readings->setMenu(readings);
    setAboutFile(false);
}

void CompareBar::setAboutFile(bool file) {
    m_field->setVisible(file);
    for (QToolButton* button : {m_readings, m_onlyDifferent})
        button->setVisible(!file);
}

void CompareBar::setTheme(const Theme& theme) {
    m_readings->setIcon(drawnIcon(Symbol::Next, theme.quiet));
    m_close->setIcon(drawnIcon(Symbol::Close, theme.text));
}

void CompareBar::setSummary(const QString& summary) {
    m_summary->setText(summary);
    m_summary->setToolTip(summary);
}

} // namespace charsleuth::viewer
