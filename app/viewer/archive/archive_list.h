#pragma once

/// The names in an archive, and the encodings that they may be in, beside the selected member's
/// text.

#include "app/viewer/archive/member_model.h"
#include "app/viewer/views/side_list.h"

#include <QSortFilterProxyModel>

class QPushButton;
class QTableWidget;

namespace charsleuth::viewer {

class ArchiveList : public SideList {
    Q_OBJECT

public:
    explicit ArchiveList(QWidget* parent = nullptr);

    void open(const std::string& path);

    QString title() const override;
    const std::string& path() const override { return m_reading.path(); }
    bool isSettled() const override { return !m_reading.isBusy(); }
    void readAgain() override { readNamesIn(m_reading.asked()); }
    void selectFirst() override;
    void speak() override;
    void refresh() override;
    QList<QWidget*> parts() const override;

protected:
    void makeActions() override;
    void openSelected() override;

private:
    // archive_list_layout.cpp
    void layOut();
    QWidget* makeNames();
    QWidget* makeEncodings();
    // archive_list_saving.cpp
    QString whyNotSaved() const;
    void refreshSaving();
    void saveReadable();
    void unpack();
    QString savedText() const;
    QString unpackedText() const;
    // archive_list.cpp
    void showNames();
    void fillCandidates();
    void markCandidate();
    void readNamesIn(std::optional<EncodingId> encoding);
    void takeCandidate(int row);
    void showSelected();
    void showMember(const QString& name, const SharedBytes& bytes);
    void copyName() const;
    std::optional<std::size_t> selectedMember() const;
    const ArchiveMember* selectedFile() const;
    QString verdict() const;
    QString remark() const;
    NoText whatThereIs() const;
    static QString troubleText(const Error& error);

    ArchiveReading m_reading;
    MemberModel m_model;
    QSortFilterProxyModel m_filter;

    std::optional<Error> m_trouble;     ///< with what was asked for last
    std::optional<std::size_t> m_shown; ///< the member whose text is shown
    QString m_shownName;                ///< under which it is
    std::optional<ReadableCopy> m_copy; ///< what was written last
    bool m_opening = false;             ///< the member is opened in a tab as soon as it is read

    QWidget* m_encodings = nullptr; ///< not there where the archive tells all names
    QTableWidget* m_candidates = nullptr;
    QLabel* m_heading = nullptr; ///< of the encodings
    QLabel* m_verdict = nullptr;
    QPushButton* m_save = nullptr; ///< not there where all names are readable
    QPushButton* m_unpack = nullptr;
    QLabel* m_saved = nullptr; ///< what came of a copy, or of unpacking
};

} // namespace charsleuth::viewer
