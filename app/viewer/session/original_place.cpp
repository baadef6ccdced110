#include "app/viewer/session/original_place.h"

#include "app/files/file_status.h"
#include "app/files/paths.h"
#include "app/tree/folder_runs.h"
#include "app/tree/journal_place.h"
#include "app/tree/tree_recovery.h"
#include "app/tree/tree_undo.h"
#include "app/tree/tree_writer.h"
#include "core/registry/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>

namespace charsleuth::viewer {

namespace {

/// The first of FILE.orig, FILE.orig2, FILE.orig3 ... that is not there.
std::string freeNameFor(const std::string& file) {
    std::string name = file + ".orig";
    for (int number = 2; statusOfEntry(name); ++number)
        name = file + ".orig" + std::to_string(number);
    return name;
}

} // namespace

OriginalPlace originalPlaceOf(const std::string& path) {
    OriginalPlace place;
    place.file = canonicalPath(path).value_or(path);
    place.kept = freeNameFor(place.file);
    const auto entry = statusOfEntry(path);
    place.isLink = entry && entry->kind == FileKind::Link;
    return place;
}

Result<ReplacedContent> putInPlace(WrittenFile& copy, const std::string& file,
                                   const std::string& kept, const Content& after,
                                   const ConversionPlan& plan) {
    TreeRequest request;
    request.roots = {file.substr(0, std::max<std::size_t>(1, file.rfind('/')))};
    request.to = plan.to;
    const auto place = journalPlaceFor(request);
    if (!place)
        return place.error();
    auto journal = Journal::open(*place, headFor(request));
    if (!journal)
        return journal.error();
    if (const auto error = recover(*journal))
        return *error;
    const auto before = contentOf(file);
    if (!before || !*before)
        return before ? Error{file, causeOf(ENOENT)} : before.error();
    ReplacedContent replaced{
        .now = {}, .kept = kept, .journal = *place, .run = journal->runs().size()};
    JournalStep step{.kind = JournalStep::Kind::Begin, .path = file};
    step.from = info(plan.from).name;
    step.before = **before;
    step.after = after;
    step.kept = kept;
    // No order to go on with: it could not tell of parts, repairs, and what stands for a loss.
    const JournalStep steps[] = {beginOfRun(QCoreApplication::applicationPid()), step};
    if (const auto error = journal->append(steps))
        return *error;
    if (const auto error = journal->sync())
        return *error;
    const auto failure = copy.commitKeeping(kept);
    const auto now = statusOf(file);
    JournalStep end{.kind = failure ? JournalStep::Kind::Failed : JournalStep::Kind::Done,
                    .path = file};
    end.changed = now && !failure ? now->written() : 0;
    // If the journal cannot be written any more, the next start finds out the file's state.
    if (!journal->append(end))
        journal->finish();
    if (failure)
        return *failure;
    replaced.now = fingerprintOfFile(file).value_or(Fingerprint());
    return replaced;
}

std::optional<Error> giveBack(const std::string& path, const ReplacedContent& replaced) {
    if (fingerprintOfFile(path) != replaced.now)
        return Error{path, "has changed since it was opened"};
    auto journal = Journal::openExisting(replaced.journal);
    if (!journal)
        return journal.error();
    std::optional<Error> trouble;
    const auto tell = [&](const UndoneFile& file) {
        if (!file.trouble.empty())
            trouble = Error{file.path, file.trouble};
        return true;
    };
    const auto error = undo(*journal, tell, replaced.run);
    return error ? error : trouble;
}

} // namespace charsleuth::viewer
