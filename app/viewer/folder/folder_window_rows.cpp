// What can be done with the selected files of a folder: a menu of the window, and of each row.

#include "app/viewer/folder/folder_window.h"

#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>
#include <QUrl>

#include <algorithm>

namespace charsleuth::viewer {

void FolderWindow::makeRowActions() {
    m_rowMenu = menuBar()->addMenu(QString());
    m_rowMenu->setObjectName(QStringLiteral("folder-rows"));
    makeAction(
        m_rowMenu, "row-open", QT_TR_NOOP("&Open"), {Qt::Key_Return, Qt::Key_Enter},
        [this] { openSelected(); }, m_table);
    const auto openEach = [this] {
        for (const std::string& path : selectedPaths())
            emit newWindowWanted(path);
    };
    makeAction(m_rowMenu, "row-new-window", QT_TR_NOOP("Open in a &new window"),
               {Qt::CTRL | Qt::Key_Return}, openEach, m_table);
    m_rowMenu->addSeparator();
    makeAction(
        m_rowMenu, "row-read-as", QT_TR_NOOP("&Read as another encoding"), {Qt::CTRL | Qt::Key_E},
        [this] { chooseEncoding(); }, m_table);
    makeAction(m_rowMenu, "row-detected", QT_TR_NOOP("Read as &detected"), {},
               [this] { takeDetected(); });
    makeAction(m_rowMenu, "row-convert", QT_TR_NOOP("&Convert …"), {},
               [this] { convertSelected(); });
    const auto exclude = [this] {
        const auto rows = selectedRows();
        m_model.exclude(rows, countConverted(rows) > 0);
    };
    makeAction(m_rowMenu, "row-exclude", QT_TR_NOOP("&Exclude from conversion"), {}, exclude)
        ->setCheckable(true);
    m_rowMenu->addSeparator();
    makeAction(
        m_rowMenu, "row-none", QT_TR_NOOP("Select n&one"), {Qt::Key_Escape},
        [this] { m_table->clearSelection(); }, m_table);
    m_rowMenu->addSeparator();
    makeAction(
        m_rowMenu, "row-copy-path", QT_TR_NOOP("Copy the &path"), {QKeySequence::Copy},
        [this] { copyPaths(); }, m_table);
    makeAction(m_rowMenu, "row-folder", QT_TR_NOOP("Open the &folder it is in"), {},
               [this] { openTheirFolder(); });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &FolderWindow::showRowMenu);
    connect(m_table, &QTableView::doubleClicked, this, &FolderWindow::openSelected);
}

/// Where the row is; not on the empty space below the rows. A key asks for it at the current row,
/// which may be scrolled away.
void FolderWindow::showRowMenu(QPoint place) {
    const QModelIndex current = m_table->currentIndex();
    if (!m_table->indexAt(place).isValid()) {
        if (!current.isValid() ||
            m_table->viewport()->rect().intersects(m_table->visualRect(current)))
            return;
        m_table->scrollTo(current);
        place = m_table->visualRect(current).center();
    }
    if (!selectedRows().empty())
        m_rowMenu->popup(m_table->viewport()->mapToGlobal(place));
}

void FolderWindow::refreshRowActions() {
    const auto rows = selectedRows();
    for (QAction* action : m_rowMenu->actions())
        action->setEnabled(!rows.empty());
    const auto action = [this](const char* name) {
        return m_rowMenu->findChild<QAction*>(QLatin1String(name));
    };
    action("row-detected")->setEnabled(m_takeBack->isEnabled());
    action("row-convert")->setEnabled(m_convert->isEnabled());
    action("row-exclude")->setChecked(!rows.empty() && countConverted(rows) == 0);
}

std::vector<std::string> FolderWindow::selectedPaths() const {
    std::vector<std::string> paths;
    for (const int row : selectedRows())
        paths.push_back(m_model.rows()[static_cast<std::size_t>(row)].file.absolute);
    return paths;
}

void FolderWindow::openSelected() {
    if (const auto paths = selectedPaths(); !paths.empty())
        emit filesWanted(paths);
}

/// One below the other.
void FolderWindow::copyPaths() const {
    QStringList paths;
    for (const std::string& path : selectedPaths())
        paths += QFile::decodeName(path.c_str());
    QGuiApplication::clipboard()->setText(paths.join(QLatin1Char('\n')));
}

/// Shows, in the desktop's program for files, the folder of the first selected file.
void FolderWindow::openTheirFolder() const {
    if (const auto paths = selectedPaths(); !paths.empty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(
            QFileInfo(QFile::decodeName(paths.front().c_str())).absolutePath()));
}

void FolderWindow::chooseEncoding() {
    m_encoding->setFocus();
    m_encoding->lineEdit()->selectAll();
}

void FolderWindow::takeDetected() {
    m_model.choose(selectedRows(), std::nullopt);
    showTheirEncoding();
    showSelected();
}

/// How many of the model's rows are not excluded from conversion.
std::size_t FolderWindow::countConverted(const std::vector<int>& rows) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        rows, [this](int row) { return !m_model.rows()[static_cast<std::size_t>(row)].excluded; }));
}

void FolderWindow::convertSelected() {
    convert(selectedRows());
}

void FolderWindow::convertShown() {
    convert(shownRows());
}

void FolderWindow::convert(const std::vector<int>& rows) {
    if (m_model.isScanning() || countConverted(rows) == 0)
        return;
    std::set<int> chosen;
    for (const int row : rows)
        if (!m_model.rows()[static_cast<std::size_t>(row)].excluded)
            chosen.insert(row);
    ConvertFolderDialog* dialog = dialogFor(chosen);
    dialog->begin();
    dialog->open();
}

} // namespace charsleuth::viewer
