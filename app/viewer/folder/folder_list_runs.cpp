// Conversions of a folder's files: the dialog for a new one, and what becomes of earlier ones.

#include "app/viewer/folder/folder_list.h"

#include "app/files/paths.h"
#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/runs_dialog.h"
#include "app/viewer/views/convert_dialog.h"

#include <unordered_map>

namespace charsleuth::viewer {

void FolderList::findRuns() {
    m_runs = runsIn(journalsOf(m_model.folder()));
}

/// For these rows of the model.
PlanPanel* FolderList::panelFor(const std::set<int>& rows) const {
    std::vector<ChosenFile> files, others;
    for (int each = 0; each < m_model.rowCount(); ++each) {
        const FolderRow& file = row(each);
        if (!file.trouble.empty())
            continue;
        const bool chosen = rows.contains(each);
        (chosen ? files : others)
            .push_back({.file = file.file,
                        .overruled = chosen ? file.overruled : std::nullopt,
                        .isIn = file.encoding(),
                        .found = file.encodingFound(),
                        .confidence = file.found.confidence});
    }
    return new PlanPanel(m_model.folder(), std::move(files), std::move(others));
}

/// The folder is read again when the dialog closes and has written something.
void FolderList::openDialog(PlanPanel* panel) {
    auto* dialog = new ConvertDialog(panel, this);
    connect(dialog, &QDialog::finished, this, [this, dialog, panel] {
        if (panel->takeChanges())
            readAgain();
        dialog->deleteLater();
        m_table->setFocus(); // the button that opened it is off while files are read
    });
    dialog->open();
}

void FolderList::showRuns() {
    findRuns(); // some may have ended, and others begun
    auto* dialog = new RunsDialog(m_runs, absolutePath(path()), this);
    connect(dialog, &RunsDialog::takeBackWanted, this, &FolderList::takeBack);
    connect(dialog, &RunsDialog::goOnWanted, this, &FolderList::goOnWith);
    connect(dialog, &RunsDialog::folderWanted, this,
            [this](const std::string& folder) { emit filesWanted({folder}); });
    dialog->open();
}

void FolderList::takeBack(const FolderRun& run) {
    PlanPanel* panel = panelFor({});
    panel->takeBack(run);
    openDialog(panel);
}

/// With its files as far as they are there, each read as it was chosen then.
void FolderList::goOnWith(const FolderRun& run) {
    std::unordered_map<std::string, int> rowOf;
    for (int each = 0; each < m_model.rowCount(); ++each)
        rowOf.emplace(row(each).file.absolute, each);
    std::set<int> rows;
    for (const RunOrder::File& file : run.step.order.files) {
        const auto found = rowOf.find(file.path);
        if (found == rowOf.end())
            continue;
        rows.insert(found->second);
        if (!file.from.empty())
            m_model.overrule({found->second}, encodingByName(file.from));
    }
    PlanPanel* panel = panelFor(rows);
    panel->goOnWith(run);
    openDialog(panel);
}

} // namespace charsleuth::viewer
