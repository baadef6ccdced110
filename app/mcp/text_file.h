#pragma once

/// A text file in one of the roots: read, detected, replaced.

#include "app/files/file_status.h"
#include "app/files/result.h"
#include "app/mcp/roots.h"
#include "core/ranking/detection.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth::mcp {

/// Bytes of a file that is read or written, at most.
inline constexpr std::uint64_t largestFile = std::uint64_t{8} << 20;

struct RawFile {
    Place place;
    std::vector<Byte> bytes;
    FileStatus status; ///< when it was read
};

/// Fails where it is no regular file, too large or cannot be read.
Result<RawFile> readFile(const Roots& roots, const std::string& path);

/// Whether something is there.
bool exists(const Place& place);

/// With the hints of its name and of what lies beside it, in its root.
Detection detectionOf(const RawFile& file);

struct TextFile {
    RawFile raw;
    Detection detection;
    EncodingId encoding{}; ///< that it is read and written in: the one asked for, or
                           ///< core/ranking/edit_as.h
};

/// Fails for binary files, too, unless an encoding was asked for.
Result<TextFile> readTextFile(const Roots& roots, const std::string& path,
                              const std::optional<std::string>& encoding);

/// "PNG image", or why the bytes are taken for binary.
std::string binaryKind(Bytes bytes, const Detection& detection);

/// The encoding of that name; the error says that there is none.
Result<EncodingId> encodingOf(const std::string& name);

/// Puts `bytes` in the file's place, complete or not at all. Fails where somebody wrote to it since
/// it was read.
std::optional<Error> replaceFile(const RawFile& old, Bytes bytes);

/// The same, and the file that was there stays as PATH.orig; notes the encoding in its attributes.
std::optional<Error> replaceKeepingOriginal(const RawFile& old, Bytes bytes, EncodingId encoding);

/// Makes a file that is not there yet.
std::optional<Error> writeNewFile(const Place& place, Bytes bytes, unsigned permissions = 0666);

} // namespace charsleuth::mcp
