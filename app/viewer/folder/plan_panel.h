#pragma once

/// Files of a folder as they are converted: the plan of each, the work, the report, the way back.

#include "app/viewer/folder/folder_conversion.h"
#include "app/viewer/views/convert_dialog.h"

#include <map>
#include <string>
#include <utility>

class QTableWidget;

namespace charsleuth::viewer {

class PlanPanel : public ConversionPanel {
    Q_OBJECT

public:
    /// `others`: the other files of the folder, with what they are in.
    PlanPanel(const std::string& folder, std::vector<ChosenFile> files,
              std::vector<ChosenFile> others);

    /// Plans the files that an interrupted run left undone.
    void goOnWith(const FolderRun& run);
    /// Undoes a run; nothing is asked.
    void takeBack(const FolderRun& run);

    const FolderConversion& conversion() const { return m_conversion; }
    /// Whether files were written since this was asked last.
    bool takeChanges() { return std::exchange(m_changed, false); }

    ConversionStanding standing() const override;
    void plan() override;
    void carryOut() override { m_conversion.carryOut(); }
    void undo() override { m_conversion.undo(); }
    void stop() override { m_conversion.cancel(); }
    void saveReport() override;
    QSize roomWanted() const override { return {1000, 600}; }

private:
    void refresh();
    void addRows();
    QString whatIsDone(std::size_t number) const;
    QString noteOf(std::size_t number) const;
    QString choiceText(std::size_t number, const ChosenFile& file) const;
    QString summary() const;
    QString staleText() const;
    QString placeOf(const std::string& path) const;

    std::string m_folder;
    std::vector<ChosenFile> m_files, m_others;
    std::map<std::string, ChosenFile> m_overruled; ///< by path: whose encoding the user chose
    FolderConversion m_conversion;
    QTableWidget* m_table;
    QString m_said;         ///< of the report; empty where none was saved
    bool m_goesOn = false;  ///< with a run whose questions are answered
    bool m_changed = false; ///< files on the disk
    int m_troubled = 0;     ///< rows of files that are refused or failed, which stand first
};

} // namespace charsleuth::viewer
