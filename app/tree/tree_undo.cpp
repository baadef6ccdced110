#include "app/tree/tree_undo.h"

#include "app/files/file_source.h"
#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/files/printable.h"
#include "app/files/written_file.h"
#include "app/tree/leftovers.h"
#include "app/tree/tree_recovery.h"

#include <algorithm>
#include <cerrno>
#include <set>
#include <utility>
#include <vector>

namespace charsleuth {

namespace {

using Kind = JournalStep::Kind;

std::string slashedFolderOf(const std::string& path) {
    return path.substr(0, path.rfind('/') + 1);
}

/// From another file system, with its attributes and time.
std::string bringBack(const JournalStep& begin) {
    auto source = FileSource::open(begin.kept);
    auto file = WrittenFile::beside(begin.path);
    if (!source || !file)
        return source ? file.error().cause : source.error().cause;
    const auto status = statusOf(begin.kept);
    if (!status)
        return causeOf(errno);
    std::vector<Byte> buffer;
    std::optional<Error> error;
    for (std::uint64_t offset = 0; !error && offset < begin.before.size;) {
        const auto bytes = source->bytesAt({offset, offset + FileSource::block}, buffer);
        if (!bytes)
            error = bytes.error();
        else if (bytes->empty())
            error = Error{begin.kept, "ends early"};
        else
            error = file->write(*bytes);
        offset += bytes ? bytes->size() : 0;
    }
    if (!error)
        error = file->takeAttributesOf(begin.kept, WrittenFile::Owner::Kept);
    if (!error)
        error = file->setTime(*status);
    if (!error)
        error = file->commit();
    if (!error)
        removeFile(begin.kept);
    return error ? error->cause : std::string();
}

/// Why not, in words.
std::string takeBack(const JournalStep& begin) {
    const auto outcome = outcomeOf(begin);
    if (!outcome)
        return outcome.error().cause;
    const bool apart = !begin.copy.empty();
    if (*outcome == StepOutcome::Original) {
        const auto kept = apart ? std::optional<Content>() : contentOf(begin.kept).valueOr({});
        if (kept && *kept == begin.before)
            removeFile(begin.kept);
        return {};
    }
    if (*outcome == StepOutcome::Other)
        return "was changed since it was converted, or its original was: " +
               printable(apart ? begin.copy : begin.kept);
    if (begin.keptIsCopied)
        return bringBack(begin);
    if (!(apart ? removeFile(begin.copy) : moveFile(begin.kept, begin.path)))
        return causeOf(errno);
    return {};
}

/// Restored files that the journal does not name yet. Each of their folders is brought to the disk
/// once, then the journal names the files.
class Settled {
public:
    explicit Settled(Journal& journal) : m_journal(journal) {}

    std::optional<Error> add(const JournalStep& begin) {
        m_steps.push_back({.kind = Kind::Undone, .path = begin.path});
        m_folders.insert(slashedFolderOf(begin.copy.empty() ? begin.path : begin.copy));
        constexpr std::size_t many = 128;
        return m_steps.size() < many ? std::nullopt : finish();
    }

    std::optional<Error> finish() {
        for (const std::string& folder : m_folders)
            syncFolder(folder);
        m_folders.clear();
        return m_journal.append(std::exchange(m_steps, {}));
    }

private:
    Journal& m_journal;
    std::vector<JournalStep> m_steps;
    std::set<std::string> m_folders;
};

std::vector<const Journal::FileState*> lastFirst(const Journal& journal,
                                                 std::optional<std::size_t> run) {
    std::vector<const Journal::FileState*> files;
    files.reserve(journal.files().size());
    for (const auto& [path, state] : journal.files())
        if (!run || state.run == *run)
            files.push_back(&state);
    std::ranges::sort(files, std::greater{}, &Journal::FileState::number);
    return files;
}

} // namespace

std::optional<Error> undo(Journal& journal, const std::function<bool(const UndoneFile&)>& tell,
                          std::optional<std::size_t> run) {
    std::vector<std::string> folders = journal.head().roots;
    if (!journal.head().folder.empty())
        folders.push_back(journal.head().folder);
    removeLeftovers(folders, journal.killed());
    Settled settled(journal);
    for (const Journal::FileState* file : lastFirst(journal, run)) {
        const UndoneFile undone{file->begin.path, takeBack(file->begin)};
        if (undone.trouble.empty())
            if (auto error = settled.add(file->begin))
                return error;
        if (!tell(undone))
            return settled.finish();
    }
    if (auto error = settled.finish())
        return error;
    const auto& made = journal.folders();
    for (auto folder = made.rbegin(); folder != made.rend(); ++folder)
        removeEmptyFolder(*folder); // a folder with other files in it stays
    for (std::size_t i = 0; i < journal.runs().size(); ++i)
        if ((!run || i == *run) && !journal.runs()[i].ended)
            if (auto error = journal.append({.kind = Kind::End, .run = i + 1}))
                return error;
    return run ? journal.sync() : journal.finish();
}

} // namespace charsleuth
