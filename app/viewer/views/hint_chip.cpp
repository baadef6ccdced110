#include "app/viewer/views/hint_chip.h"

#include "app/viewer/views/icons.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace charsleuth::viewer {

HintChip::HintChip(QWidget* parent)
    : QFrame(parent), m_words(new QToolButton(this)), m_remove(new QToolButton(this)) {
    setObjectName(QStringLiteral("hint-chip"));
    m_words->setObjectName(QStringLiteral("hint-words"));
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_words->setToolTip(tr("Change what you said about this file"));
    m_remove->setObjectName(QStringLiteral("hint-remove"));
    m_remove->setToolTip(tr("Take the hint back"));
    m_remove->setAccessibleName(tr("Take the hint back"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_words, 1);
    row->addWidget(m_remove);
    connect(m_words, &QToolButton::clicked, this, &HintChip::changeWanted);
    connect(m_remove, &QToolButton::clicked, this, &HintChip::removed);
    hide();
}

void HintChip::setTheme(const Theme& theme) {
    m_remove->setIcon(drawnIcon(Symbol::Close, theme.text));
}

void HintChip::setFacts(const Facts& facts) {
    const QString words = tr("Hint: %1").arg(summaryOf(facts));
    m_words->setText(words);
    m_words->setAccessibleName(words);
    setVisible(!facts.isEmpty());
}

} // namespace charsleuth::viewer
