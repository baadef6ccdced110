#include "app/viewer/folder/folder_window.h"

#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

const QString folderGeometryKey = QStringLiteral("folder/geometry");
const QString headerKey = QStringLiteral("folder/header");
constexpr int rest = 120; // ms that a selection rests before its text is read

} // namespace

FolderWindow::FolderWindow(Scheme scheme, ChoiceStore* memory, QWidget* parent)
    : QMainWindow(parent), m_memory(memory), m_page(new DocumentPage(scheme, this)) {
    setObjectName(QStringLiteral("folder-window"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(1180, 760);
    setStyleSheet(styleSheetOf(themeOf(scheme)));
    m_page->setWindowFlags(Qt::Widget);
    m_page->setMinimumSize(420, 200);
    m_page->setRemembering(false);
    m_page->setMemory(memory);
    m_page->menus()->hide();
    layOut();
    makeActions();
    m_later.setSingleShot(true);
    m_later.setInterval(rest);
    connect(&m_later, &QTimer::timeout, this, &FolderWindow::showSelected);
    connect(&m_model, &FolderModel::changed, this, &FolderWindow::refresh);
    if (m_memory != nullptr) {
        QSettings settings;
        restoreGeometry(settings.value(folderGeometryKey).toByteArray());
        m_table->horizontalHeader()->restoreState(settings.value(headerKey).toByteArray());
    }
}

QWidget* FolderWindow::makeBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(QStringLiteral("folder-search"));
    m_search->setPlaceholderText(tr("Search names and encodings"));
    m_search->setAccessibleName(tr("Search names and encodings"));
    m_search->setClearButtonEnabled(true);
    m_which = new QComboBox(bar);
    m_which->setObjectName(QStringLiteral("folder-filter"));
    m_which->setAccessibleName(tr("Which files are shown"));
    m_which->addItem(tr("All files"));
    m_which->addItem(tr("Files to look at"));
    for (int oddity = 0; oddity <= static_cast<int>(Oddity::Undeclared); ++oddity)
        m_which->addItem(tr("Only: %1").arg(wordsFor(static_cast<Oddity>(oddity))));
    m_convert = new QPushButton(tr("&Convert…"), bar);
    m_convert->setObjectName(QStringLiteral("folder-convert"));
    m_stop = new QPushButton(tr("S&top"), bar);
    row->addWidget(m_search, 1);
    row->addWidget(m_which);
    row->addWidget(m_stop);
    row->addWidget(m_convert);
    connect(m_search, &QLineEdit::textChanged, this, &FolderWindow::applyFilter);
    connect(m_which, &QComboBox::currentIndexChanged, this, &FolderWindow::applyFilter);
    connect(m_convert, &QPushButton::clicked, this, &FolderWindow::convert);
    connect(m_stop, &QPushButton::clicked, &m_model, &FolderModel::stop);
    return bar;
}

QWidget* FolderWindow::makeChoice() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    auto* label = new QLabel(tr("&Encoding of the selected files"), bar);
    std::vector<EncodingId> first = recentEncodings();
    if (first.empty()) // the field wants one
        first.push_back(EncodingId::Windows1252);
    m_encoding = new EncodingField(first, bar);
    m_encoding->setObjectName(QStringLiteral("folder-encoding"));
    label->setBuddy(m_encoding);
    m_overrule = new QPushButton(tr("&Use it"), bar);
    m_overrule->setObjectName(QStringLiteral("folder-overrule"));
    m_takeBack = new QPushButton(tr("&As detected"), bar);
    m_takeBack->setObjectName(QStringLiteral("folder-detected"));
    m_usual = new QPushButton(bar);
    m_usual->setObjectName(QStringLiteral("folder-usual"));
    m_usual->setFlat(true);
    row->addWidget(label);
    row->addWidget(m_encoding);
    row->addWidget(m_overrule);
    row->addWidget(m_takeBack);
    row->addStretch(1);
    row->addWidget(m_usual);
    connect(m_overrule, &QPushButton::clicked, this, &FolderWindow::overruleSelected);
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        m_model.overrule(selectedRows(), std::nullopt);
        showSelected();
    });
    connect(m_usual, &QPushButton::clicked, this, &FolderWindow::takeUsual);
    connect(m_encoding, &EncodingField::changed, this, &FolderWindow::refresh);
    return bar;
}

void FolderWindow::layOut() {
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("folder-table"));
    m_table->setAccessibleName(tr("Files"));
    m_table->setModel(&m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(FolderModel::Name, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setMinimumHeight(220);
    m_table->setColumnWidth(FolderModel::Name, 270);
    m_table->setColumnWidth(FolderModel::Encoding, 120);
    m_table->setColumnWidth(FolderModel::Remarks, 170);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_page);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({340, 340});
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(splitter, 1);
    column->addWidget(makeChoice());
    setCentralWidget(central);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("folder-status"));
    statusBar()->addWidget(m_status, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_later.start();
        refresh();
    });
}

void FolderWindow::makeActions() {
    QMenu* file = menuBar()->addMenu(tr("&Folder"));
    const auto add = [&](const char* name, const QString& text, const QKeySequence& key,
                         std::function<void()> run) {
        QAction* action = file->addAction(text, this, std::move(run));
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
    };
    add("folder-rescan", tr("&Read again"), QKeySequence::Refresh,
        [this] { m_model.open(m_model.folder()); });
    add("folder-find", tr("&Search"), QKeySequence::Find, [this] { m_search->setFocus(); });
    add("folder-list", tr("&List of files"), Qt::CTRL | Qt::Key_L, [this] { m_table->setFocus(); });
    add("folder-convert-action", tr("&Convert…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [this] { convert(); });
    add("folder-close", tr("C&lose"), Qt::CTRL | Qt::Key_W, [this] { close(); });
}

void FolderWindow::open(const std::string& folder) {
    setWindowTitle(tr("%1 (folder)").arg(fileName(folder)));
    setWindowFilePath(pathText(folder));
    m_model.open(folder);
    m_table->setFocus();
}

bool FolderWindow::isSettled() const {
    return !m_model.isScanning() && !m_later.isActive() && m_page->isSettled();
}

void FolderWindow::selectFirstOdd() {
    int chosen = 0;
    for (int row = m_filter.rowCount() - 1; row >= 0; --row)
        if (!m_model
                 .rows()[static_cast<std::size_t>(
                     m_filter.mapToSource(m_filter.index(row, 0)).row())]
                 .found.oddities.empty())
            chosen = row;
    m_table->selectRow(chosen);
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
    if (rows.size() != 1)
        return;
    const FolderRow& row = m_model.rows()[static_cast<std::size_t>(rows.front())];
    Options options;
    options.as = row.overruled;
    m_page->open(row.file.path, options);
}

void FolderWindow::overruleSelected() {
    if (!m_encoding->encoding())
        return;
    noteEncoding(*m_encoding->encoding());
    m_model.overrule(selectedRows(), m_encoding->encoding());
    showSelected();
}

void FolderWindow::takeUsual() {
    if (const auto usual = usualEncoding(m_model.rows())) {
        m_model.overrule(selectedRows(), usual);
        showSelected();
    }
}

void FolderWindow::applyFilter() {
    const int which = m_which->currentIndex();
    m_filter.setSearch(m_search->text());
    m_filter.setShown(which == 0   ? FolderFilter::Show::All
                      : which == 1 ? FolderFilter::Show::Odd
                                   : FolderFilter::Show::One,
                      static_cast<Oddity>(std::max(0, which - 2)));
    refresh();
}

void FolderWindow::refresh() {
    const auto& all = m_model.rows();
    const auto selected = selectedRows();
    const auto odd = std::ranges::count_if(
        all, [](const FolderRow& row) { return !row.found.oddities.empty(); });
    QString words = tr("%1 files, %2 to look at, %3 shown")
                        .arg(numberText(all.size()), numberText(static_cast<std::uint64_t>(odd)),
                             numberText(static_cast<std::uint64_t>(m_filter.rowCount())));
    if (!selected.empty())
        words += tr(", %1 selected").arg(numberText(selected.size()));
    if (m_model.isScanning())
        words += tr("; reading …");
    m_status->setText(words);
    m_stop->setVisible(m_model.isScanning());
    m_overrule->setEnabled(!selected.empty() && m_encoding->encoding().has_value());
    const auto isOverruled = [&](int row) {
        return all[static_cast<std::size_t>(row)].overruled.has_value();
    };
    m_takeBack->setEnabled(std::ranges::any_of(selected, isOverruled));
    m_convert->setEnabled(!all.empty() && !m_model.isScanning());
    const auto usual = usualEncoding(all);
    const bool other = usual && std::ranges::any_of(selected, [&](int row) {
                           const FolderRow& file = all[static_cast<std::size_t>(row)];
                           return file.isText() && file.encoding() != usual &&
                                  file.encoding() != EncodingId::UsAscii;
                       });
    m_usual->setVisible(other);
    if (other)
        m_usual->setText(
            tr("The folder's other files are mostly in %1: use it").arg(encodingName(*usual)));
}

void FolderWindow::convert() {
    if (m_model.isScanning() || m_model.rows().empty())
        return;
    std::vector<int> rows = selectedRows();
    if (rows.size() <= 1) { // one is selected only to be looked at
        rows.clear();
        for (int row = 0; row < m_filter.rowCount(); ++row)
            rows.push_back(m_filter.mapToSource(m_filter.index(row, 0)).row());
    }
    std::vector<ChosenFile> files;
    for (const int row : rows) {
        const FolderRow& file = m_model.rows()[static_cast<std::size_t>(row)];
        if (file.trouble.isEmpty())
            files.push_back({file.file, file.overruled});
    }
    auto* dialog = new ConvertFolderDialog(m_model.folder(), std::move(files), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto changed = std::make_shared<bool>(false);
    connect(dialog, &ConvertFolderDialog::filesChanged, this, [changed] { *changed = true; });
    connect(dialog, &QDialog::finished, this, [this, changed] {
        if (*changed)
            m_model.open(m_model.folder());
    });
    dialog->open();
}

void FolderWindow::closeEvent(QCloseEvent* event) {
    if (m_memory != nullptr) {
        QSettings settings;
        settings.setValue(folderGeometryKey, saveGeometry());
        settings.setValue(headerKey, m_table->horizontalHeader()->saveState());
    }
    QMainWindow::closeEvent(event);
}

} // namespace charsleuth::viewer
