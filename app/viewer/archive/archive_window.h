#pragma once

/// The names in an archive, the encodings that they may be in, and the selected member's text.

#include "app/viewer/archive/member_model.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/side_window.h"

#include <QSortFilterProxyModel>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTableWidget;

namespace charsleuth::viewer {

class EncodingField;

class ArchiveWindow : public SideWindow {
    Q_OBJECT

public:
    explicit ArchiveWindow(QWidget* parent = nullptr);

    void open(const std::string& path);
    /// Whether all that was asked for is shown.
    bool isSettled() const;
    void selectFirst();

protected:
    void changeEvent(QEvent* event) override;
    void speak() override;

private:
    void layOut();
    QWidget* makeNames();
    QWidget* makeEncodings();
    void showNames();
    void fillCandidates();
    void readNamesIn(std::optional<EncodingId> encoding);
    void showSelected();
    void refresh();
    QString verdict() const;
    QString remark() const;

    ArchiveReading m_reading;
    MemberModel m_model;
    QSortFilterProxyModel m_filter;

    std::optional<Error> m_trouble; ///< with what was asked for last

    QLineEdit* m_search = nullptr;
    QTableView* m_table = nullptr;
    QTableWidget* m_candidates = nullptr;
    EncodingField* m_encoding = nullptr;
    QLabel* m_encodingLabel = nullptr;
    QPushButton* m_use = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_status = nullptr;
    DocumentPage* m_page = nullptr;
};

} // namespace charsleuth::viewer
