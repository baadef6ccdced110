// Places in the document: what is searched, compared, declared and damaged, and the marks that show
// them.

#include "app/viewer/window/document_page.h"

#include "app/viewer/models/character_note.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/views/overview_ruler.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/find_controller.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"

namespace charsleuth::viewer {

void DocumentPage::connectPlaces() {
    connect(m_overview->ruler(), &OverviewRuler::placeWanted, this, [this](ByteRange place) {
        showPlace(place);
        shownText()->setFocus(Qt::MouseFocusReason);
    });
    connect(m_overview, &OverviewController::damageFound, this, &DocumentPage::refresh);
    connect(m_mojibake, &MojibakeController::placeWanted, this, &DocumentPage::showPlace);
    connect(m_overview, &OverviewController::outOfMemory, this, &DocumentPage::failForMemory);
    connect(m_compare, &CompareController::readingsChanged, this, &DocumentPage::showText);
    connect(&m_compare->otherFile(), &OtherFile::changed, this, [this] {
        if (m_session.state().shown)
            m_compare->show();
        refresh();
    });
    for (PlaceSearch* search : {static_cast<PlaceSearch*>(&m_find->finder()),
                                static_cast<PlaceSearch*>(&m_compare->comparison())}) {
        connect(search, &PlaceSearch::arrived, this, &DocumentPage::showPlace);
        connect(search, &PlaceSearch::changed, this, &DocumentPage::refresh);
        connect(search, &PlaceSearch::outOfMemory, this, &DocumentPage::failForMemory);
    }
    connect(m_readings, &ReadingsView::scrolled, this, &DocumentPage::refresh);
    connect(shownText(), &TextView::scrolled, this, &DocumentPage::noteMissing);
    m_readings->setTeller(
        [this](const FileText& text, std::uint64_t byte) { return tellOf(text, byte); });
}

/// The note on a character of one of the readings, with what the best of the others make of it.
QString DocumentPage::tellOf(const FileText& text, std::uint64_t byte) const {
    const OtherFile& other = m_compare->otherFile();
    const bool isOther = other.isOpen() && text.sharedBytes() == other.session().state().bytes;
    const DocumentState& state = isOther ? other.session().state() : m_session.state();
    std::vector<EncodingId> others = suggested(state);
    std::erase(others, text.encoding());
    const auto note = noteOn(text, byte, others, saidPlaces(state));
    return note ? htmlOf(*note) : QString();
}

/// Says once for each script that the boxes on the screen are the fonts' fault.
void DocumentPage::noteMissing() {
    const std::size_t before = m_document.missing.size();
    for (const char32_t character : shownText()->missingCharacters())
        if (const auto script = scriptOf(character); script >= 0)
            m_document.missing.insert(script);
    if (m_document.missing.size() > before)
        refresh();
}

void DocumentPage::showPlace(ByteRange place) {
    m_compare->makeVisible(place);
    m_readings->showRange(place);
}

void DocumentPage::find(const Query& query) {
    m_find->open(query);
}

void DocumentPage::showAs(EncodingId encoding, ByteRange place) {
    if (m_session.state().shown != encoding)
        choose(encoding);
    showPlace(place);
}

} // namespace charsleuth::viewer
