// Menus, keys and the toolbar.

#include "app/viewer/window/document_page.h"

#include "app/viewer/models/caret_place.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/bytes_view.h"
#include "app/viewer/views/candidate_panel.h"
#include "app/viewer/views/detail_panels.h"
#include "app/viewer/views/go_to_dialog.h"
#include "app/viewer/views/side_list.h"
#include "app/viewer/views/window_parts.h"
#include "app/viewer/window/compare_controller.h"
#include "app/viewer/window/document_actions.h"
#include "app/viewer/window/encoding_chooser.h"
#include "app/viewer/window/find_controller.h"
#include "app/viewer/window/mojibake_controller.h"
#include "app/viewer/window/overview_controller.h"
#include "app/viewer/window/parts_controller.h"
#include "app/viewer/window/problem_walk.h"
#include "app/viewer/window/recent_files.h"
#include "app/viewer/words/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace charsleuth::viewer {

QAction* DocumentPage::addAction(QMenu* menu, const QString& name, const QString& text,
                                 const QList<QKeySequence>& keys, std::function<void()> run) {
    QAction* action = menu != nullptr ? menu->addAction(text) : new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(run));
    QMainWindow::addAction(action);
    return action;
}

QAction* DocumentPage::action(const QString& name) const {
    const QList<QAction*> all = actions(); // the menus may be another window's
    const auto found = std::ranges::find(all, name, &QAction::objectName);
    return found == all.end() ? nullptr : *found;
}

/// An action that is on or off.
QAction* DocumentPage::addSwitch(QMenu* menu, const QString& name, const QString& text,
                                 const QKeySequence& key, bool on) {
    QAction* action = addAction(menu, name, text, {key}, [] {});
    action->setCheckable(true);
    action->setChecked(on);
    return action;
}

void DocumentPage::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    m_encodings->makeMenu();
    m_documents->makeEncodingActions();
    m_encodings->setMore(m_documents->encodingActions());
    m_documents->fillHelpMenu(m_menuBar->addMenu(tr("&Help")));
    makeHiddenActions();
    QMenu* context = m_documents->makeContextMenu();
    for (QWidget* view : std::initializer_list<QWidget*>{shownText(), m_details->bytes()}) {
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, context, [view, context](QPoint at) {
            context->popup(static_cast<QAbstractScrollArea*>(view)->viewport()->mapToGlobal(at));
        });
    }
}

void DocumentPage::makeFileMenu() {
    QMenu* file = m_menuBar->addMenu(tr("&File"));
    file->setObjectName("file");
    addAction(file, "open", tr("&Open …"), {QKeySequence::Open}, [this] { openByDialog(); });
    addAction(file, "open-folder", tr("Open &folder …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
              [this] { openFolderByDialog(); });
    QMenu* recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const std::string& path : recentFiles())
            recent->addAction(pathText(path), this, [this, path] { wantFiles({path}); });
    });
    addAction(file, "reload", tr("&Reload"), {QKeySequence::Refresh}, [this] { readAgain(); });
    m_documents->fillFileMenu(file);
    addAction(file, "quit", tr("&Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { window()->close(); });
}

void DocumentPage::readAgain() {
    if (m_list != nullptr)
        m_list->readAgain();
    else if (m_session.isOpen())
        m_session.reload();
}

void DocumentPage::makeEditMenu() {
    QMenu* edit = m_menuBar->addMenu(tr("&Edit"));
    m_documents->addUndo(edit);
    edit->addSeparator();
    addAction(edit, "copy", tr("&Copy"), {QKeySequence::Copy},
              [this] { copy(DamageAs::Replacement); });
    m_documents->fillEditMenu(edit);
    addAction(edit, "select-all", tr("Select &all"), {QKeySequence::SelectAll}, [this] {
        if (m_session.state().shown) {
            const auto [view, file] = focusedText();
            view->select({0, file.size()});
        }
    });
    edit->addSeparator();
    makePlaceActions(edit);
    m_documents->addPreferences(edit);
}

/// The ways through the text: what is looked for, what is malformed, any place.
void DocumentPage::makePlaceActions(QMenu* edit) {
    addAction(edit, "find", tr("&Find …"), {QKeySequence::Find}, [this] {
        if (m_session.state().shown)
            m_find->open();
    });
    QAction* nextHit = addAction(nullptr, "next-hit", tr("Find n&ext"), {Qt::CTRL | Qt::Key_G},
                                 [this] { m_find->step(1); });
    QAction* previousHit =
        addAction(nullptr, "previous-hit", tr("Find pre&vious"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
                  [this] { m_find->step(-1); });
    edit->addSeparator();
    const QList<QKeySequence> next{Qt::Key_F3, Qt::Key_F7};
    const QList<QKeySequence> back{Qt::SHIFT | Qt::Key_F3, Qt::SHIFT | Qt::Key_F7};
    QAction* nextPlace =
        addAction(edit, "next-problem", tr("&Next problem"), next, [this] { m_problems->step(1); });
    QAction* previousPlace = addAction(edit, "previous-problem", tr("&Previous problem"), back,
                                       [this] { m_problems->step(-1); });
    addAction(edit, "problem-kinds", tr("&Kinds of problems …"),
              {Qt::CTRL | Qt::SHIFT | Qt::Key_F3}, [this] { m_problems->askKinds(); });
    // F3 goes on with what is being looked for.
    connect(m_find, &FindController::opened, this, [=](bool open) {
        const QKeySequence g(Qt::CTRL | Qt::Key_G), backG(Qt::CTRL | Qt::SHIFT | Qt::Key_G);
        nextHit->setShortcuts(open ? QList{g, next.front()} : QList{g});
        previousHit->setShortcuts(open ? QList{backG, back.front()} : QList{backG});
        nextPlace->setShortcuts(open ? next.mid(1) : next);
        previousPlace->setShortcuts(open ? back.mid(1) : back);
    });
    m_mojibake->addActions(*this);
    addAction(nullptr, "find-bytes", tr("Find the same &bytes"), {Qt::CTRL | Qt::ALT | Qt::Key_F},
              [this] { m_documents->findBytes(); });
    addAction(edit, "go-to", tr("&Go to line, byte or percentage …"), {Qt::CTRL | Qt::Key_L},
              [this] { askPlace(); });
}

void DocumentPage::makeViewMenu() {
    QMenu* view = m_menuBar->addMenu(tr("&View"));
    view->setObjectName("view");
    connect(addSwitch(view, "wrap", tr("&Wrap long lines"), {Qt::ALT | Qt::Key_Z}, true),
            &QAction::toggled, m_readings, &ReadingsView::setWrap);
    connect(addSwitch(view, "invisibles", tr("Show in&visible characters"), {Qt::ALT | Qt::Key_I},
                      false),
            &QAction::toggled, m_readings, &ReadingsView::setInvisibles);
    makeZoomActions();
    view->addSeparator();
    connect(addSwitch(view, "why", tr("&Why"), Qt::CTRL | Qt::Key_I, false), &QAction::toggled,
            m_details, &DetailPanels::showWhy);
    addAction(nullptr, "character", tr("C&haracter at the caret"),
              {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, [this] { shownText()->tellOfCaret(); });
    m_compare->fillMenu(*this, view);
    addAction(view, "compare-file", tr("Compare with another &file …"),
              {Qt::CTRL | Qt::ALT | Qt::Key_D}, [this] { compareByDialog(); });
    m_parts->addActions(*this);
    view->addSeparator();
    connect(addSwitch(view, "bytes", tr("&Bytes"), Qt::CTRL | Qt::Key_B, false), &QAction::toggled,
            m_details, &DetailPanels::showBytes);
}

void DocumentPage::makeZoomActions() {
    addAction(nullptr, "zoom-in", tr("Zoom &in"),
              {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)},
              [this] { m_readings->setPointSize(shownText()->pointSize() + 1); });
    addAction(nullptr, "zoom-out", tr("Zoom &out"), {QKeySequence::ZoomOut},
              [this] { m_readings->setPointSize(shownText()->pointSize() - 1); });
    addAction(nullptr, "zoom-reset", tr("&Normal size"), {Qt::CTRL | Qt::Key_0},
              [this] { m_readings->setPointSize(TextView::normalPointSize); });
}

/// Digits for the candidates, Escape for long work.
void DocumentPage::makeHiddenActions() {
    for (int row = 0; row < 9; ++row) {
        auto* action = new QAction(tr("Read as candidate %1").arg(row + 1), this);
        action->setObjectName(QStringLiteral("candidate-%1").arg(row + 1));
        action->setShortcut(Qt::Key_1 + row);
        connect(action, &QAction::triggered, this, [this, row] { m_candidates->choose(row); });
        QMainWindow::addAction(action);
    }
    addAction(nullptr, "stop", tr("Stop long work"), {Qt::Key_Escape}, [this] {
        stopOrLeave();
    })->setIconText(tr("Stop"));
    addAction(nullptr, "next-part", tr("Ne&xt part of the window"), {Qt::Key_F6},
              [this] { goToPart(focusParts(), 1); });
    addAction(nullptr, "previous-part", tr("Pre&vious part of the window"),
              {Qt::SHIFT | Qt::Key_F6}, [this] { goToPart(focusParts(), -1); });
}

/// Escape: out of long work; else out of a notice, which it closes, another part to the text, or
/// the comparison with a file.
void DocumentPage::stopOrLeave() {
    const bool works = !isSettled();
    if (m_list != nullptr)
        m_list->stop();
    m_session.stopWork();
    m_find->finder().stop();
    m_compare->stop();
    m_mojibake->stop();
    m_parts->stop();
    m_overview->stop();
    m_documents->paper().stop();
    if (works || !m_session.isOpen())
        return;
    if (m_banners->closeFocused() && m_banners->isVisible())
        return;
    if (shownText()->hasFocus() && m_compare->otherFile().isOpen())
        m_compare->close();
    shownText()->setFocus();
}

QList<QWidget*> DocumentPage::focusParts() const {
    QList<QWidget*> parts = m_list != nullptr ? m_list->parts() : QList<QWidget*>();
    parts += QList<QWidget*>{shownText(),        m_readings->otherFile(),  m_details->reasons(),
                             m_details->bytes(), m_banners->firstButton(), m_candidates->view()};
    parts.removeIf([](const QWidget* part) { return part == nullptr || !part->isVisible(); });
    return parts;
}

void DocumentPage::makeToolBar() {
    QToolBar* bar = QMainWindow::addToolBar(tr("Tools"));
    setContextMenuPolicy(Qt::NoContextMenu); // Qt's own would hide the toolbar for good
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({16, 16});
    bar->addAction(action("open"));
    auto* left = new QWidget(bar);
    left->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(left);
    m_encodings->addButton(bar);
    auto* right = new QWidget(bar);
    right->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(right);
    bar->addAction(m_encodings->searchAction());
    bar->addAction(m_compare->compareAction());
    bar->addAction(action("why"));
    bar->addAction(action("bytes"));
    bar->addAction(m_documents->saveCopyAction());
    for (QAction* each : bar->actions())
        if (each != m_documents->saveCopyAction() && !each->text().isEmpty())
            each->setIconText(plainName(each->text())); // also what its tooltip says
    for (QToolButton* button : bar->findChildren<QToolButton*>())
        button->setFocusPolicy(Qt::TabFocus); // Qt leaves a toolbar to the mouse
}

void DocumentPage::addTabActions(const QList<QAction*>& forFile, const QList<QAction*>& forView) {
    m_menuBar->findChild<QMenu*>("file")->insertActions(action("quit"), forFile);
    auto* view = m_menuBar->findChild<QMenu*>("view");
    view->addSeparator();
    view->addActions(forView);
}

void DocumentPage::openByDialog() {
    std::vector<std::string> paths;
    for (const QString& path : QFileDialog::getOpenFileNames(this, tr("Open files"), folder()))
        paths.push_back(QFile::encodeName(path).toStdString());
    if (!paths.empty())
        wantFiles(paths);
}

void DocumentPage::compareByDialog() {
    if (!m_session.isOpen() || !m_session.state().shown)
        return;
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Compare with another file"), folder());
    if (!path.isEmpty())
        compareWith(QFile::encodeName(path).toStdString());
}

void DocumentPage::compareWith(const std::string& path) {
    m_compare->openFile(path);
}

void DocumentPage::openFolderByDialog() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open folder"));
    if (!folder.isEmpty())
        emit filesWanted({QFile::encodeName(folder).toStdString()});
}

/// The view with the focus, and its text: that of another file, or the document's. Requires: a text
/// is shown.
std::pair<TextView*, FileText> DocumentPage::focusedText() const {
    TextView* other = m_readings->otherFile();
    if (other != nullptr && other->hasFocus())
        return {other, m_compare->otherFile().session().state().text()};
    return {shownText(), m_session.state().text()};
}

void DocumentPage::copy(DamageAs damage) {
    if (!m_session.state().shown)
        return;
    const auto [view, file] = focusedText();
    const QString text = view->selectedText(damage);
    if (static_cast<std::size_t>(text.size()) >= TextView::mostCopied)
        m_documents->saveSelection(file, view->selection(), damage);
    else if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void DocumentPage::askEncodingOf(ByteRange part) {
    m_encodings->openSearchFor(part);
}

void DocumentPage::askPlace() {
    if (!m_session.isOpen() || !m_session.state().shown)
        return;
    const FileText text = m_session.state().text();
    GoToDialog dialog(text.index().complete ? std::optional(text.lineCount()) : std::nullopt,
                      text.size(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_document.place = dialog.place();
    applyPlace();
    shownText()->setFocus();
}

void DocumentPage::applyPlace() {
    if (!m_document.place || !m_session.state().shown)
        return;
    const FileText text = m_session.state().text();
    const std::uint64_t line =
        m_document.place->line.value_or(1) - (m_document.place->line.value_or(1) > 0);
    if (m_document.place->line && !text.index().complete &&
        line >= text.index().checkpoints.back()->line)
        return; // the index will get there
    if (m_document.place->share)
        m_document.place->byte =
            static_cast<std::uint64_t>(*m_document.place->share * static_cast<double>(text.size()));
    const std::uint64_t start = m_document.place->byte.value_or(text.lineStart(line));
    shownText()->goTo(
        m_document.place->column ? byteAtColumn(text, start, *m_document.place->column) : start);
    m_document.place.reset();
}

void DocumentPage::showFirstMalformed() {
    if (!m_session.state().shown)
        return;
    if (const auto found = m_session.state().text().malformedFrom(0))
        showPlace(*found);
}

} // namespace charsleuth::viewer
