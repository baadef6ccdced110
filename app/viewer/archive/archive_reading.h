#pragma once

/// Reads an archive's names and its members' bytes, and writes a copy of it with readable names,
/// off the window's thread.

#include "app/archive/archive_names.h"
#include "app/viewer/document/byte_source.h"
#include "app/viewer/session/latest_job.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace charsleuth::viewer {

using SharedNames = std::shared_ptr<const ArchiveNames>;

/// What came of writing a copy with readable names.
struct ReadableCopy {
    std::string path;
    SharedNames names; ///< as they were written
    std::optional<Error> trouble;
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

    std::string m_path;
    std::optional<EncodingId> m_asked;
    SharedNames m_names;
    bool m_isZip = false;
    ReadableCopy m_copied; ///< the last
    LatestJob<Answer> m_reading, m_unpacking;
    LatestJob<ReadableCopy> m_writing;
};

} // namespace charsleuth::viewer
