#include "app/tree/tree_undo.h"

#include "app/files/file_source.h"
#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/files/open_file.h"
#include "app/files/printable.h"
#include "app/files/write_guard.h"
#include "app/files/written_file.h"
#include "app/tree/journal_reach.h"
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
std::string bringBack(const OpenStep& step) {
    const std::string kept = step.kept.way();
    auto source = FileSource::open(kept, {.beneath = kept.substr(0, kept.rfind('/') + 1)});
    auto file = WrittenFile::inFolder(step.begin.path, step.file.way());
    if (!source || !file)
        return source ? file.error().cause : source.error().cause;
    const auto status = statusOf(source->descriptor());
    if (!status)
        return causeOf(errno);
    std::vector<Byte> buffer;
    std::optional<Error> error;
    ContentHash hash;
    for (std::uint64_t offset = 0; !error && offset < step.begin.before.size;) {
        const auto bytes = source->bytesAt({offset, offset + FileSource::block}, buffer);
        if (!bytes)
            error = bytes.error();
        else if (bytes->empty())
            error = Error{kept, "ends early"};
        else
            error = file->write(*bytes);
        hash.add(bytes ? *bytes : Bytes());
        offset += bytes ? bytes->size() : 0;
    }
    if (!error && hash.content() != step.begin.before)
        error = Error{kept, "was changed meanwhile"};
    if (!error)
        error = file->takeAttributesOf(openFilePath(source->descriptor(), kept),
                                       WrittenFile::Owner::Kept);
    if (!error)
        error = file->setTime(*status);
    if (!error)
        error = file->commit();
    if (!error)
        removeFile(kept);
    return error ? error->cause : std::string();
}

/// Why not, in words. What a journal from elsewhere says is not done outside its reach, nor does it
/// write what conversions never write.
std::optional<std::string> whyNotTakenBack(const OpenStep& step, const JournalReach& reach) {
    if (!step.begin.copy.empty())
        return reach.whyNotChanged(step.copy.place());
    if (auto why = reach.whyNotChanged(step.file.place()))
        return why;
    if (auto why = reach.whyNotChanged(step.kept.place()))
        return printable(step.begin.kept) + ' ' + *why;
    return whyNotWritten(step.file.place());
}

/// Why not, in words.
std::string takeBack(const JournalStep& begin, const JournalReach& reach) {
    const OpenStep step(begin);
    if (auto why = whyNotTakenBack(step, reach))
        return *std::move(why);
    const auto outcome = step.outcome();
    if (!outcome)
        return outcome.error().cause;
    const bool apart = !begin.copy.empty();
    if (*outcome == StepOutcome::Original) {
        const auto kept = apart ? std::optional<Content>() : step.kept.content().valueOr({});
        if (kept && *kept == begin.before)
            removeFile(step.kept.way());
        return {};
    }
    if (*outcome == StepOutcome::Other)
        return "was changed since it was converted, or its original was: " +
               printable(apart ? begin.copy : begin.kept);
    if (begin.keptIsCopied)
        return bringBack(step);
    if (!(apart ? removeFile(step.copy.way()) : moveFile(step.kept.way(), step.file.way())))
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
                          std::optional<std::size_t> run, const std::vector<std::string>& named) {
    const JournalReach reach(journal.path(), named);
    std::vector<std::string> folders = journal.head().roots;
    if (!journal.head().folder.empty())
        folders.push_back(journal.head().folder);
    removeLeftovers(folders, journal.killed(), reach);
    Settled settled(journal);
    for (const Journal::FileState* file : lastFirst(journal, run)) {
        const UndoneFile undone{file->begin.path, takeBack(file->begin, reach)};
        if (undone.trouble.empty())
            if (auto error = settled.add(file->begin))
                return error;
        if (!tell(undone))
            return settled.finish();
    }
    if (auto error = settled.finish())
        return error;
    const auto& made = journal.folders();
    for (auto path = made.rbegin(); path != made.rend(); ++path)
        if (const OpenEntry folder(*path); reach.covers(folder.place()))
            removeEmptyFolder(folder.way()); // a folder with other files in it stays
    for (std::size_t i = 0; i < journal.runs().size(); ++i)
        if ((!run || i == *run) && !journal.runs()[i].ended)
            if (auto error = journal.append({.kind = Kind::End, .run = i + 1}))
                return error;
    return run ? journal.sync() : journal.finish();
}

} // namespace charsleuth
