#pragma once

/// An archive of any kind: its names, and its members one after the other.

#include "app/archive/archive_names.h"
#include "app/archive/member_reader.h"
#include "app/archive/zip_directory.h"
#include "app/files/progress.h"
#include "app/files/written_file.h"

namespace charsleuth {

/// Bytes of names that are read of an archive other than zip, at most: this, or so many times its
/// size where that is more. Each name counts this many bytes more than it has.
inline constexpr std::uint64_t namesLimit = std::uint64_t{32} << 20, namesTimes = 2,
                               namesCost = 256;

/// Whether people keep files in it: a zip by its first and last bytes, the formats that libarchive
/// reads by the end of the file's name. False for a folder, a device or a pipe, and for a zip that
/// is another format's container (a document of an office, a program of Java, a book).
bool isArchive(const std::string& path);

class ArchiveFile {
public:
    /// Reads the names, in `asked` where they are not told otherwise. Fails for what is no archive.
    static Result<ArchiveFile> open(const std::string& path, std::optional<EncodingId> asked);

    const ArchiveNames& names() const { return m_names; }
    bool isZip() const { return m_zip.has_value(); }

    /// Requires: it is a zip archive.
    std::optional<Error> rewrite(WrittenFile& out, const Progress& progress = {});

    /// What is done with a member: its number in names(), what it is, and how its content is read.
    /// An error ends the archive.
    using Content =
        std::function<std::optional<Error>(const std::function<std::optional<Error>(Bytes)>& take)>;
    using Visit =
        std::function<std::optional<Error>(std::size_t, const MemberFacts&, const Content&)>;

    /// Visits the members that `wants` names. What cannot be unpacked is told by the content, or to
    /// `tell` where not even its header can be read.
    std::optional<Error> visit(const std::function<bool(std::size_t)>& wants, const Visit& visitor,
                               const std::function<void(std::size_t, Error)>& tell);

    std::uint64_t size() const { return m_source->size(); }

private:
    std::optional<Error> visitZip(const std::function<bool(std::size_t)>& wants,
                                  const Visit& visitor,
                                  const std::function<void(std::size_t, Error)>& tell);
    std::uint64_t endOf(const ZipMember& member) const;

    std::unique_ptr<FileSource> m_source;
    std::optional<ZipDirectory> m_zip;
    std::vector<std::uint64_t> m_begins; ///< of a zip archive's members and its directory, sorted
    ArchiveNames m_names;
};

} // namespace charsleuth
