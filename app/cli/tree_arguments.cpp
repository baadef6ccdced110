#include "app/cli/tree_arguments.h"

#include "app/cli/convert_request.h"
#include "app/cli/detect_arguments.h"
#include "app/files/printable.h"
#include "app/files/shell_word.h"
#include "app/tree/journal_place.h"
#include "app/tree/journal_reach.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <thread>

namespace charsleuth::cli {

namespace {

constexpr std::array<std::string_view, 8> treeOptions = {
    "-r",        "--backup",    "--min-confidence", "--report",
    "--journal", "--no-ignore", "--jobs",           "--fix-config"};

void readDestination(const Arguments& arguments, TreeArguments& tree) {
    using enum TreeDestination;
    const std::string_view chosen =
        readOneOf(arguments, tree.request.destination,
                  {{"--in-place", InPlace}, {"--backup", Backup}, {"--out-dir", Folder}});
    if (!chosen.empty() && tree.request.destination != InPlace) {
        tree.request.folder = *arguments.last(chosen);
        if (tree.request.folder.empty())
            throw UsageError(std::string(chosen) + " needs a folder");
    }
    tree.dryRun = arguments.has("--dry-run");
    if (chosen.empty() && !tree.dryRun)
        throw UsageError("-r needs --in-place, --backup DIR, --out-dir DIR or --dry-run");
}

void readChoice(const Arguments& arguments, TreeRequest& request) {
    for (const std::string& labels : arguments.all("--from")) {
        const auto named = encodingsNamed(labels);
        request.from.insert(request.from.end(), named.begin(), named.end());
    }
    if (const auto text = arguments.last("--min-confidence"))
        request.leastConfidence = probabilityIn(*text);
    else if (!request.from.empty())
        request.leastConfidence = 2; // none but those
    for (const std::string_view option : {"--from", "--min-confidence"})
        if (arguments.has(option) && arguments.has("--allow-plausible"))
            throw UsageError("--allow-plausible contradicts " + std::string(option));
}

} // namespace

TreeArguments readTreeArguments(const Arguments& arguments) {
    TreeArguments tree;
    TreeRequest& request = tree.request;
    request.roots = arguments.operands;
    for (const std::string_view option : {"-o", "--max-bytes", "--raw", "--segments"})
        if (arguments.has(option))
            throw UsageError("-r contradicts " + std::string(option));
    static_cast<CopyWishes&>(request) = readCopyWishes(arguments);
    readDestination(arguments, tree);
    readChoice(arguments, request);
    request.fixConfiguration = arguments.has("--fix-config");
    const DetectSettings detect = readDetectSettings(arguments);
    request.hints = detect.options.hints;
    request.beside = detect.surroundings.beside;
    request.ignoring = !arguments.has("--no-ignore");
    tree.report = arguments.last("--report");
    tree.jobs = readJobs(arguments);
    if (request.roots.empty())
        throw UsageError("convert -r needs a DIR");
    if (std::ranges::find(request.roots, "-") != request.roots.end())
        throw UsageError("standard input is no folder: -");
    tree.journal = arguments.last("--journal").value_or("");
    return tree;
}

UndoArguments readUndoArguments(const Arguments& arguments) {
    if (!arguments.operands.empty())
        throw UsageError("--undo takes no FILE: " + printable(arguments.operands.front()));
    for (const auto& [name, value] : arguments.options)
        if (name != "--undo" && name != "--root")
            throw UsageError("--undo contradicts " + std::string(name));
    return {*arguments.last("--undo"), arguments.all("--root")};
}

std::string undoWords(const std::string& journal, const std::vector<std::string>& changed) {
    std::string words = "--undo " + shellPath(journal);
    const JournalReach reach(journal, {});
    for (const std::string& folder : changed)
        if (!reach.covers(folder))
            words += " --root " + shellPath(folder);
    return words;
}

void refuseTreeOptions(const Arguments& arguments) {
    for (const std::string_view option : treeOptions)
        if (arguments.has(option))
            throw UsageError(std::string(option) + " is for -r");
}

} // namespace charsleuth::cli
