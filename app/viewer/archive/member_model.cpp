#include "app/viewer/archive/member_model.h"

#include "app/files/printable.h"
#include "app/viewer/words/wording.h"

#include <array>

namespace charsleuth::viewer {

namespace {

int alignmentOf(int column) {
    return static_cast<int>(Qt::AlignVCenter |
                            (column == MemberModel::Size ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

void MemberModel::setNames(SharedNames names) {
    const bool same = m_names && names && m_names->members.size() == names->members.size();
    if (!same)
        beginResetModel();
    m_names = std::move(names);
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void MemberModel::speak() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int MemberModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_names ? 0 : static_cast<int>(m_names->members.size());
}

int MemberModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString MemberModel::wordsFor(NameSource source) {
    switch (source) {
    case NameSource::Ascii:
        return tr("plain ASCII");
    case NameSource::Flag:
        return tr("the archive says UTF-8");
    case NameSource::UnicodeExtraField:
        return tr("a field in UTF-8 beside it");
    case NameSource::Detected:
        return tr("all names together");
    case NameSource::Asked:
        break;
    }
    return tr("your choice");
}

QVariant MemberModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ArchiveMember& member = m_names->members[static_cast<std::size_t>(index.row())];
    if (role == sortRole && index.column() == Size)
        return static_cast<qulonglong>(member.size.value_or(0));
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    if (role == Qt::ToolTipRole && index.column() == Name)
        return qString(printable(member.name));
    if (role != Qt::DisplayRole && role != sortRole)
        return {};
    switch (index.column()) {
    case Name:
        return qString(printable(member.name));
    case KnownBy:
        return wordsFor(member.source);
    default:
        return member.size && !member.isFolder ? numberText(*member.size) : QString();
    }
}

QVariant MemberModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names = {tr("Name"), tr("Bytes"),
                                                tr("How the name is known")};
    return section < columns ? names[static_cast<std::size_t>(section)] : QVariant();
}

QString namesIn(const ArchiveNames& names, EncodingId encoding) {
    constexpr int most = 120; // characters
    QString text;
    for (const ArchiveMember& member : names.members) {
        if (member.source != NameSource::Detected && member.source != NameSource::Asked)
            continue;
        text +=
            (text.isEmpty() ? "" : " · ") + qString(printable(decodedName(member.raw, encoding)));
        if (text.size() > most)
            return text.left(most) + QStringLiteral(" …");
    }
    return text;
}

} // namespace charsleuth::viewer
