#include "app/mcp/text_file.h"

#include "app/detect/detect_input.h"
#include "app/files/format_name.h"
#include "app/files/written_file.h"
#include "app/sidecar/read_beside.h"
#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cerrno>

namespace charsleuth::mcp {

namespace {

/// A file beside the old one, with its attributes and the new bytes; not yet under its name.
Result<WrittenFile> filled(const RawFile& old, Bytes bytes) {
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

Detection detectionOf(const RawFile& file) {
    constexpr std::size_t listed = 4;
    BesideReader beside(file.place.rootPath);
    DetectOptions options{.listed = listed, .explained = 0};
    addSurroundings(options.hints, file.place.path, {.reader = &beside});
    return detect(file.bytes, std::move(options));
}

std::string binaryKind(Bytes bytes, const Detection& detection) {
    FormatNamer namer;
    constexpr std::size_t head = 64 << 10; // bytes that are enough for a name
    return namer.nameOf(bytes.first(std::min(bytes.size(), head))).value_or(detection.binaryReason);
}

Result<EncodingId> encodingOf(const std::string& name) {
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
    const Candidate& best = file.detection.ranked.front();
    file.encoding = findEncoding(editAs(best, file.detection.asciiOnly)).value_or(best.encoding);
    return file;
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
    auto file = WrittenFile::inFolder(place.asked, place.folder.pathTo(place.name));
    if (!file)
        return file.error();
    file->setPermissions(permissions);
    if (auto error = file->write(bytes))
        return error;
    return file->commit();
}

} // namespace charsleuth::mcp
