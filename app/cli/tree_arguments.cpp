#include "app/cli/tree_arguments.h"

#include "app/cli/convert_request.h"
#include "app/cli/detect_arguments.h"
#include "app/files/printable.h"
#include "app/tree/journal_place.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <thread>

namespace charsleuth::cli {

namespace {

constexpr std::array<std::string_view, 8> treeOptions = {
    "-r",        "--backup",    "--min-confidence", "--report",
    "--journal", "--no-ignore", "--jobs",           "--fix-config"};

/// 0 to 1.
Value<double> probabilityIn(std::string_view text) {
    double value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec == std::errc() && read.ptr == text.data() + text.size() && value >= 0 && value <= 1)
        return value;
    return UsageError{"--min-confidence takes a number from 0 to 1, not \"" + printable(text) +
                      '"'};
}

void readDestination(const Arguments& arguments, TreeArguments& tree, ArgumentReader& reader) {
    std::string_view chosen;
    const auto choose = [&](std::string_view option, TreeDestination destination) {
        if (!arguments.has(option))
            return;
        if (!chosen.empty())
            reader.fail(std::string(chosen) + " contradicts " + std::string(option));
        chosen = option;
        tree.request.destination = destination;
        if (destination == TreeDestination::InPlace)
            return;
        tree.request.folder = *arguments.last(option);
        if (tree.request.folder.empty())
            reader.fail(std::string(option) + " needs a folder");
    };
    choose("--in-place", TreeDestination::InPlace);
    choose("--backup", TreeDestination::Backup);
    choose("--out-dir", TreeDestination::Folder);
    tree.dryRun = arguments.has("--dry-run");
    if (chosen.empty() && !tree.dryRun)
        reader.fail("-r needs --in-place, --backup DIR, --out-dir DIR or --dry-run");
}

void readChoice(const Arguments& arguments, TreeRequest& request, ArgumentReader& reader) {
    for (const std::string& labels : arguments.all("--from")) {
        const auto named = reader.take(encodingsNamed(labels));
        request.from.insert(request.from.end(), named.begin(), named.end());
    }
    if (const auto text = arguments.last("--min-confidence"))
        request.leastConfidence = reader.take(probabilityIn(*text));
    else if (!request.from.empty())
        request.leastConfidence = 2; // none but those
    for (const std::string_view option : {"--from", "--min-confidence"})
        if (arguments.has(option) && arguments.has("--allow-plausible"))
            reader.fail("--allow-plausible contradicts " + std::string(option));
}

} // namespace

Value<TreeArguments> readTreeArguments(const Arguments& arguments) {
    ArgumentReader reader;
    TreeArguments tree;
    TreeRequest& request = tree.request;
    request.roots = arguments.operands;
    for (const std::string_view option : {"-o", "--max-bytes", "--raw", "--segments"})
        if (arguments.has(option))
            reader.fail("-r contradicts " + std::string(option));
    static_cast<CopyWishes&>(request) = readCopyWishes(arguments, reader);
    readDestination(arguments, tree, reader);
    readChoice(arguments, request, reader);
    request.fixConfiguration = arguments.has("--fix-config");
    const DetectSettings detect = readDetectSettings(arguments, reader);
    request.hints = detect.options.hints;
    request.beside = detect.surroundings.beside;
    request.ignoring = !arguments.has("--no-ignore");
    tree.report = arguments.last("--report");
    tree.jobs = readJobs(arguments, reader);
    if (request.roots.empty())
        reader.fail("convert -r needs a DIR");
    if (std::ranges::find(request.roots, "-") != request.roots.end())
        reader.fail("standard input is no folder: -");
    if (reader.error())
        return *reader.error();
    tree.journal = arguments.last("--journal").value_or("");
    return tree;
}

Value<std::string> readUndoArguments(const Arguments& arguments) {
    if (!arguments.operands.empty())
        return UsageError{"--undo takes no FILE: " + printable(arguments.operands.front())};
    for (const auto& [name, value] : arguments.options)
        if (name != "--undo")
            return UsageError{"--undo contradicts " + std::string(name)};
    return *arguments.last("--undo");
}

std::optional<UsageError> withoutTreeOptions(const Arguments& arguments) {
    for (const std::string_view option : treeOptions)
        if (arguments.has(option))
            return UsageError{std::string(option) + " is for -r"};
    return std::nullopt;
}

} // namespace charsleuth::cli
