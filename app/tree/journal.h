#pragma once

/// A file to which a run appends what it is about to do, before it does it: by it the run goes on
/// after it was killed, and is undone.

#include "app/files/file_status.h"
#include "app/files/locked_file.h"
#include "app/tree/journal_step.h"

#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace charsleuth {

class Journal {
public:
    /// What the last steps of a file say.
    struct FileState {
        JournalStep begin; ///< the last one
        /// Begin while it is not known what became of it; else Done.
        JournalStep::Kind last = JournalStep::Kind::Begin;
        std::int64_t changed = 0; ///< see JournalStep
        std::size_t number = 0;   ///< of its last Begin among all steps
        std::size_t run = 0;      ///< that began it: a place in runs()

        /// Whether the file was converted in its place, and has the status since.
        bool isDone(const FileStatus& now) const;
    };

    /// A run, with those that went on with it.
    struct Run {
        JournalStep step; ///< the first
        bool ended = false;
    };

    /// Makes the file with `head`, or reads the one that is there, which must begin with the same
    /// head, and cuts off a last line that was not written to its end. Fails where another program
    /// has opened it, or where it is of other folders, damaged or no journal.
    static Result<Journal> open(const std::string& path, const JournalStep& head);

    /// For undoing: it must be there.
    static Result<Journal> openExisting(const std::string& path);

    /// For showing it: nothing is appended to it. Other programs may be at work on it.
    static Result<Journal> look(const std::string& path);

    const std::string& path() const { return m_path; }
    const JournalStep& head() const { return m_head; }

    /// By absolute path, as it was when the journal was opened and settled: files that are or may
    /// be converted.
    const std::unordered_map<std::string, FileState>& files() const { return m_files; }
    /// Folders that runs made, in that order, when it was opened.
    const std::vector<std::string>& folders() const { return m_folders; }
    const std::vector<Run>& runs() const { return m_runs; }
    /// Programs that did not come to the end of their work.
    const std::vector<std::int64_t>& killed() const { return m_killed; }

    /// Appends, in any thread. After a failure nothing is appended any more.
    std::optional<Error> append(std::span<const JournalStep> steps);
    std::optional<Error> append(const JournalStep& step) { return append({&step, 1}); }
    /// Appends what became of steps that were begun, and takes note of it. Before other threads
    /// append.
    std::optional<Error> settle(std::vector<JournalStep> steps);
    /// Returns when all that was appended is on the disk.
    std::optional<Error> sync();
    /// Appends that the program came to the end of its work, and returns when that is on the disk.
    /// `run`: see JournalStep.
    std::optional<Error> finish(std::size_t run = 0);

private:
    explicit Journal(std::string path) : m_path(std::move(path)) {}
    std::optional<Error> openFile(Missing missing);
    std::optional<Error> read(bool mayCut = true);
    void take(JournalStep step, std::size_t number);
    void takeRun(JournalStep step);

    std::string m_path;
    JournalStep m_head;
    std::unordered_map<std::string, FileState> m_files;
    std::vector<std::string> m_folders;
    std::vector<std::int64_t> m_killed;
    std::vector<Run> m_runs;
    std::size_t m_run = 0; ///< to which the steps belong that are read

    FileDescriptor m_file;
    std::unique_ptr<std::mutex> m_appending = std::make_unique<std::mutex>();
    std::optional<Error> m_failure; ///< of an append
};

} // namespace charsleuth
