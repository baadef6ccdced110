#pragma once

/// The files of a folder by what they have in common, with their number: a list to choose from.

#include "app/viewer/folder/folder_model.h"

#include <QAbstractListModel>

#include <map>
#include <vector>

namespace charsleuth::viewer {

class FolderGroups : public QAbstractListModel {
    Q_OBJECT

public:
    explicit FolderGroups(FolderModel& model, QObject* parent = nullptr);

    void setKind(GroupKind kind);
    GroupKind kind() const { return m_kind; }
    /// The group of a row of the list; nothing for "All files", which is the first.
    std::optional<QString> groupAt(int row) const;
    /// Names the groups in the language of now. Returns the new name of `group`.
    std::optional<QString> speak(std::optional<QString> group);
    int rowOf(const std::optional<QString>& group) const; ///< 0 where there is none

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Group {
        std::size_t files = 0; ///< their number
        int row = 0;           ///< of the model: one of them
        qsizetype place = 0;   ///< of this group in groupsOf() that file
    };
    void count(int first, int last);
    void countAnew();
    void takeOver();

    FolderModel& m_model;
    GroupKind m_kind = GroupKind::Encoding;
    std::map<QString, Group> m_counts; ///< by name
    std::vector<QString> m_groups;     ///< the largest first, then by name
};

} // namespace charsleuth::viewer
