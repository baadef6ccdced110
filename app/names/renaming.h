#pragma once

/// Renames entries of folders, writes each step down before it is done, and takes steps back.

#include "app/files/file_descriptor.h"
#include "app/names/disk_names.h"

namespace charsleuth {

/// A file with a line of JSON for each renaming.
class RenameJournal {
public:
    /// Makes the file or goes on with one that is there; fails where that is no such journal.
    static Result<RenameJournal> open(const std::string& path);

    /// Returns when the step is on the disk.
    std::optional<Error> append(const std::string& folder, const std::string& from,
                                const std::string& to);

    struct Step {
        std::string folder, from, to; ///< the folder is absolute
    };
    /// A last line that was not written to its end counts as not there.
    static Result<std::vector<Step>> read(const std::string& path);

private:
    explicit RenameJournal(std::string path) : m_path(std::move(path)) {}
    std::string m_path;
    FileDescriptor m_file;
};

/// Never replaces anything. `one` has no trouble.
std::optional<Error> rename(const NameOnDisk& one, RenameJournal& journal);

/// Takes all steps back from the last one; steps that were not done, or taken back already, are
/// left. Tells what cannot be taken back. Returns how many were.
Result<std::size_t> undoRenames(const std::string& journal,
                                const std::function<void(const Error&)>& tell);

} // namespace charsleuth
