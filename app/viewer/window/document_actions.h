#pragma once

/// What the window does with a document beyond showing it: copies in other encodings, hints,
/// clipboard, commands, paper, settings, help. Each is an action in a menu of the window.

#include "app/convert/conversion.h"
#include "core/parts/part.h"
#include "app/viewer/models/commands.h"
#include "app/viewer/models/copied_bytes.h"
#include "app/viewer/session/facts.h"
#include "app/viewer/session/latest_job.h"
#include "app/viewer/window/paper.h"

#include <QKeySequence>
#include <QObject>

class QAction;
class QMenu;

namespace charsleuth::viewer {

class CopyPanel;
class HintsDialog;
class WordDialog;
class DocumentPage;

class DocumentActions : public QObject {
    Q_OBJECT

public:
    explicit DocumentActions(DocumentPage& window);

    void fillFileMenu(QMenu* menu);
    void fillEditMenu(QMenu* menu);
    void addUndo(QMenu* menu);
    /// What a right click on the text or the bytes offers.
    QMenu* makeContextMenu();
    void fillHelpMenu(QMenu* menu);
    void addPreferences(QMenu* menu);
    /// For the encoding menu, which is filled anew each time it is opened. They are made once,
    /// among the other menus' so that the table of keys has them in that order.
    void makeEncodingActions();
    const QList<QAction*>& encodingActions() const { return m_encodingActions; }
    QAction* saveCopyAction() const { return m_saveCopy; }

    /// Another document, or something of it, is known.
    void refresh();

    /// What is being put on paper.
    Paper& paper() { return m_paper; }

    void saveCopy();
    /// A menu of line ends for a copy.
    void askLineEnds(QPoint place);
    /// A copy in UTF-8 in which mojibake is put right.
    void saveMeant(const ReadAs& repaired);
    /// A copy in UTF-8 of text whose parts are in different encodings.
    void saveParts(const ReadAs& parts);
    /// Asks whether a selection that is too long for the clipboard shall become a file.
    void saveSelection(const FileText& text, ByteRange selected, DamageAs damage);
    void askHints();
    /// Shows a mail with its encoded bodies decoded, as a document of its own.
    void readBodies();
    /// Asks for the encoding of the selection.
    void askPart();
    /// Looks in every encoding for a word that must be there.
    void askWord();
    /// Opens the find bar with the bytes of the selection.
    void findBytes();

signals:
    /// The user put some of the text right.
    void repaired(const charsleuth::viewer::ReadAs& reading);
    void outOfMemory();

private:
    QAction* add(QMenu* menu, const char* name, const QString& text,
                 const QList<QKeySequence>& keys, void (DocumentActions::*run)());
    void makeRepairMenu();
    void openCopyDialog(std::optional<Newline> newline);
    /// Not shown yet; null where nothing can be converted.
    CopyPanel* makeCopyPanel(const ReadAs& as);
    void openDialog(CopyPanel* panel);
    void print();
    void savePdf();
    void paste();
    void pasteSpecial();
    void copyCommands();
    void copyBytes(BytesAs as);
    void detectSelection();
    void askPreferences();
    void showHelp();
    void showKeys();
    void showAbout();

    DocumentPage& m_window;
    Paper m_paper;
    HintsDialog* m_hints = nullptr;
    WordDialog* m_word = nullptr;
    QMenu* m_copyBytes = nullptr;      ///< of the context menu
    LatestJob<SharedBytes> m_decoding; ///< of the bodies of a mail
    QAction* m_saveCopy = nullptr;
    QAction* m_follow = nullptr;
    QAction* m_undo = nullptr; ///< of a choice
    QAction* m_redo = nullptr;
    QList<QAction*> m_encodingActions;
    QList<QAction*> m_needDocument; ///< enabled where one is open
    QList<QAction*> m_needText;     ///< enabled where it is shown as text
};

} // namespace charsleuth::viewer
