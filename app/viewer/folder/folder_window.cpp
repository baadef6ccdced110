#include "app/viewer/folder/folder_window.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/viewer/folder/folder_advice.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QComboBox>
#include <QHeaderView>
#include <QItemSelection>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

const QString folderGeometryKey = QStringLiteral("folder/geometry");
const QString headerKey = QStringLiteral("folder/header");
/// Actions of the shown text that no part of the window has a meaning of its own for.
constexpr const char* actionsOfFile[] = {
    "print",          "save-pdf", "why",          "bytes", "next-malformed", "previous-malformed",
    "find",           "next-hit", "previous-hit", "go-to", "undo-choice",    "redo-choice",
    "search-encoding"};
/// Actions of the document whose keys act on the folder here: reading all files again, and
/// converting the selected ones.
constexpr const char* actionsOfWindow[] = {"reload", "save-copy"};
constexpr int rest = 120; // ms that a selection rests before its text is read

} // namespace

FolderWindow::FolderWindow(ChoiceStore* memory, QWidget* parent)
    : SideWindow("folder-window", {1180, 760}, parent), m_memory(memory), m_page(makePart(memory)) {
    layOut();
    usePage(m_page);
    makeActions();
    makeRowActions();
    FolderWindow::speak(); // what a constructor calls cannot be overridden
    FolderWindow::showTheme(theme());
    m_later.setSingleShot(true);
    m_later.setInterval(rest);
    connect(&m_later, &QTimer::timeout, this, &FolderWindow::showSelected);
    connect(&m_model, &FolderModel::changed, this, [this] {
        if (!m_model.isScanning()) {
            findRuns();
            selectAgain();
        }
        refresh();
    });
    if (m_memory != nullptr) {
        QSettings settings;
        restoreGeometry(settings.value(folderGeometryKey).toByteArray());
        m_table->horizontalHeader()->restoreState(settings.value(headerKey).toByteArray());
    }
}

void FolderWindow::changeEvent(QEvent* event) {
    SideWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    usePage(partAnew(m_page));
    if (!m_page->session().isOpen())
        showSelected(); // and says what there is
}

bool FolderWindow::event(QEvent* event) {
    // An encoding may have been chosen for a file where it is open by itself.
    if (event->type() == QEvent::WindowActivate && m_model.recallAgain()) {
        showTheirEncoding();
        showSelected();
    }
    return SideWindow::event(event);
}

void FolderWindow::showTheme(const Theme& theme) {
    SideWindow::showTheme(theme);
    m_place->setTheme(theme);
}

void FolderWindow::usePage(DocumentPage* page) {
    m_page = page;
    lendActions(page, actionsOfFile, m_outsideText);
    for (const char* name : actionsOfWindow)
        page->findChild<QAction*>(QLatin1String(name))->setShortcuts(QList<QKeySequence>());
    connect(&page->session(), &Session::encodingChanged, this, &FolderWindow::noteChoice);
    connect(&page->session(), &Session::answered, this, &FolderWindow::advise);
    connect(page, &DocumentPage::filesWanted, this, &FolderWindow::filesWanted);
    connect(page, &DocumentPage::archiveWanted, this,
            [this](const std::string& path) { emit filesWanted({path}); });
    connect(page, &DocumentPage::documentWanted, this, &FolderWindow::documentWanted);
    connect(page, &DocumentPage::failed, this,
            [this](const Error& error) { showTrouble(m_page->asked(), error.cause); });
}

QList<QWidget*> FolderWindow::parts() const {
    QList<QWidget*> parts{m_groupList, m_table};
    if (m_place->showsText())
        parts += m_page->focusParts();
    return parts;
}

/// By its full path: "." and "folder/" have no name, and copies go beside it.
void FolderWindow::open(const std::string& folder) {
    std::string full = fullPath(folder);
    while (full.size() > 1 && full.ends_with('/'))
        full.pop_back();
    m_model.open(full.empty() ? folder : full, wantedMemory());
    setWindowFilePath(pathText(m_model.folder()));
    nameWindow();
    m_table->setFocus();
}

/// Where choices are remembered; null: nowhere.
ChoiceStore* FolderWindow::wantedMemory() const {
    return m_memory != nullptr && preferences().rememberChoices ? m_memory : nullptr;
}

bool FolderWindow::isSettled() const {
    return !m_model.isScanning() && !m_later.isActive() && m_page->isSettled();
}

void FolderWindow::selectFirstOdd() {
    const std::vector<int> rows = shownRows();
    const auto odd = std::ranges::find_if(rows, [this](int row) {
        return m_model.rows()[static_cast<std::size_t>(row)].isToLookAt();
    });
    const auto chosen = odd == rows.end() ? 0 : odd - rows.begin();
    m_table->setCurrentIndex(m_filter.index(static_cast<int>(chosen), 0));
}

/// Of the model, sorted.
std::vector<int> FolderWindow::selectedRows() const {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(m_filter.mapToSource(index).row());
    std::ranges::sort(rows);
    return rows;
}

void FolderWindow::showSelected() {
    m_later.stop();
    const auto rows = selectedRows();
    if (rows.empty())
        return showNothing();
    const int current = m_filter.mapToSource(m_table->currentIndex()).row();
    const bool isSelected = std::ranges::find(rows, current) != rows.end();
    const FolderRow& row =
        m_model.rows()[static_cast<std::size_t>(isSelected ? current : rows.front())];
    if (!row.trouble.empty())
        return showTrouble(row.file.path, row.trouble);
    Options options;
    options.as = row.overruled;
    m_troubled = false;
    m_page->open(row.file.path, options);
    nameShown(row.file.inTree.empty() ? row.file.path : row.file.inTree);
}

/// No file is selected: what was shown of the last one would pass for another's.
void FolderWindow::showNothing() {
    const bool focused = m_page->isAncestorOf(focusWidget());
    if (!m_page->isUnused())
        usePage(partAnew(m_page, Showing::Nothing));
    if (focused)
        m_table->setFocus();
    m_troubled = false;
    nameShown({});
    sayWhatThereIs();
}

/// The selected file has no text to be shown.
void FolderWindow::showTrouble(const std::string& path, const std::string& cause) {
    showNothing();
    m_troubled = true;
    m_place->say(troubleOf(path, cause));
}

/// In the place of a text: what the folder has.
void FolderWindow::sayWhatThereIs() {
    if (!m_troubled && m_page->isUnused())
        m_place->say(summaryOf(m_model, m_filter, m_runs));
}

void FolderWindow::nameShown(const std::string& path) {
    m_shownName->setText(path.empty() ? tr("No file is selected.")
                                      : QString::fromStdString(printable(path)));
    m_shownName->setVisible(!path.empty());
}

/// What was chosen beside the text stands in the table, too.
void FolderWindow::noteChoice() {
    const DocumentState& state = m_page->session().state();
    const auto& rows = m_model.rows();
    const auto found =
        std::ranges::find(rows, state.path, [](const FolderRow& row) { return row.file.path; });
    const std::optional<ReadAs> choice = m_page->session().choice();
    const std::optional<EncodingId> chosen =
        choice ? std::optional(choice->encoding) : std::nullopt;
    const bool more = choice && choice->amendment; // than an encoding, which is all that a row has
    if (found == rows.end() || found->overruled == chosen || more)
        return;
    m_model.overrule({static_cast<int>(found - rows.begin())}, chosen);
    showTheirEncoding();
}

/// In the field: what all selected files are read as; nothing where they differ.
void FolderWindow::showTheirEncoding() {
    const auto rows = selectedRows();
    const auto encodingOf = [&](int row) {
        return m_model.rows()[static_cast<std::size_t>(row)].encoding();
    };
    const bool same = !rows.empty() && std::ranges::all_of(rows, [&](int row) {
        return encodingOf(row) == encodingOf(rows.front());
    });
    m_encoding->setEncoding(same ? encodingOf(rows.front()) : std::nullopt);
    m_encoding->lineEdit()->setPlaceholderText(same || rows.empty() ? QString() : tr("Several"));
}

void FolderWindow::overruleSelected() {
    if (!m_encoding->encoding())
        return;
    noteEncoding(*m_encoding->encoding());
    m_model.choose(selectedRows(), m_encoding->encoding());
    showSelected();
}

/// Asks about the shown text what the folder's other files say of it, while nothing else is chosen.
void FolderWindow::advise() {
    const DocumentState& state = m_page->session().state();
    if (m_model.isScanning() || !state.answer || !state.answer->final)
        return;
    const auto advice = adviceFor(state.detection(), sureEncodings(m_model.rows(), state.path));
    const auto choice = m_page->session().choice();
    const bool asks = advice && (!choice || *choice == ReadAs(advice->usual));
    m_page->advise(asks ? std::optional(adviceBanner(state, *advice)) : std::nullopt);
}

/// All that the table shows, of the model, in the order of the table.
std::vector<int> FolderWindow::shownRows() const {
    std::vector<int> rows;
    for (int row = 0; row < m_filter.rowCount(); ++row)
        rows.push_back(m_filter.mapToSource(m_filter.index(row, 0)).row());
    return rows;
}

void FolderWindow::applyFilter() {
    const int which = m_which->currentIndex();
    m_filter.setSearch(m_search->text());
    m_filter.setGroup(m_groups.kind(), m_group);
    m_filter.setShown(which == allFiles        ? FolderFilter::Show::All
                      : which == filesToLookAt ? FolderFilter::Show::Odd
                                               : FolderFilter::Show::One,
                      static_cast<Oddity>(std::max(0, which - firstOddity)));
    refresh();
}

void FolderWindow::refresh() {
    const auto& all = m_model.rows();
    const auto selected = selectedRows();
    const auto odd = std::ranges::count_if(all, &FolderRow::isToLookAt);
    QString words = tr("%1 files, %2 to look at, %3 shown")
                        .arg(numberText(all.size()), numberText(static_cast<std::uint64_t>(odd)),
                             numberText(static_cast<std::uint64_t>(m_filter.rowCount())));
    if (!selected.empty())
        words += tr(", %1 selected").arg(numberText(selected.size()));
    if (m_model.isScanning())
        words += tr("; reading …");
    m_status->setText(m_encoding->isMarked() ? m_encoding->complaint() : words);
    sayWhatThereIs();
    m_stop->setVisible(m_model.isScanning());
    m_overrule->setEnabled(!selected.empty() && m_encoding->encoding().has_value());
    const auto isOverruled = [&](int row) {
        return all[static_cast<std::size_t>(row)].overruled.has_value();
    };
    m_takeBack->setEnabled(std::ranges::any_of(selected, isOverruled));
    const std::size_t converted = countConverted(selected);
    m_convert->setText(converted == 0 ? tr("&Convert selected …")
                                      : tr("&Convert %1 selected …").arg(numberText(converted)));
    m_convert->setEnabled(converted > 0 && !m_model.isScanning());
    const bool shownAll = static_cast<std::size_t>(m_filter.rowCount()) == all.size();
    const std::size_t convertedOfShown = countConverted(shownRows());
    m_convertAll->setText((shownAll ? tr("Convert a&ll %1 …") : tr("Convert a&ll %1 shown …"))
                              .arg(numberText(convertedOfShown)));
    m_convertAll->setEnabled(convertedOfShown > 0 && !m_model.isScanning());
    advise();
    refreshRowActions();
}

/// The selected files are selected again when all are answered.
void FolderWindow::readAgain() {
    m_selectedBefore = selectedPaths();
    m_model.open(m_model.folder(), wantedMemory());
}

void FolderWindow::selectAgain() {
    const auto before = std::exchange(m_selectedBefore, {});
    QItemSelection selection;
    for (int row = 0; row < m_filter.rowCount(); ++row) {
        const QModelIndex index = m_filter.index(row, 0);
        const FolderRow& file =
            m_model.rows()[static_cast<std::size_t>(m_filter.mapToSource(index).row())];
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

void FolderWindow::closeEvent(QCloseEvent* event) {
    if (m_memory != nullptr) {
        QSettings settings;
        settings.setValue(folderGeometryKey, saveGeometry());
        settings.setValue(headerKey, m_table->horizontalHeader()->saveState());
    }
    SideWindow::closeEvent(event);
}

} // namespace charsleuth::viewer
