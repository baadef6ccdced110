#pragma once

/// What came of looking for words: a heading for each reading that has them, and its places below.
///
/// Encodings that have the words at the same places stand in one heading, the most probable first.

#include "app/viewer/document/word_search.h"
#include "app/viewer/session/session.h"

#include <QAbstractListModel>

namespace charsleuth::viewer {

struct WordRow {
    EncodingId encoding{};
    QString text;
    QString remark; ///< of a heading: how often, and which others; of a place: where
    std::optional<ByteRange> place; ///< nothing: a heading

    friend bool operator==(const WordRow&, const WordRow&) = default;
};

/// The rows for what was found in a document.
std::vector<WordRow> wordRows(const DocumentState& document, std::vector<WordPlaces> found);

class WordModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { RemarkRole = Qt::UserRole, HeadingRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    void setRows(std::vector<WordRow> rows);
    const WordRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

private:
    std::vector<WordRow> m_rows;
};

} // namespace charsleuth::viewer
