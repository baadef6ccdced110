#include "app/cli/disk_names.h"

#include "app/cli/tree_arguments.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/names/renaming.h"
#include "app/tree/journal_reach.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

/// "a/Ã©t.txt -> été.txt (UTF-8 read as windows-1252)"
std::string lineOf(const NameOnDisk& one) {
    std::string line = printable(one.folder + one.raw) + " -> " + printable(one.name);
    line += " (" + one.why + ')';
    return line + (one.trouble.empty() ? "" : ": not renamed, " + one.trouble) + '\n';
}

} // namespace

int lookAtNames(const DiskNamesRequest& request, Output& output) {
    int status = Answered;
    const auto fail = [&](const Error& error) {
        output.flush();
        writeMessage(messageFor(error));
        status = NotReadable;
    };
    const DiskNames all = namesBelow(request.folders, request.as, fail);
    std::optional<RenameJournal> journal;
    if (request.apply && !all.names.empty()) {
        auto opened = RenameJournal::open(request.journal);
        if (!opened) {
            fail(opened.error());
            return status;
        }
        journal = *std::move(opened);
        if (journal->steps().empty())
            takeNoteOfJournal(request.journal, request.folders);
    }
    std::size_t renamed = 0;
    for (const NameOnDisk& one : all.names) {
        output.write(lineOf(one));
        if (!one.trouble.empty()) {
            status = std::max<int>(status, NoText);
        } else if (journal) {
            if (const auto error = rename(one, *journal))
                fail(*error);
            else
                ++renamed;
        }
    }
    if (journal)
        output.write(counted(renamed, "name") + " renamed; charsleuth names " +
                     undoWords(request.journal, request.folders) + " takes that back\n");
    else if (!all.names.empty())
        output.write("Nothing was renamed; --apply does it\n");
    return status;
}

int undoNames(const std::string& journal, const std::vector<std::string>& roots, Output& output) {
    int status = Answered;
    const auto fail = [&](const Error& error) {
        output.flush();
        writeMessage(messageFor(error));
        status = NotReadable;
    };
    const auto undone = undoRenames(journal, fail, roots);
    if (undone)
        output.write(counted(*undone, "name") + " given back\n");
    else
        fail(undone.error());
    return status;
}

} // namespace charsleuth::cli
