// What the window of a folder is made of.

#include "app/viewer/folder/folder_window.h"

#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QSplitter>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

namespace charsleuth::viewer {

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

} // namespace charsleuth::viewer
