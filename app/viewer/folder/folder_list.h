#pragma once

/// The list of a folder's files, with the reasons to look at each. The page beside it shows the
/// text of the selected file.

#include "app/tree/folder_runs.h"
#include "app/viewer/folder/folder_model.h"
#include "app/viewer/views/side_list.h"

#include <QTimer>

#include <set>

class QBoxLayout;
class QComboBox;
class QPushButton;

namespace charsleuth::viewer {

class PlanPanel;

class FolderList : public SideList {
    Q_OBJECT

public:
    /// `memory` may be null: nothing is remembered.
    explicit FolderList(ChoiceStore* memory, QWidget* parent = nullptr);
    ~FolderList() override;

    void open(const std::string& folder);
    const FolderModel& model() const { return m_model; }
    /// Shows the dialog with the plan for the selected files.
    void convertSelected();
    /// Shows it for all files in the table.
    void convertShown();
    /// Shows the folder's conversions, to take them back or to go on with them.
    void showRuns();

    QString title() const override;
    const std::string& path() const override { return m_model.folder(); }
    bool isSettled() const override;
    void readAgain() override;
    /// The first file to look at, else the first one.
    void selectFirst() override;
    bool hasProblems() const override;
    bool selectNext(int direction) override;
    void speak() override;
    void refresh() override;
    QString workText() const override;
    void stop() override { m_model.stop(); }
    bool canSaveCopies() const override;
    void saveCopies() override { convertSelected(); }
    void noteReading(const DocumentState& state, const std::optional<ReadAs>& choice) override;
    std::optional<Banner> noticeOn(const DocumentState& state,
                                   const std::optional<ReadAs>& choice) const override;
    void noteFailure(const Error& error) override;
    void goWay(int way) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void makeActions() override;
    void openSelected() override;

private:
    // folder_list_layout.cpp
    void layOut();
    QLayout* makeChoice();
    QLayout* makeButtons();
    void fitIn();
    // folder_list_rows.cpp
    void refreshActions();
    std::vector<std::string> selectedPaths() const;
    void copyPaths() const;
    void openTheirFolder() const;
    void readLikeShown();
    void takeDetected();
    void convert(const std::vector<int>& rows);
    std::size_t countConverted(const std::vector<int>& rows) const;
    // folder_list_runs.cpp
    void findRuns();
    PlanPanel* panelFor(const std::set<int>& rows) const;
    void openDialog(PlanPanel* panel);
    void goOnWith(const FolderRun& run);
    void takeBack(const FolderRun& run);
    // folder_list.cpp
    const FolderRow& row(int number) const {
        return m_model.rows()[static_cast<std::size_t>(number)];
    }
    std::vector<int> selectedRows() const;
    std::vector<int> shownRows() const;
    std::vector<int> othersLike(const std::string& path, EncodingId encoding) const;
    const FolderRow* wantedRow() const;
    void listGroups();
    void showGroup(int place);
    void showSelected();
    void sayWhatThereIs();
    void selectAgain();
    void applyFilter();
    QString countText() const;

    ChoiceStore* m_memory;
    FolderModel m_model;
    FolderFilter m_filter{m_model};
    std::vector<FileGroup> m_groups; ///< to choose from
    FileGroup m_group;               ///< the one that is shown; it may have no files any more
    std::vector<std::string> m_selectedBefore; ///< absolute, while the folder is read again
    std::vector<FolderRun> m_runs;             ///< of the folder, when it was read
    std::optional<Error> m_trouble;            ///< why the selected file has no text
    std::string m_changed;                     ///< the shown file, if it was read otherwise here
    QTimer m_later; ///< until the selection rests: then its text is shown

    QComboBox* m_which = nullptr;
    QBoxLayout* m_buttons = nullptr;
    QPushButton* m_convert = nullptr;
    QPushButton* m_convertAll = nullptr;
};

} // namespace charsleuth::viewer
