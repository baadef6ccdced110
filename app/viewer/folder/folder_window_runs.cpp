// Conversions of a folder's files: the dialog for a new one, and what becomes of earlier ones.

#include "app/viewer/folder/folder_window.h"

#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/folder/runs_dialog.h"

#include <unordered_map>

namespace charsleuth::viewer {

void FolderWindow::findRuns() {
    m_runs = runsIn(journalsOf(m_model.folder()));
}

/// Of these rows of the model; the folder is read again when it closes and has written something.
ConvertFolderDialog* FolderWindow::dialogFor(const std::set<int>& rows) {
    std::vector<ChosenFile> files, others;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const FolderRow& file = m_model.rows()[static_cast<std::size_t>(row)];
        if (!file.trouble.empty())
            continue;
        const bool chosen = rows.contains(row);
        (chosen ? files : others)
            .push_back({.file = file.file,
                        .overruled = chosen ? file.overruled : std::nullopt,
                        .isIn = file.encoding(),
                        .found = file.encodingFound(),
                        .confidence = file.found.confidence});
    }
    auto* dialog =
        new ConvertFolderDialog(m_model.folder(), std::move(files), std::move(others), this);
    connect(dialog, &QDialog::finished, this, [this, dialog] { finish(dialog); });
    return dialog;
}

void FolderWindow::finish(ConvertFolderDialog* dialog) {
    if (dialog->takeChanges())
        readAgain();
    dialog->deleteLater();
}

void FolderWindow::showRuns() {
    findRuns(); // some may have ended, and others begun
    auto* dialog = new RunsDialog(m_runs, this);
    connect(dialog, &RunsDialog::takeBackWanted, this, &FolderWindow::takeBack);
    connect(dialog, &RunsDialog::goOnWanted, this, &FolderWindow::goOnWith);
    dialog->open();
}

void FolderWindow::takeBack(const FolderRun& run) {
    ConvertFolderDialog* dialog = dialogFor({});
    dialog->takeBack(run);
    dialog->open();
}

/// With its files as far as they are there, each read as it was chosen then.
void FolderWindow::goOnWith(const FolderRun& run) {
    std::unordered_map<std::string, int> rowOf;
    for (int row = 0; row < m_model.rowCount(); ++row)
        rowOf.emplace(m_model.rows()[static_cast<std::size_t>(row)].file.absolute, row);
    std::set<int> rows;
    for (const RunOrder::File& file : run.step.order.files) {
        const auto row = rowOf.find(file.path);
        if (row == rowOf.end())
            continue;
        rows.insert(row->second);
        if (!file.from.empty())
            m_model.overrule({row->second}, encodingByName(file.from));
    }
    ConvertFolderDialog* dialog = dialogFor(rows);
    dialog->goOnWith(run);
    dialog->open();
}

} // namespace charsleuth::viewer
