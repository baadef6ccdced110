#pragma once

/// Folders with programs that git runs: core.hooksPath of git's configuration, which is read here,
/// never by git.

#include <string>
#include <vector>

namespace charsleuth {

/// The folders that the configuration names for hooks: the repository's, its work tree's own, the
/// user's and the system's, with what these include, under whatever condition; but the repository
/// includes nothing outside of it and its work tree. Canonical, with a slash at the end. `workTree`
/// ends with a slash. Hooks in the repository itself are left out.
std::vector<std::string> hookFoldersOf(const std::string& workTree);

} // namespace charsleuth
