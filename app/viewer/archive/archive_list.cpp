#include "app/viewer/archive/archive_list.h"

#include "app/files/paths.h"
#include "app/files/printable.h"
#include "app/viewer/views/row_table.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <filesystem>
#include <map>

namespace charsleuth::viewer {

namespace {

constexpr int encodingRole = Qt::UserRole; ///< of a candidate's first cell: its number

/// Where a copy of the member is proposed: beside the archive.
std::string besideArchive(const std::string& archive, const std::string& member) {
    const std::filesystem::path folder = std::filesystem::path(absolutePath(archive)).parent_path();
    return (folder / std::filesystem::path(member).filename()).string();
}

} // namespace

ArchiveList::ArchiveList(QWidget* parent) : SideList(QStringLiteral("archive"), parent) {
    m_filter.setSourceModel(&m_model);
    m_filter.setSortRole(MemberModel::sortRole);
    m_filter.setFilterCaseSensitivity(Qt::CaseInsensitive);
    layOut();
    connect(&m_reading, &ArchiveReading::namesRead, this, &ArchiveList::showNames);
    connect(&m_reading, &ArchiveReading::memberRead, this, &ArchiveList::showMember);
    connect(&m_reading, &ArchiveReading::written, this, [this](const ReadableCopy& copy) {
        m_copy = copy;
        refresh();
    });
    connect(&m_reading, &ArchiveReading::failed, this, [this](const Error& error) {
        m_trouble = error;
        m_opening = false;
        if (selectedMember() != m_shown)
            m_shown.reset();
        refresh();
    });
}

QString ArchiveList::title() const {
    return tr("%1 (archive)").arg(fileName(path()));
}

void ArchiveList::speak() {
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search names"));
    m_table->setAccessibleName(tr("Members"));
    m_heading->setText(tr("Encodings that the &names may be in"));
    m_candidates->setAccessibleName(tr("Encodings of the names"));
    m_candidates->setHorizontalHeaderLabels(
        {tr("Encoding"), tr("Confidence"), tr("How the names would be")});
    m_save->setText(tr("Save with &readable names …"));
    m_unpack->setText(tr("&Unpack …"));
    m_model.speak();
    for (QTableView* table : {m_table, static_cast<QTableView*>(m_candidates)})
        fitHeadings(*table);
    refresh();
}

void ArchiveList::refresh() {
    m_verdict->setText(verdict());
    m_status->setText(remark());
    refreshSaving();
    m_encodings->setVisible(m_reading.names() && m_reading.names()->encoding);
    if (m_menu != nullptr)
        for (const char* name : {"member-open", "member-copy", "member-none"})
            action(name)->setEnabled(selectedMember().has_value());
    if (!m_shown)
        emit wordsWanted(whatThereIs());
    emit changed();
}

void ArchiveList::open(const std::string& path) {
    m_reading.open(path);
}

void ArchiveList::selectFirst() {
    m_table->setCurrentIndex(m_filter.index(0, 0));
}

void ArchiveList::readNamesIn(std::optional<EncodingId> encoding) {
    m_trouble.reset();
    m_copy.reset();
    m_reading.open(m_reading.path(), encoding);
}

/// The first candidate is what the names are read in where nobody asks otherwise.
void ArchiveList::takeCandidate(int row) {
    if (row == 0)
        readNamesIn(std::nullopt);
    else if (row > 0)
        readNamesIn(
            static_cast<EncodingId>(m_candidates->item(row, 0)->data(encodingRole).toInt()));
}

void ArchiveList::showNames() {
    m_model.setNames(m_reading.names());
    if (m_candidates->rowCount() == 0)
        fillCandidates();
    markCandidate();
    refresh();
    if (m_shown) // under its new name
        showSelected();
}

QString ArchiveList::troubleText(const Error& error) {
    return qString(printable(error.path)) + QStringLiteral(": ") + causeText(error.cause);
}

/// What the names are in, or why there are none.
QString ArchiveList::verdict() const {
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

/// Why the selected member has no text. Without that: how many members the table shows.
QString ArchiveList::remark() const {
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
NoText ArchiveList::whatThereIs() const {
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

/// The most probable first; then all other encodings, by name.
void ArchiveList::fillCandidates() {
    const ArchiveNames& names = *m_reading.names();
    if (!names.encoding)
        return;
    const QSignalBlocker quiet(m_candidates);
    const auto add = [&](EncodingId encoding, const QString& confidence) {
        const int row = m_candidates->rowCount();
        m_candidates->insertRow(row);
        int column = 0;
        for (const QString& text : {encodingName(encoding), confidence, namesIn(names, encoding)}) {
            auto* item = new QTableWidgetItem(text);
            item->setToolTip(text);
            m_candidates->setItem(row, column++, item);
        }
        m_candidates->item(row, 0)->setData(encodingRole, static_cast<int>(encoding));
    };
    const auto& ranked = names.detection.ranked;
    for (const Candidate& candidate : ranked)
        add(candidate.encoding, percentText(candidate.probability, false));
    std::map<QString, EncodingId> others;
    for (const EncodingInfo& info : allEncodings())
        if (std::ranges::find(ranked, info.id, &Candidate::encoding) == ranked.end())
            others.emplace(encodingName(info.id).toLower(), info.id);
    for (const auto& [name, encoding] : others)
        add(encoding, QString());
    m_candidates->resizeColumnToContents(0);
}

/// The row of the encoding that the names are read in is the selected one.
void ArchiveList::markCandidate() {
    const QSignalBlocker quiet(m_candidates);
    const auto encoding = m_reading.names()->encoding;
    int found = -1;
    for (int row = 0; row < m_candidates->rowCount() && encoding; ++row)
        if (m_candidates->item(row, 0)->data(encodingRole).toInt() == static_cast<int>(*encoding))
            found = row;
    m_candidates->setCurrentCell(found, 0);
    m_candidates->viewport()->update();
}

std::optional<std::size_t> ArchiveList::selectedMember() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty() || !m_reading.names())
        return std::nullopt;
    return static_cast<std::size_t>(m_filter.mapToSource(rows.front()).row());
}

/// Null for a folder and a link, which have no text.
const ArchiveMember* ArchiveList::selectedFile() const {
    const auto member = selectedMember();
    const ArchiveMember* facts = member ? &m_reading.names()->members[*member] : nullptr;
    return facts == nullptr || facts->isFolder || facts->isLink ? nullptr : facts;
}

void ArchiveList::showSelected() {
    m_trouble.reset();
    m_opening = false;
    if (selectedFile() != nullptr)
        m_reading.read(*selectedMember());
    else
        m_shown.reset();
    refresh();
}

void ArchiveList::showMember(const QString& name, const SharedBytes& bytes) {
    const auto before = std::exchange(m_shown, selectedMember());
    if (!m_shown)
        return;
    const std::string copy = besideArchive(path(), name.toStdString());
    if (std::exchange(m_shownName, name) != name || m_shown != before)
        emit bytesWanted(name, bytes, copy);
    if (std::exchange(m_opening, false))
        emit documentWanted(name, bytes, copy);
    refresh();
}

void ArchiveList::openSelected() {
    if (selectedFile() == nullptr)
        return;
    m_opening = true; // when it is read
    m_reading.read(*selectedMember());
}

void ArchiveList::copyName() const {
    if (const auto member = selectedMember())
        QGuiApplication::clipboard()->setText(
            qString(printable(m_reading.names()->members[*member].name)));
}

QList<QWidget*> ArchiveList::parts() const {
    QList<QWidget*> parts{m_table};
    if (m_encodings->isVisible())
        parts += m_candidates;
    return parts;
}

} // namespace charsleuth::viewer
