#pragma once

/// The names in an archive, the encodings that they may be in, and the selected member's text.

#include "app/viewer/archive/member_model.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/part_place.h"
#include "app/viewer/window/side_window.h"

#include <QSortFilterProxyModel>

#include <array>

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
    void showTheme(const Theme& theme) override;
    QList<QWidget*> parts() const override;

private:
    // archive_window_layout.cpp
    void layOut();
    QWidget* makeNames();
    QWidget* makeEncodings();
    void makeActions();
    // archive_window_saving.cpp
    QString whyNotSaved() const;
    void refreshSaving();
    void saveReadable();
    void unpack();
    QString savedText() const;
    QString unpackedText() const;
    // archive_window.cpp
    void usePage(DocumentPage* page);
    void showNames();
    void fillCandidates();
    void markCandidate();
    void readNamesIn(std::optional<EncodingId> encoding);
    void takeCandidate(int row);
    void showSelected();
    void showMember(const QString& name, const SharedBytes& bytes);
    void showNoText();
    void openSelected();
    void copyName() const;
    void refresh();
    std::optional<std::size_t> selectedMember() const;
    QString verdict() const;
    QString remark() const;
    NoText whatThereIs() const;
    static QString troubleText(const Error& error);

    ArchiveReading m_reading;
    MemberModel m_model;
    QSortFilterProxyModel m_filter;

    std::optional<Error> m_trouble;     ///< with what was asked for last
    std::optional<std::size_t> m_shown; ///< the member whose text is shown
    std::optional<ReadableCopy> m_copy; ///< what was written last
    bool m_opening = false; ///< the member is opened in the other window as soon as it is read

    QWidget* m_names = nullptr;
    QWidget* m_encodings = nullptr; ///< not there where the archive tells all names
    QLineEdit* m_search = nullptr;
    QTableView* m_table = nullptr;
    QTableWidget* m_candidates = nullptr;
    EncodingField* m_encoding = nullptr;
    QLabel* m_heading = nullptr; ///< of the encodings
    QLabel* m_encodingLabel = nullptr;
    QPushButton* m_use = nullptr;
    QLabel* m_verdict = nullptr;
    QPushButton* m_save = nullptr; ///< not there where all names are readable
    QPushButton* m_unpack = nullptr;
    QLabel* m_saved = nullptr; ///< what came of a copy, or of unpacking
    QLabel* m_status = nullptr;
    QMenu* m_menu = nullptr;
    DocumentPage* m_page = nullptr;
    PartPlace* m_place = nullptr; ///< of the page
};

} // namespace charsleuth::viewer
