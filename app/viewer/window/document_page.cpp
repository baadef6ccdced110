#include "app/viewer/window/document_page.h"

#include "app/viewer/models/caret_place.h"
#include "app/viewer/models/misspelt.h"
#include "app/viewer/models/reading_words.h"
#include "app/viewer/models/status.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_panel.h"
#include "app/viewer/views/combo_box_accessible.h"
#include "app/viewer/views/detail_panels.h"
#include "app/viewer/views/drop_overlay.h"
#include "app/viewer/views/return_clicks.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/encoding_chooser.h"
#include "app/viewer/window/find_controller.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/window/problem_walk.h"
#include "app/viewer/window/status_line.h"
#include "app/viewer/words/wording.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QMetaMethod>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace charsleuth::viewer {

namespace {

constexpr int roomForWords = 860; // pixels; below it buttons show their icons only

} // namespace

DocumentPage::DocumentPage(Scheme scheme, QWidget* parent) : QMainWindow(parent) {
    QAccessible::installFactory(&ComboBoxAccessible::create); // known already: no more than once
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Charsleuth"));
    resize(1120, 720);
    makeCentral();
    m_menuBar = menuBar();
    m_documents = new DocumentActions(*this);
    m_encodings = new EncodingChooser(*this);
    m_problems = new ProblemWalk(*this);
    makeMenus();
    makeToolBar();
    m_statusLine = new StatusLine(statusBar());
    connect(m_statusLine, &StatusLine::encodingWanted, m_encodings, &EncodingChooser::openSearch);
    connect(m_statusLine, &StatusLine::lineEndsWanted, m_documents, &DocumentActions::askLineEnds);
    m_statusLine->setActions(action("previous-problem"), action("next-problem"), action("stop"));
    connectViews();
    connectPlaces();
    connectSession();
    connectBanners();
    applyTheme(scheme);
    new DropOverlay(this);
    showStart();
    refresh();
}

const Finder& DocumentPage::finder() const {
    return m_find->finder();
}

/// An open search of encodings says that it closes while the page's widgets go; then it may ask
/// nobody.
DocumentPage::~DocumentPage() {
    delete m_encodings;
}

const CandidateModel& DocumentPage::cards() const {
    return m_candidates->cards();
}

/// Everything that was of the document before it goes.
void DocumentPage::beginDocument() {
    OpenedDocument next{.notice = std::move(m_document.notice)}; // told since it was asked for
    if (const auto& wanted = m_asked.options) {
        m_compare->close(); // it was beside another document
        next.place = wanted->goTo;
        next.sideBySide.assign(wanted->compare.begin(), wanted->compare.end());
        next.sideBySide.resize(std::min(next.sideBySide.size(), Comparison::mostReadings));
        next.toFind = qString(wanted->find);
    } else if (m_asked.written) {
        next = *std::exchange(m_asked.written, std::nullopt);
    } else { // read again
        next.place = m_document.place;
        next.sideBySide = std::move(m_document.sideBySide);
        next.shownBefore = m_document.shownBefore;
        next.history = std::move(m_document.history);
        next.replaced = std::move(m_document.replaced);
    }
    m_asked.options.reset();
    m_document = std::move(next);
    m_candidates->clear();
    m_details->clear();
    m_banners->forget();
    clearText();
    m_mojibake->reset();
    m_parts->reset();
    if (m_list == nullptr) // else the next one is selected there
        shownText()->setFocus();
    remember(m_session.state().path);
    nameWindow();
    refresh();
}

bool DocumentPage::isSettled() const {
    return !m_session.isBusy() && !m_find->finder().isRunning() && !m_compare->isBusy() &&
           !m_overview->isRunning() && !m_mojibake->isRunning() && !m_parts->isRunning() &&
           !m_documents->paper().isRunning() && (m_list == nullptr || m_list->isSettled());
}

void DocumentPage::open(const std::string& path, const Options& options) {
    m_asked = {.path = path, .options = options, .panels = std::move(m_asked.panels)};
    m_document.failure.reset();
    m_document.notice.reset();
    std::vector<Hint> hints = options.hints;
    if (m_remembering && m_list == nullptr) // which has asked without them
        for (Hint& hint : preferredHints(preferences()))
            hints.push_back(std::move(hint));
    m_session.setHints(std::move(hints));
    setMemory(m_memory);
    m_session.open(path, options.as);
}

void DocumentPage::choose(const ReadAs& as) {
    const DocumentState& state = m_session.state();
    const bool best = state.answer && state.answer->final && !state.detection().ranked.empty() &&
                      as == ReadAs(state.detection().ranked.front().encoding);
    if (best)
        m_session.chooseDetected();
    else
        m_session.choose(as);
    if (m_remembering && !as.amendment)
        noteEncoding(as.encoding);
}

/// A shown text whose repairs have changed goes on being shown, with those that are left.
void DocumentPage::offerReadings() {
    const DocumentState& state = m_session.state();
    const bool repaired = state.amendment && !state.amendment->repairs.empty() &&
                          std::ranges::find(state.offered, state.readAs()) != state.offered.end();
    std::vector<ReadAs> offered;
    for (const NoticeController* found :
         std::initializer_list<NoticeController*>{m_mojibake, m_parts})
        if (found->reading())
            offered.push_back(*found->reading());
    m_session.offer(std::move(offered));
    if (repaired && m_mojibake->reading())
        m_session.choose(*m_mojibake->reading());
    else if (repaired)
        m_session.chooseDetected();
    refresh();
}

void DocumentPage::noteChoice() {
    m_document.history.note({m_session.choice(), m_session.state().facts});
    m_documents->refresh();
}

void DocumentPage::stepChoice(int direction) {
    const auto wanted = m_document.history.step(direction);
    if (!wanted)
        return direction < 0 ? giveBackOriginal() : void();
    m_session.setFacts(wanted->facts);
    if (wanted->reading)
        m_session.choose(*wanted->reading);
    else
        m_session.chooseDetected();
    if (!wanted->reading || !wanted->reading->amendment)
        m_mojibake->forgetByHand();
    noteChoice();
    const QString name = wanted->reading ? readingLabel(*wanted->reading) : tr("As detected");
    const QString hints = summaryOf(wanted->facts);
    m_statusLine->sayOfReading(hints.isEmpty() ? name
                                               : tr("%1, with the hint: %2").arg(name, hints));
}

void DocumentPage::showReading() {
    m_document.missing.clear(); // of another reading
    m_statusLine->endRemarkOfReading();
    showText();
    showAnswer();
}

/// Until an encoding is known, and for binary files: the bytes in a page that has every one.
void DocumentPage::clearText() {
    m_readings->reset();
    m_find->reset();
    m_compare->reset();
    m_overview->reset();
    m_details->bytes()->reset();
    if (m_session.isOpen())
        m_details->bytes()->setText({m_session.state().bytes, emptyIndex(EncodingId::Iso8859_1)});
}

void DocumentPage::showText() {
    const DocumentState& state = m_session.state();
    if (!state.shown)
        return clearText();
    m_compare->show();
    m_details->bytes()->setText(state.text());
    m_find->setText(state.text());
    m_overview->refreshDamage();
    m_parts->refreshText();
    applyPlace();
    // Later: a dialog may be modal.
    QMetaObject::invokeMethod(this, &DocumentPage::showWantedPanels, Qt::QueuedConnection);
}

void DocumentPage::showAnswer() {
    showInTarget();
    noteChoice();
    const DocumentState& state = m_session.state();
    // The beginning is on the screen before anything more is read.
    if (state.answer && state.answer->final && !state.detection().binary)
        m_document.misspelt = misspeltBanner(state);
    m_candidates->setDocument(m_session.state());
    m_details->setReasons(m_session.state());
    m_compare->refresh();
    m_mojibake->refresh();
    m_parts->refresh();
    refresh();
}

/// What the window says below the text, the most important first.
std::vector<Banner> DocumentPage::notices() const {
    const DocumentState& state = m_session.state();
    std::vector<Banner> banners = m_session.isOpen() ? bannersFor(state) : std::vector<Banner>();
    std::optional<Banner> parts = m_parts->banner();
    std::optional<Banner> mojibake = m_mojibake->banner();
    if (state.amendment) // it is shown already: the way back is offered
        if (auto& shown = state.readAs().isByParts() ? parts : mojibake)
            shown->offer = state.shown;
    const auto isExplained = [](const Banner& banner) {
        return banner.kind == BannerKind::Damage || banner.kind == BannerKind::Binary;
    };
    if (parts && parts->deeds.contains(
                     Deed::ShowParts)) // what does not fit, or is no text, is explained by it
        banners.insert(std::ranges::find_if(banners, isExplained), *parts);
    else if (parts)
        banners.push_back(*parts);
    if (mojibake)
        banners.push_back(*std::move(mojibake));
    if (m_document.misspelt)
        banners.push_back(*m_document.misspelt);
    if (m_document.advice)
        banners.insert(banners.begin(), *m_document.advice);
    if (const QString text = missingScriptsText(m_document.missing); !text.isEmpty())
        banners.push_back({BannerKind::Fonts, text, std::nullopt});
    if (canGiveBack())
        banners.insert(banners.begin(), replacedBanner(state, m_document.replaced->to,
                                                       m_document.replaced->content.kept));
    for (const auto& banner : {m_document.notice, m_document.failure})
        if (banner)
            banners.insert(banners.begin(), *banner);
    const bool canList = !asked().empty() && asked() != "-" &&
                         isSignalConnected(QMetaMethod::fromSignal(&DocumentPage::archiveWanted));
    for (Banner& banner : banners)
        if (!canList)
            banner.deeds.erase(Deed::ListMembers);
    return banners;
}

PageState DocumentPage::stateNow() const {
    const DocumentState& state = m_session.state();
    const QString pages = m_documents->paper().progressText();
    const QString listed = m_list != nullptr ? m_list->workText() : QString();
    PageState now{.banners = notices(),
                  .work = !pages.isEmpty()    ? pages
                          : !listed.isEmpty() ? listed
                                              : workText(m_session.work()),
                  .isOpen = m_session.isOpen(),
                  .hasProblems = m_problems->isAnywhere()};
    if (now.isOpen && state.shown)
        now.position = caretText(state.text(), shownText()->caretLine(), shownText()->caret(),
                                 shownText()->selection());
    return now;
}

/// Each widget draws again only what changed.
void DocumentPage::show(const PageState& now) {
    const DocumentState& state = m_session.state();
    m_banners->setBanners(now.banners);
    m_details->setVerdict(state);
    for (const char* name : {"find", "compare", "why", "bytes"})
        action(name)->setEnabled(now.isOpen);
    for (const char* name : {"next-problem", "previous-problem"})
        action(name)->setEnabled(now.hasProblems);
    m_encodings->refresh();
    m_documents->refresh();
    m_statusLine->setDocument(state);
    m_statusLine->setWork(now.work);
    m_statusLine->setPosition(now.position);
    const Places& hits = finder().places();
    using Kind = ProblemWalk::Kind;
    m_overview->refresh(hits,
                        m_problems->goesTo(Kind::Difference) ? m_compare->differences() : Places(),
                        m_problems->goesTo(Kind::Malformed));
    m_parts->mark(m_problems->goesTo(Kind::Part));
    m_overview->refreshText(hits);
    m_mojibake->refreshText();
    m_find->refreshSummary();
    m_compare->refreshSummary();
}

void DocumentPage::advise(std::optional<Banner> advice) {
    if (advice == m_document.advice)
        return;
    m_document.advice = std::move(advice);
    refresh();
}

/// A panel has the name of the action that opens it; two have older names, which scripts use.
void DocumentPage::showPanel(const std::string& name) {
    const bool isMany = m_list != nullptr && action(QStringLiteral("folder-convert-all-action"));
    QAction* found =
        action(name == "convert" && isMany ? QStringLiteral("folder-convert-all-action")
               : name == "convert"         ? QStringLiteral("save-copy")
               : name == "encodings"       ? QStringLiteral("search-encoding")
                                           : QString::fromStdString(name));
    if (found != nullptr && found->isCheckable())
        found->setChecked(true);
    else if (isArriving())
        m_asked.panels.push_back(name);
    else if (found != nullptr)
        found->trigger();
}

/// Whether a document was asked for whose text is not there yet.
bool DocumentPage::isArriving() const {
    return m_asked.options ||
           (m_session.isOpen() && !m_session.state().shown && m_session.isBusy());
}

void DocumentPage::showWantedPanels() {
    for (const std::string& name : std::exchange(m_asked.panels, {}))
        showPanel(name);
}

bool DocumentPage::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange)
        applyTheme(schemeOf(QApplication::palette()));
    return QMainWindow::event(event);
}

void DocumentPage::resizeEvent(QResizeEvent* event) {
    findChild<QToolBar*>()->setToolButtonStyle(
        width() < roomForWords ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    auto* beside = static_cast<QSplitter*>(centralWidget());
    const int half = width() / 2; // which the text needs
    if (m_list != nullptr && beside->sizes().front() > half)
        beside->setSizes({half, width() - half});
    QMainWindow::resizeEvent(event);
    refresh();
}

/// The candidates give way to the text where what is beside the list has become narrow.
bool DocumentPage::eventFilter(QObject* watched, QEvent* event) {
    constexpr int roomForCards = 480; // pixels; below it the text has all of the width
    if (event->type() == QEvent::Resize) {
        const int room = static_cast<QResizeEvent*>(event)->size().width();
        const int most = m_list != nullptr ? room / 3 : room * 2 / 5;
        m_candidates->setVisible(room >= roomForCards);
        m_candidates->setMaximumWidth(room < roomForWords ? most : QWIDGETSIZE_MAX);
        auto* across = static_cast<QSplitter*>(m_candidates->parentWidget());
        const bool tooWide = !across->isVisible() || across->sizes().front() > most;
        if (room >= roomForCards && room < roomForWords && tooWide) // which leaves a gap
            across->setSizes({most, room - most});
    }
    return QMainWindow::eventFilter(watched, event);
}

void DocumentPage::keyPressEvent(QKeyEvent* event) {
    if (!clickedByReturn(*this, *event))
        QMainWindow::keyPressEvent(event);
}

} // namespace charsleuth::viewer
