#pragma once

/// The files of a folder as a table: filled as answers come, sorted and filtered by a proxy.

#include "app/viewer/folder/folder_groups.h"
#include "app/viewer/session/latest_job.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <array>
#include <set>
#include <string>
#include <vector>

namespace charsleuth::viewer {

class ChoiceStore;

class FolderModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Encoding, Confidence, Language, Remarks, Damage, Declared, LineEnds, Size };
    static constexpr int columns = Size + 1;
    static constexpr int sortRole = Qt::UserRole; ///< what a column is sorted by

    explicit FolderModel(QObject* parent = nullptr);

    /// Scans a folder; what was known is forgotten. Files of the same folder stay excluded.
    /// `memory`: has encodings that were chosen earlier, and takes new ones; may be null.
    void open(const std::string& folder, ChoiceStore* memory = nullptr);
    void stop();
    bool isScanning() const { return m_scanning.isRunning(); }
    const std::string& folder() const { return m_folder; }

    const std::vector<FolderRow>& rows() const { return m_rows; }
    /// Says what files are in, and remembers it; nothing takes it back.
    void choose(const std::vector<int>& rows, std::optional<EncodingId> encoding);
    /// Takes over what was chosen elsewhere since. Returns whether a row has changed.
    bool recallAgain();
    /// The same where it is remembered already.
    void overrule(const std::vector<int>& rows, std::optional<EncodingId> encoding);
    /// Leaves files out when others are converted, or takes them in again.
    void exclude(const std::vector<int>& rows, bool excluded);

    /// Says everything in the language of now.
    void speak();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed(); ///< rows came, or the scan ended

private:
    void add(const std::vector<FolderRow>& rows);
    bool recall(FolderRow& row) const;
    void tellOf(const std::vector<int>& rows);
    void surveyChosen();
    QString textOf(const FolderRow& row, int column) const;
    QVariant sortKeyOf(const FolderRow& row, int column) const;

    std::string m_folder;
    ChoiceStore* m_memory = nullptr;
    std::uint64_t m_recalled = 0; ///< revision of the memory
    std::vector<FolderRow> m_rows;
    std::set<std::string> m_excluded; ///< absolute paths
    LatestJob<FolderRows> m_scanning;
    struct Chosen {
        int row = 0;
        EncodingId encoding{};
        SurveyedFile found;
    };
    LatestJob<Chosen> m_surveying{[] {}}; ///< of files in the encodings that the user chose
};

/// Which of them are shown.
class FolderFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FolderFilter(FolderModel& model, QObject* parent = nullptr);

    /// The files of a group in whose name or encoding the words are.
    void setShown(const FileGroup& group, const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    FolderModel& m_model;
    FileGroup m_group;
    QString m_search;
};

} // namespace charsleuth::viewer
