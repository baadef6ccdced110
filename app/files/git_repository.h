#pragma once

/// Work trees of git, and where their repositories lie.

#include "app/files/small_file.h"

#include <string>

namespace charsleuth {

struct GitRepository {
    std::string folder; ///< with this work tree's HEAD and index
    std::string common; ///< with configuration, references and objects; mostly the same folder
};

/// The first folder with a .git, from `folder` on up to `top`; empty where there is none. All end
/// with a slash; without `top` up to the root.
std::string workTreeAround(const std::string& folder, const std::string& top = {});

/// By .git in a work tree, which ends with a slash: a folder, or a file that says where it is
/// (worktrees, submodules).
GitRepository repositoryOf(const std::string& workTree, const Reach& reach = {});

/// Of a repository's folder itself.
GitRepository repositoryAt(const std::string& folder, const Reach& reach = {});

} // namespace charsleuth
