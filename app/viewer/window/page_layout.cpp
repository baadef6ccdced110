// What stands where on the page, and what becomes of what is done there.

#include "app/viewer/window/document_page.h"

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_panel.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/detail_panels.h"
#include "app/viewer/views/empty_page.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/panel_heading.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/encoding_chooser.h"
#include "app/viewer/window/find_controller.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"
#include "app/viewer/window/parts_controller.h"

#include <QAction>
#include <QStackedWidget>

namespace charsleuth::viewer {

/// The text, with lines above it to search and compare, and the overview beside it.
QWidget* DocumentPage::makeReading() {
    auto* reading = new QWidget(this);
    auto* column = columnIn(reading);
    auto* findBar = new FindBar(reading);
    m_readings = new ReadingsView(reading);
    m_text = m_readings->text();
    m_find = new FindController(m_document, m_text, findBar);
    m_compare = new CompareController(m_session, m_document, m_readings, reading);
    m_overview = new OverviewController(m_session, m_document, m_readings, reading);
    m_parts = new PartsController(m_session, m_readings, reading);
    m_mojibake = new MojibakeController(m_session, m_readings, reading);
    column->addWidget(m_find->bar());
    column->addWidget(m_compare->bar());
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_readings, 1);
    row->addWidget(m_overview->ruler());
    column->addLayout(row, 1);
    return reading;
}

void DocumentPage::makeCentral() {
    auto* across = new QSplitter(Qt::Horizontal, this);
    m_candidates = new CandidatePanel(across);
    across->addWidget(m_candidates);
    across->addWidget(makeReading());
    across->setStretchFactor(1, 1);
    across->setSizes({320, 800});
    auto* document = new QSplitter(Qt::Vertical, this);
    document->addWidget(across);
    m_details = new DetailPanels(document);
    document->addWidget(m_details);
    document->setStretchFactor(0, 1);
    document->setSizes({500, 196});
    for (QSplitter* splitter : findChildren<QSplitter*>()) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }

    m_empty = new EmptyPage(this);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(new FittingArea(m_empty, m_pages));
    m_pages->addWidget(document);
    auto* all = new QWidget(this);
    auto* column = columnIn(all);
    m_banners = new BannerBar(all);
    column->addWidget(m_pages, 1);
    column->addWidget(m_banners); // one that comes late moves nothing that is being read
    setCentralWidget(all);
}

void DocumentPage::connectViews() {
    connect(m_candidates, &CandidatePanel::chosen, this, &DocumentPage::choose);
    connect(m_candidates, &CandidatePanel::differenceWanted, m_compare,
            &CompareController::showDifference);
    connect(m_candidates, &CandidatePanel::hintsWanted, m_documents, &DocumentActions::askHints);
    connect(m_candidates, &CandidatePanel::hintsRemoved, this, [this] { m_session.setFacts({}); });
    connect(m_candidates, &CandidatePanel::expanded, this, &DocumentPage::refreshAnswer);
    connect(m_details, &DetailPanels::placeWanted, this, &DocumentPage::showPlace);
    connect(m_text, &TextView::caretMoved, this, [this] {
        m_details->bytes()->setSelection(m_text->selection());
        refreshSummaries();
        refreshPosition();
    });
    connect(m_details->bytes(), &BytesView::chosen, this, [this](ByteRange range) {
        if (range.empty())
            m_text->goTo(range.begin);
        else
            m_readings->showRange(range);
    });
    connect(m_encodings, &EncodingChooser::chosen, this, &DocumentPage::choose);
    connect(m_documents, &DocumentActions::repaired, this, &DocumentPage::choose);
    connect(m_encodings, &EncodingChooser::detectedWanted, &m_session, &Session::chooseDetected);
    connect(m_encodings, &EncodingChooser::dismissed, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_empty, &EmptyPage::openWanted, this, &DocumentPage::openByDialog);
    connect(m_empty, &EmptyPage::folderWanted, this, &DocumentPage::openFolderByDialog);
    connect(m_empty, &EmptyPage::chosen, this, [this](const std::string& path) { open(path); });
}

void DocumentPage::connectSession() {
    connect(&m_session, &Session::opened, this, &DocumentPage::beginDocument);
    connect(&m_session, &Session::failed, this, &DocumentPage::failToOpen);
    connect(&m_session, &Session::outOfMemory, this, &DocumentPage::failForMemory);
    connect(&m_session, &Session::answered, this, &DocumentPage::refreshAnswer);
    connect(&m_session, &Session::encodingChanged, this, &DocumentPage::refreshText);
    connect(&m_session, &Session::indexed, this, [this] {
        showText();
        refreshSurroundings();
    });
    connect(&m_session, &Session::noticed, this, &DocumentPage::refreshSurroundings);
    connect(&m_session, &Session::progressed, this, &DocumentPage::refreshWork);
    connect(&m_session, &Session::grown, this, [this] {
        showText();
        m_text->goTo(m_session.state().bytes->size());
    });
}

void DocumentPage::connectBanners() {
    connect(m_banners, &BannerBar::showAs, this, &DocumentPage::choose);
    connect(m_banners, &BannerBar::bytesWanted, this,
            [this] { m_actions.bytes->setChecked(true); });
    connect(m_banners, &BannerBar::membersWanted, this, [this] { emit archiveWanted(asked()); });
    connect(m_banners, &BannerBar::whyWanted, this, [this] { m_actions.why->setChecked(true); });
    connect(m_banners, &BannerBar::firstMalformedWanted, this, [this] {
        m_text->select({0, 0});
        nextMalformed(0);
    });
    connect(m_banners, &BannerBar::nextMalformedWanted, this, [this] { nextMalformed(1); });
    connect(m_banners, &BannerBar::reloadWanted, &m_session, &Session::reload);
    connect(m_banners, &BannerBar::othersWanted, m_encodings, &EncodingChooser::openSearch);
    connect(m_banners, &BannerBar::followWanted, this, [this] { m_session.setFollowing(true); });
    connect(m_banners, &BannerBar::forgetWanted, &m_session, &Session::forgetChoice);
    connect(m_banners, &BannerBar::originalWanted, this, &DocumentPage::giveBackOriginal);
    connect(m_banners, &BannerBar::mojibakeWanted, m_mojibake, &MojibakeController::showList);
    const auto saveMeant = [this] {
        if (m_mojibake->reading())
            m_documents->saveMeant(*m_mojibake->reading());
        else
            m_mojibake->showList(); // which says so
    };
    connect(m_banners, &BannerBar::meantWanted, this, saveMeant);
    connect(m_mojibake, &MojibakeController::saveWanted, this, saveMeant);
    connect(m_banners, &BannerBar::repairedWanted, this, [this] {
        if (m_mojibake->reading())
            choose(*m_mojibake->reading());
    });
    connect(m_banners, &BannerBar::othersRepairedWanted, m_mojibake,
            &MojibakeController::repairOthers);
    connect(m_banners, &BannerBar::partsWanted, m_parts, &PartsController::read);
    connect(m_banners, &BannerBar::savedPartsWanted, m_parts, &PartsController::save);
    connect(m_parts, &PartsController::saveWanted, m_documents, &DocumentActions::saveParts);
    connect(m_parts, &PartsController::readWanted, this, &DocumentPage::choose);
    for (const NoticeController* notice :
         {static_cast<NoticeController*>(m_mojibake), static_cast<NoticeController*>(m_parts)}) {
        connect(notice, &NoticeController::changed, this, &DocumentPage::refreshOffers);
        connect(notice, &NoticeController::outOfMemory, this, &DocumentPage::failForMemory);
    }
    connect(m_banners, &BannerBar::closed, this, [this](BannerKind kind) {
        if (kind == BannerKind::Changed)
            m_session.dismissChange();
    });
}

void DocumentPage::applyTheme(Scheme scheme) {
    m_theme = themeOf(scheme);
    setStyleSheet(styleSheetOf(m_theme));
    m_readings->setTheme(m_theme);
    m_candidates->setTheme(m_theme);
    m_details->setTheme(m_theme);
    m_find->bar()->setTheme(m_theme);
    m_compare->setTheme(m_theme);
    m_overview->ruler()->setTheme(m_theme);
    m_banners->setTheme(m_theme);
    m_empty->setTheme(m_theme);
    m_encodings->setTheme(m_theme);
    const QColor stroke = m_theme.text;
    m_actions.previousMalformed->setIcon(drawnIcon(Symbol::Previous, stroke));
    m_actions.nextMalformed->setIcon(drawnIcon(Symbol::Next, stroke));
    m_actions.why->setIcon(drawnIcon(Symbol::Why, stroke));
    m_actions.bytes->setIcon(drawnIcon(Symbol::Bytes, stroke));
    m_actions.open->setIcon(themedIcon("document-open", Symbol::Open, stroke));
    m_documents->saveCopyAction()->setIcon(
        themedIcon("document-save-as", Symbol::SaveCopy, stroke));
    setWindowIcon(drawnIcon(Symbol::Application, m_theme.accent));
}

} // namespace charsleuth::viewer
