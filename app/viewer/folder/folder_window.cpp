#include "app/viewer/folder/folder_window.h"

#include "app/viewer/folder/convert_folder_dialog.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
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
    m_page->setTakingFocus(false);
    m_page->setMemory(memory);
    m_page->menus()->hide();
    // Keys are the text's where the focus is in it, and the table's everywhere else.
    for (QAction* action : m_page->findChildren<QAction*>())
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
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
    m_convert = new QPushButton(bar);
    m_convert->setObjectName(QStringLiteral("folder-convert"));
    m_convertAll = new QPushButton(bar);
    m_convertAll->setObjectName(QStringLiteral("folder-convert-all"));
    m_stop = new QPushButton(tr("S&top"), bar);
    row->addWidget(m_search, 1);
    row->addWidget(m_which);
    row->addWidget(m_stop);
    row->addWidget(m_convert);
    row->addWidget(m_convertAll);
    connect(m_search, &QLineEdit::textChanged, this, &FolderWindow::applyFilter);
    connect(m_which, &QComboBox::currentIndexChanged, this, &FolderWindow::applyFilter);
    connect(m_convert, &QPushButton::clicked, this, &FolderWindow::convertSelected);
    connect(m_convertAll, &QPushButton::clicked, this, &FolderWindow::convertShown);
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

QWidget* FolderWindow::makeGroups() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Group by"), box);
    m_groupBy = new QComboBox(box);
    m_groupBy->setObjectName(QStringLiteral("folder-group-by"));
    m_groupBy->addItems({tr("Encoding"), tr("What is odd"), tr("Type"), tr("Folder")});
    label->setBuddy(m_groupBy);
    m_groupList = new QListView(box);
    m_groupList->setObjectName(QStringLiteral("folder-groups"));
    m_groupList->setAccessibleName(tr("Groups"));
    m_groupList->setModel(&m_groups);
    m_groupList->setUniformItemSizes(true);
    m_groupList->setMinimumWidth(150);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_groupBy, 1);
    column->addLayout(row);
    column->addWidget(m_groupList, 1);
    connect(m_groupBy, &QComboBox::currentIndexChanged, this, [this](int kind) {
        m_group.reset();
        m_groups.setKind(static_cast<GroupKind>(kind));
        applyFilter();
    });
    connect(&m_groups, &QAbstractItemModel::modelReset, this, &FolderWindow::showGroup);
    connect(m_groupList->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return; // the list is made anew
                m_group = m_groups.groupAt(current.row());
                applyFilter();
            });
    return box;
}

/// Marks the group in the list, which is another after files came.
void FolderWindow::showGroup() {
    m_groupList->setCurrentIndex(m_groups.index(m_groups.rowOf(m_group)));
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
    auto* files = new QSplitter(Qt::Horizontal, this);
    files->addWidget(makeGroups());
    files->addWidget(m_table);
    files->setStretchFactor(1, 1);
    files->setChildrenCollapsible(false);
    files->setSizes({210, 970});
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(files);
    splitter->addWidget(m_page);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({340, 340});
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_outsideText = {makeBar(), files, makeChoice()};
    column->addWidget(m_outsideText[0]);
    column->addWidget(splitter, 1);
    column->addWidget(m_outsideText[2]);
    setCentralWidget(central);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("folder-status"));
    statusBar()->addWidget(m_status, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_later.start();
        refresh();
    });
    showGroup();
}

void FolderWindow::makeActions() {
    QMenu* file = menuBar()->addMenu(tr("&Folder"));
    const auto add = [&](const char* name, const QString& text, const QKeySequence& key,
                         std::function<void()> run) {
        QAction* action = file->addAction(text, this, std::move(run));
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        for (QWidget* widget : m_outsideText)
            widget->addAction(action);
        return action;
    };
    add("folder-rescan", tr("&Read again"), QKeySequence::Refresh,
        [this] { m_model.open(m_model.folder()); });
    add("folder-find", tr("&Search"), QKeySequence::Find, [this] { m_search->setFocus(); });
    add("folder-list", tr("&List of files"), Qt::CTRL | Qt::Key_L, [this] { m_table->setFocus(); });
    add("folder-groups-action", tr("&Groups"), Qt::CTRL | Qt::Key_G,
        [this] { m_groupList->setFocus(); });
    file->addSeparator();
    add("folder-convert-action", tr("&Convert selected…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        [this] { convertSelected(); });
    add("folder-convert-all-action", tr("Convert &all shown…"), Qt::CTRL | Qt::SHIFT | Qt::Key_A,
        [this] { convertShown(); });
    m_lastConversion = add("folder-last-conversion", tr("Last c&onversion, to undo it…"),
                           Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { showLastConversion(); });
    m_lastConversion->setEnabled(false);
    file->addSeparator();
    add("folder-next-part", tr("&Next part of the window"), Qt::Key_F6, [this] {
        goToNextPart();
    })->setShortcutContext(Qt::WindowShortcut);
    add("folder-close", tr("C&lose"), Qt::CTRL | Qt::Key_W, [this] {
        close();
    })->setShortcutContext(Qt::WindowShortcut);
}

/// From the groups to the files, to the text, and round again.
void FolderWindow::goToNextPart() {
    if (m_page->isAncestorOf(focusWidget()))
        m_groupList->setFocus();
    else if (m_table->hasFocus())
        m_page->findChild<TextView*>()->setFocus();
    else
        m_table->setFocus();
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
    m_convert->setText(selected.empty()
                           ? tr("&Convert selected…")
                           : tr("&Convert %1 selected…").arg(numberText(selected.size())));
    m_convert->setEnabled(!selected.empty() && !m_model.isScanning());
    const auto shown = static_cast<std::size_t>(m_filter.rowCount());
    m_convertAll->setText(
        (shown == all.size() ? tr("Convert a&ll %1…") : tr("Convert a&ll %1 shown…"))
            .arg(numberText(shown)));
    m_convertAll->setEnabled(shown > 0 && !m_model.isScanning());
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

void FolderWindow::convertSelected() {
    convert(selectedRows());
}

void FolderWindow::convertShown() {
    convert(shownRows());
}

void FolderWindow::convert(const std::vector<int>& rows) {
    if (m_model.isScanning() || rows.empty())
        return;
    std::vector<ChosenFile> files;
    for (const int row : rows) {
        const FolderRow& file = m_model.rows()[static_cast<std::size_t>(row)];
        if (file.trouble.isEmpty())
            files.push_back({file.file, file.overruled});
    }
    auto* dialog = new ConvertFolderDialog(m_model.folder(), std::move(files), this);
    connect(dialog, &QDialog::finished, this, [this, dialog] { keep(dialog); });
    dialog->open();
}

/// Puts a closed dialog by where it wrote something, and reads the folder again.
void FolderWindow::keep(ConvertFolderDialog* dialog) {
    if (!dialog->takeChanges()) {
        if (dialog != m_conversion)
            dialog->deleteLater();
        return;
    }
    if (m_conversion != nullptr && m_conversion != dialog)
        m_conversion->deleteLater();
    m_conversion = dialog;
    m_lastConversion->setEnabled(true);
    m_model.open(m_model.folder());
}

void FolderWindow::showLastConversion() {
    if (m_conversion != nullptr)
        m_conversion->open();
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
