#pragma once

/// The program git, on a repository whose configuration it does not read.
///
/// A repository's configuration names programs that git runs: core.fsmonitor, hooks, filters,
/// textconv, diff.external, core.sshCommand for what a partial clone lacks, credential helpers,
/// pagers; and files elsewhere, by include.path and core.worktree. The repository may have come
/// with the folder. Git is therefore given another repository folder, made for it:
///
///     $TMPDIR/charsleuth-XXXXXX/     GIT_DIR
///         config                     ours: what of theirs is harmless, and nothing else
///         HEAD, refs, packed-refs    copies
///     .git/objects, .git/index       where they lie (GIT_OBJECT_DIRECTORY, GIT_INDEX_FILE)
///
/// The user's own configuration and the system's are read for the same harmless settings only, so
/// that git starts no other program at all. No variable GIT_* is handed on.

#include "app/files/result.h"
#include "app/files/running_program.h"
#include "app/files/temporary_file.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

class GitProgram {
public:
    /// For the work tree around the current folder; without `within` one that GIT_DIR,
    /// GIT_WORK_TREE and GIT_INDEX_FILE name, as git sets them for hooks. `within`: canonical
    /// folders out of which nothing may lead; none: anywhere.
    static Result<std::shared_ptr<const GitProgram>> here(const std::vector<std::string>& within);

    /// What git prints; an error where it fails, with its own first line.
    Result<std::string> run(const std::vector<std::string>& words) const;
    Result<RunningProgram> start(const std::vector<std::string>& words) const;

    /// "../../" from the current folder to the work tree's root; empty in the root.
    const std::string& up() const { return m_up; }

private:
    struct Place;
    GitProgram() = default;
    static Result<Place> placeHere(const std::vector<std::string>& within);
    std::optional<Error> setUp(const Place& place);

    TemporaryFolder m_folder;
    ProgramSettings m_settings;
    std::string m_up;
};

} // namespace charsleuth::cli
