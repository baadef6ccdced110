#include "app/viewer/window/other_file.h"

#include "app/viewer/models/reading_words.h"
#include "app/viewer/models/status.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

namespace {

/// The text under the name of its file.
Reading named(const DocumentState& state) {
    const QString name = state.title.isEmpty() ? fileName(state.path) : state.title;
    const Candidate* candidate = state.candidate();
    return {state.text(), candidate != nullptr ? candidate->language : std::string(),
            QStringLiteral("%1 — %2").arg(name, readingLabel(state.readAs()))};
}

} // namespace

OtherFile::OtherFile(const Session& document, ReadingsView* view, QObject* parent)
    : QObject(parent), m_document(document), m_view(view) {
    m_session.setRecalling(false);
    for (auto signal : {&Session::encodingChanged, &Session::grown, &Session::indexed})
        connect(&m_session, signal, this, &OtherFile::changed);
    connect(&m_session, &Session::failed, this, [this](const Error& error) {
        m_failure = error;
        emit changed();
    });
}

void OtherFile::open(const std::string& path, const std::optional<ReadAs>& as) {
    close();
    m_path = path;
    m_session.open(path, as);
    emit changed();
}

void OtherFile::close() {
    m_comparing.cancel();
    m_session.close();
    m_path.clear();
    m_failure.reset();
    m_match.reset();
    m_current.reset();
    m_places = {};
}

void OtherFile::show() {
    const DocumentState& left = m_document.state();
    const DocumentState& right = m_session.state();
    if (!right.shown)
        return m_view->setReadings(named(left), {});
    const std::array texts{left.text(), right.text()};
    if (!m_match || !m_match->isOf(texts))
        compare(texts);
    m_view->setFiles(named(left), named(right), m_match);
}

/// Reads both texts through.
void OtherFile::compare(const std::array<FileText, 2>& texts) {
    m_match = std::make_shared<const LineMatch>(texts);
    m_current.reset();
    m_places = {};
    m_comparing.start(
        [texts](const std::stop_token& stop, const auto& report) {
            auto match = std::make_shared<LineMatch>(texts);
            match->find(stop);
            report(std::move(match));
        },
        [this](const std::shared_ptr<const LineMatch>& match) {
            m_match = match;
            std::vector<ByteRange> lines;
            for (const LineChange& change : match->changes()) {
                const ByteRange line = match->linesOf(change).front();
                lines.push_back({line.begin, std::max(line.begin + 1, line.end)});
            }
            m_places.add(lines);
        },
        [this] { emit changed(); });
}

QString OtherFile::summary() const {
    const std::size_t count = m_match ? m_match->changes().size() : 0;
    if (m_failure)
        return tr("%1 could not be opened: %2")
            .arg(pathText(m_failure->path), causeText(m_failure->cause));
    if (isBusy() && (!m_match || !m_match->isKnown()))
        return tr("Comparing …");
    if (!m_match || !m_match->isKnown())
        return tr("Nothing to compare");
    if (count == 0)
        return sameText();
    if (m_current)
        return tr("%1 of %2 differences").arg(numberText(*m_current + 1), numberText(count));
    return count == 1 ? tr("1 difference") : tr("%1 differences").arg(numberText(count));
}

/// What two texts without a difference in their lines have in common.
QString OtherFile::sameText() const {
    const DocumentState& left = m_document.state();
    const DocumentState& right = m_session.state();
    if (left.answer && right.answer && left.detection().lineEnding != right.detection().lineEnding)
        return tr("Both say the same, but their lines end differently: %1 and %2.")
            .arg(lineEndText(left.detection().lineEnding),
                 lineEndText(right.detection().lineEnding));
    return tr("Both say the same.");
}

/// The number of the change that F3 goes to, where `selected` is selected in the document.
std::size_t OtherFile::beside(ByteRange selected, int direction) const {
    const std::vector<LineChange>& changes = m_match->changes();
    const auto count = std::ssize(changes);
    if (m_current && selected == m_selected)
        return static_cast<std::size_t>((std::ptrdiff_t(*m_current) + direction + count) % count);
    const auto begins = [this](const LineChange& c) { return m_match->linesOf(c).front().begin; };
    const auto next = std::ranges::lower_bound(changes, selected.begin, {}, begins);
    const auto number = next - changes.begin() - (direction < 0 ? 1 : 0);
    return static_cast<std::size_t>((number + count) % count);
}

void OtherFile::step(int direction) {
    TextView* right = m_view->otherFile();
    if (right == nullptr || m_match->changes().empty())
        return;
    const std::array views{m_view->text(), right};
    m_current = beside(views[0]->selection(), direction);
    const LineChange& change = m_match->changes()[*m_current];
    const auto places = m_match->differing(change);
    m_selected = places[0];
    const std::size_t leader = change.left.size() > 0 ? 0 : 1;
    views[leader]->goTo(places[leader].begin);
    for (std::size_t i = 0; i < views.size(); ++i)
        views[i]->select(places[i]);
}

} // namespace charsleuth::viewer
