#include "app/viewer/window/document_page.h"

#include "app/viewer/window/document_actions.h"
#include "app/viewer/models/banners.h"
#include "app/viewer/models/status.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/window/recent_files.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/empty_page.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/views/reason_view.h"
#include "app/viewer/views/text_view.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace charsleuth::viewer {

DocumentPage::DocumentPage(Scheme scheme, QWidget* parent) : QMainWindow(parent) {
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Charsleuth"));
    resize(1120, 720);
    setMinimumSize(640, 400); // below it the toolbar and the cards do not fit
    makeCentral();
    m_menuBar = menuBar();
    m_documents = new DocumentActions(*this);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeEncodingMenu();
    makeHelpMenu();
    makeHiddenActions();
    makeToolBar();
    makeStatusBar();
    explainParts();
    connectViews();
    connectPlaces();
    connectSession();
    applyTheme(scheme);
    m_empty->setOffers(offersOf(recentFiles()), sampleOffers());
    refreshSurroundings();
}

void DocumentPage::connectViews() {
    connect(m_candidates, &CandidateView::chosen, this,
            [this](int row) { choose(m_cards.card(row).encoding); });
    for (const auto chosen : {&QListView::clicked, &QListView::activated})
        connect(m_reasonView, chosen, this, [this](const QModelIndex& index) {
            if (const auto where = m_reasons.reason(index.row()).where)
                showPlace(*where);
        });
    connect(m_text, &TextView::caretMoved, this, [this] {
        m_bytes->setSelection(m_text->selection());
        refreshSummaries();
        refreshPosition();
    });
    connect(m_bytes, &BytesView::chosen, this, [this](ByteRange range) {
        if (range.empty())
            m_text->goTo(range.begin);
        else
            m_readings->showRange(range);
    });
    connect(m_search, &EncodingSearch::chosen, this, &DocumentPage::choose);
    connect(m_search, &EncodingSearch::dismissed, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_empty, &EmptyPage::openWanted, this, &DocumentPage::openByDialog);
    connect(m_empty, &EmptyPage::chosen, this, [this](const std::string& path) { open(path); });
}

void DocumentPage::connectSession() {
    connect(&m_session, &Session::opened, this, [this] {
        m_failure.reset();
        m_cards.clear();
        m_reasons.setReasons({});
        m_banners->forget();
        m_readings->reset();
        m_finder.reset();
        m_comparison.reset();
        m_findingDamage.cancel();
        m_damageMarks.clear();
        m_ruler->setMarks({}, 0);
        m_missing.clear();
        m_onlyDifferent->setChecked(false);
        m_bytes->reset();
        // Until an encoding is known, and for binary files: a page that has every byte.
        m_bytes->setText({m_session.state().bytes, emptyIndex(EncodingId::Iso8859_1)});
        m_pages->setCurrentIndex(1);
        m_text->setFocus();
        remember(m_session.state().path);
        setWindowTitle(tr("%1 — Charsleuth").arg(documentName()));
        refreshSurroundings();
    });
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

    connect(m_banners, &BannerBar::showAs, this, &DocumentPage::choose);
    connect(m_banners, &BannerBar::bytesWanted, this, [this] { m_bytesAction->setChecked(true); });
    connect(m_banners, &BannerBar::whyWanted, this, [this] { m_whyAction->setChecked(true); });
    connect(m_banners, &BannerBar::firstMalformedWanted, this, [this] {
        m_text->select({0, 0});
        nextMalformed(0);
    });
    connect(m_banners, &BannerBar::nextMalformedWanted, this, [this] { nextMalformed(1); });
    connect(m_banners, &BannerBar::reloadWanted, &m_session, &Session::reload);
    connect(m_banners, &BannerBar::othersWanted, this, &DocumentPage::openSearch);
    connect(m_banners, &BannerBar::followWanted, this, [this] { m_session.setFollowing(true); });
    connect(m_banners, &BannerBar::forgetWanted, &m_session, &Session::forgetChoice);
    connect(m_banners, &BannerBar::meantWanted, this,
            [this](EncodingId page) { m_documents->saveMeant(page); });
    connect(m_banners, &BannerBar::closed, this, [this](BannerKind kind) {
        if (kind == BannerKind::Changed)
            m_session.dismissChange();
    });
}

bool DocumentPage::isSettled() const {
    return !m_session.isBusy() && !m_finder.isRunning() && !m_comparison.isBusy() &&
           !m_findingDamage.isRunning() && !m_documents->paper().isRunning();
}

void DocumentPage::open(const std::string& path, const Options& options) {
    m_place = options.goTo;
    m_compared = options.compare;
    m_compared.resize(std::min(m_compared.size(), Comparison::kMostReadings));
    m_shownBefore.reset();
    m_wantedText = qString(options.find);
    const QSignalBlocker quiet(m_compareAction);
    m_compareAction->setChecked(!m_compared.empty());
    m_failure.reset();
    m_notice.reset();
    m_asked = path;
    std::vector<Hint> hints = options.hints;
    if (m_remembering)
        for (Hint& hint : preferredHints(preferences()))
            hints.push_back(std::move(hint));
    m_session.setHints(std::move(hints));
    setMemory(m_memory);
    m_session.open(path, options.as);
}

void DocumentPage::choose(EncodingId encoding) {
    const DocumentState& state = m_session.state();
    const bool best = state.answer && state.answer->final && !state.detection().ranked.empty() &&
                      state.detection().ranked.front().encoding == encoding;
    if (best)
        m_session.chooseDetected();
    else
        m_session.choose(encoding);
    if (m_remembering)
        noteEncoding(encoding);
}

void DocumentPage::refreshText() {
    m_missing.clear(); // of another reading
    showText();
    refreshAnswer();
}

Reading DocumentPage::readingOf(EncodingId encoding) const {
    const DocumentState& state = m_session.state();
    const Candidate* candidate = state.candidateFor(encoding);
    std::string language = candidate != nullptr ? candidate->language : std::string();
    if (language.empty() && !info(encoding).languages.empty())
        language = info(encoding).languages.front();
    const FileText text = encoding == state.shown ? state.text() : m_comparison.textOf(encoding);
    return {text, language, encodingLabel(encoding)};
}

void DocumentPage::showText() {
    const DocumentState& state = m_session.state();
    refreshComparison();
    std::vector<Reading> others;
    int place = 0;
    for (std::size_t i = 0; i < m_compared.size(); ++i)
        if (m_compared[i] == state.shown)
            place = static_cast<int>(i);
        else
            others.push_back(readingOf(m_compared[i]));
    m_readings->setReadings(readingOf(*state.shown), others, place);
    m_bytes->setText(state.text());
    m_finder.setText(state.text());
    refreshDamage();
    applyPlace();
    applyFind();
}

void DocumentPage::refreshAnswer() {
    const DocumentState& state = m_session.state();
    m_cards.setDocument(state);
    m_candidates->setCurrentRow(state.shown ? m_cards.rowOf(*state.shown) : -1);
    m_rest->setText(m_cards.isExpanded() ? tr("Show fewer") : m_cards.restText());
    m_rest->setVisible(!m_rest->text().isEmpty());
    m_certainty->setText(certaintyText(state));
    m_certainty->setVisible(!m_certainty->text().isEmpty());
    m_tied->setVisible(isTied(state));
    m_reasons.setReasons(reasonsFor(state));
    refreshComparison();
    refreshMarks();
    refreshOverview();
    refreshSurroundings();
}

void DocumentPage::refreshSurroundings() {
    const DocumentState& state = m_session.state();
    std::vector<Banner> banners = m_session.isOpen() ? bannersFor(state) : std::vector<Banner>();
    if (const QString text = missingScriptsText(m_missing); !text.isEmpty())
        banners.push_back({BannerKind::Fonts, text, std::nullopt});
    for (const auto& banner : {m_notice, m_failure})
        if (banner)
            banners.insert(banners.begin(), *banner);
    m_banners->setBanners(std::move(banners));
    m_whyTitle->setText(verdictText(state));
    for (QAction* action :
         {m_findAction, m_searchAction, m_compareAction, m_whyAction, m_bytesAction})
        action->setEnabled(m_session.isOpen());
    m_encodingButton->setText(state.shown ? encodingLabel(*state.shown) : tr("Encoding"));
    m_encodingAction->setVisible(m_session.isOpen());
    m_detectedAction->setEnabled(m_session.isOpen() && state.chosenBy == ChosenBy::User &&
                                 state.answer && !state.detection().ranked.empty());
    const bool damaged = state.index && state.index->tally.malformed > 0;
    m_next->setEnabled(damaged);
    m_previous->setEnabled(damaged);
    m_nextButton->setVisible(damaged);
    m_previousButton->setVisible(damaged);
    m_documents->refresh();
    refreshStatus();
    refreshPosition();
}

void DocumentPage::refreshWork() {
    const QString pages = m_documents->paper().progressText();
    const QString text = pages.isEmpty() ? workText(m_session.work()) : pages;
    m_work->setText(text);
    m_work->setVisible(!text.isEmpty());
    m_stopButton->setVisible(!text.isEmpty());
}

void DocumentPage::refreshStatus() {
    const QString text = statusText(statusFor(m_session.state()));
    m_status->setText(text);
    m_status->setVisible(!text.isEmpty()); // else Tab comes to nothing
}

void DocumentPage::refreshPosition() {
    if (!m_session.isOpen() || !m_session.state().shown)
        return m_position->clear();
    const ByteRange selected = m_text->selection();
    QString position = positionText(m_text->caretLine(), selected.begin);
    const FileText text = m_session.state().text();
    if (!selected.empty() && text.malformedFrom(selected.begin) == selected)
        position = tr("malformed %1 of %2  ·  %3")
                       .arg(numberText(text.malformedCountBefore(selected.begin) + 1),
                            numberText(text.index().tally.malformed), position);
    m_position->setText(position);
}

void DocumentPage::openSearch() {
    if (m_session.isOpen())
        m_search->open(suggested(m_session.state()));
}

void DocumentPage::showPanel(const std::string& name) {
    const QList<QAction*> all = actions(); // the menus may be another window's
    const auto action = std::ranges::find(all, QString::fromStdString(name), &QAction::objectName);
    if (name == "encodings")
        openSearch();
    else if (action != all.end() && (*action)->isCheckable())
        (*action)->setChecked(true);
    else
        m_documents->showDialog(name);
}

void DocumentPage::applyTheme(Scheme scheme) {
    m_theme = themeOf(scheme);
    setStyleSheet(styleSheetOf(m_theme));
    m_readings->setTheme(m_theme);
    m_candidates->setTheme(m_theme);
    m_reasonView->setTheme(m_theme);
    m_bytes->setTheme(m_theme);
    m_find->setTheme(m_theme);
    m_compareBar->setTheme(m_theme);
    m_ruler->setTheme(m_theme);
    m_banners->setTheme(m_theme);
    m_empty->setTheme(m_theme);
    m_search->setTheme(m_theme);
    const QColor stroke = m_theme.text;
    m_previous->setIcon(drawnIcon(Symbol::Previous, stroke));
    m_next->setIcon(drawnIcon(Symbol::Next, stroke));
    m_previousDifference->setIcon(drawnIcon(Symbol::Previous, stroke));
    m_nextDifference->setIcon(drawnIcon(Symbol::Next, stroke));
    m_compareAction->setIcon(drawnIcon(Symbol::Compare, stroke));
    m_whyAction->setIcon(drawnIcon(Symbol::Why, stroke));
    m_bytesAction->setIcon(drawnIcon(Symbol::Bytes, stroke));
    m_openAction->setIcon(themedIcon("document-open", Symbol::Open, stroke));
    m_documents->saveCopyAction()->setIcon(
        themedIcon("document-save-as", Symbol::SaveCopy, stroke));
    m_searchAction->setIcon(themedIcon("edit-find", Symbol::Search, stroke));
    m_encodingButton->setIcon(drawnIcon(Symbol::Next, m_theme.quiet));
    setWindowIcon(drawnIcon(Symbol::Application, m_theme.accent));
}

bool DocumentPage::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange)
        applyTheme(schemeOf(QApplication::palette()));
    return QMainWindow::event(event);
}

void DocumentPage::resizeEvent(QResizeEvent* event) {
    constexpr int kRoomForWords = 860; // pixels; below it the buttons show their icons only
    m_toolBar->setToolButtonStyle(width() < kRoomForWords ? Qt::ToolButtonIconOnly
                                                          : Qt::ToolButtonTextBesideIcon);
    QMainWindow::resizeEvent(event);
}

} // namespace charsleuth::viewer
