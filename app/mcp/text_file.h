#pragma once

/// A text file in one of the roots: read, detected, replaced.

#include "app/edit/declared_repertoire.h"
#include "app/files/file_status.h"
#include "app/files/folder_lock.h"
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

/// What the file holds, as tokens have it.
std::string hashOf(const RawFile& file);

/// Keeps other servers from the folder of a place while its file is read and replaced. Fails where
/// nothing may be written, too.
Result<FolderLock> lockFor(const Place& place);

/// Fails where it is no regular file, too large or cannot be read.
Result<RawFile> readFile(const Roots& roots, const std::string& path);

/// Whether something is there.
bool exists(const Place& place);

/// With the hints of its name and of what lies beside it, in its root.
Detection detectionOf(const RawFile& file, std::vector<Hint> hints = {});

/// Of bytes that come from no file.
Detection detectionOf(Bytes bytes, std::vector<Hint> hints);

/// That text of this detection is read and written in. Requires: there is a candidate.
EncodingId editedAs(const Detection& detection);

struct TextFile {
    RawFile raw;
    Detection detection;
    EncodingId encoding{}; ///< that it is read and written in: the one asked for, else of pure
                           ///< ASCII the declared one, else core/ranking/edit_as.h
};

/// The encoding that a file of pure ASCII is declared in, where it has these bytes in that one,
/// too.
std::optional<EncodingId> declaredOfAscii(const Place& place, Bytes bytes);

/// What limits the characters of a file: its declaration, where the file is read by it. `bytes`:
/// those of the file, or those that it will have.
std::optional<DeclaredRepertoire> repertoireOf(const Place& place, Bytes bytes,
                                               EncodingId encoding);

/// Fails for binary files, too, unless an encoding was asked for.
Result<TextFile> readTextFile(const Roots& roots, const std::string& path,
                              const std::optional<std::string>& encoding);

/// "PNG image", if binary bytes begin like a known format.
std::optional<std::string> formatOf(Bytes bytes);

/// The format, or why the bytes are taken for binary.
std::string binaryKind(Bytes bytes, const Detection& detection);

/// The encoding of that name; the error says that there is none.
Result<EncodingId> encodingOf(const std::string& name);

/// Puts `bytes` in the file's place, complete or not at all. Fails where somebody wrote to it since
/// it was read, and where they are more than can be read again; so below.
std::optional<Error> replaceFile(const RawFile& old, Bytes bytes);

/// The same, and the file that was there stays as PATH.orig; notes the encoding in its attributes.
std::optional<Error> replaceKeepingOriginal(const RawFile& old, Bytes bytes, EncodingId encoding);

/// Makes a file that is not there yet.
std::optional<Error> writeNewFile(const Place& place, Bytes bytes, unsigned permissions = 0666);

} // namespace charsleuth::mcp
