#pragma once

/// The ways to another encoding: the menu, the toolbar's button that opens it, and the search.

#include "app/viewer/session/session.h"

#include <QList>

class QAction;
class QMenu;
class QToolBar;
class QToolButton;

namespace charsleuth::viewer {

class DocumentPage;
class EncodingSearch;
struct Theme;

class EncodingChooser : public QObject {
    Q_OBJECT

public:
    explicit EncodingChooser(DocumentPage& page);

    /// Adds "Encoding" to the page's menus. Call once.
    void makeMenu();
    /// Actions that the menu holds, too.
    void setMore(const QList<QAction*>& more) { m_more = more; }
    /// Adds the button to the toolbar. Call once.
    void addButton(QToolBar* bar);
    QAction* searchAction() const { return m_searchAction; }

    void openSearch();
    /// Looks for the encoding of a part of the text.
    void openSearchFor(ByteRange part);
    /// The document, or what is shown of it, has changed.
    void refresh();
    void setTheme(const Theme& theme);

signals:
    void chosen(const charsleuth::viewer::ReadAs& as);
    void detectedWanted(); ///< the detector's choice
    void dismissed();      ///< the search was left without a choice

private:
    void fillMenu();
    /// What an encoding that was found stands for: all of the text or a part of it.
    ReadAs readingIn(EncodingId encoding) const;

    DocumentPage& m_page;
    EncodingSearch* m_search;
    std::optional<ByteRange> m_part; ///< that the open search is for; nothing: all
    QMenu* m_menu = nullptr;
    QList<QAction*> m_more;
    QAction* m_searchAction = nullptr;
    QAction* m_detectedAction = nullptr;
    QToolButton* m_button = nullptr;
    QAction* m_buttonAction = nullptr; ///< the button's place in the toolbar
};

} // namespace charsleuth::viewer
