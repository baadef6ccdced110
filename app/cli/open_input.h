#pragma once

/// Opens what a command is asked about: a file, or a member of an archive.

#include "app/files/file_source.h"

namespace charsleuth::cli {

/// "ARCHIVE!MEMBER" is a member of a zip, tar, cpio, 7z or rar archive, by its name in UTF-8 or its
/// bytes, unless a file has that whole name or a walk found it. The rest as FileSource::open().
Result<FileSource> openInput(const std::string& path, const OpenOptions& options);

} // namespace charsleuth::cli
