#include "app/viewer/window/part_place.h"

#include "app/viewer/views/drop_overlay.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/window/document_page.h"

#include <QDropEvent>
#include <QMimeData>

namespace charsleuth::viewer {

PartPlace::PartPlace(DocumentPage* part, QWidget* parent)
    : QStackedWidget(parent), m_words(new NoTextPage(this)) {
    addWidget(new FittingArea(m_words, this));
    setPart(part);
    setAcceptDrops(true);
    new DropOverlay(this);
    // Later: other words may take the place of the line that was clicked.
    connect(m_words, &NoTextPage::chosen, this, &PartPlace::chosen, Qt::QueuedConnection);
}

/// Files are dropped on the words as they are on a text.
void PartPlace::dragEnterEvent(QDragEnterEvent* event) {
    DocumentPage::acceptFiles(event);
}

void PartPlace::dropEvent(QDropEvent* event) {
    DocumentPage::acceptFiles(event);
    m_part->wantDropped(*event->mimeData());
}

void PartPlace::say(const NoText& words) {
    m_words->say(words);
    setCurrentIndex(0);
}

void PartPlace::setPart(DocumentPage* part) {
    const bool focused = m_part != nullptr && m_part->isAncestorOf(window()->focusWidget());
    addWidget(part);
    if (m_part != nullptr) {
        removeWidget(m_part);
        m_part->hide();
        m_part->deleteLater();
    }
    m_part = part;
    if (part->session().isOpen())
        showText();
    if (focused)
        part->takeFocus();
    connect(&part->session(), &Session::opened, this, &PartPlace::showText);
}

void PartPlace::showText() {
    setCurrentWidget(m_part);
    m_words->say({});
}

} // namespace charsleuth::viewer
