#pragma once

/// A document in its tab: puts the views around one Session and turns actions into its requests.

#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/finder.h"
#include "app/viewer/session/options.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/session/session.h"
#include "app/viewer/views/readings_view.h"
#include "app/viewer/window/opened_document.h"

#include <QMainWindow>

class QMimeData;

namespace charsleuth::viewer {

class BannerBar;
class CandidatePanel;
class CompareController;
class DetailPanels;
class DocumentActions;
class EncodingChooser;
class FindController;
class MojibakeController;
class NoTextPage;
class OverviewController;
class PartsController;
class ProblemWalk;
class SideList;
class StatusLine;
class TextView;

class DocumentPage : public QMainWindow {
    Q_OBJECT

public:
    explicit DocumentPage(Scheme scheme, QWidget* parent = nullptr);
    ~DocumentPage() override;

    Session& session() { return m_session; }
    const Finder& finder() const;
    const TextView& textView() const { return *m_readings->text(); }
    const CandidateModel& cards() const;
    const MojibakeController& mojibake() const { return *m_mojibake; }
    const PartsController& parts() const { return *m_parts; }
    const OverviewController& overview() const { return *m_overview; }
    CompareController& compared() const { return *m_compare; }
    const TextView* otherFile() const { return m_readings->otherFile(); }

    void open(const std::string& path, const Options& options = {});
    /// What is no file: the clipboard, a part of another document.
    /// A copy of it is named after the path `nameAfter`, where there is one.
    void openBytes(const QString& title, SharedBytes bytes, const std::string& nameAfter = {});
    /// Shows what another page shows; the list beside it comes along.
    void takeOver(DocumentPage& other);
    /// Puts a list beside the text, which from now on is that of what is selected there.
    void setList(SideList* list);
    SideList* list() const { return m_list; }
    /// Shows no document.
    void closeDocument();
    /// The file asked for, also while it is being opened or could not be; empty for none.
    const std::string& asked() const { return m_asked.path; }
    /// Of what is listed, else asked(): what the tab is for.
    const std::string& path() const;
    QString tabName() const;
    QString documentName() const;
    /// That of the document, where a dialog for files starts; empty for what is no file.
    QString folder() const;
    /// Nothing is open in it, nor is about to be.
    bool isUnused() const {
        return m_list == nullptr && !m_session.isOpen() && (asked().empty() || m_document.failure);
    }
    /// Whether everything that was asked for has arrived and is shown.
    bool isSettled() const;
    /// Opens a panel or a dialog; one about the text waits until there is one.
    void showPanel(const std::string& name);
    /// Whether files are added to the recent ones, and these are offered.
    void setRemembering(bool remembering);
    bool isRemembering() const { return m_remembering; }
    /// Where choices are remembered; null: nowhere. It must outlive the window.
    void setMemory(ChoiceStore* memory);
    ChoiceStore* memory() const { return m_memory; }

    ViewState viewState() const;
    void setViewState(const ViewState& state);

    void applyTheme(Scheme scheme);
    /// Takes over what the preferences say of the text.
    void applyPreferences();
    /// Goes back (-1) or forth (1) in what was chosen for the document. Back beyond the first
    /// choice is the file as it was before the window replaced it.
    void stepChoice(int direction);
    bool canStepChoice(int direction) const {
        return m_document.history.canStep(direction) || (direction < 0 && canGiveBack());
    }
    /// Shows the file that was open as it is on the disk: replaced in place, or its original again.
    void showReplaced(EncodingId to, const ReplacedContent& content);
    void showRestored();
    /// Why nothing is open; empty where something is, or nothing was asked for.
    QString failureText() const {
        return m_document.failure ? m_document.failure->text : QString();
    }

    /// Asks for the encoding of a part of the text.
    void askEncodingOf(ByteRange part);
    /// Puts the text of another file beside this one.
    void compareWith(const std::string& path);
    /// Opens the find bar with a query.
    void find(const Query& query);
    /// Selects a place, in a row that may have been left out.
    void showPlace(ByteRange place);
    /// The text in an encoding that the user chose, with a place selected.
    void showAs(EncodingId encoding, ByteRange place);

    /// Asks about the open document what its folder advises; nothing: does not ask.
    void advise(std::optional<Banner> advice);
    /// A notice below the text, and a remark that goes away by itself.
    void tell(const QString& text);
    void say(const QString& text);
    /// Shows what there is to be said now, around the text that is shown.
    void refresh() { show(stateNow()); }
    using QMainWindow::show;
    /// Files that the user wants to see: in tabs where there are some, else the first of them here.
    void wantFiles(const std::vector<std::string>& paths);
    /// The same of files that are dropped.
    void wantDropped(const QMimeData& data);
    /// Answers that files may be dropped, to be copied: they are only read.
    static void acceptFiles(QDropEvent* event);

    /// `menu`: null for an action that a key, the context menu, a bar or a notice leads to.
    QAction* addAction(QMenu* menu, const QString& name, const QString& text,
                       const QList<QKeySequence>& keys, std::function<void()> run);
    QMenuBar* menus() const { return m_menuBar; }
    /// Null where none has the name.
    QAction* action(const QString& name) const;
    void addTabActions(const QList<QAction*>& forFile, const QList<QAction*>& forView);
    void takeFocus();
    /// Copies the selection; asks for a file where it is too long for the clipboard.
    void copy(DamageAs damage);
    /// The visible widgets to which F6 moves the focus, in its order: the text, the reasons and
    /// bytes, the notices, the candidates.
    QList<QWidget*> focusParts() const;

signals:
    void failed(const charsleuth::Error& error);
    void filesWanted(const std::vector<std::string>& paths);
    void documentWanted(const QString& title, charsleuth::viewer::SharedBytes bytes,
                        const std::string& nameAfter);
    void preferencesChanged(double pointSize);
    void archiveWanted(const std::string& path);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // page_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makePlaceActions(QMenu* edit);
    void makeViewMenu();
    void makeZoomActions();
    void makeHiddenActions();
    void makeToolBar();
    QAction* addSwitch(QMenu* menu, const QString& name, const QString& text,
                       const QKeySequence& key, bool on);
    void openByDialog();
    void openFolderByDialog();
    void compareByDialog();
    void askPlace();
    void showFirstMalformed();
    void stopOrLeave();
    void applyPlace();
    void readAgain();

    // page_places.cpp
    void connectPlaces();
    QString tellOf(const FileText& text, std::uint64_t byte) const;
    void noteMissing();

    // page_layout.cpp
    void connectList();
    QWidget* makeReading();
    void makeCentral();
    void connectViews();
    void connectSession();
    void connectBanners();

    // document_page.cpp
    void beginDocument();
    void showReading();
    void clearText();
    void showText();
    void showAnswer();
    std::vector<Banner> notices() const;
    PageState stateNow() const;
    void show(const PageState& state);
    TextView* shownText() const { return m_readings->text(); }
    std::pair<TextView*, FileText> focusedText() const;
    void choose(const ReadAs& as);
    /// Offers the readings that were found after the answer.
    void offerReadings();
    void noteChoice();
    void fail(const Error& error, const QString& text);
    void failToOpen(const Error& error);
    bool isArriving() const;
    void showWantedPanels();
    void failForMemory();
    void nameWindow();
    void remember(const std::string& path);
    void showStart();

    // page_replacing.cpp
    bool canGiveBack() const;
    void giveBackOriginal();
    void openWritten(OpenedDocument next, const std::optional<ReadAs>& as);
    void showInTarget();

    Session m_session;
    OpenedDocument m_document;
    AskedDocument m_asked;
    bool m_remembering = true;
    ChoiceStore* m_memory = nullptr;

    DocumentActions* m_documents = nullptr;
    FindController* m_find = nullptr;
    CompareController* m_compare = nullptr;
    MojibakeController* m_mojibake = nullptr;
    OverviewController* m_overview = nullptr;
    PartsController* m_parts = nullptr;
    ProblemWalk* m_problems = nullptr;
    EncodingChooser* m_encodings = nullptr;
    StatusLine* m_statusLine = nullptr;
    SideList* m_list = nullptr; ///< whose selected file or member is shown

    QMenuBar* m_menuBar = nullptr; ///< also while a window with tabs shows it
    NoTextPage* m_noText = nullptr;
    BannerBar* m_banners = nullptr;
    CandidatePanel* m_candidates = nullptr;
    ReadingsView* m_readings = nullptr;
    DetailPanels* m_details = nullptr;
};

} // namespace charsleuth::viewer
