// What stands where in the window.

#include "app/viewer/window/document_page.h"

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/empty_page.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/reason_view.h"
#include "app/viewer/views/text_view.h"

#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int kLeastPanel = 240; // a few words a line

QVBoxLayout* columnIn(QWidget* widget) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setContentsMargins(20, 12, 12, 8);
    return label;
}

} // namespace

/// The candidates, at the left.
QWidget* DocumentPage::makeSide() {
    auto* side = new QWidget(this);
    auto* column = columnIn(side);
    column->addWidget(heading(tr("Candidates"), side));
    m_certainty = new QLabel(side);
    m_certainty->setObjectName("certainty");
    m_certainty->setWordWrap(true);
    m_certainty->setContentsMargins(20, 0, 12, 8);
    column->addWidget(m_certainty);
    m_tied = new QPushButton(tr("Show where they differ"), side);
    m_tied->setObjectName("tied");
    m_tied->setFlat(true);
    column->addWidget(m_tied, 0, Qt::AlignLeft);
    connect(m_tied, &QPushButton::clicked, this, &DocumentPage::showDifference);
    m_candidates = new CandidateView(&m_cards, side);
    column->addWidget(m_candidates, 1);
    m_rest = new QToolButton(side);
    m_rest->setObjectName("rest");
    m_rest->setCursor(Qt::PointingHandCursor);
    column->addWidget(m_rest);
    connect(m_rest, &QToolButton::clicked, this, [this] {
        m_cards.setExpanded(!m_cards.isExpanded());
        refreshAnswer();
    });
    return side;
}

/// Reasons and bytes, below; hidden until they are wanted.
QWidget* DocumentPage::makePanels() {
    m_why = new QWidget(this);
    m_why->setObjectName("why-panel");
    auto* whyColumn = columnIn(m_why);
    m_whyTitle = heading(tr("Why"), m_why);
    m_whyTitle->setWordWrap(true);
    m_reasonView = new ReasonView(&m_reasons, m_why);
    whyColumn->addWidget(m_whyTitle);
    whyColumn->addWidget(m_reasonView, 1);

    m_bytesPanel = new QWidget(this);
    m_bytesPanel->setObjectName("bytes-panel");
    auto* bytesColumn = columnIn(m_bytesPanel);
    m_bytes = new BytesView(m_bytesPanel);
    bytesColumn->addWidget(heading(tr("Bytes"), m_bytesPanel));
    bytesColumn->addWidget(m_bytes, 1);

    auto* panels = new QSplitter(Qt::Horizontal, this);
    panels->addWidget(m_why);
    panels->addWidget(m_bytesPanel);
    panels->setSizes({520, 600});
    panels->setStretchFactor(0, 1);
    m_why->setMinimumWidth(kLeastPanel);
    m_bytesPanel->setMinimumWidth(kLeastPanel);
    m_panels = panels;
    for (QWidget* hidden : {m_why, m_bytesPanel, m_panels})
        hidden->hide();
    return panels;
}

/// The text, with lines above it to search and compare, and the overview beside it.
QWidget* DocumentPage::makeReading() {
    auto* reading = new QWidget(this);
    auto* column = columnIn(reading);
    m_find = new FindBar(reading);
    m_readings = new ReadingsView(reading);
    m_text = m_readings->text();
    m_compareBar = new CompareBar(reading);
    m_ruler = new OverviewRuler(m_text, reading);
    column->addWidget(m_find);
    column->addWidget(m_compareBar);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_readings, 1);
    row->addWidget(m_ruler);
    column->addLayout(row, 1);
    return reading;
}

void DocumentPage::makeCentral() {
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->addWidget(makeSide());
    across->addWidget(makeReading());
    across->setStretchFactor(1, 1);
    across->setSizes({320, 800});
    auto* document = new QSplitter(Qt::Vertical, this);
    document->addWidget(across);
    document->addWidget(makePanels());
    document->setStretchFactor(0, 1);
    document->setSizes({500, 196});
    for (QSplitter* splitter : findChildren<QSplitter*>()) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }

    m_empty = new EmptyPage(this);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(document);
    auto* all = new QWidget(this);
    auto* column = columnIn(all);
    m_banners = new BannerBar(all);
    column->addWidget(m_banners);
    column->addWidget(m_pages, 1);
    setCentralWidget(all);
    m_search = new EncodingSearch(this);
}

/// What "What is this?" says of each part.
void DocumentPage::explainParts() {
    m_candidates->setWhatsThis(
        tr("Each card is one way to read the file, the most probable first, with the passage in "
           "which the readings differ. Choose one by a click, the arrow keys or 1 to 9."));
    m_text->setWhatsThis(tr("The file's text in the chosen encoding. A red box is a byte that does "
                            "not fit it, a grey box a character that cannot be seen."));
    m_reasonView->setWhatsThis(tr("Why this encoding: each reason with a bar as long as its "
                                  "weight. A click shows the bytes it speaks of."));
    m_bytes->setWhatsThis(
        tr("The file's bytes as hexadecimal numbers, and beside them the characters they give."));
    m_encodingButton->setWhatsThis(tr("The encoding in which the text is shown. Another one "
                                      "changes the view only, never the file."));
    m_status->setWhatsThis(tr("The encoding and how sure it is, the language, the byte order mark, "
                              "the line ends, how much of the file was read, and what does not "
                              "fit."));
}

void DocumentPage::makeStatusBar() {
    m_status = new QLabel(this);
    m_status->setObjectName("status");
    m_position = new QLabel(this);
    m_work = new QLabel(this);
    m_work->setObjectName("work");
    m_stopButton = new QToolButton(this);
    m_stopButton->setDefaultAction(m_stop);
    m_stopButton->setObjectName("stop-work");
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_status->setFocusPolicy(Qt::StrongFocus); // Tab, too
    m_position->setObjectName("position");
    m_previousButton = new QToolButton(this);
    m_nextButton = new QToolButton(this);
    m_previousButton->setDefaultAction(m_previous);
    m_nextButton->setDefaultAction(m_next);
    for (QToolButton* button : {m_previousButton, m_nextButton, m_stopButton})
        button->setAutoRaise(true);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status);
    statusBar()->addWidget(m_previousButton);
    statusBar()->addWidget(m_nextButton);
    auto* right = new QWidget(this);
    auto* row = new QHBoxLayout(right);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_work, m_stopButton, m_position})
        row->addWidget(widget);
    statusBar()->addPermanentWidget(right);
    refreshWork();
}

} // namespace charsleuth::viewer
