#include "app/viewer/window/encoding_chooser.h"

#include "app/viewer/models/encoding_model.h"
#include "app/viewer/models/reading_words.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_search.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/words/wording.h"

#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace charsleuth::viewer {

EncodingChooser::EncodingChooser(DocumentPage& page)
    : QObject(&page), m_page(page), m_search(new EncodingSearch(&page)) {
    connect(m_search, &EncodingSearch::chosen, this,
            [this](EncodingId encoding) { emit chosen(readingIn(encoding)); });
    connect(m_search, &EncodingSearch::tried, this,
            [this](EncodingId encoding) { m_page.session().tryOut(readingIn(encoding)); });
    connect(m_search, &EncodingSearch::dismissed, this, [this] {
        m_page.session().tryOut(std::nullopt);
        emit dismissed();
    });
}

void EncodingChooser::makeMenu() {
    m_menu = m_page.menus()->addMenu(tr("En&coding"));
    m_menu->setObjectName("encodings");
    m_searchAction = m_page.addAction(m_menu, "search-encoding", tr("&Encodings …"),
                                      {Qt::CTRL | Qt::Key_E, Qt::Key_F8}, [this] { openSearch(); });
    m_detectedAction =
        m_page.addAction(m_menu, "as-detected", tr("As &detected"),
                         {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [this] { emit detectedWanted(); });
    for (QAction* action : {m_searchAction, m_detectedAction})
        action->setParent(this); // the menu is filled anew each time
    // Not the direction of the toolbar's button, which has its chevron behind the name.
    m_menu->setLayoutDirection(Qt::LeftToRight);
    connect(m_menu, &QMenu::aboutToShow, this, &EncodingChooser::fillMenu);
}

void EncodingChooser::addButton(QToolBar* bar) {
    m_button = new QToolButton(bar);
    m_button->setObjectName("encoding");
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setLayoutDirection(Qt::RightToLeft); // the chevron behind the name
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_menu);
    m_button->setToolTip(tr("Show the text in another encoding (Ctrl+E to search)"));
    m_buttonAction = bar->addWidget(m_button);
    fillMenu();
}

namespace {

/// The suggested encodings and the readings that are offered, with the shown one in any case.
std::vector<ReadAs> listed(const DocumentState& document) {
    const std::vector<EncodingId> encodings = suggested(document);
    std::vector<ReadAs> readings(encodings.begin(), encodings.end());
    readings.insert(readings.end(), document.offered.begin(), document.offered.end());
    if (document.shown && std::ranges::find(readings, document.readAs()) == readings.end())
        readings.insert(readings.begin(), document.readAs());
    return readings;
}

} // namespace

/// Suggested encodings first, then all by region.
void EncodingChooser::fillMenu() {
    m_menu->clear();
    qDeleteAll(m_menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    m_menu->addActions({m_searchAction, m_detectedAction});
    m_menu->addActions(m_more);
    const Session& session = m_page.session();
    const auto add = [&](QMenu* menu, const ReadAs& as) {
        QAction* action = menu->addAction(readingLabel(as), this, [this, as] { emit chosen(as); });
        action->setCheckable(true);
        action->setChecked(session.state().shown && session.state().readAs() == as);
        action->setEnabled(session.isOpen());
    };
    m_menu->addSeparator();
    for (const ReadAs& as : listed(session.state()))
        add(m_menu, as);
    const auto recent = m_page.isRemembering() ? recentEncodings() : std::vector<EncodingId>();
    m_menu->addSeparator();
    QMenu* lately = m_menu->addMenu(tr("&Recently used"));
    lately->setEnabled(!recent.empty());
    for (const EncodingId encoding : recent)
        add(lately, encoding);
    QMenu* all = m_menu->addMenu(tr("&All by region"));
    for (const MenuGroup& group : menuGroups()) {
        QMenu* menu = all->addMenu(group.title);
        for (const EncodingId encoding : group.encodings)
            add(menu, encoding);
    }
}

void EncodingChooser::openSearch() {
    const DocumentState& state = m_page.session().state();
    if (!m_page.session().isOpen())
        return;
    m_part.reset();
    const bool ranked = state.answer && !state.detection().ranked.empty();
    m_search->setDocument(state.bytes, ranked ? state.detection().ranked.front().tellingByte : 0);
    m_search->open(suggested(state), state.shown);
}

void EncodingChooser::openSearchFor(ByteRange part) {
    const DocumentState& state = m_page.session().state();
    m_part = part;
    m_search->setDocument(state.bytes, part.begin);
    m_search->open(suggested(state), std::nullopt);
}

ReadAs EncodingChooser::readingIn(EncodingId encoding) const {
    return m_part ? m_page.parts().withPart(*m_part, encoding) : ReadAs(encoding);
}

void EncodingChooser::refresh() {
    const Session& session = m_page.session();
    const DocumentState& state = session.state();
    m_searchAction->setEnabled(session.isOpen());
    m_button->setText(state.shown ? readingLabel(state.readAs()) : tr("Encoding"));
    m_buttonAction->setVisible(session.isOpen());
    m_detectedAction->setEnabled(session.isOpen() && state.chosenBy == ChosenBy::User &&
                                 state.answer && !state.detection().ranked.empty());
}

void EncodingChooser::setTheme(const Theme& theme) {
    m_search->setTheme(theme);
    m_searchAction->setIcon(themedIcon("edit-find", Symbol::Search, theme.text));
    m_button->setIcon(drawnIcon(Symbol::Next, theme.quiet));
}

} // namespace charsleuth::viewer
