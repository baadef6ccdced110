#pragma once

/// The members of an archive as a table.

#include "app/viewer/archive/archive_reading.h"

#include <QAbstractTableModel>

namespace charsleuth::viewer {

class MemberModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Size, KnownBy };
    static constexpr int columns = KnownBy + 1;
    static constexpr int sortRole = Qt::UserRole; ///< what a column is sorted by

    explicit MemberModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Names of the same members again keep the rows.
    void setNames(SharedNames names);

    /// Says everything in the language of now.
    void speak();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString wordsFor(NameSource source);

    SharedNames m_names;
};

/// Some of the names that no member tells otherwise, as they are in an encoding.
QString namesIn(const ArchiveNames& names, EncodingId encoding);

} // namespace charsleuth::viewer
