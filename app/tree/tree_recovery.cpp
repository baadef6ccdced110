#include "app/tree/tree_recovery.h"

#include "app/files/file_status.h"
#include "app/files/folder_changes.h"
#include "app/tree/journal_reach.h"
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
std::optional<Error> takeBackKept(const OpenStep& step) {
    const auto kept = step.kept.content();
    if (!kept)
        return kept.error();
    if (*kept && **kept == step.begin.before && !removeFile(step.kept.way()))
        return Error{step.begin.kept, causeOf(errno)};
    return std::nullopt;
}

} // namespace

OpenStep::OpenStep(const JournalStep& began)
    : begin(began), file(began.path), kept(began.kept), copy(began.copy) {}

Result<StepOutcome> OpenStep::outcome() const {
    const bool apart = !begin.copy.empty();
    const auto there = (apart ? copy : file).content();
    if (!there)
        return there.error();
    if (apart)
        return !*there                  ? StepOutcome::Original
               : **there == begin.after ? StepOutcome::Converted
                                        : StepOutcome::Other;
    if (*there && **there == begin.before)
        return StepOutcome::Original;
    const auto original = kept.content();
    if (!original)
        return original.error();
    const bool converted =
        *there && **there == begin.after && *original && **original == begin.before;
    return converted ? StepOutcome::Converted : StepOutcome::Other;
}

std::optional<Error> recover(Journal& journal) {
    using Kind = JournalStep::Kind;
    std::vector<std::string> folders = journal.head().roots;
    if (!journal.head().folder.empty())
        folders.push_back(journal.head().folder);
    const JournalReach reach(journal.path(), folders); // the user named them for this run
    removeLeftovers(folders, journal.killed(), reach);
    std::vector<JournalStep> steps;
    for (const auto& [path, state] : journal.files()) {
        if (state.last != Kind::Begin)
            continue;
        const OpenStep open(state.begin);
        const auto outcome = open.outcome();
        if (!outcome)
            return outcome.error();
        if (*outcome == StepOutcome::Original && reach.covers(open.kept.place()))
            if (auto error = takeBackKept(open))
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
