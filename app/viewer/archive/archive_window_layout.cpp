// What the window of an archive is made of.

#include "app/viewer/archive/archive_window.h"

#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/panel_heading.h"
#include "app/viewer/views/row_table.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSplitter>
#include <QStatusBar>
#include <QTableView>
#include <QTableWidget>

namespace charsleuth::viewer {

QWidget* ArchiveWindow::makeEncodings() {
    auto* box = m_encodings = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(9, 6, 9, 6);
    m_heading = new QLabel(box);
    m_candidates = new QTableWidget(0, 3, box);
    m_candidates->setObjectName(QStringLiteral("archive-candidates"));
    showAsRows(*m_candidates);
    m_candidates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_candidates->horizontalHeader()->setStretchLastSection(true);
    m_heading->setBuddy(m_candidates);
    auto* row = new QHBoxLayout;
    m_encodingLabel = new QLabel(box);
    m_encoding = new EncodingField({EncodingId::Ibm437}, box);
    m_encoding->setEncoding(std::nullopt);
    m_encoding->setObjectName(QStringLiteral("archive-encoding"));
    m_encodingLabel->setBuddy(m_encoding);
    m_use = new QPushButton(box);
    m_use->setObjectName(QStringLiteral("archive-use"));
    row->addWidget(m_encoding, 1);
    row->addWidget(m_use);
    column->addWidget(m_heading);
    column->addWidget(m_candidates, 1);
    column->addWidget(m_encodingLabel);
    column->addLayout(row);
    connect(m_candidates, &QTableWidget::currentCellChanged, this, &ArchiveWindow::takeCandidate);
    connect(m_use, &QPushButton::clicked, this, [this] { readNamesIn(m_encoding->encoding()); });
    connect(m_encoding, &EncodingField::entered, m_use, &QPushButton::click);
    connect(m_encoding, &EncodingField::changed, this, &ArchiveWindow::refresh);
    return box;
}

QWidget* ArchiveWindow::makeNames() {
    auto* box = m_names = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("archive-search"));
    m_search->setClearButtonEnabled(true);
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("archive-verdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_save = new QPushButton(this);
    m_save->setObjectName(QStringLiteral("archive-save-button"));
    connect(m_save, &QPushButton::clicked, this, &ArchiveWindow::saveReadable);
    m_unpack = new QPushButton(this);
    m_unpack->setObjectName(QStringLiteral("archive-unpack-button"));
    connect(m_unpack, &QPushButton::clicked, this, &ArchiveWindow::unpack);
    m_saved = new QLabel(this);
    m_saved->setObjectName(QStringLiteral("archive-saved"));
    m_saved->setWordWrap(true);
    m_saved->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_search, 1);
    bar->addWidget(m_save);
    bar->addWidget(m_unpack);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("archive-table"));
    m_table->setModel(&m_filter);
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->setMinimumHeight(80);
    QHeaderView* columns = m_table->horizontalHeader();
    columns->setSortIndicator(-1, Qt::AscendingOrder); // as in the archive
    columns->setStretchLastSection(false);
    columns->setSectionResizeMode(MemberModel::Name, QHeaderView::Stretch);
    constexpr int leastColumn = 70; // pixels
    columns->setMinimumSectionSize(leastColumn);
    m_table->setColumnWidth(MemberModel::Size, leastColumn);
    column->addWidget(m_verdict);
    column->addLayout(bar);
    column->addWidget(m_saved);
    column->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setFilterFixedString(words);
        refresh();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ArchiveWindow::showSelected);
    connect(m_table, &QTableView::doubleClicked, this, &ArchiveWindow::openSelected);
    return box;
}

void ArchiveWindow::layOut() {
    // The splitter is the content itself: in a layout the words that wrap would make the window's
    // content as high as it would like to be, and it would scroll.
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    auto* names = new QSplitter(Qt::Vertical, splitter);
    names->addWidget(makeNames());
    names->addWidget(makeEncodings());
    names->setStretchFactor(0, 1);
    names->setSizes({400, 220});
    m_place = new PartPlace(m_page, splitter);
    splitter->addWidget(m_place);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({480, 700});
    for (QSplitter* each : {splitter, names})
        each->setChildrenCollapsible(false);
    setContent(splitter);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("archive-status"));
    statusBar()->addWidget(m_status, 1);
}

void ArchiveWindow::makeActions() {
    m_menu = menuBar()->addMenu(QString());
    m_menu->setToolTipsVisible(true); // of those that have one
    makeAction(
        m_menu, "member-open", QT_TR_NOOP("&Open the selected file"),
        {Qt::Key_Return, Qt::Key_Enter}, [this] { openSelected(); }, m_table);
    makeAction(
        m_menu, "member-copy", QT_TR_NOOP("Copy its &name"), {QKeySequence::Copy},
        [this] { copyName(); }, m_table);
    makeAction(
        m_menu, "member-none", QT_TR_NOOP("S&elect none"), {Qt::Key_Escape},
        [this] { m_table->clearSelection(); }, m_table);
    m_menu->addSeparator();
    makeAction(m_menu, "archive-save", QT_TR_NOOP("Save with &readable names …"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [this] { saveReadable(); });
    makeAction(m_menu, "archive-unpack", QT_TR_NOOP("&Unpack …"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_X}, [this] { unpack(); });
    m_menu->addSeparator();
    makeAction(m_menu, "archive-find", QT_TR_NOOP("&Search names"), {Qt::CTRL | Qt::Key_J},
               [this] { m_search->setFocus(); });
    makeAction(m_menu, "archive-next-part", QT_TR_NOOP("Next &part of the window"), {Qt::Key_F6},
               [this] { goToNextPart(1); });
    m_menu->addSeparator();
    makeAction(m_menu, "archive-close", QT_TR_NOOP("C&lose"), {Qt::CTRL | Qt::Key_W},
               [this] { close(); });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](QPoint place) {
        if (m_table->indexAt(place).isValid() && selectedMember())
            m_menu->popup(m_table->viewport()->mapToGlobal(place));
    });
}

} // namespace charsleuth::viewer
