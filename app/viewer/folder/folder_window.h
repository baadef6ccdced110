#pragma once

/// The files of a folder, what is odd about them, and the selected one's text.

#include "app/viewer/folder/folder_groups.h"
#include "app/viewer/folder/folder_model.h"
#include "app/viewer/folder/folder_summary.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/part_place.h"
#include "app/viewer/window/side_window.h"

#include <QTimer>

#include <array>
#include <set>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QTableView;

namespace charsleuth::viewer {

class ConvertFolderDialog;
class EncodingField;

class FolderWindow : public SideWindow {
    Q_OBJECT

public:
    /// `memory` may be null: nothing is remembered.
    explicit FolderWindow(ChoiceStore* memory, QWidget* parent = nullptr);

    void open(const std::string& folder);
    const FolderModel& model() const { return m_model; }
    /// Whether all files are answered, and the selected one's text is shown.
    bool isSettled() const;
    /// The first file to look at, else the first one.
    void selectFirstOdd();
    /// Shows the dialog with the plan for the selected files.
    void convertSelected();
    /// Shows it for all files in the table.
    void convertShown();
    /// Shows the folder's conversions, to take them back or to go on with them.
    void showRuns();

signals:
    /// A file that the user wants to see in a window for itself.
    void newWindowWanted(const std::string& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void speak() override;
    void showTheme(const Theme& theme) override;
    QList<QWidget*> parts() const override;

private:
    static QStringList whichFiles();
    static QStringList groupKinds();
    void layOut();
    QWidget* makeBar();
    QWidget* makeChoice();
    QWidget* makeGroups();
    void makeActions();
    void nameWindow();
    void usePage(DocumentPage* page);
    // folder_window_rows.cpp
    void makeRowActions();
    void showRowMenu(QPoint place);
    void refreshRowActions();
    std::vector<std::string> selectedPaths() const;
    void openSelected();
    void copyPaths() const;
    void openTheirFolder() const;
    void chooseEncoding();
    void takeDetected();
    void convert(const std::vector<int>& rows);
    std::size_t countConverted(const std::vector<int>& rows) const;
    // folder_window_runs.cpp
    void findRuns();
    ConvertFolderDialog* dialogFor(const std::set<int>& rows);
    void goOnWith(const FolderRun& run);
    void takeBack(const FolderRun& run);
    void finish(ConvertFolderDialog* dialog);
    // folder_window.cpp
    ChoiceStore* wantedMemory() const;
    std::vector<int> selectedRows() const;
    std::vector<int> shownRows() const;
    void showGroup();
    void showSelected();
    void showNothing();
    void showTrouble(const std::string& path, const std::string& cause);
    void sayWhatThereIs();
    void noteChoice();
    void readAgain();
    void selectAgain();
    void nameShown(const std::string& path);
    void showTheirEncoding();
    void overruleSelected();
    void advise();
    void applyFilter();
    void refresh();

    ChoiceStore* m_memory;
    FolderModel m_model;
    FolderFilter m_filter{m_model};
    FolderGroups m_groups{m_model};
    std::optional<QString> m_group;            ///< the one that is shown; nothing for all files
    std::vector<std::string> m_selectedBefore; ///< absolute, while the folder is read again
    QTimer m_later; ///< until the selection rests: then its text is shown

    std::array<QWidget*, 3> m_outsideText{}; ///< from above: all but the selected file's text
    QLineEdit* m_search = nullptr;
    QComboBox* m_which = nullptr;
    QComboBox* m_groupBy = nullptr;
    QListView* m_groupList = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_shownName = nullptr; ///< of the file whose text is shown
    DocumentPage* m_page = nullptr;
    PartPlace* m_place = nullptr; ///< of the page
    bool m_troubled = false;      ///< the place says why the selected file has no text
    QMenu* m_menu = nullptr;
    QMenu* m_rowMenu = nullptr; ///< what can be done with the selected files
    QLabel* m_groupByLabel = nullptr;
    QLabel* m_encodingLabel = nullptr;
    EncodingField* m_encoding = nullptr;
    QPushButton* m_overrule = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_convert = nullptr;
    QPushButton* m_convertAll = nullptr;
    std::vector<FolderRun> m_runs; ///< of the folder, when it was read
    QPushButton* m_stop = nullptr;
    QLabel* m_status = nullptr;
};

} // namespace charsleuth::viewer
