#pragma once

/// The conversions of a folder: those of today and of earlier days, and those that were
/// interrupted. Each is taken back by itself.

#include "app/tree/folder_runs.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace charsleuth::viewer {

class RunsDialog : public QDialog {
    Q_OBJECT

public:
    RunsDialog(std::vector<FolderRun> runs, QWidget* parent);

signals:
    void takeBackWanted(const charsleuth::FolderRun& run);
    void goOnWanted(const charsleuth::FolderRun& run);

private:
    const FolderRun* chosen() const;
    void refresh();

    std::vector<FolderRun> m_runs;
    QTableWidget* m_table;
    QPushButton* m_takeBack;
    QPushButton* m_goOn;
};

/// "12 of 45 files, 27 Nov 2026 14:03"
QString runText(const FolderRun& run);

} // namespace charsleuth::viewer
