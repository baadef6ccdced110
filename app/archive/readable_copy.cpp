#include "app/archive/readable_copy.h"

#include "app/files/file_status.h"

#include <algorithm>

namespace charsleuth {

namespace {

bool isSameFile(const std::string& path, const std::string& other) {
    const auto one = statusOf(path), two = statusOf(other);
    return one && two && one->isSameFile(*two);
}

std::optional<Error> readAgain(const std::string& copy, const ArchiveNames& expected) {
    const auto written = ArchiveFile::open(copy, std::nullopt);
    if (!written)
        return written.error();
    const bool same =
        std::ranges::equal(written->names().members, expected.members,
                           [](const ArchiveMember& member, const ArchiveMember& one) {
                               return member.name == one.name && !isUnreadable(member);
                           });
    return same && written->names().damage.empty()
               ? std::nullopt
               : std::optional(Error{copy, "was written, and its names are read otherwise"});
}

} // namespace

bool isUnreadable(const ArchiveMember& member) {
    return member.source != NameSource::Ascii && member.source != NameSource::Flag;
}

std::optional<Error> writeReadableCopy(ArchiveFile& archive, const std::string& path,
                                       const std::string& copy, const Progress& progress) {
    auto out = WrittenFile::beside(copy);
    if (!out)
        return out.error();
    constexpr unsigned everybody = 0666; // less the umask
    out->setPermissions(everybody);
    if (isSameFile(path, copy))
        return Error{copy, "is the archive that is read"};
    if (auto error = archive.rewrite(*out, progress))
        return error;
    if (auto error = out->commit())
        return error;
    return readAgain(copy, archive.names());
}

} // namespace charsleuth
