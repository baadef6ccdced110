// How the window of an archive writes a copy with readable names.

#include "app/viewer/archive/archive_window.h"

#include "app/archive/readable_copy.h"
#include "app/files/paths.h"
#include "app/viewer/models/copies.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

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
QString ArchiveWindow::whyNotSaved() const {
    if (!m_reading.names())
        return tr("The names are not read.");
    if (countUnreadable(*m_reading.names()) == 0)
        return tr("Every program reads these names already.");
    if (!m_reading.isZip())
        return tr("Only zip archives can be written again; this is another format.");
    return m_reading.isWriting() ? tr("A copy is being written.") : QString();
}

void ArchiveWindow::refreshSaving() {
    const QString obstacle = whyNotSaved();
    const QString words =
        obstacle.isEmpty()
            ? tr("A copy of the archive with its names in UTF-8; all else stays as it is.")
            : obstacle;
    m_save->setVisible(m_reading.names() && countUnreadable(*m_reading.names()) > 0);
    m_save->setEnabled(obstacle.isEmpty());
    m_save->setToolTip(words);
    m_save->setAccessibleDescription(words);
    auto* action = m_menu->findChild<QAction*>(QStringLiteral("archive-save"));
    action->setEnabled(obstacle.isEmpty());
    action->setToolTip(words);
    m_saved->setText(savedText());
    m_saved->setVisible(!m_saved->text().isEmpty());
}

/// The file's dialog asks before it lets another file be replaced.
void ArchiveWindow::saveReadable() {
    const std::string proposed = suggestedCopy(absolutePath(m_reading.path()), EncodingId::Utf8);
    const QString place = QFileDialog::getSaveFileName(
        this, tr("Save with readable names"), pathText(proposed), tr("Zip archives (*.zip)"));
    if (place.isEmpty() || !whyNotSaved().isEmpty())
        return;
    m_copy.reset();
    m_reading.write(QFile::encodeName(place).toStdString());
    refresh();
}

/// What came of the last copy; empty where none was written.
QString ArchiveWindow::savedText() const {
    if (m_reading.isWriting())
        return tr("Writing a copy …");
    if (!m_copy)
        return {};
    if (m_copy->trouble)
        return tr("No copy with readable names: %1").arg(troubleText(*m_copy->trouble));
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
