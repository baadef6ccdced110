#pragma once

/// The encodings that a search finds, best first; without a search the suggested ones and then all
/// by region.
///
/// Every word typed must begin a word of some name, alias, code page number, region or language; a
/// language by its name in English, in the interface's language or in itself, with or without
/// accents.

#include "app/viewer/document/byte_source.h"
#include "core/registry/registry.h"

#include <QAbstractListModel>

#include <map>
#include <optional>
#include <vector>

namespace charsleuth::viewer {

class EncodingModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EncodingRole = Qt::UserRole, MatchRole, PreviewRole };

    explicit EncodingModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Each entry has a line of the document, around a byte, as it would read; null: none has.
    void setDocument(SharedBytes bytes, std::uint64_t around);
    void setSuggested(std::vector<EncodingId> suggested);
    void search(const QString& words);

    EncodingId encodingAt(int row) const { return m_rows[static_cast<std::size_t>(row)].encoding; }

private:
    struct Found {
        EncodingId encoding{};
        QString match; ///< the name found when it isn't in the label, e.g. "cp932"; or "suggested"
        int rank = 0;  ///< less is better
    };
    struct Entry {
        EncodingId encoding{};
        QStringList names;  ///< the label first
        QStringList folded; ///< those without marks and case
    };
    std::optional<Found> lookUp(const Entry& entry, const QStringList& words) const;
    QString previewOf(EncodingId encoding) const;
    void readNames();

    std::vector<Entry> m_entries;
    std::vector<EncodingId> m_suggested;
    std::vector<Found> m_rows;
    QString m_words;
    SharedBytes m_bytes;
    std::uint64_t m_around = 0;                       ///< byte offset
    mutable std::map<EncodingId, QString> m_previews; ///< those that were asked for
};

/// What a typed name, alias or code page number means, also where it is the only one that a search
/// finds. Nothing for an unknown word and for one that several encodings share.
std::optional<EncodingId> encodingNamed(const QString& words);

/// A group of the encoding menu.
struct MenuGroup {
    QString title;
    std::vector<EncodingId> encodings;
};

/// All regions in the registry's order, each with its encodings by label.
std::vector<MenuGroup> menuGroups();

} // namespace charsleuth::viewer
