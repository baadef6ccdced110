// The actions on the files of a folder: its menu, which each row opens, too.

#include "app/viewer/folder/folder_list.h"

#include "app/viewer/words/wording.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace charsleuth::viewer {

void FolderList::makeActions() {
    m_menu->setTitle(tr("F&older"));
    addForRows("row-open", tr("&Open in a tab"), {Qt::Key_Return, Qt::Key_Enter},
               [this] { openSelected(); });
    add("row-read-as", tr("&Read the selected files as the shown one"), {},
        [this] { readLikeShown(); });
    add("row-detected", tr("Read the selected files as &detected"), {}, [this] { takeDetected(); });
    const auto exclude = [this] {
        const auto rows = selectedRows();
        m_model.exclude(rows, countConverted(rows) > 0);
        refresh();
    };
    add("row-exclude", tr("&Exclude from conversion"), {}, exclude)->setCheckable(true);
    addForRows("row-copy-path", tr("Copy the &path"), {QKeySequence::Copy},
               [this] { copyPaths(); });
    add("row-folder", tr("Open the &folder it is in"), {}, [this] { openTheirFolder(); });
    addForRows("row-none", tr("Select n&one"), {Qt::Key_Escape},
               [this] { m_table->clearSelection(); });
    m_menu->addSeparator();
    add("list-find", tr("&Search names"), {Qt::CTRL | Qt::Key_J}, [this] { m_search->setFocus(); });
    add("row-convert", tr("Convert selec&ted …"), {}, [this] { convertSelected(); });
    add("folder-convert-all-action", tr("Convert &all shown …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
        [this] { convertShown(); });
}

void FolderList::refreshActions() {
    if (m_menu == nullptr) // in no page yet
        return;
    const auto rows = selectedRows();
    for (const char* name : {"row-open", "row-copy-path", "row-folder", "row-none", "row-exclude"})
        action(name)->setEnabled(!rows.empty());
    const auto isOverruled = [this](int each) { return row(each).overruled.has_value(); };
    const FolderRow* shown = wantedRow();
    action("row-read-as")
        ->setEnabled(shown != nullptr && shown->encoding() &&
                     !othersLike(shown->file.path, *shown->encoding()).empty());
    action("row-detected")->setEnabled(std::ranges::any_of(rows, isOverruled));
    action("row-convert")->setEnabled(m_convert->isEnabled());
    action("folder-convert-all-action")->setEnabled(m_convertAll->isEnabled());
    action("row-exclude")->setChecked(!rows.empty() && countConverted(rows) == 0);
}

std::vector<std::string> FolderList::selectedPaths() const {
    std::vector<std::string> paths;
    for (const int each : selectedRows())
        paths.push_back(row(each).file.absolute);
    return paths;
}

void FolderList::openSelected() {
    if (const auto paths = selectedPaths(); !paths.empty())
        emit filesWanted(paths);
}

/// One below the other.
void FolderList::copyPaths() const {
    QStringList paths;
    for (const std::string& path : selectedPaths())
        paths += QFile::decodeName(path.c_str());
    QGuiApplication::clipboard()->setText(paths.join(QLatin1Char('\n')));
}

/// Shows, in the desktop's program for files, the folder of the first selected file.
void FolderList::openTheirFolder() const {
    if (const auto paths = selectedPaths(); !paths.empty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(
            QFileInfo(QFile::decodeName(paths.front().c_str())).absolutePath()));
}

void FolderList::readLikeShown() {
    const FolderRow* shown = wantedRow();
    if (shown == nullptr || !shown->encoding())
        return;
    const EncodingId encoding = *shown->encoding();
    m_model.choose(othersLike(shown->file.path, encoding), encoding);
    refresh();
}

void FolderList::takeDetected() {
    m_model.choose(selectedRows(), std::nullopt);
    showSelected();
    refresh();
}

/// The number of the given rows that are not excluded from conversion.
std::size_t FolderList::countConverted(const std::vector<int>& rows) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [this](int each) { return !row(each).excluded; }));
}

bool FolderList::canSaveCopies() const {
    return m_convert->isEnabled();
}

void FolderList::convertSelected() {
    convert(selectedRows());
}

void FolderList::convertShown() {
    convert(shownRows());
}

void FolderList::convert(const std::vector<int>& rows) {
    if (m_model.isScanning() || countConverted(rows) == 0)
        return;
    std::set<int> chosen;
    for (const int each : rows)
        if (!row(each).excluded)
            chosen.insert(each);
    openDialog(panelFor(chosen));
}

} // namespace charsleuth::viewer
