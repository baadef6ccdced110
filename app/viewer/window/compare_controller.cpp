#include "app/viewer/window/compare_controller.h"

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/models/reading_words.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t fewPlaces = 10'000; // that may be copied at each step of a search

} // namespace

CompareController::CompareController(const Session& session, OpenedDocument& document,
                                     ReadingsView* readings, QWidget* parent)
    : QObject(parent), m_session(session), m_document(document), m_view(readings),
      m_bar(new CompareBar(parent)), m_other(session, readings, this) {
    connect(&m_comparison, &PlaceSearch::changed, this, &CompareController::refreshOnlyDifferent);
    connect(&m_comparison, &Comparison::indexed, this, &CompareController::readingsChanged);
    connect(m_bar, &CompareBar::dismissed, this, &CompareController::close);
    connect(m_bar->field(), &EncodingField::changed, this, [this] {
        if (const auto as = m_bar->field()->encoding(); as && m_other.session().state().shown != as)
            m_other.session().choose(*as);
        refreshSummary();
    });
}

void CompareController::fillMenu(DocumentPage& page, QMenu* menu) {
    m_compare = page.addAction(menu, "compare", tr("&Compare"), {Qt::CTRL | Qt::Key_D}, [] {});
    m_compare->setCheckable(true);
    connect(m_compare, &QAction::toggled, this, &CompareController::compare);
    m_readings = new QMenu(tr("&Readings side by side"), &page);
    m_readings->setObjectName("readings");
    connect(m_readings, &QMenu::aboutToShow, this, &CompareController::fillReadingsMenu);
    m_onlyDifferent = page.addAction(nullptr, "only-different", tr("&Only lines that differ"),
                                     {Qt::ALT | Qt::Key_D}, [] {});
    m_onlyDifferent->setCheckable(true);
    connect(m_onlyDifferent, &QAction::toggled, this, &CompareController::refreshOnlyDifferent);
    m_bar->setActions(page.action("previous-problem"), page.action("next-problem"), m_onlyDifferent,
                      m_readings);
}

void CompareController::reset() {
    m_comparison.reset();
    m_onlyDifferent->setChecked(false);
    if (!m_session.isOpen())
        m_other.close();
    const QSignalBlocker quiet(m_compare);
    m_compare->setChecked(m_other.isOpen() || !m_document.sideBySide.empty());
}

void CompareController::openFile(const std::string& path, const std::optional<ReadAs>& as) {
    close();
    m_other.open(path, as);
    const QSignalBlocker quiet(m_compare);
    m_compare->setChecked(true);
    m_view->text()->setFocus();
}

void CompareController::close() {
    m_compare->setChecked(false);
}

void CompareController::stop() {
    m_comparison.stopAll();
    if (m_other.isBusy())
        close();
}

/// Puts the most probable other reading beside the shown one, or takes all others away.
void CompareController::compare(bool wanted) {
    std::vector<ReadAs>& sideBySide = m_document.sideBySide;
    sideBySide.clear();
    m_other.close();
    if (wanted && m_session.state().shown)
        if (const auto other = runnerUp(m_session.state()))
            sideBySide = {m_session.state().readAs(), *other};
    if (!wanted)
        m_onlyDifferent->setChecked(false);
    if (m_session.isOpen() && m_session.state().shown)
        emit readingsChanged();
}

void CompareController::showDifference() {
    m_compare->setChecked(true);
    m_comparison.goFrom(0);
    m_view->text()->setFocus();
}

void CompareController::makeVisible(ByteRange place) {
    if (m_onlyDifferent->isChecked() &&
        !m_comparison.places().anyWithin({place.begin, place.begin + 1}))
        m_onlyDifferent->setChecked(false);
}

void CompareController::refresh() {
    const DocumentState& state = m_session.state();
    if (!state.shown)
        return;
    m_document.sideBySide = charsleuth::viewer::sideBySide(m_document.sideBySide, state.readAs(),
                                                           m_document.shownBefore);
    m_document.shownBefore = state.readAs();
    std::vector<ReadAs> others = m_document.sideBySide;
    std::erase(others, state.readAs());
    const bool beside = !others.empty();
    const bool isFile = m_other.isOpen();
    // Of plain ASCII only far-fetched readings give another text.
    const bool plain = state.answer && state.detection().asciiOnly;
    if (const auto other = rival(state); !beside && !isFile && !plain && other)
        others.emplace_back(*other);
    m_comparison.setReadings(state.text(), std::move(others));
    if (beside)
        m_comparison.index();
    m_bar->setAboutFile(isFile);
    m_bar->setVisible(beside || isFile);
    m_onlyDifferent->setEnabled(beside);
}

Reading CompareController::readingOf(const ReadAs& as) const {
    const DocumentState& state = m_session.state();
    const Candidate* candidate = state.candidateFor(as.encoding);
    std::string language = candidate != nullptr ? candidate->language : std::string();
    if (language.empty() && !info(as.encoding).languages.empty())
        language = info(as.encoding).languages.front();
    const FileText text = as == state.readAs() ? state.text() : m_comparison.textOf(as);
    return {text, language, readingLabel(as)};
}

void CompareController::show() {
    const DocumentState& state = m_session.state();
    refresh();
    if (m_other.isOpen())
        return showFile();
    std::vector<Reading> others;
    int place = 0;
    const std::vector<ReadAs>& sideBySide = m_document.sideBySide;
    for (std::size_t i = 0; i < sideBySide.size(); ++i)
        if (sideBySide[i] == state.readAs())
            place = static_cast<int>(i);
        else
            others.push_back(readingOf(sideBySide[i]));
    m_view->setReadings(readingOf(state.readAs()), others, place);
}

void CompareController::showFile() {
    m_other.show();
    const auto& shown = m_other.session().state().shown;
    if (EncodingField* field = m_bar->field(); shown && field->encoding() != shown) {
        const QSignalBlocker quiet(field);
        field->setEncoding(*shown);
    }
}

void CompareController::fillReadingsMenu() {
    m_readings->clear();
    qDeleteAll(m_readings->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    const std::vector<ReadAs>& sideBySide = m_document.sideBySide;
    const DocumentState& state = m_session.state();
    std::vector<ReadAs> offered = state.offered;
    for (const EncodingId encoding : suggested(state))
        offered.emplace_back(encoding);
    for (const ReadAs& as : sideBySide)
        if (std::ranges::find(offered, as) == offered.end())
            offered.push_back(as);
    const bool full = sideBySide.size() >= Comparison::mostReadings;
    for (const ReadAs& as : offered) {
        const bool beside = std::ranges::find(sideBySide, as) != sideBySide.end();
        QAction* action = m_readings->addAction(readingLabel(as), this, [this, as] { toggle(as); });
        action->setCheckable(true);
        action->setChecked(beside);
        action->setEnabled(state.shown && as != state.readAs() && (beside || !full));
    }
    m_readings->addSeparator();
    QMenu* others = m_readings->addMenu(tr("&Any other"));
    others->setEnabled(!full);
    for (const MenuGroup& group : menuGroups()) {
        QMenu* region = others->addMenu(group.title);
        for (const EncodingId encoding : group.encodings)
            if (std::ranges::find(offered, ReadAs(encoding)) == offered.end())
                region->addAction(encodingLabel(encoding), this,
                                  [this, encoding] { toggle(encoding); });
    }
}

void CompareController::toggle(const ReadAs& as) {
    std::vector<ReadAs>& sideBySide = m_document.sideBySide;
    if (sideBySide.empty())
        sideBySide = {m_session.state().readAs()};
    if (std::erase(sideBySide, as) == 0)
        sideBySide.push_back(as);
    const bool beside = sideBySide.size() > 1;
    const QSignalBlocker quiet(m_compare);
    m_compare->setChecked(beside);
    if (!beside)
        return compare(false);
    emit readingsChanged();
}

void CompareController::refreshOnlyDifferent() {
    if (!m_onlyDifferent->isChecked())
        return m_view->setOnly(nullptr);
    const Places& places = m_comparison.places();
    if (!m_comparison.isRunning() || places.count() <= fewPlaces)
        m_view->setOnly(std::make_shared<const Places>(places));
}

void CompareController::refreshSummary() {
    const QString complaint = m_bar->field()->complaint();
    m_bar->setSummary(!m_other.isOpen()     ? m_comparison.summary(m_view->text()->selection())
                      : complaint.isEmpty() ? m_other.summary()
                                            : complaint);
}

void CompareController::setTheme(const Theme& theme) {
    m_bar->setTheme(theme);
    m_compare->setIcon(drawnIcon(Symbol::Compare, theme.text));
}

} // namespace charsleuth::viewer
