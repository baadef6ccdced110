#include "app/viewer/folder/folder_list.h"

#include "app/files/paths.h"
#include "app/viewer/folder/folder_advice.h"
#include "app/viewer/folder/folder_summary.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/words/wording.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

const QString headerKey = QStringLiteral("folder/header");
constexpr int rest = 120; // ms that a selection rests before its text is read

} // namespace

FolderList::FolderList(ChoiceStore* memory, QWidget* parent)
    : SideList(QStringLiteral("folder"), parent), m_memory(memory) {
    layOut();
    m_later.setSingleShot(true);
    m_later.setInterval(rest);
    connect(&m_later, &QTimer::timeout, this, &FolderList::showSelected);
    connect(&m_model, &FolderModel::changed, this, [this] {
        if (!m_model.isScanning()) {
            findRuns();
            selectAgain();
        }
        listGroups();
        refresh();
    });
    if (m_memory != nullptr)
        m_table->horizontalHeader()->restoreState(QSettings().value(headerKey).toByteArray());
}

FolderList::~FolderList() {
    if (m_memory != nullptr)
        QSettings().setValue(headerKey, m_table->horizontalHeader()->saveState());
}

/// An encoding may have been chosen for a file where it is open by itself.
void FolderList::showEvent(QShowEvent* event) {
    SideList::showEvent(event);
    if (m_model.recallAgain())
        showSelected();
}

void FolderList::resizeEvent(QResizeEvent* event) {
    SideList::resizeEvent(event);
    fitIn();
}

/// By its full path: "." and "folder/" have no name, and copies go beside it.
void FolderList::open(const std::string& folder) {
    std::string full = fullPath(folder);
    while (full.size() > 1 && full.ends_with('/'))
        full.pop_back();
    const bool remembers = m_memory != nullptr && preferences().rememberChoices;
    m_model.open(full.empty() ? folder : full, remembers ? m_memory : nullptr);
}

QString FolderList::title() const {
    return tr("%1 (folder)").arg(folderName(path()));
}

bool FolderList::isSettled() const {
    return !m_model.isScanning() && !m_later.isActive();
}

void FolderList::selectFirst() {
    const std::vector<int> rows = shownRows();
    const auto odd = std::ranges::find_if(rows, [this](int r) { return row(r).isToLookAt(); });
    const auto chosen = odd == rows.end() ? 0 : odd - rows.begin();
    m_table->setCurrentIndex(m_filter.index(static_cast<int>(chosen), 0));
}

bool FolderList::hasProblems() const {
    return !m_model.isScanning() && std::ranges::any_of(m_model.rows(), &FolderRow::isToLookAt);
}

bool FolderList::selectNext(int direction) {
    const std::vector<int> rows = shownRows();
    const int count = static_cast<int>(rows.size());
    const bool isFirst = wantedRow() == nullptr;
    int place = isFirst ? (direction > 0 ? -1 : 0) : m_table->currentIndex().row();
    for (int steps = isFirst ? 0 : 1; steps < count; ++steps) {
        place = (place + direction + count) % count;
        if (row(rows[static_cast<std::size_t>(place)]).isToLookAt()) {
            m_table->setCurrentIndex(m_filter.index(place, 0));
            return true;
        }
    }
    return false;
}

/// Of the model, sorted.
std::vector<int> FolderList::selectedRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(m_filter.mapToSource(index).row());
    std::ranges::sort(rows);
    return rows;
}

/// The row whose text is shown: of the selected ones the current; null where none is selected.
const FolderRow* FolderList::wantedRow() const {
    const auto rows = selectedRows();
    if (rows.empty())
        return nullptr;
    const int current = m_filter.mapToSource(m_table->currentIndex()).row();
    return &row(std::ranges::find(rows, current) != rows.end() ? current : rows.front());
}

void FolderList::showSelected() {
    m_later.stop();
    const FolderRow* wanted = wantedRow();
    m_trouble.reset();
    m_changed.clear();
    if (wanted == nullptr)
        return sayWhatThereIs();
    if (!wanted->trouble.empty())
        return noteFailure({wanted->file.path, wanted->trouble});
    emit fileWanted(wanted->file.path, wanted->overruled);
}

void FolderList::noteFailure(const Error& error) {
    m_trouble = error;
    sayWhatThereIs();
}

/// In the place of a text: why the selected file has none, or what the folder has. While it is read
/// again the text stays.
void FolderList::sayWhatThereIs() {
    if (m_trouble)
        emit wordsWanted(troubleOf(m_trouble->path, m_trouble->cause));
    else if (wantedRow() == nullptr && m_selectedBefore.empty())
        emit wordsWanted(summaryOf(m_model, m_filter, m_runs));
}

void FolderList::goWay(int way) {
    if (way == itsConversions)
        showRuns();
    else {
        showGroup(way);
        selectFirst();
        m_table->setFocus();
    }
}

/// Shows the encoding that the user chose for the text in the table, too.
void FolderList::noteReading(const DocumentState& state, const std::optional<ReadAs>& choice) {
    const auto& rows = m_model.rows();
    const auto found =
        std::ranges::find(rows, state.path, [](const FolderRow& each) { return each.file.path; });
    const auto chosen = choice ? std::optional(choice->encoding) : std::nullopt;
    const bool more = choice && choice->amendment; // than an encoding, which is all that a row has
    if (found == rows.end() || found->overruled == chosen || more)
        return;
    m_model.overrule({static_cast<int>(found - rows.begin())}, chosen);
    m_changed = state.path;
    refresh();
}

/// The rows of the selected files, without `path`, that are not read as `encoding`.
std::vector<int> FolderList::othersLike(const std::string& path, EncodingId encoding) const {
    std::vector<int> others = selectedRows();
    std::erase_if(others, [&](int each) {
        const FolderRow& file = row(each);
        return file.file.path == path || !file.trouble.empty() || file.encoding() == encoding;
    });
    return others;
}

/// Offers the encoding that the user chose for one of several selected files to the others; else,
/// while none is chosen, the advice that the folder's other files give.
std::optional<Banner> FolderList::noticeOn(const DocumentState& state,
                                           const std::optional<ReadAs>& choice) const {
    if (m_model.isScanning() || !state.answer || !state.answer->final)
        return std::nullopt;
    if (state.shown && state.path == m_changed)
        if (const auto others = othersLike(state.path, *state.shown).size(); others > 0)
            return Banner{.kind = BannerKind::Folder,
                          .text = tr("Other files that are selected, and are read as another "
                                     "encoding: %1.")
                                      .arg(numberText(others)),
                          .deeds = {Deed::ReadSelected}};
    const auto advice = adviceFor(state.detection(), sureEncodings(m_model.rows(), state.path));
    const bool asks = advice && (!choice || *choice == ReadAs(advice->usual));
    return asks ? std::optional(adviceBanner(state, *advice)) : std::nullopt;
}

/// All that the table shows, of the model, in the order of the table.
std::vector<int> FolderList::shownRows() const {
    std::vector<int> rows;
    for (int number = 0; number < m_filter.rowCount(); ++number)
        rows.push_back(m_filter.mapToSource(m_filter.index(number, 0)).row());
    return rows;
}

/// Brings the list of groups up to the files; the shown one stays, also without files.
void FolderList::listGroups() {
    m_groups = groupsIn(m_model.rows());
    const auto isShown = [this](const FileGroup& each) { return each.isSameAs(m_group); };
    if (std::ranges::none_of(m_groups, isShown)) {
        m_groups.push_back(m_group);
        m_groups.back().files = 0;
    }
    const auto place = std::ranges::find_if(m_groups, isShown) - m_groups.begin();
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    for (const FileGroup& each : m_groups)
        m_which->addItem(tr("%1 (%2)").arg(each.name(), numberText(each.files)));
    m_which->setCurrentIndex(static_cast<int>(place));
}

void FolderList::showGroup(int place) {
    m_group = m_groups[static_cast<std::size_t>(place)];
    listGroups();
    applyFilter();
}

void FolderList::applyFilter() {
    m_filter.setShown(m_group, m_search->text());
    refresh();
}

QString FolderList::countText() const {
    const auto& all = m_model.rows();
    const auto odd = std::ranges::count_if(all, &FolderRow::isToLookAt);
    QString words = tr("%1, %2 to look at, %3 shown")
                        .arg(filesText(all.size()), numberText(static_cast<std::uint64_t>(odd)),
                             numberText(static_cast<std::uint64_t>(m_filter.rowCount())));
    if (const auto selected = selectedRows(); !selected.empty())
        words += tr(", %1 selected").arg(numberText(selected.size()));
    return words;
}

QString FolderList::workText() const {
    return m_model.isScanning() ? tr("Reading files: %1").arg(numberText(m_model.rows().size()))
                                : QString();
}

void FolderList::refresh() {
    m_status->setText(countText());
    sayWhatThereIs();
    const bool shownAll = static_cast<std::size_t>(m_filter.rowCount()) == m_model.rows().size();
    const std::size_t selected = countConverted(selectedRows());
    const std::size_t shown = countConverted(shownRows());
    m_convert->setText(selected == 0 ? tr("Convert selec&ted …")
                                     : tr("Convert %1 selec&ted …").arg(numberText(selected)));
    m_convert->setEnabled(selected > 0 && !m_model.isScanning());
    m_convertAll->setText((shownAll ? tr("Convert a&ll %1 …") : tr("Convert a&ll %1 shown …"))
                              .arg(numberText(shown)));
    m_convertAll->setEnabled(shown > 0 && !m_model.isScanning());
    fitIn();
    refreshActions();
    emit changed();
}

/// The selected files are selected again when all are answered.
void FolderList::readAgain() {
    m_selectedBefore = selectedPaths();
    open(path());
}

void FolderList::selectAgain() {
    const auto before = std::exchange(m_selectedBefore, {});
    QItemSelection selection;
    for (int number = 0; number < m_filter.rowCount(); ++number) {
        const QModelIndex index = m_filter.index(number, 0);
        const FolderRow& file = row(m_filter.mapToSource(index).row());
        if (std::ranges::find(before, file.file.absolute) != before.end())
            selection.select(index, index);
    }
    if (!selection.isEmpty()) {
        m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect |
                                                         QItemSelectionModel::Rows);
        m_table->selectionModel()->setCurrentIndex(selection.indexes().front(),
                                                   QItemSelectionModel::NoUpdate);
    } else if (!before.empty()) {
        showSelected();
    }
}

} // namespace charsleuth::viewer
