#pragma once

/// A document in its tab: puts the views around one Session and turns actions into its requests.

#include "app/viewer/session/preferences.h"
#include "app/viewer/models/banners.h"
#include "app/viewer/models/candidate_model.h"
#include "app/viewer/models/comparison.h"
#include "app/viewer/models/declarations.h"
#include "app/viewer/models/finder.h"
#include "app/viewer/models/missing_scripts.h"
#include "app/viewer/models/overview.h"
#include "app/viewer/models/reasons.h"
#include "app/viewer/session/options.h"
#include "app/viewer/session/session.h"
#include "app/viewer/views/readings_view.h"

#include <QMainWindow>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolBar;
class QToolButton;

namespace charsleuth::viewer {

class BannerBar;
class BytesView;
class CandidateView;
class CompareBar;
class DocumentActions;
class EmptyPage;
class EncodingSearch;
class FindBar;
class OverviewRuler;
class ReasonView;
class TextView;

class DocumentPage : public QMainWindow {
    Q_OBJECT

public:
    explicit DocumentPage(Scheme scheme, QWidget* parent = nullptr);

    Session& session() { return m_session; }
    const Finder& finder() const { return m_finder; }
    const TextView& textView() const { return *m_text; }
    const CandidateModel& cards() const { return m_cards; }

    void open(const std::string& path, const Options& options = {});
    /// What is no file: the clipboard, a part of another document.
    void openBytes(const QString& title, SharedBytes bytes);
    /// The file asked for, also while it is being opened or could not be; empty for none.
    const std::string& asked() const { return m_asked; }
    QString documentName() const;
    /// Nothing is open in it, nor is about to be.
    bool isUnused() const { return !m_session.isOpen() && (m_asked.empty() || m_failure); }
    /// Whether everything that was asked for has arrived and is shown.
    bool isSettled() const;
    void showPanel(const std::string& name);
    /// Whether files are added to the recent ones, and these are offered.
    void setRemembering(bool remembering);
    /// Where choices are remembered; null: nowhere. It must outlive the window.
    void setMemory(ChoiceStore* memory);
    ChoiceStore* memory() const { return m_memory; }

    ViewState viewState() const;
    void setViewState(const ViewState& state);

    /// A notice above the text, and a remark that goes away by itself.
    void tell(const QString& text);
    void say(const QString& text);
    /// Shows how far what takes long is, with a way to stop it.
    void refreshWork();
    /// Files that the user wants to see: in tabs where there are some, else the first of them here.
    void wantFiles(const std::vector<std::string>& paths);

    QAction* addAction(QMenu* menu, const QString& name, const QString& text,
                       const QList<QKeySequence>& keys, std::function<void()> run);
    QMenuBar* menus() const { return m_menuBar; }
    void addTabActions(const QList<QAction*>& forFile, const QList<QAction*>& forView);
    void takeFocus();

signals:
    void failed(const charsleuth::Error& error);
    void filesWanted(const std::vector<std::string>& paths);
    void documentWanted(const QString& title, charsleuth::viewer::SharedBytes bytes);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    // page_menus.cpp
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeEncodingMenu();
    void makeHelpMenu();
    void makeHiddenActions();
    void fillEncodingMenu();
    void makeToolBar();
    void openByDialog();
    void copy(DamageAs damage);
    QAction* addPanelAction(QMenu* menu, const QString& name, const QString& text,
                            const QKeySequence& key, QWidget* panel);
    void askPlace();
    void nextMalformed(int direction);
    void applyPlace();

    // page_places.cpp
    void connectPlaces();
    QString tellOf(const FileText& text, std::uint64_t byte) const;
    void showPlace(ByteRange place);
    void openFind();
    void applyFind();
    void closeFind();
    void nextHit(int direction);
    void compare(bool wanted);
    void showDifference();
    void refreshComparison();
    void fillReadingsMenu();
    void toggleReading(EncodingId encoding);
    void refreshOnlyDifferent();
    void refreshMarks();
    void refreshSummaries();
    void refreshDamage();
    void refreshMissing();
    void refreshOverview();

    // page_layout.cpp
    QWidget* makeSide();
    QWidget* makeReading();
    QWidget* makePanels();
    void makeCentral();
    void makeStatusBar();
    void explainParts();

    // document_page.cpp
    void connectViews();
    void connectSession();
    void applyTheme(Scheme scheme);
    void refreshText();
    void showText();
    Reading readingOf(EncodingId encoding) const;
    void refreshAnswer();
    void refreshSurroundings();
    void refreshStatus();
    void refreshPosition();
    void openSearch();
    void choose(EncodingId encoding);
    void fail(const Error& error, const QString& text);
    void failToOpen(const Error& error);
    void failForMemory();
    void remember(const std::string& path);

    Session m_session;
    CandidateModel m_cards;
    Finder m_finder;
    Comparison m_comparison;
    LatestJob<std::vector<OverviewMark>> m_findingDamage{[this] { failForMemory(); }};
    std::vector<OverviewMark> m_damageMarks;
    ReasonModel m_reasons;
    Theme m_theme;
    std::optional<Banner> m_failure; ///< of the last file asked for
    Scripts m_missing;               ///< scripts of the text seen so far that no font has
    std::optional<Banner> m_notice;  ///< what was told last about this document
    bool m_remembering = true;
    ChoiceStore* m_memory = nullptr;
    std::string m_asked;
    std::vector<EncodingId> m_compared; ///< side by side, in this order, the shown one among them
    std::optional<EncodingId> m_shownBefore; ///< whose place among them another one takes
    std::optional<Place> m_place;            ///< to go to as soon as it is known where it is

    QString m_wantedText; ///< to find as soon as there is a text

    DocumentActions* m_documents = nullptr;
    QMenuBar* m_menuBar = nullptr;
    QToolBar* m_toolBar = nullptr;
    QMenu* m_fileMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QAction* m_quit = nullptr;
    QStackedWidget* m_pages = nullptr;
    EmptyPage* m_empty = nullptr;
    BannerBar* m_banners = nullptr;
    CandidateView* m_candidates = nullptr;
    QLabel* m_certainty = nullptr;
    QPushButton* m_tied = nullptr; ///< shows where the first two differ
    QToolButton* m_rest = nullptr;
    ReadingsView* m_readings = nullptr;
    FindBar* m_find = nullptr;
    CompareBar* m_compareBar = nullptr;
    OverviewRuler* m_ruler = nullptr;
    TextView* m_text = nullptr;  ///< of the readings the shown one
    QWidget* m_panels = nullptr; ///< why and bytes, below the text
    QWidget* m_why = nullptr;
    QLabel* m_whyTitle = nullptr;
    ReasonView* m_reasonView = nullptr;
    BytesView* m_bytes = nullptr;
    QWidget* m_bytesPanel = nullptr;
    EncodingSearch* m_search = nullptr;
    QToolButton* m_encodingButton = nullptr;
    QAction* m_encodingAction = nullptr; ///< the button's place in the toolbar
    QAction* m_searchAction = nullptr;
    QAction* m_detectedAction = nullptr;
    QAction* m_openAction = nullptr;
    QMenu* m_encodingMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QAction* m_findAction = nullptr;
    QAction* m_wrapAction = nullptr;
    QAction* m_whyAction = nullptr;
    QAction* m_compareAction = nullptr;
    QAction* m_nextDifference = nullptr;
    QAction* m_previousDifference = nullptr;
    QAction* m_onlyDifferent = nullptr;
    QMenu* m_readingsMenu = nullptr;
    QAction* m_bytesAction = nullptr;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    QLabel* m_status = nullptr;
    QLabel* m_work = nullptr; ///< what takes long
    QToolButton* m_stopButton = nullptr;
    QAction* m_stop = nullptr;
    QLabel* m_position = nullptr;
    QToolButton* m_previousButton = nullptr;
    QToolButton* m_nextButton = nullptr;
};

} // namespace charsleuth::viewer
