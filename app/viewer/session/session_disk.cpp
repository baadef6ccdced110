// What becomes of the file on the disk while it is open.

#include "app/viewer/session/session.h"

#include "app/viewer/document/open_document.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>

namespace charsleuth::viewer {

void Session::dismissChange() {
    m_dismissed = m_onDisk;
    m_state.onDisk.reset();
    emit noticed();
}

void Session::watch() {
    if (const QStringList paths = m_watcher.files() + m_watcher.directories(); !paths.isEmpty())
        m_watcher.removePaths(paths);
    if (m_state.path.empty() || m_state.path == "-")
        return;
    const QString path = QFile::decodeName(m_state.path.c_str());
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return;                   // a device has no content to compare
    if (!m_watcher.addPath(path)) // gone: it may come back
        m_watcher.addPath(QFileInfo(path).absolutePath());
}

void Session::holdNotices(bool hold) {
    m_holdsNotices = hold;
    if (!hold)
        m_diskTimer.start();
}

void Session::setFollowing(bool following) {
    m_state.following = following;
    emit noticed();
    if (following)
        m_diskTimer.start();
}

/// Reads as little as shows whether it is the same; in a job, for a disk may be slow, and what is
/// packed is unpacked.
Session::DiskFinding Session::findingOf(const std::string& path, const Fingerprint& before,
                                        std::stop_token stop) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return {error && error != std::errc::no_such_file_or_directory ? DiskChange::Unreadable
                                                                       : DiskChange::Gone,
                nullptr,
                {}};
    const Result<SharedBytes> now = openDocument(path, std::move(stop));
    if (!now)
        return {DiskChange::Unreadable, nullptr, {}};
    DiskFinding finding{std::nullopt, *now, fingerprintOf(**now, (*now)->size())};
    if (finding.fingerprint.size < before.size)
        finding.change = DiskChange::Shrunk;
    else if (fingerprintOf(**now, before.size) != before)
        finding.change = DiskChange::Replaced;
    else if (finding.fingerprint.size > before.size)
        finding.change = DiskChange::Grown;
    return finding;
}

/// Called after the system said that something became of the file.
void Session::examineDisk() {
    if (!isOpen() || m_state.path == "-" || m_holdsNotices)
        return;
    watch();
    m_examining.start([path = m_state.path, before = m_state.fingerprint](
                          std::stop_token stop,
                          const auto& report) { report(findingOf(path, before, std::move(stop))); },
                      [this](const DiskFinding& finding) {
                          // Else it changed while it was looked at.
                          if (!m_diskTimer.isActive() && !m_holdsNotices)
                              take(finding);
                      });
}

void Session::take(const DiskFinding& finding) {
    if (m_state.following && finding.change == DiskChange::Grown)
        return takeGrowth(finding);
    if (m_state.following && finding.change && finding.bytes)
        return reload();
    m_state.grownBy = finding.change == DiskChange::Grown
                          ? finding.fingerprint.size - m_state.fingerprint.size
                          : 0;
    m_onDisk = {finding.change, finding.fingerprint};
    if (m_onDisk != m_dismissed)
        m_dismissed.reset();
    m_state.onDisk = m_dismissed ? std::nullopt : finding.change;
    emit noticed();
}

} // namespace charsleuth::viewer
