#pragma once

/// Reads an archive's names and its members' bytes, writes a copy of it with readable names and
/// unpacks it, off the window's thread.

#include "app/archive/archive_names.h"
#include "app/archive/extraction.h"
#include "app/viewer/document/byte_source.h"
#include "app/viewer/session/latest_job.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::viewer {

using SharedNames = std::shared_ptr<const ArchiveNames>;

/// What came of writing a copy with readable names, or of unpacking into a folder.
struct ReadableCopy {
    std::string path;
    SharedNames names; ///< as they were written
    std::optional<Error> trouble;
    std::optional<ExtractionReport> unpacked = {}; ///< nothing of a copy
    std::vector<Error> refused = {};               ///< members that were not unpacked
};

class ArchiveReading : public QObject {
    Q_OBJECT

public:
    explicit ArchiveReading(QObject* parent = nullptr);

    /// Reads the names, in `asked` where the archive does not tell otherwise.
    void open(const std::string& path, std::optional<EncodingId> asked = std::nullopt);
    /// Reads a member; an earlier one that is still read is dropped.
    void read(std::size_t member);

    /// Writes a copy with the names as they are read now. Requires: isZip().
    void write(const std::string& copy);
    /// Unpacks all members under the names as they are read now into a folder, which is made.
    void unpack(const std::string& folder);

    const std::string& path() const { return m_path; }
    /// Null until they are read.
    const SharedNames& names() const { return m_names; }
    std::optional<EncodingId> asked() const { return m_asked; }
    bool isZip() const { return m_isZip; }
    bool isWriting() const { return m_writing.isRunning(); }
    bool isBusy() const { return m_reading.isRunning() || m_unpacking.isRunning() || isWriting(); }

signals:
    void namesRead();
    void memberRead(const QString& name, const SharedBytes& bytes);
    void written(const charsleuth::viewer::ReadableCopy& copy);
    void failed(const charsleuth::Error& error);

private:
    struct Answer {
        SharedNames names;
        SharedBytes bytes;
        Error trouble;
        bool isZip = false;
    };

    using Writing = ReadableCopy (*)(ArchiveFile& archive, const std::string& path,
                                     ReadableCopy copy, const std::stop_token& stop);
    void start(const std::string& place, Writing write);

    std::string m_path;
    std::optional<EncodingId> m_asked;
    SharedNames m_names;
    bool m_isZip = false;
    ReadableCopy m_copied; ///< the last
    LatestJob<Answer> m_reading, m_unpacking;
    LatestJob<ReadableCopy> m_writing;
};

} // namespace charsleuth::viewer
