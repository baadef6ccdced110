#pragma once

/// The conversions of a folder and of those below it: those of today and of earlier days, and those
/// that were interrupted. Each is taken back by itself.

#include "app/tree/folder_runs.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace charsleuth::viewer {

class RunsDialog : public QDialog {
    Q_OBJECT

public:
    /// `listed`: the folder whose files can be converted here, so that its runs go on; of another
    /// one they go on when that is open.
    RunsDialog(std::vector<FolderRun> runs, std::string listed, QWidget* parent);

signals:
    void takeBackWanted(const charsleuth::FolderRun& run);
    void goOnWanted(const charsleuth::FolderRun& run);
    void folderWanted(const std::string& folder);

private:
    const FolderRun* chosen() const;
    bool isListed(const FolderRun& run) const;
    void refresh();

    std::vector<FolderRun> m_runs;
    std::string m_listed;
    QTableWidget* m_table;
    QPushButton* m_takeBack;
    QPushButton* m_goOn;
};

/// "12 of 45 files, 27 Nov 2026 14:03"
QString runText(const FolderRun& run);

} // namespace charsleuth::viewer
