#include "app/archive/archive_file.h"

#include "app/archive/packed_content.h"
#include "app/archive/zip_headers.h"
#include "app/archive/zip_rewrite.h"
#include "app/files/file_status.h"
#include "app/files/source/unpacker.h"
#include "core/declared/scan.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace charsleuth {

namespace {

/// What is read of an archive's names takes memory in proportion to its size, also of one that
/// unpacks to much more.
std::uint64_t namesLimitOf(const FileSource& source) {
    return std::max(namesLimit, source.size() * namesTimes);
}

/// The members as far as they can be read; after that the trouble.
Result<std::vector<ArchiveMember>> listed(FileSource& source,
                                          std::vector<ArchiveTrouble>& trouble) {
    if (isPackedTwice(source))
        return Error{source.path(), "is packed more than once; unpack it first"};
    auto reader = MemberReader::open(source);
    if (!reader)
        return reader.error();
    std::vector<ArchiveMember> members;
    std::uint64_t names = 0; // bytes
    for (auto more = reader->next(); !more || *more; more = reader->next()) {
        if (!more && members.empty())
            return more.error();
        if (!more) {
            trouble.push_back({.words = more.error().cause, .isDamage = true});
            return members;
        }
        members.push_back(reader->member());
        names += members.back().raw.size() + namesCost;
        if (names > namesLimitOf(source)) {
            trouble.push_back({.words = "has more names than are read: " +
                                        std::to_string(members.size()) + " are",
                               .isDamage = true});
            return members;
        }
    }
    if (members.empty())
        return Error{source.path(), "has no members"};
    if (reader->remark())
        trouble.push_back({.words = *reader->remark(), .isDamage = true});
    if (const auto why = packedTrouble(source))
        trouble.push_back(
            {.words = "has trouble: " + *why, .isDamage = *why != somethingElseFollows});
    return members;
}

bool endsAsArchive(std::string_view path) {
    constexpr std::array<std::string_view, 16> endings = {
        ".tar",     ".tar.gz", ".tgz", ".tar.xz", ".txz",  ".tar.bz2", ".tbz2", ".tbz",
        ".tar.zst", ".tzst",   ".7z",  ".rar",    ".cpio", ".cab",     ".lzh",  ".lha"};
    return std::ranges::any_of(endings, [&](std::string_view ending) {
        return path.size() > ending.size() &&
               scan::equal(path.substr(path.size() - ending.size()), ending);
    });
}

/// By a member that such formats must have: Open Packaging Conventions (ECMA-376, part 2), the JAR
/// file specification, OpenDocument 1.3 (part 2), EPUB's OCF 3.3, Android's packages.
bool isContainer(FileSource& source) {
    constexpr std::array<std::string_view, 5> required = {
        "[Content_Types].xml", "META-INF/MANIFEST.MF", "META-INF/manifest.xml",
        "META-INF/container.xml", "AndroidManifest.xml"};
    const auto directory = readZipDirectory(source);
    return directory && std::ranges::any_of(directory->members, [&](const ZipMember& member) {
               return std::ranges::any_of(
                   required, [&](std::string_view name) { return scan::equal(member.name, name); });
           });
}

} // namespace

bool isArchive(const std::string& path) {
    const auto status = statusOf(path);
    if (!status || !status->isRegular())
        return false;
    if (endsAsArchive(path))
        return true;
    auto source = FileSource::open(path);
    return source && looksLikeZip(*source) && !isContainer(*source);
}

Result<ArchiveFile> ArchiveFile::open(const std::string& path, std::optional<EncodingId> asked) {
    auto source = FileSource::open(path);
    if (!source)
        return source.error();
    if (!source->isRegular())
        return Error{path, "is not a regular file"};
    ArchiveFile file;
    file.m_source = std::make_unique<FileSource>(*std::move(source));
    if (!looksLikeZip(*file.m_source)) {
        std::vector<ArchiveTrouble> trouble;
        auto members = listed(*file.m_source, trouble);
        if (!members)
            return members.error();
        file.m_names = readNames(*std::move(members), MadeOn::Unknown, asked);
        tell(file.m_names, trouble);
        tellAlike(file.m_names);
        return file;
    }
    auto directory = readZipDirectory(*file.m_source);
    if (!directory)
        return directory.error();
    file.m_zip = *std::move(directory);
    if (auto error = compareHeaders(*file.m_source, *file.m_zip))
        return *error;
    file.m_names = namesOf(*file.m_zip, asked);
    for (const ZipMember& member : file.m_zip->members)
        file.m_begins.push_back(member.localOffset);
    file.m_begins.push_back(file.m_zip->isMissing ? file.m_source->size()
                                                  : file.m_zip->place.begin);
    std::ranges::sort(file.m_begins);
    return file;
}

std::optional<Error> ArchiveFile::rewrite(WrittenFile& out, const Progress& progress) {
    return rewriteZip(*m_source, *m_zip, m_names, out, progress);
}

/// Where the next member or the directory begins.
std::uint64_t ArchiveFile::endOf(const ZipMember& member) const {
    const auto next = std::ranges::upper_bound(m_begins, member.localOffset);
    return next == m_begins.end() ? m_source->size() : *next;
}

std::optional<Error> ArchiveFile::visitZip(const std::function<bool(std::size_t)>& wants,
                                           const Visit& visitor,
                                           const std::function<void(std::size_t, Error)>& tell) {
    for (std::size_t i = 0; i < m_zip->members.size(); ++i) {
        if (!wants(i))
            continue;
        const ZipMember& member = m_zip->members[i];
        auto reader = MemberReader::ofZipMember(*m_source, {member.localOffset, endOf(member)});
        const auto more = reader ? reader->next() : reader.error();
        if (!more || !*more) {
            tell(i,
                 more ? Error{m_source->path(), "is not where the directory says"} : more.error());
            continue;
        }
        MemberFacts facts = reader->facts();
        facts.isFolder = member.isFolder(); // its header tells less than the directory
        facts.isFile = !facts.isFolder && !member.isLink();
        facts.isExecutable =
            (member.host == 3 || member.host == 19) && (member.attributes >> 16U & 0100U) != 0;
        const auto content = [&](const auto& take) -> std::optional<Error> {
            std::uint64_t size = 0;
            if (auto error = reader->read([&](Bytes bytes) {
                    size += bytes.size();
                    return take(bytes);
                }))
                return error;
            if (member.isListed() && size != member.size)
                return Error{m_source->path(),
                             "has another size than the directory says: " + std::to_string(size)};
            return std::nullopt;
        };
        if (auto error = visitor(i, facts, content))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> ArchiveFile::visit(const std::function<bool(std::size_t)>& wants,
                                        const Visit& visitor,
                                        const std::function<void(std::size_t, Error)>& tell) {
    if (m_zip)
        return visitZip(wants, visitor, tell);
    auto reader = MemberReader::open(*m_source);
    if (!reader)
        return reader.error();
    for (std::size_t i = 0; i < m_names.members.size(); ++i) {
        const auto more = reader->next();
        if (!more)
            return more.error();
        if (!*more)
            return Error{m_source->path(), "was changed while it was read"};
        if (!wants(i))
            continue;
        const auto content = [&](const auto& take) { return reader->read(take); };
        if (auto error = visitor(i, reader->facts(), content))
            return error;
    }
    return std::nullopt;
}

} // namespace charsleuth
