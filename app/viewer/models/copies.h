#pragma once

/// What "Save a converted copy ..." shows: what a copy would lose, and what came of it.

#include "app/viewer/session/conversion_job.h"

#include <QAbstractTableModel>

namespace charsleuth::viewer {

/// One row for each character that the target lacks, and one for the malformed bytes.
class LossModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Character, WrittenAs, CodePoint, Count, OnLines, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setReport(const ConversionReport& report);
    /// What `onLoss` and `standIn` write in their place.
    void setWishes(const CopyWishes& wishes);

private:
    std::vector<QStringList> m_rows;
    std::vector<std::optional<char32_t>> m_characters; ///< of the rows; nothing: malformed bytes
    CopyWishes m_wishes;
};

/// Whether the letters that people type have only a question mark for something that is lost.
bool needsQuestionMarks(const ConversionReport& report);

/// "4", "4, 9", "4, 9, 12 and others"
QString linesText(const Lines& lines);

/// What is known before anything is written: "All of the text can be written as UTF-8.",
/// "3 characters are not in ISO-8859-2." and so on.
QString verdictText(const CopyOutcome& trial, EncodingId to);

/// What becomes of the byte order mark, as a part of a sentence; empty where there is none.
QString bomText(const ConversionReport& report);

/// What came of writing, or why nothing was written and where.
QString resultText(const CopyOutcome& outcome, EncodingId to);

/// "12 % · 210 MiB a second · 4 s left"; the rest only where it can be told.
QString progressText(std::uint64_t read, std::uint64_t size, std::int64_t milliseconds);

/// "/x/menu.utf-8.txt" beside "/x/menu.txt".
std::string suggestedCopy(const std::string& path, EncodingId to);

} // namespace charsleuth::viewer
