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

#include <map>

namespace charsleuth::viewer {

/// The text, with lines above it to search and compare, and the overview beside it.
QWidget* DocumentPage::makeReading() {
    auto* reading = new QWidget(this);
    auto* column = columnIn(reading);
    auto* findBar = new FindBar(reading);
    m_readings = new ReadingsView(reading);
    m_find = new FindController(m_document, shownText(), findBar);
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
    auto* pages = new QStackedWidget(this);
    pages->addWidget(new FittingArea(m_empty, pages));
    pages->addWidget(document);
    connect(&m_session, &Session::opened, pages, [pages] { pages->setCurrentIndex(1); });
    auto* all = new QWidget(this);
    auto* column = columnIn(all);
    m_banners = new BannerBar(all);
    column->addWidget(pages, 1);
    column->addWidget(m_banners); // one that comes late moves nothing that is being read
    setCentralWidget(all);
}

void DocumentPage::connectViews() {
    connect(m_candidates, &CandidatePanel::chosen, this, &DocumentPage::choose);
    connect(m_candidates, &CandidatePanel::differenceWanted, m_compare,
            &CompareController::showDifference);
    connect(m_candidates, &CandidatePanel::hintsWanted, m_documents, &DocumentActions::askHints);
    connect(m_candidates, &CandidatePanel::hintsRemoved, this, [this] { m_session.setFacts({}); });
    connect(m_candidates, &CandidatePanel::expanded, this, &DocumentPage::showAnswer);
    connect(m_details, &DetailPanels::placeWanted, this, &DocumentPage::showPlace);
    connect(shownText(), &TextView::caretMoved, this, [this] {
        m_details->bytes()->setSelection(shownText()->selection());
        refresh();
    });
    connect(m_details->bytes(), &BytesView::chosen, this, [this](ByteRange range) {
        if (range.empty())
            shownText()->goTo(range.begin);
        else
            m_readings->showRange(range);
    });
    connect(m_encodings, &EncodingChooser::chosen, this, &DocumentPage::choose);
    connect(m_documents, &DocumentActions::repaired, this, &DocumentPage::choose);
    connect(m_encodings, &EncodingChooser::detectedWanted, &m_session, &Session::chooseDetected);
    connect(m_encodings, &EncodingChooser::dismissed, shownText(), qOverload<>(&QWidget::setFocus));
    connect(m_empty, &EmptyPage::openWanted, this, &DocumentPage::openByDialog);
    connect(m_empty, &EmptyPage::folderWanted, this, &DocumentPage::openFolderByDialog);
    connect(m_empty, &EmptyPage::chosen, this, [this](const std::string& path) { open(path); });
}

void DocumentPage::connectSession() {
    connect(&m_session, &Session::opened, this, &DocumentPage::beginDocument);
    connect(&m_session, &Session::failed, this, &DocumentPage::failToOpen);
    connect(&m_session, &Session::outOfMemory, this, &DocumentPage::failForMemory);
    connect(&m_session, &Session::answered, this, &DocumentPage::showAnswer);
    connect(&m_session, &Session::encodingChanged, this, &DocumentPage::showReading);
    connect(&m_session, &Session::indexed, this, [this] {
        showText();
        refresh();
    });
    connect(&m_session, &Session::noticed, this, &DocumentPage::refresh);
    connect(&m_session, &Session::progressed, this, &DocumentPage::refresh);
    connect(&m_session, &Session::grown, this, [this] {
        showText();
        shownText()->goTo(m_session.state().bytes->size());
    });
}

void DocumentPage::connectBanners() {
    const auto saveMeant = [this] {
        if (m_mojibake->reading())
            m_documents->saveMeant(*m_mojibake->reading());
        else
            m_mojibake->showList(); // which says so
    };
    const auto showMeant = [this] {
        if (m_mojibake->reading())
            choose(*m_mojibake->reading());
    };
    const auto showFirst = [this] {
        shownText()->select({0, 0});
        nextMalformed(0);
    };
    const std::map<Deed, std::function<void()>> deeds{
        {Deed::FirstMalformed, showFirst},
        {Deed::NextMalformed, [this] { nextMalformed(1); }},
        {Deed::OtherEncodings, [this] { m_encodings->openSearch(); }},
        {Deed::ShowBytes, [this] { action("bytes")->setChecked(true); }},
        {Deed::ListMembers, [this] { emit archiveWanted(asked()); }},
        {Deed::Follow, [this] { m_session.setFollowing(true); }},
        {Deed::Reload, [this] { m_session.reload(); }},
        {Deed::ShowMeant, showMeant},
        {Deed::RepairOthers, [this] { m_mojibake->repairOthers(); }},
        {Deed::ListMojibake, [this] { m_mojibake->showList(); }},
        {Deed::SaveMeant, saveMeant},
        {Deed::ShowParts, [this] { m_parts->read(); }},
        {Deed::SaveParts, [this] { m_parts->save(); }},
        {Deed::Undo, [this] { giveBackOriginal(); }},
        {Deed::Forget, [this] { m_session.forgetChoice(); }},
        {Deed::Why, [this] { action("why")->setChecked(true); }}};
    connect(m_banners, &BannerBar::wanted, this, [deeds](Deed deed) { deeds.at(deed)(); });
    connect(m_banners, &BannerBar::showAs, this, &DocumentPage::choose);
    connect(m_mojibake, &MojibakeController::saveWanted, this, saveMeant);
    connect(m_parts, &PartsController::saveWanted, m_documents, &DocumentActions::saveParts);
    connect(m_parts, &PartsController::readWanted, this, &DocumentPage::choose);
    for (const NoticeController* notice :
         std::initializer_list<NoticeController*>{m_mojibake, m_parts}) {
        connect(notice, &NoticeController::changed, this, &DocumentPage::offerReadings);
        connect(notice, &NoticeController::outOfMemory, this, &DocumentPage::failForMemory);
    }
    connect(m_banners, &BannerBar::closed, this, [this](BannerKind kind) {
        if (kind == BannerKind::Changed)
            m_session.dismissChange();
    });
}

void DocumentPage::applyTheme(Scheme scheme) {
    const Theme theme = themeOf(scheme);
    setStyleSheet(styleSheetOf(theme));
    m_readings->setTheme(theme);
    m_candidates->setTheme(theme);
    m_details->setTheme(theme);
    m_find->bar()->setTheme(theme);
    m_compare->setTheme(theme);
    m_overview->ruler()->setTheme(theme);
    m_banners->setTheme(theme);
    m_empty->setTheme(theme);
    m_encodings->setTheme(theme);
    const QColor stroke = theme.text;
    for (const auto& [name, symbol] : {std::pair("previous-malformed", Symbol::Previous),
                                       {"next-malformed", Symbol::Next},
                                       {"why", Symbol::Why},
                                       {"bytes", Symbol::Bytes}})
        action(name)->setIcon(drawnIcon(symbol, stroke));
    action("open")->setIcon(themedIcon("document-open", Symbol::Open, stroke));
    m_documents->saveCopyAction()->setIcon(
        themedIcon("document-save-as", Symbol::SaveCopy, stroke));
    setWindowIcon(drawnIcon(Symbol::Application, theme.accent));
}

} // namespace charsleuth::viewer
