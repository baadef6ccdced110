#include "app/tree/tree_recovery.h"

#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/tree/leftovers.h"

#include <cerrno>
#include <vector>

namespace charsleuth {

namespace {

std::int64_t changeOf(const std::string& path) {
    const auto status = statusOf(path);
    return status ? status->written() : 0;
}

/// The second name that an original has got while it still has the first, or its copy elsewhere.
std::optional<Error> takeBackKept(const JournalStep& begin) {
    if (begin.kept.empty())
        return std::nullopt;
    const auto kept = contentOf(begin.kept);
    if (!kept)
        return kept.error();
    if (*kept && **kept == begin.before && !removeFile(begin.kept))
        return Error{begin.kept, causeOf(errno)};
    return std::nullopt;
}

} // namespace

Result<StepOutcome> outcomeOf(const JournalStep& begin) {
    const bool apart = !begin.copy.empty();
    const auto file = contentOf(apart ? begin.copy : begin.path);
    if (!file)
        return file.error();
    if (apart)
        return !*file                  ? StepOutcome::Original
               : **file == begin.after ? StepOutcome::Converted
                                       : StepOutcome::Other;
    if (*file && **file == begin.before)
        return StepOutcome::Original;
    const auto kept = contentOf(begin.kept);
    if (!kept)
        return kept.error();
    const bool converted = *file && **file == begin.after && *kept && **kept == begin.before;
    return converted ? StepOutcome::Converted : StepOutcome::Other;
}

std::optional<Error> recover(Journal& journal) {
    using Kind = JournalStep::Kind;
    std::vector<std::string> folders = journal.head().roots;
    if (!journal.head().folder.empty())
        folders.push_back(journal.head().folder);
    removeLeftovers(folders, journal.killed());
    std::vector<JournalStep> steps;
    for (const auto& [path, state] : journal.files()) {
        if (state.last != Kind::Begin)
            continue;
        const auto outcome = outcomeOf(state.begin);
        if (!outcome)
            return outcome.error();
        if (*outcome == StepOutcome::Original)
            if (auto error = takeBackKept(state.begin))
                return error;
        JournalStep step{.kind = *outcome == StepOutcome::Original ? Kind::Undone : Kind::Done,
                         .path = path};
        step.changed = *outcome == StepOutcome::Converted ? changeOf(path) : 0;
        if (*outcome != StepOutcome::Other)
            steps.push_back(std::move(step));
    }
    return steps.empty() ? std::nullopt : journal.settle(steps);
}

} // namespace charsleuth
