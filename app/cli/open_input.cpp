#include "app/cli/open_input.h"

#include "app/archive/archive_file.h"
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

Result<std::vector<Byte>> contentOf(ArchiveFile& archive, std::size_t index,
                                    const std::string& path) {
    std::vector<Byte> content;
    std::optional<Error> trouble;
    const auto take = [&](Bytes bytes) -> std::optional<Error> {
        if (content.size() + bytes.size() > largestMember)
            return Error{path, "is larger than " + std::to_string(largestMember >> 20) +
                                   " MiB; unpack it with names --extract"};
        content.insert(content.end(), bytes.begin(), bytes.end());
        return std::nullopt;
    };
    auto error =
        archive.visit([&](std::size_t i) { return i == index; },
                      [&](std::size_t, const MemberFacts& facts, const ArchiveFile::Content& read) {
                          return facts.isFile ? read(take) : Error{path, "is no file"};
                      },
                      [&](std::size_t, const Error& why) { trouble = why; });
    if (error || trouble)
        return Error{path, error ? error->cause : trouble->cause};
    return content;
}

} // namespace

Result<FileSource> openInput(const std::string& path, const OpenOptions& options) {
    const auto begin = memberBegin(path);
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
        contentOf(*archive, static_cast<std::size_t>(found - members.begin()), path);
    if (!content)
        return content.error();
    return FileSource::ofBytes(path, *content);
}

} // namespace charsleuth::cli
