#include "app/cli/open_input.h"

#include "app/archive/member_content.h"
#include "app/files/file_status.h"
#include "app/files/printable.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

/// Where the name of the member begins; nothing where `path` is no such pair.
std::optional<std::size_t> memberBegin(const std::string& path) {
    if (path.find('!') == path.npos || statusOf(path))
        return std::nullopt;
    for (std::size_t at = path.find('!'); at != path.npos; at = path.find('!', at + 1)) {
        const auto archive = statusOf(path.substr(0, at));
        if (archive && archive->isRegular())
            return at + 1;
    }
    return std::nullopt;
}

} // namespace

Result<FileSource> openInput(const std::string& path, const OpenOptions& options) {
    const auto begin = options.beneath.empty() ? memberBegin(path) : std::nullopt;
    if (!begin)
        return FileSource::open(path, options);
    auto archive = ArchiveFile::open(path.substr(0, *begin - 1), std::nullopt);
    if (!archive)
        return Error{path, archive.error().cause};
    const std::string name = path.substr(*begin);
    const auto& members = archive->names().members;
    const auto found = std::ranges::find_if(members, [&](const ArchiveMember& member) {
        return member.name == name || member.raw == name;
    });
    if (found == members.end())
        return Error{path, "the archive has no member \"" + printable(name) + '"'};
    const auto content =
        memberContent(*archive, static_cast<std::size_t>(found - members.begin()), path);
    if (!content)
        return content.error();
    return FileSource::ofBytes(path, *content);
}

} // namespace charsleuth::cli
