#include "app/mcp/text_file.h"

#include "app/detect/detect_input.h"
#include "app/files/format_name.h"
#include "app/files/written_file.h"
#include "app/sidecar/read_beside.h"
#include "core/ranking/edit_as.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>

namespace charsleuth::mcp {

namespace {

bool isUnchanged(const struct stat& before, const struct stat& now) {
    return before.st_ino == now.st_ino && before.st_dev == now.st_dev &&
           before.st_size == now.st_size && before.st_mtim.tv_sec == now.st_mtim.tv_sec &&
           before.st_mtim.tv_nsec == now.st_mtim.tv_nsec;
}

/// A file beside the old one, with its attributes and the new bytes; not yet under its name.
Result<WrittenFile> filled(const RawFile& old, Bytes bytes) {
    auto file = WrittenFile::at(old.place.asked, old.place.throughFolder());
    if (!file)
        return file.error();
    if (auto error = file->keepAttributes())
        return *error;
    if (auto error = file->write(bytes))
        return *error;
    struct stat now {};
    if (::fstatat(old.place.folder.get(), old.place.name.c_str(), &now, AT_SYMLINK_NOFOLLOW) != 0 ||
        !isUnchanged(old.status, now))
        return Error{old.place.asked, "was changed by somebody else meanwhile; read it again"};
    return file;
}

} // namespace

Result<RawFile> readFile(const Roots& roots, const std::string& path) {
    auto place = roots.find(path);
    if (!place)
        return place.error();
    RawFile file{.place = *std::move(place)};
    const FileDescriptor opened(::openat(file.place.folder.get(), file.place.name.c_str(),
                                         O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!opened.isOpen() || ::fstat(opened.get(), &file.status) != 0)
        return Error{path, causeOf(errno)};
    if (!S_ISREG(file.status.st_mode))
        return Error{path, S_ISDIR(file.status.st_mode) ? "is a folder" : "is no regular file"};
    const auto size = static_cast<std::uint64_t>(file.status.st_size);
    file.bytes.resize(std::min(size, largestFile) + 1);
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
    struct stat status {};
    return ::fstatat(place.folder.get(), place.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
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

std::optional<Error> writeNewFile(const Place& place, Bytes bytes, mode_t mode) {
    auto file = WrittenFile::at(place.asked, place.throughFolder());
    if (!file)
        return file.error();
    file->setPermissions(mode);
    if (auto error = file->write(bytes))
        return error;
    return file->commit();
}

} // namespace charsleuth::mcp
