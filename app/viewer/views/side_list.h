#pragma once

/// A list at the left of a page: the files of a folder, the members of an archive. The page shows
/// the text of the selected one.

#include "app/viewer/models/banners.h"
#include "app/viewer/views/no_text_page.h"

#include <QTableView>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;

namespace charsleuth::viewer {

class SideList : public QWidget {
    Q_OBJECT

public:
    explicit SideList(const QString& name, QWidget* parent = nullptr);

    /// The title of the tab; the path of the folder or archive that is listed.
    virtual QString title() const = 0;
    virtual const std::string& path() const = 0;
    /// Whether all that was asked for is listed, and the page was told of what is selected.
    virtual bool isSettled() const = 0;
    virtual void readAgain() = 0;
    /// Selects the first row that is worth a look.
    virtual void selectFirst() = 0;
    /// Whether there are rows to look at, to which selectNext() goes.
    virtual bool hasProblems() const { return false; }
    /// Selects the next (1) or previous (-1) row to look at, round the corner. Returns whether
    /// there is another.
    virtual bool selectNext(int /*direction*/) { return false; }
    /// Says all of its own words, in the language of now.
    virtual void speak() = 0;
    /// Says to the page what there is.
    virtual void refresh() = 0;
    /// The work that is under way; empty without any.
    virtual QString workText() const { return {}; }
    virtual void stop() {}
    /// Whether copies of all that is selected can be saved; else the page's text is all that can.
    virtual bool canSaveCopies() const { return false; }
    virtual void saveCopies() {}
    /// The visible widgets to which F6 moves the focus.
    virtual QList<QWidget*> parts() const { return {m_table}; }
    /// Takes over how the page's text is read. `choice`: what the user chose for it.
    virtual void noteReading(const DocumentState&, const std::optional<ReadAs>&) {}
    /// The list's notice about the page's text.
    virtual std::optional<Banner> noticeOn(const DocumentState&,
                                           const std::optional<ReadAs>&) const {
        return std::nullopt;
    }
    /// The file that was wanted has no text.
    virtual void noteFailure(const Error&) {}
    /// Goes a way that the words offer in the place of a text.
    virtual void goWay(int) {}

    /// Fills a menu of the page with what can be done here; a right click on a row opens it, too.
    void useMenu(QMenu* menu);
    QTableView* table() const { return m_table; }

signals:
    /// The text of a file, or some bytes under a title, shall be shown.
    void fileWanted(const std::string& path, const std::optional<charsleuth::EncodingId>& as);
    void bytesWanted(const QString& title, const charsleuth::viewer::SharedBytes& bytes,
                     const std::string& nameAfter);
    /// No text shall be shown, but words.
    void wordsWanted(const charsleuth::viewer::NoText& words);
    /// Files, or bytes, shall be opened in tabs of their own.
    void filesWanted(const std::vector<std::string>& paths);
    void documentWanted(const QString& title, const charsleuth::viewer::SharedBytes& bytes,
                        const std::string& nameAfter);
    /// Title, work, or what is to be said of the page's text.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    virtual void makeActions() = 0;
    virtual void openSelected() = 0;
    /// An entry of the menu.
    QAction* add(const char* name, const QString& text, const QList<QKeySequence>& keys,
                 std::function<void()> run);
    /// An entry whose keys mean this in the table alone.
    QAction* addForRows(const char* name, const QString& text, const QList<QKeySequence>& keys,
                        std::function<void()> run);
    QAction* action(const char* name) const;

    QLineEdit* m_search;
    QTableView* m_table;
    QLabel* m_status;
    QMenu* m_menu = nullptr; ///< the page's

private:
    void showMenu(QPoint place);
    bool isKeyOfTable(const QKeyEvent& event) const;
};

} // namespace charsleuth::viewer
