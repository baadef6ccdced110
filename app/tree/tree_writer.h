#pragma once

/// Carries out the conversion of folders, file by file, and writes down each step first.

#include "app/files/file_status.h"
#include "app/files/open_folder.h"
#include "app/files/written_file.h"
#include "app/tree/journal.h"
#include "app/tree/tree_plan.h"
#include "app/tree/tree_walk.h"

#include <mutex>
#include <optional>
#include <span>
#include <string>

namespace charsleuth {

/// A file with its copy, which is written, but not yet in its place.
struct PreparedFile {
    FilePlan plan;
    TreeFile file;
    OpenFolder folder; ///< of the file, below its root; not open for a file that was named
    OpenFolder place;  ///< of the copy, where it does not take the place of the file
    std::optional<WrittenFile> copy; ///< where there is something to be put in place
    JournalStep begin;               ///< what the journal will say of it
    FileStatus original;             ///< before anything was read
};

/// The word for a destination in a journal, and back.
std::string wordFor(TreeDestination destination);
TreeDestination destinationIn(std::string_view word);

/// The step that a journal of such a run begins with.
JournalStep headFor(const TreeRequest& request);

class TreeWriter {
public:
    /// Both must outlive it. The journal's unfinished steps have been settled, see tree_recovery.h.
    TreeWriter(const TreeRequest& request, Journal& journal)
        : m_request(request), m_journal(journal) {}

    /// Plans for the file and writes the copy without a name. In any thread. `overruled`: see
    /// planFile(). `correction`: of a configuration file; null for others.
    PreparedFile prepare(const TreeFile& file, BesideReader& beside,
                         std::optional<EncodingId> overruled = {},
                         const ConfigCorrection* correction = nullptr);

    /// Puts the copies in their places. One thread at a time. Fails where the journal does: nothing
    /// is put in place then. What else fails is in the plan.
    std::optional<Error> putInPlace(std::span<PreparedFile* const> files);

private:
    void writeCopy(PreparedFile& prepared, FileSource& source);
    bool isDone(const TreeFile& file, const FileStatus& status) const;
    void writeConverted(PreparedFile& prepared, FileSource& source);
    void copyAsItIs(PreparedFile& prepared, FileSource& source);
    bool choosePlace(PreparedFile& prepared, const FileStatus& status);
    void compareWithPlace(PreparedFile& prepared);
    std::optional<Error> beginCopy(PreparedFile& prepared);
    Result<OpenFolder> makeFoldersFor(const std::string& inTree);
    std::optional<Error> commit(PreparedFile& prepared);

    const TreeRequest& m_request;
    Journal& m_journal;
    std::mutex m_folders; ///< one thread makes folders
};

} // namespace charsleuth
