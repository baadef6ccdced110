// What stands where on the page, and what becomes of what is done there.

#include "app/viewer/window/document_page.h"

#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_panel.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/detail_panels.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/panel_heading.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/encoding_chooser.h"
#include "app/viewer/window/find_controller.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/window/problem_walk.h"
#include "app/viewer/window/recent_files.h"

#include <QAction>
#include <QMenuBar>
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

    m_noText = new NoTextPage(this);
    auto* pages = new QStackedWidget(this);
    pages->setObjectName("pages");
    pages->addWidget(new FittingArea(m_noText, pages));
    pages->addWidget(document);
    connect(&m_session, &Session::opened, pages, [pages] { pages->setCurrentIndex(1); });
    auto* all = new QWidget(this);
    all->installEventFilter(this);
    auto* column = columnIn(all);
    m_banners = new BannerBar(all);
    column->addWidget(pages, 1);
    column->addWidget(m_banners); // one that comes late moves nothing that is being read
    auto* beside = new QSplitter(Qt::Horizontal, this); // a list, where there is one
    beside->addWidget(all);
    beside->setHandleWidth(1);
    beside->setChildrenCollapsible(false);
    setCentralWidget(beside);
}

void DocumentPage::setList(SideList* list) {
    static constexpr int usualWidth = 430; // pixels
    m_list = list;
    auto* area = new FittingArea(list, this);
    area->setObjectName("list");
    auto* beside = static_cast<QSplitter*>(centralWidget());
    beside->insertWidget(0, area);
    beside->setStretchFactor(1, 1);
    const auto place = [this, beside] {
        const int listed = std::min(usualWidth, width() / 2);
        beside->setSizes({listed, width() - listed});
    };
    place();
    QMetaObject::invokeMethod(this, place,
                              Qt::QueuedConnection); // it may not be seen yet
    m_session.setRecalling(false);                   // the list says what a file is read as
    auto* menu = new QMenu(m_menuBar);
    menu->setObjectName("list-menu");
    m_menuBar->insertMenu(m_menuBar->actions().back(), menu);
    list->useMenu(menu);
    for (QAction* action : menu->actions())
        if (!action->isSeparator())
            QMainWindow::addAction(action);
    connectList();
    nameWindow();
    list->speak(); // as wide as its words are here
}

void DocumentPage::connectList() {
    const auto note = [this] {
        if (m_list == nullptr) // another page has taken it over
            return;
        advise(m_session.isOpen() ? m_list->noticeOn(m_session.state(), m_session.choice())
                                  : std::nullopt);
        refresh();
    };
    connect(m_list, &SideList::changed, this, note);
    connect(&m_session, &Session::answered, this, note);
    connect(&m_session, &Session::encodingChanged, this, [this, note] {
        if (m_list != nullptr)
            m_list->noteReading(m_session.state(), m_session.choice());
        note();
    });
    connect(m_list, &SideList::fileWanted, this,
            [this](const std::string& path, const std::optional<EncodingId>& as) {
                open(path, {.as = as});
            });
    connect(m_list, &SideList::bytesWanted, this, &DocumentPage::openBytes);
    m_noText->say({});
    connect(m_list, &SideList::wordsWanted, this, [this](const NoText& said) {
        closeDocument();
        m_noText->say(said);
        findChild<QStackedWidget*>("pages")->setCurrentIndex(0);
    });
    connect(&m_session, &Session::opened, m_noText, [this] { m_noText->say({}); });
    connect(m_list, &SideList::filesWanted, this, &DocumentPage::wantFiles);
    connect(m_list, &SideList::documentWanted, this, &DocumentPage::documentWanted);
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
    connect(m_documents, &DocumentActions::outOfMemory, this, &DocumentPage::failForMemory);
    connect(m_encodings, &EncodingChooser::detectedWanted, &m_session, &Session::chooseDetected);
    connect(m_encodings, &EncodingChooser::dismissed, shownText(), qOverload<>(&QWidget::setFocus));
    const auto goWay = [this](const NoText::Way& way) {
        if (m_list != nullptr) // later: other words may take the place of the line that was clicked
            QMetaObject::invokeMethod(
                m_list, [list = m_list, number = way.number] { list->goWay(number); },
                Qt::QueuedConnection);
        else if (!way.path.empty())
            open(way.path);
        else if (way.number == openFileWay)
            openByDialog();
        else
            openFolderByDialog();
    };
    connect(m_noText, &NoTextPage::chosen, this, goWay);
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
    const std::map<Deed, std::function<void()>> deeds{
        {Deed::FirstMalformed, [this] { showFirstMalformed(); }},
        {Deed::NextMalformed, [this] { m_problems->step(1); }},
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
        {Deed::ReadBodies, [this] { m_documents->readBodies(); }},
        {Deed::ReadSelected, [this] { action("row-read-as")->trigger(); }},
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
    m_noText->setTheme(theme);
    m_encodings->setTheme(theme);
    const QColor stroke = theme.text;
    for (const auto& [name, symbol] : {std::pair("previous-problem", Symbol::Previous),
                                       {"next-problem", Symbol::Next},
                                       {"why", Symbol::Why},
                                       {"bytes", Symbol::Bytes}})
        action(name)->setIcon(drawnIcon(symbol, stroke));
    action("open")->setIcon(themedIcon("document-open", Symbol::Open, stroke));
    m_documents->saveCopyAction()->setIcon(
        themedIcon("document-save-as", Symbol::SaveCopy, stroke));
    setWindowIcon(drawnIcon(Symbol::Application, theme.accent));
}

} // namespace charsleuth::viewer
