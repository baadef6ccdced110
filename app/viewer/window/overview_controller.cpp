#include "app/viewer/window/overview_controller.h"

#include "app/viewer/document/search.h"
#include "app/viewer/models/declarations.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/window/opened_document.h"

namespace charsleuth::viewer {

OverviewController::OverviewController(const Session& session, OpenedDocument& document,
                                       ReadingsView* readings, QWidget* parent)
    : QObject(parent), m_session(session), m_document(document), m_readings(readings),
      m_ruler(new OverviewRuler(readings->text(), parent)) {
    connect(&m_controls, &PlaceSearch::changed, this, &OverviewController::damageFound);
    connect(&m_controls, &PlaceSearch::outOfMemory, this, &OverviewController::outOfMemory);
}

void OverviewController::reset() {
    m_findingDamage.cancel();
    m_controls.clear();
    m_searched = {};
    m_ruler->setMarks({}, 0);
}

/// Those that the index has counted: only then is the text searched.
void OverviewController::findControls() {
    const FileText text = m_session.state().text();
    if (!text.index().complete || (!m_searched.isNull() && m_searched.as() == text.as()))
        return;
    m_searched = text;
    m_controls.clear();
    if (text.index().tally.c1 == 0)
        return;
    const Query controls{QueryKind::Expression, QStringLiteral("[\\x80-\\x84\\x86-\\x9F]")};
    m_controls.start(
        [text, controls](const std::stop_token& stop, const auto& report) {
            search(text, controls, 0, stop, report);
        },
        text.size());
}

void OverviewController::refreshDamage() {
    const DocumentState& state = m_session.state();
    m_document.damage.clear();
    if (state.shown)
        findControls();
    if (state.shown && state.index->tally.malformed > 0)
        m_findingDamage.start(
            [text = state.text()](std::stop_token stop, const auto& report) {
                report(malformedMarks(text, stop));
            },
            [this](const std::vector<OverviewMark>& marks) {
                m_document.damage = marks;
                emit damageFound();
            });
    else
        m_findingDamage.cancel();
    emit damageFound();
}

void OverviewController::refresh(const Places& hits, const Places& differences, bool damage) {
    const DocumentState& state = m_session.state();
    if (!state.shown)
        return m_ruler->setMarks({}, 0);
    const std::uint64_t size = state.bytes->size();
    std::vector<OverviewMark> marks = marksOf(MarkKind::Difference, differences, size);
    const auto add = [&marks](const std::vector<OverviewMark>& more) {
        marks.insert(marks.end(), more.begin(), more.end());
    };
    add(marksOf(MarkKind::Hit, hits, size));
    if (damage)
        add(m_document.damage);
    for (const SaidPlace& place : saidPlaces(state))
        marks.push_back({MarkKind::Declaration, place.where, 1});
    m_ruler->setMarks(std::move(marks), size);
}

void OverviewController::refreshText(const Places& hits) {
    const std::vector<SaidPlace> said = saidPlaces(m_session.state());
    std::vector<ByteRange> declared;
    declared.reserve(said.size());
    for (const SaidPlace& place : said)
        declared.push_back(place.where);
    for (TextView* view : m_readings->views()) {
        view->setHits(hits.within(view->visibleBytes()));
        view->setDeclared(declared);
    }
    m_ruler->update();
}

} // namespace charsleuth::viewer
