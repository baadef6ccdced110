#pragma once

/// Converts files of a folder: what is asked, the plan, the work, the report, and the way back.

#include "app/viewer/folder/folder_conversion.h"

#include <QDialog>

#include <array>
#include <map>
#include <string>
#include <utility>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace charsleuth::viewer {

class EncodingField;

class ConvertFolderDialog : public QDialog {
    Q_OBJECT

public:
    /// `others`: the other files of the folder, with what they are in.
    ConvertFolderDialog(const std::string& folder, std::vector<ChosenFile> files,
                        std::vector<ChosenFile> others, QWidget* parent);
    ~ConvertFolderDialog() override;

    /// Plans a conversion. Only one of these three is called, and once.
    void begin() { plan(); }
    /// Plans what is left of an interrupted run.
    void goOnWith(const FolderRun& run);
    /// Undoes a run.
    void takeBack(const FolderRun& run);

    const FolderConversion& conversion() const { return m_conversion; }
    /// Whether files were written since this was asked last.
    bool takeChanges() { return std::exchange(m_changed, false); }

protected:
    void reject() override;
    void changeEvent(QEvent* event) override;

private:
    void speak();
    static QStringList destinations();
    void layOut();
    QWidget* makeQuestions();
    TreeRequest request() const;
    bool isAtWork() const;
    void plan();
    void chooseFolder();
    void saveReport();
    void refresh();
    void addRows();
    QString noteOf(std::size_t number) const;
    QString summary() const;
    QString staleText() const;
    QString placeOf(const std::string& path) const;

    std::string m_folder;
    std::vector<ChosenFile> m_files, m_others;
    std::map<std::string, ChosenFile> m_overruled; ///< by path: whose encoding the user chose
    bool m_goesOn = false;                         ///< with a run whose questions are answered
    FolderConversion m_conversion;
    bool m_changed = false; ///< files on the disk
    int m_troubled = 0;     ///< rows of files that are refused or failed, which stand first

    std::array<QLabel*, 4> m_labels{}; ///< of the fields, from above
    EncodingField* m_to = nullptr;
    QComboBox* m_destination = nullptr;
    QLineEdit* m_place = nullptr;
    QPushButton* m_browse = nullptr;
    QDoubleSpinBox* m_confidence = nullptr;
    QCheckBox* m_fix = nullptr;
    QCheckBox* m_fixConfiguration = nullptr;
    QCheckBox* m_repair = nullptr;
    QTableWidget* m_table = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_plan = nullptr;
    QPushButton* m_convert = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_report = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace charsleuth::viewer
