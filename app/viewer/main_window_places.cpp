// Places in the document: what was searched, and the marks that show them.

#include "app/viewer/main_window.h"

#include "app/viewer/views/find_bar.h"
#include "app/viewer/views/text_view.h"

namespace charsleuth::viewer {

namespace {

constexpr qsizetype kMostToFind = 200; // of a selection that becomes the pattern

} // namespace

void MainWindow::connectPlaces() {
    connect(m_find, &FindBar::queryChanged, this,
            [this] { m_finder.find(m_find->query(), m_text->selection().begin); });
    connect(m_find, &FindBar::stepWanted, this, &MainWindow::nextHit);
    connect(m_find, &FindBar::dismissed, this, &MainWindow::closeFind);
    connect(&m_finder, &Finder::arrived, this,
            [this](ByteRange hit) { m_readings->showRange(hit); });
    connect(&m_finder, &Finder::changed, this, &MainWindow::refreshMarks);
    connect(m_readings, &ReadingsView::scrolled, this, &MainWindow::refreshMarks);
}

void MainWindow::openFind() {
    if (!m_session.state().shown)
        return;
    const QString selected = m_text->selectedText();
    const bool oneLine = selected.size() <= kMostToFind && !selected.contains(QLatin1Char('\n'));
    m_find->open(oneLine ? selected : QString());
}

/// What the command line asked for.
void MainWindow::applyFind() {
    if (m_wantedText.isEmpty())
        return;
    m_find->open(m_wantedText);
    m_wantedText.clear();
    m_text->setFocus();
}

/// Escape stops the search first, then leaves it.
void MainWindow::closeFind() {
    if (m_finder.isRunning())
        return m_finder.stop();
    m_finder.find({}, 0);
    m_find->hide();
    m_text->setFocus();
}

void MainWindow::nextHit(int direction) {
    if (m_find->query() != m_finder.query())
        m_finder.find(m_find->query(), m_text->selection().begin);
    else
        m_finder.step(m_text->selection(), direction);
}

void MainWindow::refreshMarks() {
    for (TextView* view : m_readings->views())
        view->setHits(m_finder.hits().within(view->visibleBytes()));
    m_find->setSummary(m_finder.summary(m_text->selection()));
}

} // namespace charsleuth::viewer
