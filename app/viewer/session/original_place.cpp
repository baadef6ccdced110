#include "app/viewer/session/original_place.h"

#include "app/convert/converted_copy.h"
#include "app/files/file_status.h"
#include "app/files/paths.h"

#include <filesystem>

namespace charsleuth::viewer {

namespace {

/// The first of FILE.orig, FILE.orig2, FILE.orig3 ... that is not there.
std::string freeNameFor(const std::string& file) {
    std::string name = file + ".orig";
    for (int number = 2; statusOfEntry(name); ++number)
        name = file + ".orig" + std::to_string(number);
    return name;
}

} // namespace

OriginalPlace originalPlaceOf(const std::string& path) {
    OriginalPlace place;
    place.file = canonicalPath(path).value_or(path);
    place.kept = freeNameFor(place.file);
    const auto entry = statusOfEntry(path);
    place.isLink = entry && entry->kind == FileKind::Link;
    if (const auto status = statusOf(path))
        if (const auto refusal = whyNotReplaced(path, *status, false))
            place.refusal = refusal->error.cause;
    return place;
}

std::optional<Error> giveBack(const std::string& path, const ReplacedContent& replaced) {
    if (fingerprintOfFile(path) != replaced.now)
        return Error{path, "has changed since it was opened"};
    std::error_code error;
    const auto file = canonicalPath(path);
    std::filesystem::rename(replaced.kept, file.value_or(path), error);
    return error ? std::optional(Error{replaced.kept, error.message()}) : std::nullopt;
}

} // namespace charsleuth::viewer
