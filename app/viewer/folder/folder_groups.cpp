#include "app/viewer/folder/folder_groups.h"

#include "app/viewer/words/wording.h"

#include <algorithm>

namespace charsleuth::viewer {

FolderGroups::FolderGroups(FolderModel& model, QObject* parent)
    : QAbstractListModel(parent), m_model(model) {
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) {
                count(first, last);
                takeOver();
            });
    connect(&model, &QAbstractItemModel::dataChanged, this, &FolderGroups::countAnew);
    connect(&model, &QAbstractItemModel::modelReset, this, &FolderGroups::countAnew);
}

void FolderGroups::setKind(GroupKind kind) {
    m_kind = kind;
    countAnew();
}

void FolderGroups::count(int first, int last) {
    for (int row = first; row <= last; ++row) {
        const QStringList groups = groupsOf(m_model.rows()[static_cast<std::size_t>(row)], m_kind);
        for (qsizetype place = 0; place < groups.size(); ++place)
            ++m_counts.try_emplace(groups[place], Group{0, row, place}).first->second.files;
    }
}

void FolderGroups::countAnew() {
    m_counts.clear();
    count(0, m_model.rowCount() - 1);
    takeOver();
}

std::optional<QString> FolderGroups::speak(std::optional<QString> group) {
    const auto before = m_counts;
    countAnew();
    const auto named = group ? before.find(*group) : before.end();
    if (named == before.end())
        return std::nullopt;
    const Group& example = named->second;
    return groupsOf(m_model.rows()[static_cast<std::size_t>(example.row)], m_kind)[example.place];
}

/// Brings the list up to the counts; it keeps its rows where the groups are the same.
void FolderGroups::takeOver() {
    std::vector<QString> groups;
    for (const auto& [group, files] : m_counts)
        groups.push_back(group);
    std::ranges::stable_sort(groups, std::greater{},
                             [this](const QString& group) { return m_counts.at(group).files; });
    if (groups == m_groups) {
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_groups = std::move(groups);
    endResetModel();
}

std::optional<QString> FolderGroups::groupAt(int row) const {
    if (row <= 0 || row >= rowCount())
        return std::nullopt;
    return m_groups[static_cast<std::size_t>(row - 1)];
}

int FolderGroups::rowOf(const std::optional<QString>& group) const {
    const auto found = group ? std::ranges::find(m_groups, *group) : m_groups.end();
    return found == m_groups.end() ? 0 : static_cast<int>(found - m_groups.begin()) + 1;
}

int FolderGroups::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size()) + 1;
}

QVariant FolderGroups::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || role != Qt::DisplayRole)
        return {};
    const auto group = groupAt(index.row());
    const std::size_t files = group ? m_counts.at(*group).files : m_model.rows().size();
    return tr("%1 (%2)").arg(group.value_or(tr("All files")), numberText(files));
}

} // namespace charsleuth::viewer
