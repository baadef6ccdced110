#include "app/tree/folder_runs.h"

#include "app/files/folder_entries.h"
#include "app/files/paths.h"
#include "app/tree/tree_writer.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fstream>

namespace charsleuth {

namespace {

/// Whether the journal's first line says that a root of its work is the folder or lies below it.
bool isOf(const std::string& journal, const std::string& folder) {
    std::ifstream file(journal, std::ios::binary);
    std::string line;
    std::getline(file, line);
    const auto head = stepIn(line);
    const std::string below = folder.ends_with('/') ? folder : folder + '/';
    return head && std::ranges::any_of(head->roots, [&](const std::string& root) {
               return root == folder || root.starts_with(below);
           });
}

bool isInUse(const std::string& journal) {
    return !openLocked(journal, Missing::Fail).isOpen() && errno == EWOULDBLOCK;
}

} // namespace

std::vector<Journal> journalsOf(const std::string& folder) {
    const std::string place = stateFolder() + "/charsleuth";
    const std::string root = absolutePath(folder);
    std::vector<Journal> journals;
    FolderEntries entries(place);
    while (const auto entry = entries.next()) {
        const std::string path = place + '/' + std::string(entry->name);
        if (!path.ends_with(".journal") || !isOf(path, root))
            continue;
        if (auto journal = Journal::look(path))
            journals.push_back(*std::move(journal));
    }
    return journals;
}

std::vector<FolderRun> runsIn(const std::vector<Journal>& journals) {
    std::vector<FolderRun> found;
    for (const Journal& journal : journals) {
        std::vector<FolderRun> runs;
        for (const Journal::Run& run : journal.runs())
            runs.push_back({.journal = journal.path(),
                            .number = runs.size(),
                            .head = journal.head(),
                            .step = run.step,
                            .state = run.ended                 ? FolderRun::State::Ended
                                     : isInUse(journal.path()) ? FolderRun::State::Running
                                                               : FolderRun::State::Interrupted,
                            .files = {}});
        for (const auto& [path, file] : journal.files())
            if (file.run < runs.size())
                runs[file.run].files.push_back(path);
        for (FolderRun& run : runs)
            if (run.state != FolderRun::State::Ended || !run.files.empty())
                found.push_back(std::move(run));
    }
    std::ranges::stable_sort(found, std::greater{},
                             [](const FolderRun& run) { return run.step.started; });
    return found;
}

TreeRequest requestOf(const FolderRun& run) {
    TreeRequest request;
    request.roots = run.head.roots;
    request.destination = destinationIn(run.head.destination);
    request.folder = run.head.folder;
    request.leastConfidence = run.step.order.minConfidence;
    request.fixDeclarations = run.step.order.fixDeclarations;
    request.fixConfiguration = run.step.order.fixConfiguration;
    request.repair = run.step.order.repair;
    return request;
}

JournalStep beginOfRun(std::int64_t process, RunOrder order, std::size_t goesOn) {
    JournalStep step{.kind = JournalStep::Kind::Run, .process = process};
    step.started = std::time(nullptr);
    step.order = std::move(order);
    step.run = goesOn;
    return step;
}

} // namespace charsleuth
