// Places in the document: what is searched, compared, declared and damaged, and the marks that show
// them.

#include "app/viewer/window/document_page.h"

#include "app/viewer/models/character_note.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/text_view.h"

#include <QMenu>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype kMostToFind = 200;     // of a selection that becomes the pattern
constexpr std::size_t kFewPlaces = 10'000; // that may be copied at each step of a search

} // namespace

void DocumentPage::connectPlaces() {
    connect(m_find, &FindBar::queryChanged, this,
            [this] { m_finder.find(m_find->query(), m_text->selection().begin); });
    connect(m_find, &FindBar::stepWanted, this, &DocumentPage::nextHit);
    connect(m_find, &FindBar::dismissed, this, &DocumentPage::closeFind);
    connect(m_ruler, &OverviewRuler::placeWanted, this, [this](ByteRange place) {
        showPlace(place);
        m_text->setFocus(Qt::MouseFocusReason);
    });
    for (PlaceSearch* search :
         {static_cast<PlaceSearch*>(&m_finder), static_cast<PlaceSearch*>(&m_comparison)}) {
        connect(search, &PlaceSearch::arrived, this, &DocumentPage::showPlace);
        connect(search, &PlaceSearch::changed, this, &DocumentPage::refreshMarks);
        connect(search, &PlaceSearch::changed, this, &DocumentPage::refreshOverview);
        connect(search, &PlaceSearch::outOfMemory, this, &DocumentPage::failForMemory);
    }
    connect(&m_comparison, &PlaceSearch::changed, this, &DocumentPage::refreshOnlyDifferent);
    connect(&m_comparison, &Comparison::indexed, this, &DocumentPage::showText);
    connect(m_readings, &ReadingsView::scrolled, this, &DocumentPage::refreshMarks);
    connect(m_text, &TextView::scrolled, this, &DocumentPage::refreshMissing);
    m_readings->setTeller(
        [this](const FileText& text, std::uint64_t byte) { return tellOf(text, byte); });
    connect(m_readingsMenu, &QMenu::aboutToShow, this, &DocumentPage::fillReadingsMenu);
    connect(m_onlyDifferent, &QAction::toggled, this, &DocumentPage::refreshOnlyDifferent);
}

/// The note on a character of one of the readings, with what the best of the others make of it.
QString DocumentPage::tellOf(const FileText& text, std::uint64_t byte) const {
    std::vector<EncodingId> others = suggested(m_session.state());
    std::erase(others, text.encoding());
    const auto note = noteOn(text, byte, others, saidPlaces(m_session.state()));
    return note ? htmlOf(*note) : QString();
}

/// Says once for each script that the boxes on the screen are the fonts' fault.
void DocumentPage::refreshMissing() {
    const std::size_t before = m_missing.size();
    for (const char32_t character : m_text->missingCharacters())
        if (const auto script = scriptOf(character); script >= 0)
            m_missing.insert(script);
    if (m_missing.size() > before)
        refreshSurroundings();
}

/// Selects it, in a row that may have been left out.
void DocumentPage::showPlace(ByteRange place) {
    if (m_onlyDifferent->isChecked() &&
        !m_comparison.places().anyWithin({place.begin, place.begin + 1}))
        m_onlyDifferent->setChecked(false);
    m_readings->showRange(place);
}

void DocumentPage::openFind() {
    if (!m_session.state().shown)
        return;
    const QString selected = m_text->selectedText();
    const bool oneLine = selected.size() <= kMostToFind && !selected.contains(QLatin1Char('\n'));
    m_find->open(oneLine ? selected : QString());
}

/// What the command line asked for.
void DocumentPage::applyFind() {
    if (m_wantedText.isEmpty())
        return;
    m_find->open(m_wantedText);
    m_wantedText.clear();
    m_text->setFocus();
}

/// Escape stops the search first, then leaves it.
void DocumentPage::closeFind() {
    if (m_finder.isRunning())
        return m_finder.stop();
    m_finder.find({}, 0);
    m_find->hide();
    m_text->setFocus();
}

void DocumentPage::nextHit(int direction) {
    if (m_find->query() != m_finder.query())
        m_finder.find(m_find->query(), m_text->selection().begin);
    else
        m_finder.stepHit(m_text->selection(), direction);
}

/// Puts the most probable other reading beside the shown one, or takes all others away.
void DocumentPage::compare(bool wanted) {
    m_compared.clear();
    if (wanted && m_session.state().shown)
        if (const auto other = runnerUp(m_session.state()))
            m_compared = {*m_session.state().shown, *other};
    if (!wanted)
        m_onlyDifferent->setChecked(false);
    if (m_session.isOpen() && m_session.state().shown)
        showText();
}

/// Puts the two side by side, with the first passage that tells them apart selected.
void DocumentPage::showDifference() {
    m_compareAction->setChecked(true);
    m_comparison.goFrom(0);
    m_text->setFocus();
}

void DocumentPage::refreshComparison() {
    const DocumentState& state = m_session.state();
    if (!state.shown)
        return;
    m_compared = sideBySide(m_compared, *state.shown, m_shownBefore);
    m_shownBefore = state.shown;
    std::vector<EncodingId> others = m_compared;
    std::erase(others, *state.shown);
    const bool beside = !others.empty();
    // Of plain ASCII only far-fetched readings give another text.
    const bool plain = state.answer && state.detection().asciiOnly;
    if (const auto other = rival(state); !beside && !plain && other)
        others.push_back(*other);
    m_comparison.setReadings(state.text(), std::move(others));
    if (beside)
        m_comparison.index();
    m_compareBar->setVisible(beside);
    for (QAction* action : {m_nextDifference, m_previousDifference, m_onlyDifferent})
        action->setEnabled(beside);
}

void DocumentPage::fillReadingsMenu() {
    m_readingsMenu->clear();
    std::vector<EncodingId> offered = suggested(m_session.state());
    for (const EncodingId encoding : m_compared)
        if (std::ranges::find(offered, encoding) == offered.end())
            offered.push_back(encoding);
    const bool full = m_compared.size() >= Comparison::kMostReadings;
    for (const EncodingId encoding : offered) {
        const bool beside = std::ranges::find(m_compared, encoding) != m_compared.end();
        QAction* action = m_readingsMenu->addAction(encodingLabel(encoding), this,
                                                    [this, encoding] { toggleReading(encoding); });
        action->setCheckable(true);
        action->setChecked(beside);
        action->setEnabled(m_session.state().shown && encoding != *m_session.state().shown &&
                           (beside || !full));
    }
}

void DocumentPage::toggleReading(EncodingId encoding) {
    if (m_compared.empty())
        m_compared = {*m_session.state().shown};
    if (std::erase(m_compared, encoding) == 0)
        m_compared.push_back(encoding);
    const bool beside = m_compared.size() > 1;
    const QSignalBlocker quiet(m_compareAction);
    m_compareAction->setChecked(beside);
    if (!beside)
        return compare(false);
    showText();
}

void DocumentPage::refreshOnlyDifferent() {
    if (!m_onlyDifferent->isChecked())
        return m_readings->setOnly(nullptr);
    const Places& places = m_comparison.places();
    if (!m_comparison.isRunning() || places.count() <= kFewPlaces)
        m_readings->setOnly(std::make_shared<const Places>(places));
}

void DocumentPage::refreshMarks() {
    const std::vector<SaidPlace> said = saidPlaces(m_session.state());
    std::vector<ByteRange> declared;
    declared.reserve(said.size());
    for (const SaidPlace& place : said)
        declared.push_back(place.where);
    for (TextView* view : m_readings->views()) {
        view->setHits(m_finder.places().within(view->visibleBytes()));
        view->setDeclared(declared);
    }
    m_ruler->update();
    refreshSummaries();
}

void DocumentPage::refreshSummaries() {
    m_find->setSummary(m_finder.answer(m_text->selection()));
    m_compareBar->setSummary(m_comparison.summary(m_text->selection()));
}

/// Damage is looked for anew where the index has grown.
void DocumentPage::refreshDamage() {
    const DocumentState& state = m_session.state();
    m_damageMarks.clear();
    if (state.shown && state.index->tally.malformed > 0)
        m_findingDamage.start(
            [text = state.text()](std::stop_token stop, const auto& report) {
                report(malformedMarks(text, stop));
            },
            [this](const std::vector<OverviewMark>& marks) {
                m_damageMarks = marks;
                refreshOverview();
            });
    else
        m_findingDamage.cancel();
    refreshOverview();
}

void DocumentPage::refreshOverview() {
    const DocumentState& state = m_session.state();
    if (!state.shown)
        return m_ruler->setMarks({}, 0);
    const std::uint64_t size = state.bytes->size();
    std::vector<OverviewMark> marks = marksOf(MarkKind::Difference, m_comparison.places(), size);
    const auto add = [&marks](const std::vector<OverviewMark>& more) {
        marks.insert(marks.end(), more.begin(), more.end());
    };
    add(marksOf(MarkKind::Hit, m_finder.places(), size));
    add(m_damageMarks);
    for (const SaidPlace& place : saidPlaces(state))
        marks.push_back({MarkKind::Declaration, place.where, 1});
    m_ruler->setMarks(std::move(marks), size);
}

} // namespace charsleuth::viewer
