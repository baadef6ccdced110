#include "app/files/digits.h"
#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "app/archive/archive_file.h"
#include "app/files/open_file.h"
#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <cerrno>

namespace charsleuth::mcp {

namespace {

/// Names told in one answer, at most.
constexpr std::size_t mostNames = 1000;

/// The archive by way of its open file: what takes its name meanwhile is not read.
Result<ArchiveFile> archiveAt(const Place& place) {
    const FileDescriptor file = place.folder.openEntry(place.name);
    if (!file.isOpen())
        return Error{place.asked, causeOf(errno)};
    if (const auto status = statusOf(file.get()); !status || !status->isRegular())
        return Error{place.asked, "is no regular file"};
    auto archive = ArchiveFile::open(openFilePath(file.get(), place.path), std::nullopt);
    if (!archive)
        return Error{place.asked, archive.error().cause};
    return archive;
}

ToolAnswer listNames(const Roots& roots, const Json& arguments) {
    const auto place = roots.find(arguments["path"]);
    if (!place)
        return failed(troubleOf(place.error()));
    const auto archive = archiveAt(*place);
    if (!archive)
        return failed(troubleOf(archive.error()));
    const ArchiveNames& names = archive->names();
    std::string words = troubleOf({place->asked, counted(names.members.size(), "name")});
    if (names.encoding)
        words += ", those that the archive does not tell otherwise in " +
                 std::string(info(*names.encoding).name);
    words += ".\n";
    for (const std::string& trouble : names.trouble)
        words += "It " + trouble + ".\n";
    words += warningsOf(names.detection, 0);
    for (std::size_t i = 0; i < names.members.size() && i < mostNames; ++i)
        words += printable(names.members[i].name) + '\n';
    if (names.members.size() > mostNames)
        words += "... " + std::to_string(names.members.size() - mostNames) + " more\n";
    return {{words}};
}

} // namespace

Tool listNamesTool(const Roots& roots) {
    return {.name = "list_names",
            .title = "List the names in an archive",
            .description =
                "Lists the names in a zip, tar, cpio, 7z or rar archive, in whatever encoding they "
                "are in.",
            .inputSchema = argumentsSchema({{"path", pathSchema()}}, {"path"}),
            .run = [&roots](const Json& arguments) { return listNames(roots, arguments); }};
}

} // namespace charsleuth::mcp
