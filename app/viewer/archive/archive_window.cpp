#include "app/viewer/archive/archive_window.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/viewer/views/encoding_field.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

#include <filesystem>

namespace charsleuth::viewer {

namespace {

constexpr int encodingRole = Qt::UserRole; ///< of a candidate's first cell: its number

/// Actions of the shown text that no table and no field has a meaning of its own for.
constexpr const char* actionsOfMember[] = {"save-copy",
                                           "find",
                                           "next-hit",
                                           "previous-hit",
                                           "go-to",
                                           "search-encoding",
                                           "print",
                                           "save-pdf",
                                           "why",
                                           "bytes",
                                           "compare",
                                           "compare-file",
                                           "next-malformed",
                                           "previous-malformed",
                                           "hints",
                                           "zoom-in",
                                           "zoom-out",
                                           "zoom-reset",
                                           "wrap",
                                           "line-numbers",
                                           "invisibles"};

/// Where a copy of the member is proposed: beside the archive.
std::string besideArchive(const std::string& archive, const std::string& member) {
    const std::filesystem::path folder = std::filesystem::path(absolutePath(archive)).parent_path();
    return (folder / std::filesystem::path(member).filename()).string();
}

} // namespace

ArchiveWindow::ArchiveWindow(QWidget* parent)
    : SideWindow("archive-window", {1180, 760}, parent), m_page(makePart(nullptr)) {
    m_filter.setSourceModel(&m_model);
    m_filter.setSortRole(MemberModel::sortRole);
    m_filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    layOut();
    makeActions();
    usePage(m_page);
    connect(&m_reading, &ArchiveReading::namesRead, this, &ArchiveWindow::showNames);
    connect(&m_reading, &ArchiveReading::memberRead, this, &ArchiveWindow::showMember);
    connect(&m_reading, &ArchiveReading::written, this, [this](const ReadableCopy& copy) {
        m_copy = copy;
        refresh();
    });
    connect(&m_reading, &ArchiveReading::failed, this, [this](const Error& error) {
        m_trouble = error;
        m_opening = false;
        if (selectedMember() != m_shown)
            showNoText();
        refresh();
    });
    ArchiveWindow::speak(); // what a constructor calls cannot be overridden
    ArchiveWindow::showTheme(theme());
}

void ArchiveWindow::usePage(DocumentPage* page) {
    m_page = page;
    QWidget* const outside[] = {m_names, m_encodings};
    lendActions(page, actionsOfMember, outside);
    connect(page, &DocumentPage::documentWanted, this, &ArchiveWindow::documentWanted);
    connect(page, &DocumentPage::filesWanted, this, &ArchiveWindow::filesWanted);
}

void ArchiveWindow::changeEvent(QEvent* event) {
    SideWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    usePage(partAnew(m_page));
    if (!m_page->session().isOpen())
        showSelected();
}

void ArchiveWindow::showTheme(const Theme& theme) {
    SideWindow::showTheme(theme);
    m_place->setTheme(theme);
}

void ArchiveWindow::speak() {
    if (!m_reading.path().empty())
        setWindowTitle(tr("%1 (archive)").arg(fileName(m_reading.path())));
    m_menu->setTitle(tr("&Archive"));
    speakActions();
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_table->setAccessibleName(tr("Members"));
    m_heading->setText(tr("Encodings that the &names may be in"));
    m_candidates->setAccessibleName(tr("Encodings of the names"));
    m_candidates->setHorizontalHeaderLabels(
        {tr("Encoding"), tr("Confidence"), tr("How the names would be")});
    m_encodingLabel->setText(tr("&Other encoding of the names"));
    m_encoding->setAccessibleName(tr("Other encoding of the names"));
    m_use->setText(tr("&Use it"));
    m_save->setText(tr("Save with &readable names …"));
    m_unpack->setText(tr("&Unpack …"));
    m_model.speak();
    for (QTableView* table : {m_table, static_cast<QTableView*>(m_candidates)})
        fitHeadings(*table);
    refresh();
}

void ArchiveWindow::refresh() {
    m_verdict->setText(verdict());
    m_status->setText(remark());
    const bool named = m_reading.names() && m_encoding->encoding() &&
                       m_encoding->encoding() != m_reading.names()->encoding;
    m_use->setEnabled(named);
    refreshSaving();
    m_encodings->setVisible(m_reading.names() && m_reading.names()->encoding);
    for (const char* name : {"member-open", "member-copy", "member-none"})
        m_menu->findChild<QAction*>(QLatin1String(name))->setEnabled(selectedMember().has_value());
    if (!m_shown)
        m_place->say(whatThereIs());
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
    m_table->setCurrentIndex(m_filter.index(0, 0));
}

void ArchiveWindow::readNamesIn(std::optional<EncodingId> encoding) {
    m_trouble.reset();
    m_copy.reset();
    m_reading.open(m_reading.path(), encoding);
}

/// The first candidate is what the names are read in where nobody asks otherwise.
void ArchiveWindow::takeCandidate(int row) {
    if (row == 0)
        readNamesIn(std::nullopt);
    else if (row > 0)
        readNamesIn(
            static_cast<EncodingId>(m_candidates->item(row, 0)->data(encodingRole).toInt()));
}

void ArchiveWindow::showNames() {
    m_model.setNames(m_reading.names());
    if (m_candidates->rowCount() == 0)
        fillCandidates();
    markCandidate();
    m_encoding->setEncoding(m_reading.names()->encoding);
    refresh();
    if (m_shown) // under its new name
        showSelected();
}

QString ArchiveWindow::troubleText(const Error& error) {
    return qString(printable(error.path)) + QStringLiteral(": ") + causeText(error.cause);
}

/// What the names are in, or why there are none.
QString ArchiveWindow::verdict() const {
    if (!m_reading.names())
        return m_trouble ? troubleText(*m_trouble) : tr("Reading names …");
    const ArchiveNames& names = *m_reading.names();
    const auto& ranked = names.detection.ranked;
    QString words = names.members.size() == 1
                        ? tr("1 name")
                        : tr("%1 names").arg(numberText(names.members.size()));
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

/// The complaint about a typed encoding. Without one: why the selected member has no text. Without
/// that: how many members the table shows.
QString ArchiveWindow::remark() const {
    if (m_encoding->isMarked())
        return m_encoding->complaint();
    if (!m_reading.names())
        return {};
    if (m_trouble)
        return troubleText(*m_trouble);
    if (const auto member = selectedMember()) {
        const ArchiveMember& facts = m_reading.names()->members[*member];
        if (facts.isFolder)
            return tr("This is a folder.");
        if (facts.isLink)
            return tr("This is a link.");
    }
    return tr("%1 of %2 shown")
        .arg(numberText(static_cast<std::uint64_t>(m_filter.rowCount())),
             numberText(m_reading.names()->members.size()));
}

/// In the place of a text: what the archive has, or why the selected member has none.
NoText ArchiveWindow::whatThereIs() const {
    const std::string& path = m_reading.path();
    if (!m_reading.names())
        return {.symbol = m_trouble ? Symbol::Warning : Symbol::Open,
                .title = fileName(path),
                .place = pathText(absolutePath(path)),
                .lines = {verdict()}};
    const auto& members = m_reading.names()->members;
    if (const auto member = selectedMember())
        return {.symbol = m_trouble ? Symbol::Warning : Symbol::Open,
                .title = qString(printable(members[*member].name)),
                .lines = {m_trouble ? causeText(m_trouble->cause) : remark()}};
    const auto folders =
        static_cast<std::size_t>(std::ranges::count_if(members, &ArchiveMember::isFolder));
    const std::size_t files = members.size() - folders;
    return {
        .symbol = Symbol::Open,
        .title = fileName(path),
        .place = pathText(absolutePath(path)),
        .lines = {members.empty()
                      ? tr("There is nothing in this archive.")
                      : tr("Files: %1. Folders: %2.").arg(numberText(files), numberText(folders))},
        .hint = files > 0 ? tr("Select a file to see its text.") : QString()};
}

void ArchiveWindow::fillCandidates() {
    const ArchiveNames& names = *m_reading.names();
    if (!names.encoding)
        return;
    const QSignalBlocker quiet(m_candidates);
    for (const Candidate& candidate : names.detection.ranked) {
        const int row = m_candidates->rowCount();
        m_candidates->insertRow(row);
        int column = 0;
        for (const QString& text :
             {encodingName(candidate.encoding), percentText(candidate.probability, false),
              namesIn(names, candidate.encoding)}) {
            auto* item = new QTableWidgetItem(text);
            item->setToolTip(text);
            m_candidates->setItem(row, column++, item);
        }
        m_candidates->item(row, 0)->setData(encodingRole, static_cast<int>(candidate.encoding));
    }
    m_candidates->resizeColumnToContents(0);
}

/// The row of the encoding that the names are read in is the selected one.
void ArchiveWindow::markCandidate() {
    const QSignalBlocker quiet(m_candidates);
    const auto encoding = m_reading.names()->encoding;
    int found = -1;
    for (int row = 0; row < m_candidates->rowCount() && encoding; ++row)
        if (m_candidates->item(row, 0)->data(encodingRole).toInt() == static_cast<int>(*encoding))
            found = row;
    m_candidates->setCurrentCell(found, 0);
    m_candidates->viewport()->update();
}

std::optional<std::size_t> ArchiveWindow::selectedMember() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty() || !m_reading.names())
        return std::nullopt;
    return static_cast<std::size_t>(m_filter.mapToSource(rows.front()).row());
}

void ArchiveWindow::showSelected() {
    m_trouble.reset();
    m_opening = false;
    const auto member = selectedMember();
    if (!member) {
        showNoText();
    } else {
        const ArchiveMember& facts = m_reading.names()->members[*member];
        if (facts.isFolder || facts.isLink)
            showNoText();
        else
            m_reading.read(*member);
    }
    refresh();
}

void ArchiveWindow::showMember(const QString& name, const SharedBytes& bytes) {
    const bool isShown = m_shown == selectedMember() && m_page->documentName() == name;
    m_shown = selectedMember();
    if (!m_shown)
        return;
    const std::string copy = besideArchive(m_reading.path(), name.toStdString());
    if (!isShown)
        m_page->openBytes(name, bytes, copy);
    if (std::exchange(m_opening, false))
        emit documentWanted(name, bytes, copy);
    refresh();
}

/// What was shown of another member would pass for this one's.
void ArchiveWindow::showNoText() {
    const bool focused = m_page->isAncestorOf(focusWidget());
    m_shown.reset();
    if (!m_page->isUnused())
        usePage(partAnew(m_page, Showing::Nothing));
    if (focused)
        m_table->setFocus();
}

void ArchiveWindow::openSelected() {
    const auto member = selectedMember();
    if (!member || m_reading.names()->members[*member].isFolder ||
        m_reading.names()->members[*member].isLink)
        return;
    m_opening = true; // when it is read
    m_reading.read(*member);
}

void ArchiveWindow::copyName() const {
    if (const auto member = selectedMember())
        QGuiApplication::clipboard()->setText(
            qString(printable(m_reading.names()->members[*member].name)));
}

QList<QWidget*> ArchiveWindow::parts() const {
    QList<QWidget*> parts{m_table};
    if (m_encodings->isVisible())
        parts += m_candidates;
    if (m_place->showsText())
        parts += m_page->focusParts();
    return parts;
}

} // namespace charsleuth::viewer
