// The widgets of the list of a folder.

#include "app/viewer/folder/folder_list.h"

#include "app/viewer/folder/folder_summary.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace charsleuth::viewer {

QLayout* FolderList::makeChoice() {
    auto* row = new QHBoxLayout;
    m_which = new QComboBox(this);
    m_which->setObjectName(QStringLiteral("folder-filter"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row->addWidget(m_search, 1);
    row->addWidget(m_which, 1);
    connect(m_search, &QLineEdit::textChanged, this, &FolderList::applyFilter);
    connect(m_which, &QComboBox::currentIndexChanged, this, &FolderList::showGroup);
    return row;
}

QLayout* FolderList::makeButtons() {
    m_convert = new QPushButton(this);
    m_convert->setObjectName(QStringLiteral("folder-convert"));
    m_convertAll = new QPushButton(this);
    m_convertAll->setObjectName(QStringLiteral("folder-convert-all"));
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    for (QPushButton* button : {m_convert, m_convertAll}) {
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_buttons->addWidget(button);
    }
    connect(m_convert, &QPushButton::clicked, this, &FolderList::convertSelected);
    connect(m_convertAll, &QPushButton::clicked, this, &FolderList::convertShown);
    return m_buttons;
}

/// The buttons stand one below the other where the list has no room for both side by side. Where
/// the table would have only a few rows, it takes the room of the status line, which the filter
/// repeats, and of the button for one file, whose copies *Save a copy* makes, too.
void FolderList::fitIn() {
    constexpr int fewRows = 7;
    const QMargins edges = layout()->contentsMargins();
    const int gap = layout()->spacing();
    const int line = m_convertAll->sizeHint().height() + gap;
    const int each = std::max(m_convert->sizeHint().width(), m_convertAll->sizeHint().width());
    const bool isNarrow = width() - edges.left() - edges.right() - gap < 2 * each;
    const int taken = edges.top() + edges.bottom() + m_search->sizeHint().height() + gap +
                      (isNarrow ? 2 : 1) * line + m_status->sizeHint().height() + gap +
                      m_table->horizontalHeader()->sizeHint().height();
    const bool isLow = height() - taken < fewRows * m_table->verticalHeader()->defaultSectionSize();
    m_status->setVisible(!isLow);
    m_convert->setVisible(!isLow || !isNarrow);
    m_buttons->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FolderList::layOut() {
    m_table->setModel(&m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(FolderModel::Name, Qt::AscendingOrder);
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setMinimumHeight(60);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // the list scrolls else
    constexpr std::array<int, FolderModel::columns> widths{170, 95, 70, 95, 120, 75, 90, 80, 65};
    for (int column = 0; column < FolderModel::columns; ++column)
        m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    m_table->horizontalHeader()->moveSection(FolderModel::Remarks, FolderModel::Confidence);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_later.start();
        refresh();
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addLayout(makeChoice());
    column->addWidget(m_table, 1);
    column->addLayout(makeButtons());
    column->addWidget(m_status);
}

void FolderList::speak() {
    m_search->setPlaceholderText(tr("Search names and encodings"));
    m_search->setAccessibleName(tr("Search names and encodings"));
    m_which->setAccessibleName(tr("Which files are shown"));
    m_table->setAccessibleName(tr("Files"));
    m_model.speak();
    fitHeadings(*m_table);
    listGroups();
    applyFilter();
}

} // namespace charsleuth::viewer
