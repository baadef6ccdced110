#include "app/viewer/archive/archive_window.h"

#include "app/files/printable.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStatusBar>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace charsleuth::viewer {

namespace {

constexpr int encodingRole = Qt::UserRole; ///< of a candidate's first cell: its number

QString troubleText(const Error& error) {
    return qString(printable(error.path)) + QStringLiteral(": ") + causeText(error.cause);
}

} // namespace

ArchiveWindow::ArchiveWindow(QWidget* parent)
    : SideWindow("archive-window", {1100, 760}, parent), m_page(makePart(nullptr)) {
    m_filter.setSourceModel(&m_model);
    m_filter.setSortRole(MemberModel::sortRole);
    m_filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    layOut();
    connect(&m_reading, &ArchiveReading::namesRead, this, &ArchiveWindow::showNames);
    connect(&m_reading, &ArchiveReading::memberRead, this,
            [this](const QString& name, const SharedBytes& bytes) {
                m_page->openBytes(name, bytes, name.toStdString());
                refresh();
            });
    connect(&m_reading, &ArchiveReading::failed, this, [this](const Error& error) {
        m_trouble = error;
        refresh();
    });
    new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_W), this, [this] { close(); });
    ArchiveWindow::speak(); // what a constructor calls cannot be overridden
}

void ArchiveWindow::changeEvent(QEvent* event) {
    SideWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_page = partAnew(m_page);
    if (!m_page->session().isOpen())
        showSelected();
}

QWidget* ArchiveWindow::makeEncodings() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(9, 0, 9, 6);
    m_candidates = new QTableWidget(0, 3, box);
    m_candidates->setObjectName(QStringLiteral("archive-candidates"));
    showAsRows(*m_candidates);
    m_candidates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_candidates->horizontalHeader()->setStretchLastSection(true);
    auto* row = new QHBoxLayout;
    m_encodingLabel = new QLabel(box);
    m_encoding = new EncodingField({EncodingId::Ibm437}, box);
    m_encoding->setObjectName(QStringLiteral("archive-encoding"));
    m_encodingLabel->setBuddy(m_encoding);
    m_use = new QPushButton(box);
    m_use->setObjectName(QStringLiteral("archive-use"));
    row->addWidget(m_encodingLabel);
    row->addWidget(m_encoding, 1);
    row->addWidget(m_use);
    column->addWidget(m_candidates, 1);
    column->addLayout(row);
    connect(m_candidates, &QTableWidget::currentCellChanged, this, [this](int chosen) {
        if (chosen >= 0)
            readNamesIn(
                static_cast<EncodingId>(m_candidates->item(chosen, 0)->data(encodingRole).toInt()));
    });
    connect(m_use, &QPushButton::clicked, this, [this] { readNamesIn(m_encoding->encoding()); });
    connect(m_encoding, &EncodingField::entered, m_use, &QPushButton::click);
    connect(m_encoding, &EncodingField::changed, this, [this] {
        m_use->setEnabled(m_encoding->encoding().has_value());
        refresh();
    });
    return box;
}

QWidget* ArchiveWindow::makeNames() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("archive-search"));
    m_search->setClearButtonEnabled(true);
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("archive-verdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("archive-table"));
    m_table->setModel(&m_filter);
    showAsRows(*m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as in the archive
    m_table->setColumnWidth(MemberModel::Name, 420);
    m_table->setColumnWidth(MemberModel::KnownBy, 190);
    column->addWidget(m_verdict);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, &m_filter,
            &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ArchiveWindow::showSelected);
    return box;
}

void ArchiveWindow::layOut() {
    // The splitter is the content itself: in a layout the words that wrap would make the window's
    // content as high as it would like to be, and it would scroll.
    auto* splitter = new QSplitter(Qt::Vertical, this);
    for (QWidget* part : {makeNames(), makeEncodings(), static_cast<QWidget*>(m_page)})
        splitter->addWidget(part);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({270, 140, 340});
    setContent(splitter);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("archive-status"));
    statusBar()->addWidget(m_status, 1);
}

void ArchiveWindow::speak() {
    if (!m_reading.path().empty())
        setWindowTitle(tr("%1 (archive)").arg(fileName(m_reading.path())));
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_table->setAccessibleName(tr("Members"));
    m_candidates->setAccessibleName(tr("Encodings of the names"));
    m_candidates->setHorizontalHeaderLabels({tr("Encoding"), tr("Confidence"), tr("Names")});
    m_encodingLabel->setText(tr("&Other encoding of the names"));
    m_encoding->setAccessibleName(tr("Other encoding of the names"));
    m_use->setText(tr("&Use it"));
    m_model.speak();
    for (int row = 0; row < m_candidates->rowCount(); ++row) {
        QTableWidgetItem* first = m_candidates->item(row, 0);
        first->setText(encodingName(static_cast<EncodingId>(first->data(encodingRole).toInt())));
    }
    refresh();
}

void ArchiveWindow::refresh() {
    m_verdict->setText(verdict());
    m_status->setText(remark());
}

void ArchiveWindow::open(const std::string& path) {
    m_reading.open(path);
    setWindowFilePath(pathText(path));
    speak();
    m_table->setFocus();
}

bool ArchiveWindow::isSettled() const {
    return !m_reading.isBusy() && m_page->isSettled();
}

void ArchiveWindow::selectFirst() {
    m_table->selectRow(0);
}

void ArchiveWindow::readNamesIn(std::optional<EncodingId> encoding) {
    if (!encoding)
        return;
    m_trouble.reset();
    m_reading.open(m_reading.path(), encoding);
}

void ArchiveWindow::showNames() {
    m_model.setNames(m_reading.names());
    refresh();
    if (!m_reading.asked())
        fillCandidates();
}

/// What the names are in, or why there are none.
QString ArchiveWindow::verdict() const {
    if (!m_reading.names())
        return m_trouble ? troubleText(*m_trouble) : tr("Reading names …");
    const ArchiveNames& names = *m_reading.names();
    const auto& ranked = names.detection.ranked;
    QString words = tr("%1 names").arg(numberText(names.members.size()));
    if (!names.encoding)
        words += tr(", all told by the archive or plain ASCII");
    else if (m_reading.asked() || ranked.empty())
        words += tr(", read in %1 as you chose").arg(encodingName(*names.encoding));
    else
        words +=
            tr(", read in %1 (%2)")
                .arg(encodingName(*names.encoding), percentText(ranked.front().probability, false));
    for (const std::string& trouble : names.trouble)
        words += tr(". The archive %1").arg(qString(printable(trouble)));
    return words;
}

/// What is to be said of the typed encoding, else of the selected member.
QString ArchiveWindow::remark() const {
    if (m_encoding->isMarked())
        return m_encoding->complaint();
    if (!m_reading.names())
        return {};
    if (m_trouble)
        return troubleText(*m_trouble);
    const QModelIndex chosen = m_filter.mapToSource(m_table->currentIndex());
    if (!chosen.isValid())
        return {};
    const auto member = static_cast<std::size_t>(chosen.row());
    const ArchiveMember& facts = m_reading.names()->members[member];
    if (facts.isFolder)
        return tr("This is a folder.");
    return facts.isLink ? tr("This is a link.") : QString();
}

/// Nothing is chosen by that: the first one is what the names are read in.
void ArchiveWindow::fillCandidates() {
    const ArchiveNames& names = *m_reading.names();
    const QSignalBlocker quiet(m_candidates);
    m_candidates->setRowCount(0);
    if (!names.encoding)
        return;
    for (const Candidate& candidate : names.detection.ranked) {
        const int row = m_candidates->rowCount();
        m_candidates->insertRow(row);
        int column = 0;
        for (const QString& text :
             {encodingName(candidate.encoding), percentText(candidate.probability, false),
              namesIn(names, candidate.encoding)})
            m_candidates->setItem(row, column++, new QTableWidgetItem(text));
        m_candidates->item(row, 0)->setData(encodingRole, static_cast<int>(candidate.encoding));
    }
    m_candidates->resizeColumnToContents(0);
}

void ArchiveWindow::showSelected() {
    const QModelIndex chosen = m_filter.mapToSource(m_table->currentIndex());
    if (!chosen.isValid() || !m_reading.names())
        return;
    m_trouble.reset();
    const auto member = static_cast<std::size_t>(chosen.row());
    const ArchiveMember& facts = m_reading.names()->members[member];
    if (!facts.isFolder && !facts.isLink)
        m_reading.read(member);
    refresh();
}

} // namespace charsleuth::viewer
