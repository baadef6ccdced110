#pragma once

/// Renames entries of folders, writes each step down before it is done, and takes steps back.

#include "app/files/locked_file.h"
#include "app/names/disk_names.h"

namespace charsleuth {

/// A file with a line of JSON for each renaming, which one process at a time has open.
class RenameJournal {
public:
    /// Makes the file or goes on with one that is there; fails where that is no such journal, is a
    /// link, or is in use by another process.
    static Result<RenameJournal> open(const std::string& path);
    /// For taking back: it must be there.
    static Result<RenameJournal> openExisting(const std::string& path);

    struct Step {
        std::string folder, from, to; ///< the folder is absolute
    };
    /// When it was opened. A last line that was not written to its end counts as not there.
    const std::vector<Step>& steps() const { return m_steps; }

    /// Returns when the step is on the disk.
    std::optional<Error> append(const Step& step);
    /// Takes out the step that was appended last: it was not done.
    void takeBack();

private:
    explicit RenameJournal(std::string path) : m_path(std::move(path)) {}
    static Result<RenameJournal> open(const std::string& path, Missing missing);
    std::optional<Error> read();

    std::string m_path;
    FileDescriptor m_file;
    std::vector<Step> m_steps;
    std::uint64_t m_end = 0, m_lastBegin = 0; ///< bytes; of the last line
};

/// Writes the step down and renames. Never replaces anything. `one` has no trouble.
std::optional<Error> rename(const NameOnDisk& one, RenameJournal& journal);

/// Takes all steps back from the last one; steps that were not done, or taken back already, are
/// left. Tells what cannot be taken back. Returns how many were. `named`: see JournalReach, beyond
/// which nothing is renamed.
Result<std::size_t> undoRenames(const std::string& journal,
                                const std::function<void(const Error&)>& tell,
                                const std::vector<std::string>& named = {});

} // namespace charsleuth
