// The widgets of the list of an archive.

#include "app/viewer/archive/archive_list.h"

#include "app/viewer/views/row_table.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int leastTable = 110; // pixels; three rows

} // namespace

QWidget* ArchiveList::makeEncodings() {
    auto* box = m_encodings = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 6, 0, 0);
    m_heading = new QLabel(box);
    m_candidates = new QTableWidget(0, 3, box);
    m_candidates->setObjectName(QStringLiteral("archive-candidates"));
    showAsRows(*m_candidates);
    m_candidates->setMinimumHeight(leastTable);
    m_candidates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_candidates->horizontalHeader()->setStretchLastSection(true);
    m_heading->setBuddy(m_candidates);
    m_candidates->installEventFilter(this); // a name is typed, though digits are keys of the page
    column->addWidget(m_heading);
    column->addWidget(m_candidates, 1);
    connect(m_candidates, &QTableWidget::currentCellChanged, this, &ArchiveList::takeCandidate);
    return box;
}

QWidget* ArchiveList::makeNames() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("archive-verdict"));
    m_save = new QPushButton(this);
    m_save->setObjectName(QStringLiteral("archive-save-button"));
    connect(m_save, &QPushButton::clicked, this, &ArchiveList::saveReadable);
    m_unpack = new QPushButton(this);
    m_unpack->setObjectName(QStringLiteral("archive-unpack-button"));
    connect(m_unpack, &QPushButton::clicked, this, &ArchiveList::unpack);
    m_saved = new QLabel(this);
    m_saved->setObjectName(QStringLiteral("archive-saved"));
    for (QLabel* label : {m_verdict, m_saved}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_search, 1);
    bar->addWidget(m_unpack);
    m_table->setModel(&m_filter);
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->setMinimumHeight(leastTable);
    QHeaderView* columns = m_table->horizontalHeader();
    columns->setSortIndicator(-1, Qt::AscendingOrder); // as in the archive
    m_table->setColumnWidth(MemberModel::Name, 185);
    m_table->setColumnWidth(MemberModel::Size, 70);
    column->addWidget(m_verdict);
    column->addWidget(m_save);
    column->addWidget(m_saved);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    column->addWidget(m_status);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter.setFilterFixedString(words);
        refresh();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ArchiveList::showSelected);
    return box;
}

void ArchiveList::layOut() {
    auto* names = new QSplitter(Qt::Vertical, this);
    names->addWidget(makeNames());
    names->addWidget(makeEncodings());
    names->setStretchFactor(0, 2);
    names->setStretchFactor(1, 1);
    names->setSizes({400, 220});
    names->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(names);
}

void ArchiveList::makeActions() {
    m_menu->setTitle(tr("&Archive"));
    m_menu->setToolTipsVisible(true); // of those that have one
    addForRows("member-open", tr("&Open in a tab"), {Qt::Key_Return, Qt::Key_Enter},
               [this] { openSelected(); });
    addForRows("member-copy", tr("Copy its &name"), {QKeySequence::Copy}, [this] { copyName(); });
    addForRows("member-none", tr("S&elect none"), {Qt::Key_Escape},
               [this] { m_table->clearSelection(); });
    m_menu->addSeparator();
    add("list-find", tr("&Search names"), {Qt::CTRL | Qt::Key_J}, [this] { m_search->setFocus(); });
    add("archive-save", tr("Save with &readable names …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N},
        [this] { saveReadable(); });
    add("archive-unpack", tr("&Unpack …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_X},
        [this] { unpack(); });
}

} // namespace charsleuth::viewer
