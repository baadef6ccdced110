#include "app/viewer/views/candidate_panel.h"

#include "app/viewer/models/status.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/hint_chip.h"
#include "app/viewer/views/panel_heading.h"

#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int leastCards = 40; // pixels; the name of one, for a small screen has no more

} // namespace

CandidatePanel::CandidatePanel(QWidget* parent)
    : QWidget(parent), m_hints(new HintChip(this)), m_certainty(new QLabel(this)),
      m_tied(new QPushButton(tr("Show where they differ"), this)),
      m_view(new CandidateView(&m_cards, this)), m_rest(new QToolButton(this)) {
    setMinimumHeight(leastCards);
    auto* column = columnIn(this);
    column->addWidget(panelHeading(tr("Candidates"), this));
    auto* hints = new QHBoxLayout;
    hints->setContentsMargins(12, 0, 12, 0);
    hints->addWidget(m_hints);
    column->addLayout(hints);
    m_certainty->setObjectName("certainty");
    m_certainty->setWordWrap(true);
    m_certainty->setContentsMargins(20, 0, 12, 8);
    column->addWidget(m_certainty);
    m_tied->setObjectName("tied");
    m_tied->setFlat(true);
    column->addWidget(m_tied, 0, Qt::AlignLeft);
    m_view->setMinimumHeight(1);
    column->addWidget(m_view, 1);
    m_rest->setObjectName("rest");
    m_rest->setCursor(Qt::PointingHandCursor);
    column->addWidget(m_rest);
    connect(m_hints, &HintChip::changeWanted, this, &CandidatePanel::hintsWanted);
    connect(m_hints, &HintChip::removed, this, &CandidatePanel::hintsRemoved);
    connect(m_tied, &QPushButton::clicked, this, &CandidatePanel::differenceWanted);
    connect(m_view, &CandidateView::chosen, this, &CandidatePanel::choose);
    connect(m_rest, &QToolButton::clicked, this, [this] {
        m_cards.setExpanded(!m_cards.isExpanded());
        emit expanded();
    });
}

QWidget* CandidatePanel::view() const {
    return m_view;
}

void CandidatePanel::setTheme(const Theme& theme) {
    m_view->setTheme(theme);
    m_hints->setTheme(theme);
}

void CandidatePanel::setDocument(const DocumentState& document) {
    m_cards.setDocument(document);
    m_hints->setFacts(document.facts);
    m_view->setCurrentRow(document.shown ? m_cards.rowOf(document.readAs()) : -1);
    m_rest->setText(m_cards.isExpanded() ? tr("Show fewer") : m_cards.restText());
    m_rest->setVisible(!m_rest->text().isEmpty());
    m_certainty->setText(certaintyText(document));
    m_certainty->setVisible(!m_certainty->text().isEmpty());
    m_tied->setVisible(isTied(document));
}

void CandidatePanel::choose(int row) {
    if (row < m_cards.rowCount())
        emit chosen(m_cards.card(row).readAs());
}

} // namespace charsleuth::viewer
