#include "app/archive/extraction.h"

#include "app/files/file_descriptor.h"
#include "app/files/open_folder.h"
#include "app/files/paths.h"
#include "app/files/write_guard.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth {

namespace {

bool isDrive(std::string_view part) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return part.size() >= 2 && letter(part[0]) && part[1] == ':';
}

/// Each part of a path between slashes; empty ones and "." are left out.
std::vector<std::string> partsOf(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        const std::string_view part = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(part.size() + 1, path.size()));
        if (!part.empty() && part != ".")
            parts.emplace_back(part);
    }
    return parts;
}

class Extractor {
public:
    /// `place`: where the folder is, without links and with a slash at the end.
    Extractor(ArchiveFile& archive, OpenFolder folder, std::string place, std::uint64_t limit,
              const std::function<void(const Error&)>& tell)
        : m_archive(archive), m_folder(std::move(folder)), m_place(std::move(place)),
          m_limit(limit), m_tell(tell) {}

    Result<ExtractionReport> run() {
        const auto wants = [&](std::size_t i) {
            const ArchiveMember& member = m_archive.names().members[i];
            const auto why = member.isEncrypted ? std::optional<std::string>("is encrypted")
                                                : whyNotUnpacked(member.name);
            if (why)
                refuse(i, *why);
            return !why;
        };
        const auto error = m_archive.visit(
            wants,
            [&](std::size_t i, const MemberFacts& facts, const ArchiveFile::Content& content) {
                return write(i, facts, content);
            },
            [&](std::size_t i, const Error& why) { refuse(i, why.cause); });
        if (error)
            return *error;
        return m_report;
    }

private:
    std::optional<std::string> whyNotUnpacked(const std::string& name) const {
        if (auto why = whyUnsafe(name))
            return why;
        return whyNotWritten(m_place + withSlashes(name), m_place.size());
    }

    const std::string& nameOf(std::size_t i) const { return m_archive.names().members[i].name; }

    void refuse(std::size_t i, const std::string& why) {
        ++m_report.refused;
        m_tell({nameOf(i), why});
    }

    /// The folder in which a member goes, made if need be; none is entered through a link.
    OpenFolder folderFor(const std::vector<std::string>& parts, std::size_t count) const {
        OpenFolder folder = m_folder.below("");
        for (std::size_t i = 0; i < count && folder.isOpen(); ++i) {
            if (!folder.makeFolder(parts[i]))
                return {};
            folder = folder.below(parts[i]);
        }
        return folder;
    }

    std::optional<Error> write(std::size_t i, const MemberFacts& facts,
                               const ArchiveFile::Content& content) {
        const std::vector<std::string> parts = partsOf(withSlashes(nameOf(i)));
        if (!facts.isFile && !facts.isFolder) {
            refuse(i, "is a link or a device; not unpacked");
            return std::nullopt;
        }
        const std::size_t above = parts.size() - (facts.isFolder ? 0 : 1);
        const OpenFolder folder = folderFor(parts, above);
        if (!folder.isOpen()) {
            refuse(i, std::string("its folder cannot be made: ") + causeOf(errno));
            return std::nullopt;
        }
        if (facts.isFolder)
            return std::nullopt;
        const std::string& name = parts.back();
        FileDescriptor file = folder.makeFile(name, facts.isExecutable);
        if (!file.isOpen()) {
            refuse(i, errno == EEXIST ? "is there already; not replaced" : causeOf(errno));
            return std::nullopt;
        }
        return fill(i, std::move(file), facts, content, [&] { folder.removeFile(name); });
    }

    /// Takes the file away again where its content is damaged; an error of the limit or of the disk
    /// ends all.
    std::optional<Error> fill(std::size_t i, FileDescriptor file, const MemberFacts& facts,
                              const ArchiveFile::Content& content,
                              const std::function<void()>& remove) {
        std::optional<Error> fatal;
        const auto error = content([&](Bytes bytes) -> std::optional<Error> {
            m_unpacked += bytes.size();
            if (m_unpacked > m_limit)
                fatal =
                    Error{nameOf(i), "ends the unpacking: more than " + std::to_string(m_limit) +
                                         " bytes would come of the archive (--max-bytes)"};
            else if (!writeFully(file.get(), bytes))
                fatal = Error{nameOf(i), causeOf(errno)};
            return fatal;
        });
        if (error) {
            file = {}; // Windows removes no open file
            remove();
            if (fatal)
                return fatal;
            refuse(i, error->cause);
            return std::nullopt;
        }
        if (facts.time)
            setWritten(file.get(), *facts.time); // a file without it is whole, too
        ++m_report.files;
        return std::nullopt;
    }

    ArchiveFile& m_archive;
    OpenFolder m_folder;
    std::string m_place;
    std::uint64_t m_limit, m_unpacked = 0;
    const std::function<void(const Error&)>& m_tell;
    ExtractionReport m_report;
};

} // namespace

std::optional<std::string> whyUnsafe(std::string_view name) {
    if (name.find('\0') != name.npos)
        return "has a NUL in its name";
    if (name.starts_with('/') || name.starts_with('\\') || isDrive(name))
        return "has an absolute path";
    const auto parts = partsOf(withSlashes(std::string(name)));
    if (parts.empty())
        return "has no name";
    for (const std::string& part : parts) {
        if (part == ".." || part.starts_with("..\\") || part.ends_with("\\..") ||
            part.find("\\..\\") != part.npos)
            return "leads out of the folder";
        if (part.size() > 255)
            return "has a name of more than 255 bytes";
        if (auto why = whyNoFileName(part))
            return why;
    }
    return std::nullopt;
}

Result<ExtractionReport> extract(ArchiveFile& archive, const std::string& folder,
                                 std::optional<std::uint64_t> limit,
                                 const std::function<void(const Error&)>& tell) {
    if (!makeFolder(folder))
        return Error{folder, causeOf(errno)};
    OpenFolder opened(folder);
    const auto place = canonicalPath(folder);
    if (!opened.isOpen() || !place)
        return Error{folder, causeOf(errno)};
    const std::uint64_t most =
        limit.value_or(std::max(unpackedLimit, archive.size() * unpackedTimes));
    return Extractor(archive, std::move(opened), *place + '/', most, tell).run();
}

} // namespace charsleuth
