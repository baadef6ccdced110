// Menus, keys and the toolbar.

#include "app/viewer/window/document_page.h"

#include "app/viewer/window/document_actions.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/models/encoding_model.h"
#include "app/viewer/models/suggested.h"
#include "app/viewer/words/wording.h"
#include "app/viewer/window/recent_files.h"
#include "app/viewer/views/candidate_view.h"
#include "app/viewer/views/compare_bar.h"
#include "app/viewer/views/go_to_dialog.h"
#include "app/viewer/views/icons.h"
#include "app/viewer/views/text_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace charsleuth::viewer {

QAction* DocumentPage::addAction(QMenu* menu, const QString& name, const QString& text,
                                 const QList<QKeySequence>& keys, std::function<void()> run) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(run));
    QMainWindow::addAction(action);
    return action;
}

QAction* DocumentPage::addPanelAction(QMenu* menu, const QString& name, const QString& text,
                                      const QKeySequence& key, QWidget* panel) {
    QAction* action = addAction(menu, name, text, {key}, [] {});
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, [this, panel](bool shown) {
        panel->setVisible(shown);
        m_panels->setVisible(!m_why->isHidden() || !m_bytesPanel->isHidden());
    });
    return action;
}

void DocumentPage::makeFileMenu() {
    QMenu* file = m_fileMenu = m_menuBar->addMenu(tr("&File"));
    m_openAction =
        addAction(file, "open", tr("&Open"), {QKeySequence::Open}, [this] { openByDialog(); });
    m_recentMenu = file->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, [this] {
        m_recentMenu->clear();
        for (const std::string& path : recentFiles())
            m_recentMenu->addAction(pathText(path), this, [this, path] { wantFiles({path}); });
    });
    addAction(file, "reload", tr("&Reload"), {QKeySequence::Refresh}, [this] {
        if (m_session.isOpen())
            m_session.reload();
    });
    m_documents->fillFileMenu(file);
    m_quit =
        addAction(file, "quit", tr("&Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { window()->close(); });
}

void DocumentPage::makeEditMenu() {
    QMenu* edit = m_menuBar->addMenu(tr("&Edit"));
    QAction* copyText = addAction(edit, "copy", tr("&Copy"), {QKeySequence::Copy},
                                  [this] { copy(DamageAs::Replacement); });
    QAction* copyEscaped =
        addAction(edit, "copy-escaped", tr("Copy &malformed bytes as \\xE9"),
                  {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [this] { copy(DamageAs::Escapes); });
    m_documents->fillEditMenu(edit);
    QAction* selectAll =
        addAction(edit, "select-all", tr("Select &all"), {QKeySequence::SelectAll}, [this] {
            if (m_session.isOpen())
                m_text->select({0, m_session.state().bytes->size()});
        });
    m_text->addActions({copyText, copyEscaped, selectAll});
    m_text->setContextMenuPolicy(Qt::ActionsContextMenu);
    edit->addSeparator();
    m_findAction =
        addAction(edit, "find", tr("&Find …"), {QKeySequence::Find}, [this] { openFind(); });
    addAction(edit, "next-hit", tr("Find n&ext"), {Qt::CTRL | Qt::Key_G}, [this] { nextHit(1); });
    addAction(edit, "previous-hit", tr("Find pre&vious"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
              [this] { nextHit(-1); });
    edit->addSeparator();
    m_next = addAction(edit, "next-malformed", tr("&Next malformed"), {Qt::Key_F3},
                       [this] { nextMalformed(1); });
    m_previous = addAction(edit, "previous-malformed", tr("&Previous malformed"),
                           {Qt::SHIFT | Qt::Key_F3}, [this] { nextMalformed(-1); });
    addAction(edit, "go-to", tr("&Go to line, byte or percentage …"), {Qt::CTRL | Qt::Key_L},
              [this] { askPlace(); });
}

void DocumentPage::makeViewMenu() {
    QMenu* view = m_viewMenu = m_menuBar->addMenu(tr("&View"));
    m_wrapAction = addAction(view, "wrap", tr("&Wrap long lines"), {Qt::ALT | Qt::Key_Z}, [] {});
    m_wrapAction->setCheckable(true);
    m_wrapAction->setChecked(true);
    connect(m_wrapAction, &QAction::toggled, m_readings, &ReadingsView::setWrap);
    QAction* lineNumbers =
        addAction(view, "line-numbers", tr("&Line numbers"), {Qt::ALT | Qt::Key_L}, [] {});
    lineNumbers->setCheckable(true);
    lineNumbers->setChecked(true);
    connect(lineNumbers, &QAction::toggled, m_readings, &ReadingsView::setLineNumbers);
    QAction* invisibles = addAction(view, "invisibles", tr("Show in&visible characters"),
                                    {Qt::ALT | Qt::Key_I}, [] {});
    invisibles->setCheckable(true);
    connect(invisibles, &QAction::toggled, m_readings, &ReadingsView::setInvisibles);
    addAction(view, "zoom-in", tr("Zoom &in"),
              {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)},
              [this] { m_readings->setPointSize(m_text->pointSize() + 1); });
    addAction(view, "zoom-out", tr("Zoom &out"), {QKeySequence::ZoomOut},
              [this] { m_readings->setPointSize(m_text->pointSize() - 1); });
    addAction(view, "zoom-reset", tr("&Normal size"), {Qt::CTRL | Qt::Key_0},
              [this] { m_readings->setPointSize(TextView::normalPointSize); });
    view->addSeparator();
    m_whyAction = addPanelAction(view, "why", tr("&Why"), Qt::CTRL | Qt::Key_I, m_why);
    addAction(view, "character", tr("C&haracter at the caret"), {Qt::CTRL | Qt::SHIFT | Qt::Key_I},
              [this] { m_text->tellOfCaret(); });
    m_compareAction = addAction(view, "compare", tr("&Compare"), {Qt::CTRL | Qt::Key_D}, [] {});
    m_compareAction->setCheckable(true);
    connect(m_compareAction, &QAction::toggled, this, &DocumentPage::compare);
    m_readingsMenu = view->addMenu(tr("&Readings side by side"));
    m_readingsMenu->setObjectName("readings");
    m_nextDifference = addAction(view, "next-difference", tr("Next &difference"), {Qt::Key_F7},
                                 [this] { m_comparison.step(m_text->selection(), 1); });
    m_previousDifference =
        addAction(view, "previous-difference", tr("Pre&vious difference"), {Qt::SHIFT | Qt::Key_F7},
                  [this] { m_comparison.step(m_text->selection(), -1); });
    m_onlyDifferent = addAction(view, "only-different", tr("&Only lines that differ"),
                                {Qt::ALT | Qt::Key_D}, [] {});
    m_onlyDifferent->setCheckable(true);
    m_compareBar->setActions(m_previousDifference, m_nextDifference, m_onlyDifferent,
                             m_readingsMenu);
    view->addSeparator();
    m_bytesAction = addPanelAction(view, "bytes", tr("&Bytes"), Qt::CTRL | Qt::Key_B, m_bytesPanel);
}

void DocumentPage::makeEncodingMenu() {
    m_encodingMenu = m_menuBar->addMenu(tr("En&coding"));
    m_encodingMenu->setObjectName("encodings");
    m_searchAction = addAction(m_encodingMenu, "search-encoding", tr("&Encodings …"),
                               {Qt::CTRL | Qt::Key_E}, [this] { openSearch(); });
    m_detectedAction =
        addAction(m_encodingMenu, "as-detected", tr("As &detected"),
                  {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [this] { m_session.chooseDetected(); });
    m_documents->makeEncodingActions();
    for (QAction* action : {m_searchAction, m_detectedAction})
        action->setParent(this); // the menu is filled anew each time
    // Not the direction of the toolbar's button, which has its chevron behind the name.
    m_encodingMenu->setLayoutDirection(Qt::LeftToRight);
    connect(m_encodingMenu, &QMenu::aboutToShow, this, &DocumentPage::fillEncodingMenu);
    fillEncodingMenu();
}

void DocumentPage::makeHelpMenu() {
    QMenu* help = m_menuBar->addMenu(tr("&Help"));
    m_documents->fillHelpMenu(help);
}

/// Digits for the candidates, Escape for long work.
void DocumentPage::makeHiddenActions() {
    for (int row = 0; row < 9; ++row) {
        auto* action = new QAction(tr("Read as candidate %1").arg(row + 1), this);
        action->setObjectName(QStringLiteral("candidate-%1").arg(row + 1));
        action->setShortcut(Qt::Key_1 + row);
        connect(action, &QAction::triggered, this, [this, row] {
            if (row < m_cards.rowCount())
                choose(m_cards.card(row).encoding);
        });
        QMainWindow::addAction(action);
    }
    m_stop = new QAction(tr("Stop long work"), this);
    m_stop->setObjectName("stop");
    m_stop->setIconText(tr("Stop"));
    m_stop->setShortcut(Qt::Key_Escape);
    connect(m_stop, &QAction::triggered, this, [this] {
        m_session.stopWork();
        m_finder.stop();
        m_comparison.stopAll();
        m_documents->paper().stop();
    });
    QMainWindow::addAction(m_stop);
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(m_stop);
}

/// Suggested encodings first, then all by region.
void DocumentPage::fillEncodingMenu() {
    m_encodingMenu->clear();
    qDeleteAll(m_encodingMenu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    m_encodingMenu->addActions({m_searchAction, m_detectedAction});
    m_encodingMenu->addActions(m_documents->encodingActions());
    const auto add = [this](QMenu* menu, EncodingId encoding) {
        QAction* action =
            menu->addAction(encodingLabel(encoding), this, [this, encoding] { choose(encoding); });
        action->setCheckable(true);
        action->setChecked(m_session.state().shown == encoding);
        action->setEnabled(m_session.isOpen());
    };
    m_encodingMenu->addSeparator();
    for (const EncodingId encoding : suggested(m_session.state()))
        add(m_encodingMenu, encoding);
    const auto recent = m_remembering ? recentEncodings() : std::vector<EncodingId>();
    if (!recent.empty())
        m_encodingMenu->addSection(tr("Recently used"));
    for (const EncodingId encoding : recent)
        add(m_encodingMenu, encoding);
    m_encodingMenu->addSeparator();
    for (const MenuGroup& group : menuGroups()) {
        QMenu* menu = m_encodingMenu->addMenu(group.title);
        for (const EncodingId encoding : group.encodings)
            add(menu, encoding);
    }
}

void DocumentPage::makeToolBar() {
    QToolBar* bar = m_toolBar = QMainWindow::addToolBar(tr("Tools"));
    setContextMenuPolicy(Qt::NoContextMenu); // Qt's own would hide the toolbar for good
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({16, 16});
    bar->addAction(m_openAction);
    auto* left = new QWidget(bar);
    left->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(left);
    m_encodingButton = new QToolButton(bar);
    m_encodingButton->setObjectName("encoding");
    m_encodingButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_encodingButton->setLayoutDirection(Qt::RightToLeft); // the chevron behind the name
    m_encodingButton->setPopupMode(QToolButton::InstantPopup);
    m_encodingButton->setMenu(m_encodingMenu);
    m_encodingButton->setToolTip(tr("Show the text in another encoding (Ctrl+E to search)"));
    m_encodingAction = bar->addWidget(m_encodingButton);
    auto* right = new QWidget(bar);
    right->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(right);
    bar->addAction(m_searchAction);
    bar->addAction(m_compareAction);
    bar->addAction(m_whyAction);
    bar->addAction(m_bytesAction);
    bar->addAction(m_documents->saveCopyAction());
    for (QAction* action :
         {m_openAction, m_searchAction, m_compareAction, m_whyAction, m_bytesAction})
        action->setIconText(plainName(action->text())); // also what its tooltip says
}

void DocumentPage::addTabActions(const QList<QAction*>& forFile, const QList<QAction*>& forView) {
    m_fileMenu->insertActions(m_quit, forFile);
    m_viewMenu->addSeparator();
    m_viewMenu->addActions(forView);
}

void DocumentPage::openByDialog() {
    std::vector<std::string> paths;
    for (const QString& path : QFileDialog::getOpenFileNames(this, tr("Open files")))
        paths.push_back(QFile::encodeName(path).toStdString());
    if (!paths.empty())
        wantFiles(paths);
}

void DocumentPage::copy(DamageAs damage) {
    const QString text = m_text->selectedText(damage);
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void DocumentPage::askPlace() {
    if (!m_session.isOpen() || !m_session.state().shown)
        return;
    const FileText text = m_session.state().text();
    GoToDialog dialog(text.index().complete ? std::optional(text.lineCount()) : std::nullopt,
                      text.size(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_place = dialog.place();
    applyPlace();
}

void DocumentPage::applyPlace() {
    if (!m_place || !m_session.state().shown)
        return;
    const FileText text = m_session.state().text();
    const std::uint64_t line = m_place->line.value_or(1) - (m_place->line.value_or(1) > 0);
    if (m_place->line && !text.index().complete && line >= text.index().checkpoints.back()->line)
        return; // the index will get there
    if (m_place->share)
        m_place->byte =
            static_cast<std::uint64_t>(*m_place->share * static_cast<double>(text.size()));
    m_text->goTo(m_place->byte ? *m_place->byte : text.lineStart(line));
    m_place.reset();
}

/// direction 0: the first one.
void DocumentPage::nextMalformed(int direction) {
    if (!m_session.state().shown)
        return;
    const FileText text = m_session.state().text();
    const ByteRange here = m_text->selection();
    auto found = direction < 0 ? text.malformedBefore(here.begin)
                               : text.malformedFrom(direction == 0 ? 0 : here.end);
    if (!found) // round the corner
        found = direction < 0 ? text.malformedBefore(text.size()) : text.malformedFrom(0);
    if (!found)
        return;
    m_text->goTo(found->begin);
    m_text->select(*found);
}

} // namespace charsleuth::viewer
