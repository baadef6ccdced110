#include "app/viewer/views/detail_panels.h"

#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/panel_heading.h"
#include "app/viewer/views/reason_view.h"

namespace charsleuth::viewer {

namespace {

constexpr int leastPanel = 180; // pixels; a few words a line

} // namespace

DetailPanels::DetailPanels(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_why(makeWhy()), m_bytesPanel(makeBytes()) {
    addWidget(m_why);
    addWidget(m_bytesPanel);
    setSizes({520, 600});
    setStretchFactor(0, 1);
    for (QWidget* panel : {m_why, m_bytesPanel}) {
        panel->setMinimumSize(leastPanel, 1);
        panel->hide();
    }
    hide();
    for (const auto chosen : {&QListView::clicked, &QListView::activated})
        connect(m_reasonView, chosen, this, [this](const QModelIndex& index) {
            if (const auto where = m_reasons.reason(index.row()).where)
                emit placeWanted(*where);
        });
}

QWidget* DetailPanels::makeWhy() {
    auto* why = new QWidget(this);
    why->setObjectName("why-panel");
    auto* column = columnIn(why);
    m_whyTitle = panelHeading(tr("Why"), why);
    m_whyTitle->setWordWrap(true);
    m_reasonView = new ReasonView(&m_reasons, why);
    m_reasonView->setMinimumHeight(1);
    column->addWidget(m_whyTitle);
    column->addWidget(m_reasonView, 1);
    return why;
}

QWidget* DetailPanels::makeBytes() {
    auto* panel = new QWidget(this);
    panel->setObjectName("bytes-panel");
    auto* column = columnIn(panel);
    m_bytes = new BytesView(panel);
    m_bytes->setMinimumHeight(1);
    column->addWidget(panelHeading(tr("Bytes"), panel));
    column->addWidget(m_bytes, 1);
    return panel;
}

QWidget* DetailPanels::reasons() const {
    return m_reasonView;
}

void DetailPanels::setTheme(const Theme& theme) {
    m_reasonView->setTheme(theme);
    m_bytes->setTheme(theme);
}

void DetailPanels::showWhy(bool shown) {
    m_why->setVisible(shown);
    refreshVisibility();
}

void DetailPanels::showBytes(bool shown) {
    m_bytesPanel->setVisible(shown);
    refreshVisibility();
}

void DetailPanels::refreshVisibility() {
    setVisible(!m_why->isHidden() || !m_bytesPanel->isHidden());
}

void DetailPanels::setReasons(const DocumentState& document) {
    m_reasons.setReasons(reasonsFor(document));
}

void DetailPanels::setVerdict(const DocumentState& document) {
    m_whyTitle->setText(verdictText(document));
}

} // namespace charsleuth::viewer
