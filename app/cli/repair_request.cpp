#include "app/cli/repair_request.h"

#include "app/files/printable.h"

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"-o", "FILE", "write the copy there; without it, to standard output"},
    {"--out-dir", "DIR", "write copies of the same names into that folder"},
    {"--in-place", "", "replace files that change; the original becomes FILE.orig"},
    {"--part-links", "",
     "in place also what has other names (hard links), which stay as they were"},
    {"--check", "", "write nothing; exit 1 where something would change"},
    {"--json", "", "one JSON object a file with all repairs; a copy only with -o and the like"},
    {"--min-confidence", "P", "leave runs that are less certain, 0 to 1 (default 0)"},
    {"--chain", "STEPS",
     "what happened, in this order, instead of what is found: \"UTF-8 read as windows-1252; ...\""},
    {"--from", "ENC", "the encoding of the file, instead of the most probable one"},
    {"--to", "ENC", "the encoding of the copy (default UTF-8)"},
    {"--hint", "KIND=VALUE", "what is known about the file (see detect --help)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--max-bytes", "N", "refuse a longer file (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
};

Chain chainGiven(std::string_view words) {
    if (const auto chain = chainNamed(words))
        return *chain;
    throw UsageError("--chain takes up to four steps like \"UTF-8 read as windows-1252\", not \"" +
                     printable(words) + '"');
}

} // namespace

const std::span<const OptionSpec> repairOptions = optionTable;

RepairRequest readRepairRequest(const Arguments& arguments) {
    RepairRequest request;
    request.files = arguments.operands;
    request.check = arguments.has("--check");
    request.json = arguments.has("--json");
    request.destination = readDestination("repair", arguments, request.check || request.json);
    if (request.check && request.destination.kind != Destination::Kind::StandardOutput)
        throw UsageError("--check writes nothing, and contradicts -o, --out-dir and --in-place");
    if (const auto text = arguments.last("--min-confidence"))
        request.repair.leastConfidence = probabilityIn(*text);
    if (const auto words = arguments.last("--chain"))
        request.repair.chain = chainGiven(*words);
    if (const auto label = arguments.last("--to"))
        request.to = encodingChosen(*label);
    if (const auto label = arguments.last("--from"))
        request.from = askedEncoding(*label);
    request.open = readOpenOptions(arguments);
    request.detect = readDetectSettings(arguments);
    return request;
}

} // namespace charsleuth::cli
