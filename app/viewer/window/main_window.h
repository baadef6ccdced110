#pragma once

/// The window with a tab for each document. Menus and toolbars are those of the shown one; with a
/// single document there is no tab to be seen.

#include "app/viewer/window/document_page.h"

#include <QMainWindow>

class QStackedWidget;
class QListWidget;
class QTabWidget;

namespace charsleuth::viewer {

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    static constexpr int mostWithoutList = 8; ///< tabs; with more a list stands beside them
    static constexpr int mostTabs = 32;       ///< more files at once are refused, and that is said

    /// `memory` may be null: nothing is remembered, no settings are read or written.
    MainWindow(Scheme scheme, ChoiceStore* memory, QWidget* parent = nullptr);

    int count() const;
    DocumentPage& page(int index) const;
    DocumentPage& current() const;
    /// Whether all that was asked for is shown, in every tab.
    bool isSettled() const;

    /// Each in a tab; one that is open already is shown. An empty tab is used first, also one whose
    /// file could not be opened. The files of a folder, the members of an archive are listed beside
    /// the text of the one that is selected.
    void open(const std::vector<std::string>& paths, const Options& options = {});
    void openBytes(const QString& title, SharedBytes bytes, const std::string& nameAfter = {});
    /// Of the open files, in the order of their tabs.
    std::vector<std::string> openFiles() const;

signals:
    void failed(const charsleuth::Error& error);

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

private:
    DocumentPage& addPage();
    DocumentPage* freePage();
    void listArchive(const std::string& path, DocumentPage& page);
    int tabOf(const std::string& path) const;
    void closePage(int index);
    void showPage(int index);
    void rename(DocumentPage* page);
    void step(int by);
    void refreshList();
    void showRuns();
    void leaveFailed(DocumentPage* page);
    void applyPreferences(double pointSize);
    void showScheme();
    DocumentPage* makePage();
    void speak();
    void speakAnew();
    QAction* tabAction(const QString& name, const QList<QKeySequence>& keys,
                       std::function<void()> run);

    Scheme m_scheme;
    ChoiceStore* m_memory;
    std::string m_language; ///< that the user prefers; empty: the desktop's
    QStackedWidget* m_menus;
    QTabWidget* m_tabs;
    QListWidget* m_list; ///< of the documents, where they are too many for tabs
    QList<QAction*> m_fileActions;
    QList<QAction*> m_viewActions;
};

/// Those that were open when the window was closed the last time.
std::vector<std::string> filesOfLastTime();

} // namespace charsleuth::viewer
