#include "app/archive/zip_directory.h"

#include "app/archive/zip_format.h"
#include "app/archive/zip_headers.h"
#include "app/files/printable.h"

#include <algorithm>
#include <numeric>
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
    std::uint64_t at = 0;                ///< offset of the record
    std::optional<std::uint64_t> wideAt; ///< of the one of 64 bits
    std::uint64_t disk = 0, firstDisk = 0;
    std::uint64_t countHere = 0, count = 0, size = 0, offset = 0;
    std::uint64_t followed = 0; ///< bytes behind it
    std::string damage;

    /// Where the records must end, unless something stands between.
    std::uint64_t recordsEnd() const { return wideAt.value_or(at); }
};

/// Numbers that are too large for the record stand in one of 64 bits before it; the others must be
/// the same in both.
std::optional<Error> readEnd64(FileSource& source, DirectoryEnd& end) {
    if (end.at < zip::locator64Size)
        return std::nullopt;
    const auto locator = textAt(source, {end.at - zip::locator64Size, end.at});
    if (!locator)
        return locator.error();
    if (!locator->starts_with(zip::locator64Signature))
        return std::nullopt;
    const std::uint64_t at = number(*locator, 8, 8);
    for (const std::uint64_t place : {at, end.at - zip::locator64Size - zip::end64Size}) {
        if (place > end.at) // also one that is before the beginning
            continue;
        const auto record = textAt(source, {place, place + zip::end64Size});
        if (!record)
            return record.error();
        if (!record->starts_with(zip::end64Signature))
            continue;
        end.wideAt = place;
        const auto widen = [&](std::uint64_t& value, std::uint64_t most, std::size_t field,
                               std::size_t size) {
            const std::uint64_t wide = number(*record, field, size);
            if (value != most && value != wide)
                end.damage = "has two end records that contradict each other";
            value = wide;
        };
        widen(end.disk, 0xFFFF, 16, 4);
        widen(end.firstDisk, 0xFFFF, 20, 4);
        widen(end.countHere, 0xFFFF, 24, 8);
        widen(end.count, 0xFFFF, 32, 8);
        widen(end.size, 0xFFFFFFFF, 40, 8);
        widen(end.offset, 0xFFFFFFFF, 48, 8);
        return std::nullopt;
    }
    end.damage = "is damaged: the end of its 64-bit directory is not where it says";
    return std::nullopt;
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
                     .countHere = number(*tail, at + 8, 2),
                     .count = number(*tail, at + 10, 2),
                     .size = number(*tail, at + 12, 4),
                     .offset = number(*tail, at + 16, 4)};
    const std::size_t comment = number(*tail, at + 20, 2),
                      behind = tail->size() - at - zip::endSize;
    end.followed = behind - std::min(behind, comment);
    if (comment > behind)
        end.damage = "has a comment that is cut off";
    if (auto error = readEnd64(source, end))
        return *error;
    return std::optional(std::move(end));
}

/// The records of the directory, as long as they are records.
void readRecords(std::string_view bytes, ZipDirectory& directory) {
    directory.recordsEnd = directory.place.begin;
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
            .checksum = static_cast<std::uint32_t>(number(record, 16, 4)),
            .attributes = static_cast<std::uint32_t>(number(record, 38, 4)),
            .packedSize = number(record, 20, 4),
            .size = number(record, 24, 4),
            .localOffset = number(record, 42, 4),
            .record = {directory.place.begin + at, directory.place.begin + at + whole}};
        zip::widen(member);
        member.localOffset += directory.shift;
        directory.members.push_back(std::move(member));
        at += whole;
        directory.recordsEnd += whole;
    }
}

/// Where the records really begin: something may stand before the archive. Nothing where they are
/// found nowhere.
Result<std::optional<std::uint64_t>> shiftOf(FileSource& source, const DirectoryEnd& end,
                                             ZipDirectory& directory) {
    const std::uint64_t last = end.recordsEnd(), behind = end.offset + end.size;
    if (end.size > last || end.offset > last)
        return std::optional<std::uint64_t>();
    if (behind == last || end.size == 0)
        return std::optional(last - behind);
    const auto before = textAt(source, {last - end.size, last - end.size + 4});
    const auto written = textAt(source, {end.offset, end.offset + 4});
    if (!before || !written)
        return before ? written.error() : before.error();
    const bool isWritten = *written == zip::recordSignature && behind <= last;
    if (*before == zip::recordSignature && last > behind) {
        if (isWritten)
            directory.tell("has two directories; the last one is read");
        return std::optional(last - behind);
    }
    if (!isWritten)
        return std::optional<std::uint64_t>();
    directory.tell("has other bytes behind its directory");
    return std::optional(std::uint64_t{0});
}

/// Members of an archive without a directory that can be read, by their own headers.
Result<ZipDirectory> withoutDirectory(FileSource& source, std::string why) {
    ZipDirectory directory{.isMissing = true};
    auto members = zip::membersWithin(source, {0, source.size()});
    if (!members)
        return members.error();
    if (members->empty())
        return Error{source.path(), why.empty() ? "is no zip archive" : why};
    directory.members = *std::move(members);
    directory.tellDamage(why.empty() ? "has no directory (cut off?); these are the members found"
                                     : why + "; these are the members found");
    return directory;
}

/// A signature may stand behind the records; nothing else.
bool isSignature(std::string_view rest) {
    constexpr std::size_t head = 6; // bytes
    return rest.starts_with(zip::digitalSignature) && number(rest, 4, 2) + head == rest.size();
}

/// What the end record and the records say of each other.
void compareEnd(ZipDirectory& directory, const DirectoryEnd& end, std::string_view bytes) {
    const std::size_t found = directory.members.size();
    if (!end.damage.empty())
        directory.tellDamage(end.damage);
    // Programs without numbers of 64 bits write the lower 16 bits of a count.
    const bool isCounted =
        end.count == found || (!end.wideAt && found > 0xFFFF && end.count == found % 0x10000);
    if (!isCounted || end.countHere != end.count)
        directory.tellDamage("says that it has " +
                             std::to_string(end.count != found ? end.count : end.countHere) +
                             " members and has " + std::to_string(found));
    const std::string_view rest = bytes.substr(directory.recordsEnd - directory.place.begin);
    if (isSignature(rest))
        directory.tell("is signed; a copy with other names is not what was signed");
    else if (directory.recordsEnd != directory.place.end)
        directory.tellDamage("has a damaged directory");
    if (std::ranges::any_of(directory.members, [](const ZipMember& member) {
            return (member.flags & zip::maskedFlag) != 0;
        }))
        directory.tell("hides its names by encryption");
    if (end.followed > 0)
        directory.tell("has other bytes behind its end: " + std::to_string(end.followed));
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
        return withoutDirectory(source, {});
    const DirectoryEnd& end = **found;
    if (end.disk != 0 || end.firstDisk != 0)
        return Error{source.path(), "is one volume of several; join them first"};
    if (end.size > largestZipDirectory && end.size <= end.recordsEnd())
        return Error{source.path(), "has a directory of more than " +
                                        std::to_string(largestZipDirectory >> 20) + " MiB"};
    ZipDirectory directory{.endAt = end.at, .wideEndAt = end.wideAt};
    const auto shift = shiftOf(source, end, directory);
    if (!shift)
        return shift.error();
    if (!*shift)
        return withoutDirectory(source, "is damaged: its directory is not where it says");
    directory.shift = **shift;
    const std::uint64_t begin = end.offset + directory.shift;
    directory.place = {begin, begin + end.size};
    const auto bytes = textAt(source, directory.place);
    if (!bytes)
        return bytes.error();
    readRecords(*bytes, directory);
    compareEnd(directory, end, *bytes);
    return directory;
}

std::vector<std::size_t> membersAsTheyLie(const ZipDirectory& directory) {
    std::vector<std::size_t> order(directory.members.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return directory.members[i].localOffset; });
    return order;
}

} // namespace charsleuth
