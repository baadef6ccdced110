#include "app/viewer/folder/folder_model.h"

#include "app/files/printable.h"
#include "app/tree/survey_file.h"
#include "app/viewer/session/choice_store.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <algorithm>
#include <utility>

namespace charsleuth::viewer {

namespace {

/// Numbers stand at the right.
int alignmentOf(int column) {
    const bool number = column == FolderModel::Confidence || column == FolderModel::Damage ||
                        column == FolderModel::Size;
    return static_cast<int>(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace

FolderModel::FolderModel(QObject* parent)
    : QAbstractTableModel(parent), m_scanning([this] { emit changed(); }) {}

void FolderModel::open(const std::string& folder, ChoiceStore* memory) {
    beginResetModel();
    if (folder != m_folder)
        m_excluded.clear();
    m_folder = folder;
    m_memory = memory;
    m_recalled = memory != nullptr ? memory->revision() : 0;
    m_surveying.cancel();
    m_rows.clear();
    endResetModel();
    m_scanning.start(
        [folder, content = memory != nullptr](const std::stop_token& stop, const auto& report) {
            scanFolder(folder, content, stop, report);
        },
        [this](const FolderRows& rows) { add(*rows); },
        [this] {
            surveyChosen();
            emit changed();
        });
}

void FolderModel::add(const std::vector<FolderRow>& rows) {
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
    for (const FolderRow& row : rows) {
        FolderRow& added = m_rows.emplace_back(row);
        added.excluded = m_excluded.contains(row.file.absolute);
        recall(added);
    }
    endInsertRows();
    emit changed();
}

/// Takes over what was chosen earlier for the same content. Returns whether that is another.
bool FolderModel::recall(FolderRow& row) const {
    if (m_memory == nullptr || !row.content)
        return false;
    const auto choice = m_memory->recall(row.file.path, *row.content);
    const auto chosen =
        choice && choice->of == *row.content ? std::optional(choice->encoding) : std::nullopt;
    if (chosen == row.overruled)
        return false;
    row.overruled = chosen;
    row.recalled = chosen.has_value();
    row.asChosen.reset();
    return true;
}

bool FolderModel::recallAgain() {
    if (m_memory == nullptr || std::exchange(m_recalled, m_memory->revision()) == m_recalled)
        return false;
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (recall(m_rows[static_cast<std::size_t>(row)]))
            rows.push_back(row);
    tellOf(rows);
    surveyChosen();
    return !rows.empty();
}

/// Says at once that these rows have changed: who listens counts all of them anew.
void FolderModel::tellOf(const std::vector<int>& rows) {
    if (rows.empty())
        return;
    const auto [first, last] = std::ranges::minmax(rows);
    emit dataChanged(index(first, 0), index(last, columns - 1));
    emit changed();
}

void FolderModel::choose(const std::vector<int>& rows, std::optional<EncodingId> encoding) {
    overrule(rows, encoding);
    if (m_memory == nullptr)
        return;
    m_memory->together([&] {
        for (const int row : rows) {
            const FolderRow& chosen = m_rows[static_cast<std::size_t>(row)];
            if (chosen.content && encoding)
                m_memory->remember(chosen.file.path, *chosen.content, *encoding);
            else if (chosen.content)
                m_memory->forget(chosen.file.path, *chosen.content);
        }
    });
}

void FolderModel::stop() {
    m_scanning.cancel();
    emit changed();
}

void FolderModel::overrule(const std::vector<int>& rows, std::optional<EncodingId> encoding) {
    for (const int row : rows) {
        FolderRow& changedRow = m_rows[static_cast<std::size_t>(row)];
        if (!changedRow.isText() && encoding && !changedRow.trouble.empty())
            continue; // what could not be read
        changedRow.overruled = encoding;
        changedRow.recalled = false;
        changedRow.asChosen.reset();
    }
    tellOf(rows);
    surveyChosen();
}

/// The files that are read in another encoding than was found.
void FolderModel::surveyChosen() {
    std::vector<std::pair<Chosen, TreeFile>> wanted;
    for (int row = 0; row < rowCount(); ++row) {
        const FolderRow& file = m_rows[static_cast<std::size_t>(row)];
        if (!file.isReadAsFound() && !file.asChosen)
            wanted.push_back({{.row = row, .encoding = *file.overruled, .found = {}}, file.file});
    }
    if (wanted.empty())
        return;
    m_surveying.start(
        [wanted = std::move(wanted)](const std::stop_token& stop, const auto& report) {
            SurveyTools tools;
            for (auto& [chosen, file] : wanted) {
                if (stop.stop_requested())
                    return;
                if (auto found = surveyFile(file, tools, chosen.encoding))
                    report({chosen.row, chosen.encoding, *std::move(found)});
            }
        },
        [this](const Chosen& chosen) {
            FolderRow& row = m_rows[static_cast<std::size_t>(chosen.row)];
            if (row.overruled != chosen.encoding)
                return;
            row.asChosen = chosen.found;
            tellOf({chosen.row});
        });
}

void FolderModel::exclude(const std::vector<int>& rows, bool excluded) {
    for (const int row : rows) {
        FolderRow& changedRow = m_rows[static_cast<std::size_t>(row)];
        changedRow.excluded = excluded;
        if (excluded)
            m_excluded.insert(changedRow.file.absolute);
        else
            m_excluded.erase(changedRow.file.absolute);
    }
    tellOf(rows);
}

void FolderModel::speak() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int FolderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FolderModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString FolderModel::textOf(const FolderRow& row, int column) const {
    const SurveyedFile& found = row.asRead();
    switch (column) {
    case Name:
        return QString::fromStdString(
            printable(row.file.inTree.empty() ? row.file.path : row.file.inTree));
    case Encoding:
        return row.encodingText();
    case Confidence:
        if (row.overruled)
            return tr("chosen");
        return row.isText() ? percentText(found.confidence, found.certainty == "decided")
                            : QString();
    case Language:
        // Of mojibake it is that of the signs which letters were taken for.
        return found.language.empty() ||
                       std::ranges::find(found.oddities, Oddity::Mojibake) != found.oddities.end()
                   ? QString()
                   : languageName(found.language);
    case Remarks: {
        QStringList words;
        for (const Oddity oddity : row.oddities())
            words += wordsFor(oddity);
        if (!row.trouble.empty())
            words += causeText(row.trouble);
        if (row.excluded)
            words += tr("is not converted");
        return words.join(tr(", ", "between remarks on a file"));
    }
    case Damage:
        return found.malformed > 0 ? numberText(found.malformed) : QString();
    case Declared:
        return QString::fromStdString(printable(found.declared));
    case LineEnds:
        return row.isText() ? QString::fromStdString(found.lineEnding) : QString();
    default:
        return numberText(found.size);
    }
}

QVariant FolderModel::sortKeyOf(const FolderRow& row, int column) const {
    switch (column) {
    case Confidence:
        return row.overruled ? 2.0 : row.isText() ? row.found.confidence : -1.0;
    case Remarks: // the odd ones first
        return row.isToLookAt() ? textOf(row, column) : QStringLiteral("\uFFFF");
    case Damage:
        return static_cast<qulonglong>(row.asRead().malformed);
    case Size:
        return static_cast<qulonglong>(row.found.size);
    default:
        return textOf(row, column);
    }
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const FolderRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case sortRole:
        return sortKeyOf(row, index.column());
    case Qt::ToolTipRole:
        return row.recalled && (index.column() == Encoding || index.column() == Confidence)
                   ? tr("Chosen earlier for this content, and remembered")
                   : textOf(row, index.column());
    case Qt::AccessibleTextRole: { // a row is heard as a whole from its first column
        const QString text = textOf(row, index.column());
        return index.column() == Name
                   ? tr("%1, %2, %3")
                         .arg(text, textOf(row, Encoding),
                              textOf(row, Remarks).isEmpty() ? tr("nothing odd")
                                                             : textOf(row, Remarks))
                   : text;
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    default:
        return {};
    }
}

QVariant FolderModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names = {tr("Name"),     tr("Encoding"),   tr("Confidence"),
                                                tr("Language"), tr("To look at"), tr("Damage"),
                                                tr("Declared"), tr("Line ends"),  tr("Bytes")};
    return section < columns ? names[static_cast<std::size_t>(section)] : QVariant();
}

FolderFilter::FolderFilter(FolderModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
    setSourceModel(&model);
    setSortRole(FolderModel::sortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void FolderFilter::setShown(const FileGroup& group, const QString& words) {
    m_group = group;
    m_search = words.trimmed();
    invalidateFilter();
}

bool FolderFilter::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
    const FolderRow& file = m_model.rows()[static_cast<std::size_t>(row)];
    if (!m_group.has(file))
        return false;
    const auto text = [&](int column) {
        return m_model.data(m_model.index(row, column), Qt::DisplayRole).toString();
    };
    return m_search.isEmpty() || text(FolderModel::Name).contains(m_search, Qt::CaseInsensitive) ||
           text(FolderModel::Encoding).contains(m_search, Qt::CaseInsensitive);
}

} // namespace charsleuth::viewer
