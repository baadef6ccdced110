#include "app/mcp/text_file.h"

#include "app/convert/converted_copy.h"
#include "app/detect/detect_input.h"
#include "app/files/content.h"
#include "app/files/format_name.h"
#include "app/files/write_guard.h"
#include "app/sidecar/read_beside.h"
#include "core/decode/encoder.h"
#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth::mcp {

namespace {

/// Nothing larger is written than can be read.
std::optional<Error> tooLarge(const std::string& path, Bytes bytes) {
    if (bytes.size() <= largestFile)
        return std::nullopt;
    return Error{path, "would be larger than " + std::to_string(largestFile >> 20) +
                           " MiB, the most that this server reads; nothing was written"};
}

/// A file beside the old one, with its attributes and the new bytes; not yet under its name.
Result<WrittenFile> filled(const RawFile& old, Bytes bytes) {
    if (auto error = tooLarge(old.place.asked, bytes))
        return *error;
    if (auto refused = whyNotReplaced(old.place.asked, old.status, false))
        return refused->error;
    auto file = WrittenFile::inFolder(old.place.asked, old.place.folder.pathTo(old.place.name));
    if (!file)
        return file.error();
    if (auto error = file->keepAttributes())
        return *error;
    if (auto error = file->write(bytes))
        return *error;
    const auto now = old.place.folder.statusOfEntry(old.place.name);
    if (!now || !now->isUnchangedSince(old.status))
        return Error{old.place.asked, "was changed by somebody else meanwhile; read it again"};
    return file;
}

} // namespace

std::string hashOf(const RawFile& file) {
    return contentOf(Bytes(file.bytes)).hash;
}

Result<FolderLock> lockFor(const Place& place) {
    if (auto why = whyNotWritten(place.path))
        return Error{place.asked, *std::move(why)};
    auto lock = FolderLock::take(place.folder.pathTo("."));
    if (!lock)
        return Error{place.asked, lock.error().cause};
    return lock;
}

Result<RawFile> readFile(const Roots& roots, const std::string& path) {
    auto place = roots.find(path);
    if (!place)
        return place.error();
    RawFile file{.place = *std::move(place)};
    const FileDescriptor opened = file.place.folder.openEntry(file.place.name);
    const int trouble = errno;
    const auto status =
        opened.isOpen() ? statusOf(opened.get()) : file.place.folder.statusOfEntry(file.place.name);
    if (status && status->isFolder())
        return Error{path, "is a folder"};
    if (!opened.isOpen() || !status)
        return Error{path, causeOf(opened.isOpen() ? errno : trouble)};
    if (!status->isRegular())
        return Error{path, "is no regular file"};
    file.status = *status;
    file.bytes.resize(std::min(status->size, largestFile) + 1);
    const auto count = readFully(opened.get(), file.bytes);
    if (!count)
        return Error{path, causeOf(errno)};
    if (*count > largestFile)
        return Error{path, "is larger than " + std::to_string(largestFile >> 20) +
                               " MiB, the most that this server reads"};
    file.bytes.resize(*count);
    return file;
}

bool exists(const Place& place) {
    return place.folder.statusOfEntry(place.name).has_value();
}

Detection detectionOf(Bytes bytes, std::vector<Hint> hints) {
    constexpr std::size_t listed = 4;
    // Two are explained: both say so where there are lines in two encodings.
    return detect(bytes, {.hints = std::move(hints), .listed = listed, .explained = 2});
}

Detection detectionOf(const RawFile& file, std::vector<Hint> hints) {
    BesideReader beside(file.place.rootPath);
    addSurroundings(hints, file.place.path, {.reader = &beside});
    return detectionOf(Bytes(file.bytes), std::move(hints));
}

EncodingId editedAs(const Detection& detection) {
    const Candidate& best = detection.ranked.front();
    return findEncoding(editAs(best, detection.asciiOnly)).value_or(best.encoding);
}

std::optional<std::string> formatOf(Bytes bytes) {
    FormatNamer namer;
    constexpr std::size_t head = 64 << 10; // bytes that are enough for a name
    return namer.nameOf(bytes.first(std::min(bytes.size(), head)));
}

std::string binaryKind(Bytes bytes, const Detection& detection) {
    return formatOf(bytes).value_or(detection.binaryReason);
}

Result<EncodingId> encodingOf(const std::string& name) {
    // Some canonical names are labels of another encoding as well: what was shown is what is meant.
    const auto shown = std::ranges::find(allEncodings(), name, &EncodingInfo::name);
    if (shown != allEncodings().end())
        return shown->id;
    const auto found = findEncoding(name);
    if (!found)
        return Error{name, "no encoding has this name"};
    return *found;
}

Result<TextFile> readTextFile(const Roots& roots, const std::string& path,
                              const std::optional<std::string>& encoding) {
    auto raw = readFile(roots, path);
    if (!raw)
        return raw.error();
    TextFile file{.raw = *std::move(raw)};
    file.detection = detectionOf(file.raw);
    if (encoding) {
        const auto asked = encodingOf(*encoding);
        if (!asked)
            return asked.error();
        file.encoding = *asked;
        return file;
    }
    if (file.detection.binary || file.detection.ranked.empty())
        return Error{path, "has no text: " + binaryKind(file.raw.bytes, file.detection)};
    file.encoding = editedAs(file.detection);
    if (file.detection.asciiOnly)
        file.encoding = declaredOfAscii(file.raw.place, file.raw.bytes).value_or(file.encoding);
    return file;
}

std::optional<EncodingId> declaredOfAscii(const Place& place, Bytes bytes) {
    BesideReader beside(place.rootPath);
    const auto said = declaredEncoding(bytes, place.path, beside);
    const bool has = said && encode(u"a", said->encoding).bytes == std::vector<Byte>{'a'};
    return has ? std::optional(said->encoding) : std::nullopt;
}

std::optional<DeclaredRepertoire> repertoireOf(const Place& place, Bytes bytes,
                                               EncodingId encoding) {
    BesideReader beside(place.rootPath);
    auto said = declaredEncoding(bytes, place.path, beside);
    if (!said)
        return std::nullopt;
    DeclaredRepertoire repertoire(*std::move(said));
    return repertoire.covers(encoding) ? std::optional(std::move(repertoire)) : std::nullopt;
}

std::optional<Error> replaceFile(const RawFile& old, Bytes bytes) {
    auto file = filled(old, bytes);
    return file ? file->commit() : std::optional(file.error());
}

std::optional<Error> replaceKeepingOriginal(const RawFile& old, Bytes bytes, EncodingId encoding) {
    auto file = filled(old, bytes);
    if (!file)
        return file.error();
    file->setCharset(std::string(info(encoding).name));
    return file->commitKeepingOriginal();
}

std::optional<Error> writeNewFile(const Place& place, Bytes bytes, unsigned permissions) {
    if (auto error = tooLarge(place.asked, bytes))
        return error;
    auto file = WrittenFile::inFolder(place.asked, place.folder.pathTo(place.name));
    if (!file)
        return file.error();
    file->setPermissions(permissions);
    if (auto error = file->write(bytes))
        return error;
    return file->commit();
}

} // namespace charsleuth::mcp
