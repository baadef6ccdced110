// Unpacks an archive, or writes it with readable names.

#include "app/viewer/archive/archive_list.h"

#include "app/archive/readable_copy.h"
#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

std::uint64_t countUnreadable(const ArchiveNames& names) {
    return static_cast<std::uint64_t>(std::ranges::count_if(names.members, isUnreadable));
}

/// Names with malformed bytes, which are written as what stands for them.
std::uint64_t countMalformed(const ArchiveNames& names) {
    return static_cast<std::uint64_t>(
        std::ranges::count_if(names.members, &ArchiveMember::isMalformed));
}

} // namespace

/// Why no copy with readable names can be written; empty where one can.
QString ArchiveList::whyNotSaved() const {
    if (!m_reading.names())
        return tr("The names are not read.");
    if (countUnreadable(*m_reading.names()) == 0)
        return tr("Every program reads these names already.");
    if (!m_reading.isZip())
        return tr("Only zip archives can be written again; this is another format.");
    return m_reading.isWriting() ? tr("A copy is being written.") : QString();
}

void ArchiveList::refreshSaving() {
    const QString obstacle = whyNotSaved();
    const QString words =
        obstacle.isEmpty()
            ? tr("A copy of the archive with its names in UTF-8; all else stays as it is.")
            : obstacle;
    m_save->setVisible(m_reading.names() && countUnreadable(*m_reading.names()) > 0);
    m_save->setEnabled(obstacle.isEmpty());
    m_save->setToolTip(words);
    m_save->setAccessibleDescription(words);
    const bool mayUnpack =
        m_reading.names() && !m_reading.names()->members.empty() && !m_reading.isWriting();
    m_unpack->setEnabled(mayUnpack);
    if (m_menu != nullptr) { // it is in a page
        action("archive-save")->setEnabled(obstacle.isEmpty());
        action("archive-save")->setToolTip(words);
        action("archive-unpack")->setEnabled(mayUnpack);
    }
    m_saved->setText(savedText());
    m_saved->setVisible(!m_saved->text().isEmpty());
}

/// The file's dialog asks before it lets another file be replaced.
void ArchiveList::saveReadable() {
    const std::string proposed = suggestedCopy(absolutePath(m_reading.path()), EncodingId::Utf8);
    const QString place = QFileDialog::getSaveFileName(
        this, tr("Save with readable names"), pathText(proposed), tr("Zip archives (*.zip)"));
    if (place.isEmpty() || !whyNotSaved().isEmpty())
        return;
    m_copy.reset();
    m_reading.write(QFile::encodeName(place).toStdString());
    refresh();
}

/// Into a new folder, so that nothing that is there can be in the way.
void ArchiveList::unpack() {
    const std::string path = absolutePath(m_reading.path());
    const std::filesystem::path archive(path);
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Unpack into a new folder in"), pathText(archive.parent_path().string()));
    if (folder.isEmpty() || !m_unpack->isEnabled())
        return;
    const std::string wanted =
        QFile::encodeName(folder).toStdString() + '/' + archive.stem().string();
    std::string place = wanted;
    for (int number = 2; statusOfEntry(place); ++number)
        place = wanted + ' ' + std::to_string(number);
    m_copy.reset();
    m_reading.unpack(place);
    refresh();
}

/// What came of unpacking.
QString ArchiveList::unpackedText() const {
    const std::uint64_t files = m_copy->unpacked->files;
    QString words =
        files == 1 ? tr("1 file unpacked into %1").arg(pathText(m_copy->path))
                   : tr("%1 files unpacked into %2").arg(numberText(files), pathText(m_copy->path));
    for (const Error& refused : m_copy->refused)
        words += QLatin1Char('\n') + tr("Not unpacked: %1").arg(troubleText(refused));
    return words;
}

/// What came of what was written last; empty where nothing was.
QString ArchiveList::savedText() const {
    if (m_reading.isWriting())
        return tr("Writing …");
    if (!m_copy)
        return {};
    if (m_copy->trouble)
        return tr("It could not be written: %1").arg(troubleText(*m_copy->trouble));
    if (m_copy->unpacked)
        return unpackedText();
    const ArchiveNames& names = *m_copy->names;
    const std::uint64_t count = countUnreadable(names);
    QString words =
        count == 1 ? tr("1 name put right") : tr("%1 names put right").arg(numberText(count));
    words += names.encoding ? tr(", read in %1").arg(encodingName(*names.encoding))
                            : tr(", by the field in UTF-8 beside each");
    words += tr("; written, and read again: %1").arg(pathText(m_copy->path));
    if (const std::uint64_t malformed = countMalformed(names))
        words += QLatin1Char('\n') +
                 tr("Names with bytes that do not fit, written in brackets (⟦E9⟧): %1")
                     .arg(numberText(malformed));
    return words;
}

} // namespace charsleuth::viewer
