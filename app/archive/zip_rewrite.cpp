#include "app/archive/zip_rewrite.h"

#include "app/archive/zip_format.h"
#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <unordered_map>

namespace charsleuth {

namespace {

using zip::number;
using zip::setNumber;

constexpr std::uint64_t largest32 = 0xFFFFFFFF;

/// Without the fields that repeat name and comment in UTF-8. What is no field stays.
std::string withoutUnicodeFields(std::string_view extra) {
    std::string kept;
    std::size_t end = 0;
    zip::forEachField(extra, [&](std::uint16_t id, std::string_view content) {
        end += 4 + content.size();
        if (id != zip::unicodeNameField && id != zip::unicodeCommentField)
            kept += extra.substr(end - 4 - content.size(), 4 + content.size());
    });
    return kept + std::string(extra.substr(end));
}

/// Of those that are not UTF-8.
EncodingId encodingOfComments(const ArchiveNames& names) {
    return names.encoding.value_or(EncodingId::Ibm437);
}

/// Copies an archive from front to back.
class ZipCopier {
public:
    ZipCopier(FileSource& source, const ZipDirectory& directory, const ArchiveNames& names,
              WrittenFile& out, const Progress& progress)
        : m_source(source), m_directory(directory), m_names(names), m_out(out),
          m_progress(progress), m_moved(directory.members.size()) {}

    std::optional<Error> run() {
        for (const std::size_t i : membersAsTheyLie(m_directory))
            if (auto error = copyMember(i))
                return error;
        if (auto error = copy(m_directory.place.begin))
            return error;
        return writeDirectory();
    }

private:
    Error failure(const std::string& why) const { return {m_source.path(), why}; }

    std::optional<Error> write(std::string_view bytes) {
        m_written += bytes.size();
        return m_out.write(bytesOf(bytes));
    }

    /// Copies the source up to an offset, bit by bit.
    std::optional<Error> copy(std::uint64_t end) {
        if (end < m_read)
            return failure("has members that overlap");
        while (m_read < end) {
            const auto bytes =
                m_source.bytesAt({m_read, std::min(end, m_read + FileSource::block)});
            if (!bytes)
                return bytes.error();
            if (bytes->empty())
                return failure("is cut off");
            m_read += bytes->size();
            m_written += bytes->size();
            if (auto error = m_out.write(*bytes))
                return error;
            if (m_progress && !m_progress(m_read))
                return failure("was stopped");
        }
        return std::nullopt;
    }

    /// Copies what stands before a member, then its header with the new name; its content comes
    /// with what stands before the next one.
    std::optional<Error> copyMember(std::size_t i) {
        const ZipMember& member = m_directory.members[i];
        if (auto error = copy(member.localOffset))
            return error;
        m_moved[i] = m_written - member.localOffset;
        const auto bytes =
            m_source.bytesAt({m_read, m_read + zip::localSize + zip::mostOfNameAndExtra});
        if (!bytes)
            return bytes.error();
        const std::string_view header(reinterpret_cast<const char*>(bytes->data()), bytes->size());
        const std::size_t nameSize = number(header, 26, 2), extraSize = number(header, 28, 2);
        const std::size_t size = zip::localSize + nameSize + extraSize;
        if (!header.starts_with(zip::localSignature) || size > header.size())
            return failure("is damaged: a member is not where the directory says");
        const std::string extra =
            withoutUnicodeFields(header.substr(zip::localSize + nameSize, extraSize));
        const std::string& name = m_names.members[i].name;
        std::string fresh(header.substr(0, zip::localSize));
        setNumber(fresh, 6, 2, number(fresh, 6, 2) | zip::utf8Flag);
        if (auto error = setSizes(fresh, 26, name, extra))
            return error;
        m_read += size;
        return write(fresh + name + extra);
    }

    std::optional<Error> setSizes(std::string& header, std::size_t at, std::string_view name,
                                  std::string_view extra) const {
        if (name.size() > 65535 || extra.size() > 65535)
            return failure("has a name that is too long in UTF-8");
        setNumber(header, at, 2, name.size());
        setNumber(header, at + 2, 2, extra.size());
        return std::nullopt;
    }

    std::optional<Error> writeRecord(std::size_t i) {
        const ZipMember& member = m_directory.members[i];
        const auto bytes =
            m_source.bytesAt({member.record.begin, member.record.begin + zip::recordSize});
        if (!bytes || bytes->size() < zip::recordSize)
            return bytes ? failure("is cut off") : bytes.error();
        std::string record(bytes->begin(), bytes->end());
        std::string extra = withoutUnicodeFields(member.extra);
        const std::string comment = isUtf8(member.comment)
                                        ? member.comment
                                        : decodedName(member.comment, encodingOfComments(m_names));
        const std::string& name = m_names.members[i].name;
        setNumber(record, 8, 2, number(record, 8, 2) | zip::utf8Flag);
        if (auto error = setSizes(record, 28, name, extra))
            return error;
        if (comment.size() > 65535)
            return failure("has a comment that is too long in UTF-8");
        setNumber(record, 32, 2, comment.size());
        const std::uint64_t offset = member.localOffset - m_directory.shift + m_moved[i];
        if (number(record, 42, 4) != largest32) {
            if (offset >= largest32)
                return failure("would need 64-bit offsets, which it does not have");
            setNumber(record, 42, 4, offset);
        } else if (!setWideOffset(record, extra, offset)) {
            return failure("is damaged: the offset of a member is missing");
        }
        return write(record + name + extra + comment);
    }

    /// In the field of 64-bit numbers, behind the sizes that stand there.
    static bool setWideOffset(std::string_view record, std::string& extra, std::uint64_t offset) {
        bool isSet = false;
        std::size_t end = 0;
        const std::string before = extra;
        zip::forEachField(before, [&](std::uint16_t id, std::string_view content) {
            const std::size_t begin = end + 4;
            end = begin + content.size();
            const std::size_t at = (number(record, 24, 4) == largest32 ? 8U : 0U) +
                                   (number(record, 20, 4) == largest32 ? 8U : 0U);
            if (id != zip::wideField || at + 8 > content.size())
                return;
            setNumber(extra, begin + at, 8, offset);
            isSet = true;
        });
        return isSet;
    }

    std::optional<Error> writeDirectory() {
        const std::uint64_t moved = m_written - m_directory.place.begin;
        for (std::size_t i = 0; i < m_directory.members.size(); ++i)
            if (auto error = writeRecord(i))
                return error;
        m_read = m_directory.recordsEnd;
        const std::uint64_t movedEnd = m_written - m_read;
        return writeEnd(moved, movedEnd);
    }

    /// Copies what stands behind the records: places in it by as much greater as the directory's
    /// begin and end have moved (numbers may wrap: they are differences).
    std::optional<Error> writeEnd(std::uint64_t moved, std::uint64_t movedEnd) {
        const bool isWide = m_directory.wideEndAt.has_value();
        if (isWide) {
            const std::uint64_t at = *m_directory.wideEndAt;
            const std::uint64_t locator = m_directory.endAt - zip::locator64Size;
            if (auto error = copyAdding(at, {{40, 8, movedEnd - moved}, {48, 8, moved}}))
                return error;
            if (auto error = copyAdding(locator, {{8, 8, movedEnd}}))
                return error;
        }
        if (auto error = copyAdding(m_directory.endAt, {{12, 4, movedEnd - moved}, {16, 4, moved}}))
            return error;
        return copy(m_source.size());
    }

    struct Addition {
        std::size_t at, size;
        std::uint64_t amount;
    };

    /// Copies up to a record, and the record with its numbers greater; one of 32 bits that says
    /// that the number stands elsewhere stays.
    std::optional<Error> copyAdding(std::uint64_t record, const std::vector<Addition>& additions) {
        if (auto error = copy(record))
            return error;
        const std::size_t size = additions.back().at + additions.back().size;
        const auto bytes = m_source.bytesAt({record, record + size});
        if (!bytes || bytes->size() < size)
            return bytes ? failure("is cut off") : bytes.error();
        std::string fresh(bytes->begin(), bytes->end());
        for (const Addition& one : additions) {
            const std::uint64_t old = number(fresh, one.at, one.size), now = old + one.amount;
            if (one.size == 4 && old == largest32 && m_directory.wideEndAt)
                continue;
            if (one.size == 4 && now >= largest32)
                return failure("would need 64-bit offsets, which it does not have");
            setNumber(fresh, one.at, one.size, now);
        }
        m_read += size;
        return write(fresh);
    }

    FileSource& m_source;
    const ZipDirectory& m_directory;
    const ArchiveNames& m_names;
    WrittenFile& m_out;
    const Progress& m_progress;
    std::vector<std::uint64_t> m_moved; ///< how much farther each member is in the copy
    std::uint64_t m_read = 0, m_written = 0;
};

std::vector<ArchiveMember> membersOf(const ZipDirectory& directory) {
    std::vector<ArchiveMember> members;
    members.reserve(directory.members.size());
    for (const ZipMember& member : directory.members)
        members.push_back({.raw = member.name,
                           .told = member.unicodeName(),
                           .isFlaggedUtf8 = member.isFlaggedUtf8(),
                           .size = member.isListed() || !member.hasDescriptor()
                                       ? std::optional(member.size)
                                       : std::nullopt,
                           .isEncrypted = member.isEncrypted(),
                           .isLink = member.isLink(),
                           .isFolder = member.isFolder()});
    return members;
}

/// Where most members were made.
MadeOn madeOnOf(const ZipDirectory& directory) {
    std::size_t dos = 0, unix = 0, mac = 0;
    for (const ZipMember& member : directory.members) {
        // APPNOTE, section 4.4.2: 0 FAT, 10 NTFS, 11 MVS in the text and NTFS in Info-ZIP, 14 VFAT
        dos += member.host == 0 || member.host == 10 || member.host == 11 || member.host == 14;
        unix += member.host == 3;
        mac += member.host == 7 || member.host == 19;
    }
    if (directory.isMissing || dos + unix + mac == 0)
        return MadeOn::Unknown;
    return dos >= unix && dos >= mac ? MadeOn::DosOrWindows
                                     : (unix >= mac ? MadeOn::Unix : MadeOn::Mac);
}

/// Names that are two in the archive and would be one in the copy.
std::optional<std::string> whyNotApart(const ArchiveNames& names) {
    std::unordered_map<std::string_view, std::string_view> raw; // by name
    for (const ArchiveMember& member : names.members)
        if (const auto [at, isNew] = raw.emplace(member.name, member.raw);
            !isNew && at->second != member.raw)
            return "would have two members of the name " + printable(member.name);
    return std::nullopt;
}

} // namespace

ArchiveNames namesOf(const ZipDirectory& directory, std::optional<EncodingId> asked) {
    ArchiveNames names = readNames(membersOf(directory), madeOnOf(directory), asked);
    tell(names, directory.trouble);
    tellAlike(names);
    ArchiveTrouble comments{.words = "has comments of members that are read in " +
                                     std::string(info(encodingOfComments(names)).name),
                            .count = 0};
    for (std::size_t i = 0; i < directory.members.size(); ++i)
        if (!isUtf8(directory.members[i].comment)) {
            comments.first = comments.first.value_or(i);
            ++comments.count;
        }
    if (comments.first)
        tell(names, {comments});
    return names;
}

std::optional<Error> rewriteZip(FileSource& source, const ZipDirectory& directory,
                                const ArchiveNames& names, WrittenFile& out,
                                const Progress& progress) {
    if (!names.damage.empty())
        return Error{source.path(), "cannot be copied whole: " + names.damage.front()};
    if (auto why = whyNotApart(names))
        return Error{source.path(), *std::move(why)};
    return ZipCopier(source, directory, names, out, progress).run();
}

} // namespace charsleuth
