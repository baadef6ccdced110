#include "app/viewer/window/main_window.h"

#include "app/archive/archive_file.h"
#include "app/viewer/archive/archive_list.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/runs_dialog.h"
#include "app/viewer/views/fitting_area.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/window/appearance.h"
#include "app/viewer/window/translations.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QListWidget>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <filesystem>
#include <utility>

namespace charsleuth::viewer {

namespace {

constexpr int listWidth = 180; // pixels; names of files beside the tabs
const QString geometryKey = QStringLiteral("windowGeometry");
const QString openFilesKey = QStringLiteral("openFiles");

} // namespace

MainWindow::MainWindow(Scheme scheme, ChoiceStore* memory, QWidget* parent)
    : QMainWindow(parent), m_scheme(scheme), m_memory(memory), m_menus(new QStackedWidget(this)),
      m_tabs(new QTabWidget(this)), m_list(new QListWidget(this)) {
    resize(1120, 720);
    setMinimumSize(roomFor({640, 400}, this)); // a screen at 300 % has less
    setMenuWidget(m_menus);
    m_tabs->setDocumentMode(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setElideMode(Qt::ElideMiddle);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->setFocusPolicy(Qt::NoFocus); // its tabs take the focus
    m_list->setObjectName("documents");
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->hide();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_tabs->setCurrentIndex(row);
    });
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->setHandleWidth(1);
    across->addWidget(m_list);
    across->addWidget(m_tabs);
    across->setStretchFactor(1, 1);
    across->setSizes({listWidth, width() - listWidth});
    setCentralWidget(across);
    connect(m_tabs->tabBar(), &QTabBar::tabMoved, this, &MainWindow::refreshList);
    showScheme();
    m_fileActions = {tabAction(QStringLiteral("runs"), {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
                               [this] { showRuns(); }),
                     tabAction(QStringLiteral("close-tab"),
                               {Qt::CTRL | Qt::Key_W, Qt::CTRL | Qt::Key_F4},
                               [this] { closePage(m_tabs->currentIndex()); })};
    m_viewActions = {tabAction(QStringLiteral("next-tab"),
                               {Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown},
                               [this] { step(1); }),
                     tabAction(QStringLiteral("previous-tab"),
                               {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageUp},
                               [this] { step(-1); })};
    speak();
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::showPage);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::closePage);
    if (m_memory != nullptr)
        m_language = preferences().interfaceLanguage;
    if (m_memory != nullptr)
        restoreGeometry(QSettings().value(geometryKey).toByteArray());
    addPage();
}

QAction* MainWindow::tabAction(const QString& name, const QList<QKeySequence>& keys,
                               std::function<void()> run) {
    auto* action = new QAction(this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(run));
    addAction(action);
    return action;
}

int MainWindow::count() const {
    return m_tabs->count();
}

DocumentPage& MainWindow::page(int index) const {
    return *static_cast<DocumentPage*>(m_tabs->widget(index));
}

DocumentPage& MainWindow::current() const {
    return page(m_tabs->currentIndex());
}

bool MainWindow::isSettled() const {
    for (int i = 0; i < count(); ++i)
        if (!page(i).isSettled())
            return false;
    return true;
}

DocumentPage& MainWindow::addPage() {
    DocumentPage* page = makePage();
    m_tabs->addTab(page, QString());
    rename(page);
    m_tabs->setCurrentWidget(page);
    return *page;
}

/// A page that is in no tab yet.
DocumentPage* MainWindow::makePage() {
    auto* page = new DocumentPage(m_scheme, this);
    page->setWindowFlags(Qt::Widget);
    page->setRemembering(m_memory != nullptr);
    page->setMemory(m_memory);
    page->addTabActions(m_fileActions, m_viewActions);
    if (m_memory != nullptr)
        page->applyPreferences();
    if (count() > 0)
        page->setViewState(current().viewState());
    else if (m_memory != nullptr)
        page->setViewState(keptViewState());
    m_menus->addWidget(page->menuBar());
    connect(page, &QWidget::windowTitleChanged, this, [this, page] { rename(page); });
    connect(page, &DocumentPage::failed, this, &MainWindow::failed);
    // Later, for the page still says why.
    connect(
        page, &DocumentPage::failed, this, [this, page] { leaveFailed(page); },
        Qt::QueuedConnection);
    connect(page, &DocumentPage::preferencesChanged, this, &MainWindow::applyPreferences);
    connect(page, &DocumentPage::filesWanted, this,
            [this](const std::vector<std::string>& paths) { open(paths); });
    connect(page, &DocumentPage::documentWanted, this, &MainWindow::openBytes);
    connect(page, &DocumentPage::archiveWanted, this, [this](const std::string& path) {
        if (DocumentPage* free = freePage())
            listArchive(path, *free);
    });
    return page;
}

/// The shown one where it is empty, else a new one; null where there are too many.
DocumentPage* MainWindow::freePage() {
    if (current().isUnused())
        return &current();
    return count() < mostTabs ? &addPage() : nullptr;
}

/// -1 where it is in none.
int MainWindow::tabOf(const std::string& path) const {
    std::error_code ignored;
    for (int i = 0; i < count(); ++i)
        if (page(i).path() == path ||
            (path != "-" && std::filesystem::equivalent(page(i).path(), path, ignored)))
            return i;
    return -1;
}

void MainWindow::open(const std::vector<std::string>& paths, const Options& options) {
    std::size_t refused = 0;
    const int shown = m_tabs->currentIndex();
    for (const std::string& path : paths) {
        std::error_code ignored;
        const bool isFolder = path != "-" && std::filesystem::is_directory(path, ignored);
        if (const int known = tabOf(path); known >= 0) {
            m_tabs->setCurrentIndex(known);
            if (current().list() == nullptr && (options.goTo || options.as || current().isUnused()))
                current().open(path, options);
        } else if (DocumentPage* page = freePage(); page == nullptr) {
            ++refused;
        } else if (isFolder) {
            auto* list = new FolderList(m_memory);
            list->open(path);
            page->setList(list);
            page->takeFocus();
        } else if (path != "-" && !options.as && isArchive(path)) {
            listArchive(path, *page);
        } else {
            page->open(path, options);
            rename(page);
        }
    }
    if (refused > 0)
        current().tell(
            tr("%1 of %2 files were left out: at most %3 are open at a time.")
                .arg(numberText(refused), numberText(paths.size()), numberText(mostTabs)));
    if (QApplication::activeModalWidget() != nullptr) // it is of the page that it stands before
        m_tabs->setCurrentIndex(shown);
}

void MainWindow::listArchive(const std::string& path, DocumentPage& page) {
    auto* list = new ArchiveList;
    list->open(path);
    page.setList(list);
    page.takeFocus();
}

/// The conversions of the listed folder, else of all.
void MainWindow::showRuns() {
    if (auto* list = qobject_cast<FolderList*>(current().list()))
        return list->showRuns();
    auto* dialog = new RunsDialog(runsIn(journalsOf("/")), {}, this);
    connect(dialog, &RunsDialog::takeBackWanted, this, [this](const FolderRun& run) {
        auto* panel = new PlanPanel(run.head.roots.front(), {}, {});
        panel->takeBack(run);
        auto* taking = new ConvertDialog(panel, this);
        taking->setAttribute(Qt::WA_DeleteOnClose);
        taking->open();
    });
    connect(dialog, &RunsDialog::folderWanted, this,
            [this](const std::string& folder) { open({folder}); });
    dialog->open();
}

/// What could not be opened leaves no tab beside others; the shown one says why.
void MainWindow::leaveFailed(DocumentPage* page) {
    const int index = m_tabs->indexOf(page);
    const QString why = page->failureText();
    if (index < 0 || count() == 1 || page->session().isOpen() || why.isEmpty())
        return;
    closePage(index);
    current().tell(why);
}

void MainWindow::applyPreferences(double pointSize) {
    m_scheme = applyScheme(qString(preferences().theme));
    if (std::exchange(m_language, preferences().interfaceLanguage) != m_language)
        speakAnew();
    for (int i = 0; i < count(); ++i) {
        page(i).applyPreferences();
        ViewState state = page(i).viewState();
        state.pointSize = pointSize;
        page(i).setViewState(state);
    }
}

/// Pages say everything when they are made; each gives way to one that shows the same.
void MainWindow::speakAnew() {
    setLanguage(*QCoreApplication::instance(), spokenLanguage(qString(m_language)));
    speak();
    const int shown = m_tabs->currentIndex();
    const QSignalBlocker quiet(m_tabs);
    for (int i = 0; i < count(); ++i) {
        DocumentPage* old = &page(i);
        DocumentPage* fresh = makePage();
        fresh->takeOver(*old);
        m_tabs->removeTab(i);
        m_tabs->insertTab(i, fresh, QString());
        rename(fresh);
        m_menus->removeWidget(old->menus());
        old->menus()->deleteLater();
        old->deleteLater();
    }
    m_tabs->setCurrentIndex(shown);
    showPage(shown);
}

/// What the window itself says.
void MainWindow::speak() {
    m_tabs->tabBar()->setAccessibleName(tr("Documents"));
    m_tabs->setAccessibleName(tr("Documents"));
    m_list->setAccessibleName(tr("Documents"));
    m_fileActions.front()->setText(tr("Co&nversions, to take them back …"));
    m_fileActions.back()->setText(tr("&Close"));
    m_viewActions.front()->setText(tr("&Next document"));
    m_viewActions.back()->setText(tr("&Previous document"));
}

void MainWindow::openBytes(const QString& title, SharedBytes bytes, const std::string& nameAfter) {
    if (DocumentPage* page = freePage())
        page->openBytes(title, std::move(bytes), nameAfter);
    else
        current().tell(tr("At most %1 documents are open at a time.").arg(numberText(mostTabs)));
}

std::vector<std::string> MainWindow::openFiles() const {
    std::vector<std::string> files;
    for (int i = 0; i < count(); ++i)
        if (const std::string& path = page(i).path(); !path.empty() && path != "-")
            files.push_back(std::filesystem::absolute(path).string());
    return files;
}

void MainWindow::closePage(int index) {
    if (count() == 1) {
        close();
        return;
    }
    DocumentPage* closed = &page(index);
    m_tabs->removeTab(index);
    m_menus->removeWidget(closed->menus());
    closed->menus()->deleteLater();
    refreshList();
    closed->deleteLater();
}

/// The list says what the tabs say.
void MainWindow::refreshList() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (int i = 0; i < count(); ++i) {
        auto* item = new QListWidgetItem(page(i).tabName(), m_list);
        item->setToolTip(m_tabs->tabToolTip(i));
    }
    m_list->setCurrentRow(m_tabs->currentIndex());
    m_list->setVisible(count() > mostWithoutList);
}

void MainWindow::showPage(int index) {
    if (index < 0)
        return;
    refreshList();
    m_menus->setCurrentWidget(page(index).menus());
    setWindowTitle(page(index).windowTitle());
    page(index).takeFocus();
}

void MainWindow::rename(DocumentPage* page) {
    const int index = m_tabs->indexOf(page);
    if (index < 0)
        return;
    const std::string& path = page->path();
    m_tabs->setTabText(index, page->tabName().replace(QLatin1Char('&'), QLatin1String("&&")));
    m_tabs->setTabToolTip(index, path.empty() || path == "-" ? QString() : pathText(path));
    refreshList();
    if (index == m_tabs->currentIndex())
        setWindowTitle(page->windowTitle());
}

void MainWindow::step(int by) {
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count()) % count());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_memory != nullptr) {
        QVariantList files;
        for (const std::string& path : openFiles())
            files += QByteArray::fromStdString(path);
        QSettings settings;
        settings.setValue(geometryKey, saveGeometry());
        settings.setValue(openFilesKey, files);
        keepViewState(current().viewState());
    }
    for (QWidget* widget : findChildren<QWidget*>()) // of documents that are no longer seen
        if (widget->isWindow() && widget->isVisible())
            widget->close();
    QMainWindow::closeEvent(event);
}

std::vector<std::string> filesOfLastTime() {
    std::vector<std::string> files;
    for (const QVariant& file : QSettings().value(openFilesKey).toList())
        files.push_back(file.toByteArray().toStdString());
    return files;
}

void MainWindow::showScheme() {
    const Theme theme = themeOf(m_scheme);
    setStyleSheet(styleSheetOf(theme));
    setWindowIcon(drawnIcon(Symbol::Application, theme.accent));
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange) {
        m_scheme = schemeOf(QApplication::palette());
        showScheme();
        for (int i = 0; i < count(); ++i) // Qt says it to windows only
            page(i).applyTheme(m_scheme);
    }
    return QMainWindow::event(event);
}

} // namespace charsleuth::viewer
