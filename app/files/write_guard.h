#pragma once

/// Files that other programs obey where they find them: a repository of git names programs that git
/// runs, and so do the settings that an editor or a coding agent reads in a folder. Neither an
/// agent's request nor a walk over a folder nor an archive writes them. A file that the user names
/// by itself may be written.

#include <optional>
#include <string>
#include <string_view>

namespace charsleuth {

/// Whether the name is `.git` to git on some file system: in capitals, with dots and spaces at the
/// end, with a stream of NTFS, as `git~1`, with characters that HFS+ passes over.
bool isGitName(std::string_view name);

/// Why nothing is written to `path`, in words; nothing where it may be. `path` is absolute and
/// without links; it need not be there. The user named the first `named` bytes of it, a folder
/// with a slash at the end: only what comes below is judged.
std::optional<std::string> whyNotWritten(const std::string& path, std::size_t named = 0);

} // namespace charsleuth
