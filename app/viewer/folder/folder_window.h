#pragma once

/// The files of a folder, what is odd about them, and the selected one's text.

#include "app/viewer/folder/folder_model.h"
#include "app/viewer/window/document_page.h"

#include <QMainWindow>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace charsleuth::viewer {

class EncodingField;

class FolderWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `memory` may be null: nothing is remembered.
    FolderWindow(Scheme scheme, ChoiceStore* memory, QWidget* parent = nullptr);

    void open(const std::string& folder);
    const FolderModel& model() const { return m_model; }
    /// Whether all files are answered, and the selected one's text is shown.
    bool isSettled() const;
    /// The first file to look at, else the first one.
    void selectFirstOdd();
    /// Shows the dialog with the plan for the selected files; for all that are shown where no more
    /// than one is selected.
    void convert();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    QWidget* makeBar();
    QWidget* makeChoice();
    void makeActions();
    std::vector<int> selectedRows() const;
    void showSelected();
    void overruleSelected();
    void takeUsual();
    void applyFilter();
    void refresh();

    ChoiceStore* m_memory;
    FolderModel m_model;
    FolderFilter m_filter{m_model};
    QTimer m_later; ///< until the selection rests: then its text is shown
    std::string m_shown;

    QLineEdit* m_search = nullptr;
    QComboBox* m_which = nullptr;
    QTableView* m_table = nullptr;
    DocumentPage* m_page = nullptr;
    EncodingField* m_encoding = nullptr;
    QPushButton* m_overrule = nullptr;
    QPushButton* m_takeBack = nullptr;
    QPushButton* m_usual = nullptr;
    QPushButton* m_convert = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_status = nullptr;
};

} // namespace charsleuth::viewer
