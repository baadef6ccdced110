#include "app/archive/zip_directory.h"

#include "app/archive/zip_format.h"
#include "app/files/printable.h"

#include <algorithm>
#include <zlib.h>

namespace charsleuth {

namespace {

using zip::number;

Result<std::string> textAt(FileSource& source, ByteRange range) {
    const auto bytes = source.bytesAt(range);
    if (!bytes)
        return bytes.error();
    return std::string(bytes->begin(), bytes->end());
}

/// What the end of the directory says.
struct DirectoryEnd {
    std::uint64_t at = 0; ///< offset of the record; of the 64-bit one where there is one
    std::uint64_t disk = 0, firstDisk = 0;
    std::uint64_t count = 0, size = 0, offset = 0;
    std::string comment;
    bool isFollowed = false; ///< bytes stand behind it
};

/// Numbers that are too large for the record stand in one of 64 bits before it.
std::optional<Error> readEnd64(FileSource& source, DirectoryEnd& end) {
    if (end.at < zip::locator64Size)
        return std::nullopt;
    const auto locator = textAt(source, {end.at - zip::locator64Size, end.at});
    if (!locator)
        return locator.error();
    if (!locator->starts_with(zip::locator64Signature))
        return std::nullopt;
    std::uint64_t at = number(*locator, 8, 8);
    for (const std::uint64_t place : {at, end.at - zip::locator64Size - zip::end64Size}) {
        if (place > end.at) // also one that is before the beginning
            continue;
        const auto record = textAt(source, {place, place + zip::end64Size});
        if (!record)
            return record.error();
        if (!record->starts_with(zip::end64Signature))
            continue;
        end.at = place;
        end.disk = number(*record, 16, 4);
        end.firstDisk = number(*record, 20, 4);
        end.count = number(*record, 32, 8);
        end.size = number(*record, 40, 8);
        end.offset = number(*record, 48, 8);
        return std::nullopt;
    }
    return Error{source.path(), "is damaged: the end of its 64-bit directory is not where it says"};
}

/// The last record that can be the end of a directory; best one whose comment reaches to the file's
/// end.
Result<std::optional<DirectoryEnd>> findEnd(FileSource& source) {
    constexpr std::uint64_t longestComment = 65535;
    const std::uint64_t size = source.size();
    const std::uint64_t begin = size - std::min(size, longestComment + zip::endSize);
    const auto tail = textAt(source, {begin, size});
    if (!tail)
        return tail.error();
    std::optional<std::size_t> found;
    bool reachesEnd = false;
    for (std::size_t at = tail->rfind(zip::endSignature); at != tail->npos && !reachesEnd;
         at = at == 0 ? tail->npos : tail->rfind(zip::endSignature, at - 1)) {
        if (tail->size() - at < zip::endSize)
            continue;
        reachesEnd = at + zip::endSize + number(*tail, at + 20, 2) == tail->size();
        if (reachesEnd || !found)
            found = at;
    }
    if (!found)
        return std::optional<DirectoryEnd>();
    const std::size_t at = *found;
    DirectoryEnd end{.at = begin + at,
                     .disk = number(*tail, at + 4, 2),
                     .firstDisk = number(*tail, at + 6, 2),
                     .count = number(*tail, at + 10, 2),
                     .size = number(*tail, at + 12, 4),
                     .offset = number(*tail, at + 16, 4),
                     .comment = tail->substr(at + zip::endSize, number(*tail, at + 20, 2)),
                     .isFollowed = !reachesEnd};
    if (auto error = readEnd64(source, end))
        return *error;
    return std::optional(std::move(end));
}

/// Takes from the field of 64-bit numbers what does not fit into the record.
void widen(ZipMember& member) {
    zip::forEachField(member.extra, [&](std::uint16_t id, std::string_view content) {
        if (id != zip::wideField)
            return;
        std::size_t at = 0;
        for (std::uint64_t* value : {&member.size, &member.packedSize, &member.localOffset}) {
            if (*value != 0xFFFFFFFF || at + 8 > content.size())
                continue;
            *value = number(content, at, 8);
            at += 8;
        }
    });
}

/// The records of the directory, as long as they are records.
void readRecords(std::string_view bytes, ZipDirectory& directory) {
    for (std::size_t at = 0; at + zip::recordSize <= bytes.size();) {
        const std::string_view record = bytes.substr(at);
        if (!record.starts_with(zip::recordSignature))
            return;
        const std::size_t nameSize = number(record, 28, 2), extraSize = number(record, 30, 2),
                          commentSize = number(record, 32, 2);
        const std::size_t whole = zip::recordSize + nameSize + extraSize + commentSize;
        if (whole > record.size())
            return;
        ZipMember member{
            .name = std::string(record.substr(zip::recordSize, nameSize)),
            .extra = std::string(record.substr(zip::recordSize + nameSize, extraSize)),
            .comment =
                std::string(record.substr(zip::recordSize + nameSize + extraSize, commentSize)),
            .host = static_cast<std::uint16_t>(number(record, 5, 1)),
            .flags = static_cast<std::uint16_t>(number(record, 8, 2)),
            .method = static_cast<std::uint16_t>(number(record, 10, 2)),
            .time = static_cast<std::uint32_t>(number(record, 12, 4)),
            .attributes = static_cast<std::uint32_t>(number(record, 38, 4)),
            .packedSize = number(record, 20, 4),
            .size = number(record, 24, 4),
            .localOffset = number(record, 42, 4),
            .record = {directory.place.begin + at, directory.place.begin + at + whole}};
        widen(member);
        member.localOffset += directory.shift;
        directory.members.push_back(std::move(member));
        at += whole;
    }
}

/// Where the records really begin: something may stand before the archive.
Result<std::uint64_t> shiftOf(FileSource& source, const DirectoryEnd& end,
                              ZipDirectory& directory) {
    const std::uint64_t behind = end.offset + end.size;
    if (end.size > end.at)
        return Error{source.path(), "is damaged: its directory is larger than the file"};
    if (behind == end.at || end.size == 0)
        return std::uint64_t{0};
    const auto before = textAt(source, {end.at - end.size, end.at - end.size + 4});
    const auto written = textAt(source, {end.offset, end.offset + 4});
    if (!before || !written)
        return before ? written.error() : before.error();
    const bool isWritten = *written == zip::recordSignature && behind <= end.at;
    if (*before == zip::recordSignature && end.at > behind) {
        if (isWritten)
            directory.trouble.emplace_back("has two directories; the last one is read");
        return end.at - behind;
    }
    if (!isWritten)
        return Error{source.path(), "is damaged: its directory is not where it says"};
    directory.trouble.emplace_back("has other bytes behind its directory");
    return std::uint64_t{0};
}

/// Members of an archive that has lost its directory, by their local headers.
Result<ZipDirectory> readLocalHeaders(FileSource& source) {
    ZipDirectory directory{.isMissing = true};
    directory.trouble.emplace_back("has no directory (cut off?); these are the members found");
    for (std::uint64_t at = 0; at < source.size();) {
        constexpr std::uint64_t piece = 1 << 20; // bytes, more than a header can have
        const auto bytes = textAt(source, {at, at + piece});
        if (!bytes)
            return bytes.error();
        const std::size_t found = bytes->find(zip::localSignature);
        if (found == bytes->npos) {
            at += bytes->size() < piece ? piece : piece - 3;
            continue;
        }
        if (found > 0 && found + 0x20000 > bytes->size() && bytes->size() == piece) {
            at += found; // the header may go on behind the piece
            continue;
        }
        const std::string_view header = std::string_view(*bytes).substr(found);
        const std::size_t nameSize = number(header, 26, 2), extraSize = number(header, 28, 2);
        if (header.size() < zip::localSize + nameSize + extraSize)
            break;
        ZipMember member{.name = std::string(header.substr(zip::localSize, nameSize)),
                         .extra = std::string(header.substr(zip::localSize + nameSize, extraSize)),
                         .flags = static_cast<std::uint16_t>(number(header, 6, 2)),
                         .method = static_cast<std::uint16_t>(number(header, 8, 2)),
                         .time = static_cast<std::uint32_t>(number(header, 10, 4)),
                         .packedSize = number(header, 18, 4),
                         .size = number(header, 22, 4)};
        widen(member);
        member.localOffset = at + found;
        const std::uint64_t skipped =
            (member.flags & zip::descriptorFlag) != 0 ? 0 : member.packedSize;
        at = member.localOffset + zip::localSize + nameSize + extraSize +
             std::min(skipped, source.size());
        directory.members.push_back(std::move(member));
    }
    if (directory.members.empty())
        return Error{source.path(), "is no zip archive"};
    return directory;
}

void tellOddities(ZipDirectory& directory, std::uint64_t count) {
    if (count != directory.members.size() && count != directory.members.size() % 65536)
        directory.trouble.push_back("says that it has " + std::to_string(count) +
                                    " members and has " + std::to_string(directory.members.size()));
    for (const ZipMember& member : directory.members)
        if ((member.flags & zip::maskedFlag) != 0) {
            directory.trouble.emplace_back("hides its names by encryption");
            break;
        }
}

} // namespace

std::optional<std::string> ZipMember::unicodeName() const {
    std::optional<std::string> found;
    zip::forEachField(extra, [&](std::uint16_t id, std::string_view content) {
        if (id != zip::unicodeNameField || content.size() < 6 || content[0] != 1)
            return;
        const auto sum =
            ::crc32(0, reinterpret_cast<const Bytef*>(name.data()), static_cast<uInt>(name.size()));
        if (number(content, 1, 4) == sum && isUtf8(content.substr(5)))
            found = content.substr(5);
    });
    return found;
}

bool looksLikeZip(FileSource& source) {
    const auto head = textAt(source, {0, 4});
    if (head && (*head == zip::localSignature || *head == zip::endSignature))
        return true;
    const auto end = findEnd(source);
    return end && *end && (*end)->count > 0;
}

Result<ZipDirectory> readZipDirectory(FileSource& source) {
    const auto found = findEnd(source);
    if (!found)
        return found.error();
    if (!*found)
        return readLocalHeaders(source);
    const DirectoryEnd& end = **found;
    if (end.disk != 0 || end.firstDisk != 0)
        return Error{source.path(), "is one volume of several; join them first"};
    if (end.size > largestZipDirectory)
        return Error{source.path(), "has a directory of more than " +
                                        std::to_string(largestZipDirectory >> 20) + " MiB"};
    ZipDirectory directory{.comment = end.comment};
    const auto shift = shiftOf(source, end, directory);
    if (!shift)
        return shift.error();
    directory.shift = *shift;
    const std::uint64_t begin = end.offset + *shift;
    directory.place = {begin, begin + end.size};
    const auto bytes = textAt(source, directory.place);
    if (!bytes)
        return bytes.error();
    readRecords(*bytes, directory);
    tellOddities(directory, end.count);
    if (end.isFollowed)
        directory.trouble.emplace_back("has other bytes behind its end");
    return directory;
}

} // namespace charsleuth
