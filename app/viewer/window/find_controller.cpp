#include "app/viewer/window/find_controller.h"

#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/opened_document.h"

#include <QComboBox>

namespace charsleuth::viewer {

namespace {

constexpr qsizetype mostToFind = 200; // characters of a selection that becomes the pattern

} // namespace

FindController::FindController(OpenedDocument& document, TextView* text, FindBar* bar)
    : QObject(bar), m_document(document), m_text(text), m_bar(bar) {
    connect(m_bar, &FindBar::queryChanged, this,
            [this] { m_finder.find(m_bar->query(), m_text->selection().begin); });
    connect(&m_finder, &Finder::arrived, this, [this](ByteRange hit) { m_hit = hit; });
    connect(&m_finder, &Finder::changed, this, &FindController::unmark);
    connect(m_bar, &FindBar::stepWanted, this, &FindController::step);
    connect(m_bar, &FindBar::dismissed, this, &FindController::close);
}

void FindController::setText(const FileText& text) {
    m_finder.setText(text);
    if (m_document.toFind.isEmpty())
        return;
    m_bar->open(std::exchange(m_document.toFind, {}));
    emit opened(true);
    m_text->setFocus();
}

void FindController::open() {
    const QString selected = m_text->selectedText();
    const bool oneLine = selected.size() <= mostToFind && !selected.contains(QLatin1Char('\n'));
    m_bar->open(oneLine ? selected : QString());
    emit opened(true);
}

void FindController::open(const Query& query) {
    m_bar->kind()->setCurrentIndex(static_cast<int>(query.kind));
    m_bar->open(query.pattern);
    emit opened(true);
}

/// Escape stops the search first, then leaves it.
void FindController::close() {
    if (m_finder.isRunning())
        return m_finder.stop();
    m_finder.find({}, 0);
    m_bar->hide();
    emit opened(false);
    m_text->setFocus();
}

/// The hit for half of what was typed is none for all of it.
void FindController::unmark() {
    const bool found = m_finder.isRunning() || m_finder.places().count() > 0;
    if (found || m_finder.query().pattern.isEmpty() || m_hit.empty())
        return;
    if (m_text->selection() == m_hit)
        m_text->select({m_hit.begin, m_hit.begin});
    m_hit = {};
}

void FindController::step(int direction) {
    if (m_bar->query() != m_finder.query())
        m_finder.find(m_bar->query(), m_text->selection().begin);
    else
        m_finder.stepHit(m_text->selection(), direction);
}

void FindController::refreshSummary() {
    m_bar->setSummary(m_finder.answer(m_text->selection()));
}

} // namespace charsleuth::viewer
