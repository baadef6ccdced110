// What the window of a folder is made of.

#include "app/viewer/folder/folder_window.h"

#include "app/viewer/session/preferences.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/row_table.h"
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

namespace {

void setItemTexts(QComboBox& list, const QStringList& texts) {
    for (int i = 0; i < texts.size(); ++i)
        list.setItemText(i, texts[i]);
}

} // namespace

QWidget* FolderWindow::makeBar() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    m_search = new QLineEdit(bar);
    m_search->setObjectName(QStringLiteral("folder-search"));
    m_search->setClearButtonEnabled(true);
    m_which = new QComboBox(bar);
    m_which->setObjectName(QStringLiteral("folder-filter"));
    m_which->addItems(whichFiles());
    m_convert = new QPushButton(bar);
    m_convert->setObjectName(QStringLiteral("folder-convert"));
    m_convertAll = new QPushButton(bar);
    m_convertAll->setObjectName(QStringLiteral("folder-convert-all"));
    m_stop = new QPushButton(bar);
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
    m_encodingLabel = new QLabel(bar);
    std::vector<EncodingId> first = recentEncodings();
    if (first.empty()) // the field wants one
        first.push_back(EncodingId::Windows1252);
    m_encoding = new EncodingField(first, bar);
    m_encoding->setEncoding(std::nullopt);
    m_encoding->setObjectName(QStringLiteral("folder-encoding"));
    m_encodingLabel->setBuddy(m_encoding);
    m_overrule = new QPushButton(bar);
    m_overrule->setObjectName(QStringLiteral("folder-overrule"));
    m_takeBack = new QPushButton(bar);
    m_takeBack->setObjectName(QStringLiteral("folder-detected"));
    row->addWidget(m_encodingLabel);
    row->addWidget(m_encoding);
    row->addWidget(m_overrule);
    row->addWidget(m_takeBack);
    row->addStretch(1);
    connect(m_overrule, &QPushButton::clicked, this, &FolderWindow::overruleSelected);
    connect(m_takeBack, &QPushButton::clicked, this, &FolderWindow::takeDetected);
    connect(m_encoding, &EncodingField::changed, this, &FolderWindow::refresh);
    connect(m_encoding, &EncodingField::entered, m_overrule, &QPushButton::click);
    return bar;
}

QWidget* FolderWindow::makeGroups() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    m_groupByLabel = new QLabel(box);
    m_groupBy = new QComboBox(box);
    m_groupBy->setObjectName(QStringLiteral("folder-group-by"));
    m_groupBy->addItems(groupKinds());
    m_groupByLabel->setBuddy(m_groupBy);
    m_groupList = new QListView(box);
    m_groupList->setObjectName(QStringLiteral("folder-groups"));
    m_groupList->setModel(&m_groups);
    m_groupList->setUniformItemSizes(true);
    m_groupList->setMinimumWidth(150);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 0);
    row->addWidget(m_groupByLabel);
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
    m_table->setModel(&m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(FolderModel::Name, Qt::AscendingOrder);
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setMinimumHeight(150);
    constexpr std::array<int, FolderModel::columns> widths{150, 108, 85, 95, 110, 75, 90, 80, 65};
    for (int column = 0; column < FolderModel::columns; ++column)
        m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    m_table->horizontalHeader()->moveSection(FolderModel::Remarks, FolderModel::Language);
    auto* files = new QSplitter(Qt::Vertical, this);
    files->addWidget(makeGroups());
    files->addWidget(m_table);
    files->setStretchFactor(1, 1);
    files->setChildrenCollapsible(false);
    files->setSizes({130, 430});
    m_shownName = new QLabel(this);
    m_shownName->setObjectName(QStringLiteral("folder-shown"));
    m_shownName->setTextFormat(Qt::PlainText);
    m_shownName->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_shownName->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it may be long
    m_outsideText = {makeBar(), files, makeChoice()};
    auto* beside = new QWidget(this);
    auto* text = new QVBoxLayout(beside);
    text->setContentsMargins(0, 0, 0, 0);
    text->setSpacing(0);
    text->addWidget(m_shownName);
    m_place = new PartPlace(m_page, beside);
    text->addWidget(m_place, 1);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(files);
    connect(m_place, &PartPlace::chosen, this, [this](int way) {
        if (way == itsConversions)
            return showRuns();
        m_which->setCurrentIndex(way);
    });
    splitter->addWidget(beside);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({480, 700});
    auto* central = new QWidget(this);
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_outsideText[0]);
    column->addWidget(splitter, 1);
    column->addWidget(m_outsideText[2]);
    setContent(central);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("folder-status"));
    statusBar()->addWidget(m_status, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        showTheirEncoding();
        m_later.start();
        refresh();
    });
}

void FolderWindow::makeActions() {
    m_menu = menuBar()->addMenu(QString());
    makeAction(m_menu, "folder-rescan", QT_TR_NOOP("&Read again"), {QKeySequence::Refresh},
               [this] { readAgain(); });
    makeAction(m_menu, "folder-find", QT_TR_NOOP("&Search"), {Qt::CTRL | Qt::Key_J},
               [this] { m_search->setFocus(); });
    m_menu->addSeparator();
    makeAction(m_menu, "folder-convert-action", QT_TR_NOOP("&Convert selected …"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [this] { convertSelected(); });
    makeAction(m_menu, "folder-convert-all-action", QT_TR_NOOP("Convert &all shown …"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, [this] { convertShown(); });
    makeAction(m_menu, "folder-runs", QT_TR_NOOP("C&onversions, to take them back …"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, [this] { showRuns(); });
    m_menu->addSeparator();
    makeAction(m_menu, "folder-next-part", QT_TR_NOOP("&Next part of the window"), {Qt::Key_F6},
               [this] { goToNextPart(1); });
    makeAction(m_menu, "folder-close", QT_TR_NOOP("C&lose"), {Qt::CTRL | Qt::Key_W},
               [this] { close(); });
}

QStringList FolderWindow::whichFiles() {
    QStringList names = {tr("All files"), tr("Files to look at")};
    for (int oddity = 0; oddity <= static_cast<int>(lastOddity); ++oddity)
        names += tr("Only: %1").arg(wordsFor(static_cast<Oddity>(oddity)));
    return names;
}

QStringList FolderWindow::groupKinds() {
    return {tr("Encoding"), tr("What is odd"), tr("Type"), tr("Folder")};
}

void FolderWindow::nameWindow() {
    setWindowTitle(tr("%1 (folder)").arg(folderName(m_model.folder())));
}

void FolderWindow::speak() {
    m_menu->setTitle(tr("&Folder"));
    m_rowMenu->setTitle(tr("&Selected files"));
    speakActions();
    m_search->setPlaceholderText(tr("Search names and encodings"));
    m_search->setAccessibleName(tr("Search names and encodings"));
    m_which->setAccessibleName(tr("Which files are shown"));
    setItemTexts(*m_which, whichFiles());
    m_stop->setText(tr("S&top"));
    m_encodingLabel->setText(tr("&Encoding of the selected files"));
    m_encoding->setAccessibleName(tr("Encoding of the selected files"));
    m_overrule->setText(tr("&Use it"));
    m_takeBack->setText(tr("&As detected"));
    m_groupByLabel->setText(tr("&Group by"));
    m_groupBy->setAccessibleName(tr("Group by"));
    setItemTexts(*m_groupBy, groupKinds());
    m_groupList->setAccessibleName(tr("Groups"));
    m_table->setAccessibleName(tr("Files"));
    if (!m_model.folder().empty())
        nameWindow();
    if (m_page->isUnused())
        nameShown({});
    m_group = m_groups.speak(m_group);
    m_model.speak();
    fitHeadings(*m_table);
    showGroup();
    applyFilter();
}

} // namespace charsleuth::viewer
