#pragma once

/// What Git knows of the work tree around the current folder.

#include "app/cli/git_program.h"
#include "core/bytes/bytes.h"

#include <optional>
#include <string>
#include <vector>

namespace charsleuth::cli {

/// A file as two states of the work tree have it.
struct ChangedFile {
    std::string before;     ///< path from the work tree's root, as `git show REV:PATH` takes it
    std::string path;       ///< as seen from the current folder
    std::string inTree;     ///< path from the work tree's root
    std::string blobBefore; ///< its content then, as Git names it; zeros for a new file
    std::string blobNow;    ///< its content in the index; zeros where that is not what was compared

    bool isNew() const { return blobBefore.find_first_not_of('0') == std::string::npos; }
};

class GitFiles {
public:
    /// Nothing where git is missing or the current folder lies in no work tree; `trouble` then says
    /// why. `within`: see GitProgram.
    static std::optional<GitFiles> here(Error& trouble,
                                        const std::vector<std::string>& within = {});

    const std::shared_ptr<const GitProgram>& program() const { return m_git; }

    /// Regular files that Git tracks and that are there, from the current folder.
    Result<std::vector<std::string>> tracked() const;

    /// Files whose content differs between a revision and the work tree or the index; renamed ones
    /// too, no new ones. `paths`: only those, or all where empty.
    Result<std::vector<ChangedFile>> changedSince(const std::string& revision, bool inIndex,
                                                  const std::vector<std::string>& paths) const;

    /// Files added or changed in the index.
    Result<std::vector<ChangedFile>> staged(const std::vector<std::string>& paths) const;

private:
    explicit GitFiles(std::shared_ptr<const GitProgram> git) : m_git(std::move(git)) {}
    Result<std::vector<ChangedFile>> differing(std::vector<std::string> words,
                                               const std::vector<std::string>& paths) const;

    std::shared_ptr<const GitProgram> m_git;
};

/// The command that brings back what a file was in a revision, as a shell takes it.
std::string restoreCommand(const std::string& revision, const ChangedFile& file);

/// Why a file is not compared that a filter of git makes from what Git has, in words.
std::string whyNotCompared(const std::string& filter);

/// What Git has of files, by one program that is asked for one after the other. For one thread.
class GitContents {
public:
    explicit GitContents(std::shared_ptr<const GitProgram> git);

    /// A content as the work tree has it in the file `inTree`: converted by its
    /// working-tree-encoding, with its line ends. Filters are not run, see
    /// BesideReader::filterOf().
    Result<std::vector<Byte>> read(const std::string& blob, const std::string& inTree);

private:
    Result<std::string> answerTo(const std::string& question);

    std::shared_ptr<const GitProgram> m_program;
    std::optional<RunningProgram> m_git;
    std::string m_end; ///< the name of no object: where Git says so, an answer has ended
};

} // namespace charsleuth::cli
