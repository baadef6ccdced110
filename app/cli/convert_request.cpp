#include "app/cli/convert_request.h"

#include "core/decode/bom.h"
#include "core/registry/registry.h"

namespace charsleuth::cli {

namespace {

constexpr OptionSpec optionTable[] = {
    {"--to", "ENC", "the encoding of the copy (default UTF-8)"},
    {"--from", "ENC",
     "the encoding of the file, instead of the most probable one; with -r several (A,B): convert "
     "the files that are in one of these, however sure that is"},
    {"--segments", "", "parts in different encodings are each read in their own"},
    {"--allow-plausible", "",
     "convert also what is less than 95 % sure to be in the most probable encoding"},
    {"-o", "FILE", "write the copy there; without it, to standard output"},
    {"--out-dir", "DIR", "write copies of the same names into that folder"},
    {"--in-place", "", "replace the file; the original becomes FILE.orig"},
    {"--part-links", "",
     "in place also what has other names (hard links), which stay as they were"},
    {"--on-loss", "WHAT",
     "what the target lacks and malformed bytes: fail (default), escape (\\u{20AC}, \\x{E9}) or "
     "replace (?)"},
    {"--bom", "WHAT", "add, keep (default: where the target has one) or remove"},
    {"--newline", "WHAT", "keep (default), lf, crlf or cr"},
    {"--fix-declaration", "", "change what the text says about its own encoding"},
    {"--dry-run", "", "write nothing; tell what would be lost (exit 1)"},
    {"-r", "", "convert all files below the folders, see below"},
    {"--fix-config", "", "-r: change what .editorconfig and .gitattributes say of the files, too"},
    {"--backup", "DIR", "-r: replace the files; the originals go to that folder"},
    {"--min-confidence", "P", "-r: leave files whose encoding is less probable (default 0.95)"},
    {"--report", "FILE", "-r: write a CSV with a row a file (- for standard output)"},
    {"--journal", "FILE", "-r: where each step is written down before it is done"},
    {"--no-ignore", "", "-r: also what .gitignore leaves out"},
    {"--jobs", "N", "-r: threads (default: one a core)"},
    {"--undo", "JOURNAL", "make all files again what they were before that run"},
    {"--root", "DIR", "--undo: a folder that may be changed, besides the one of the journal"},
    {"--hint", "KIND=VALUE", "what is known about the file (see detect --help)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--max-bytes", "N", "refuse a longer file (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
};

} // namespace

const std::span<const OptionSpec> convertOptions = optionTable;

CopyWishes readCopyWishes(const Arguments& arguments) {
    CopyWishes copy{.fixDeclarations = arguments.has("--fix-declaration"),
                    .partLinks = arguments.has("--part-links")};
    if (arguments.has("--allow-plausible"))
        copy.leastConfidence = 0;
    if (const auto label = arguments.last("--to"))
        copy.to = encodingChosen(*label);
    readWord(arguments, "--bom", copy.bom,
             {{"add", BomWish::Add}, {"keep", BomWish::Keep}, {"remove", BomWish::Remove}});
    readWord(arguments, "--newline", copy.newline,
             {{"keep", Newline::Keep},
              {"lf", Newline::Lf},
              {"crlf", Newline::CrLf},
              {"cr", Newline::Cr}});
    readWord(arguments, "--on-loss", copy.onLoss,
             {{"fail", OnLoss::Fail}, {"escape", OnLoss::Escape}, {"replace", OnLoss::Replace}});
    if (copy.bom == BomWish::Add && !hasBom(copy.to))
        throw UsageError("--bom add: " + std::string(info(copy.to).name) +
                         " has no byte order mark");
    return copy;
}

ConvertRequest readConvertRequest(const Arguments& arguments) {
    ConvertRequest request;
    request.files = arguments.operands;
    request.dryRun = arguments.has("--dry-run");
    request.destination = readDestination("convert", arguments, request.dryRun);
    static_cast<CopyWishes&>(request) = readCopyWishes(arguments);
    request.bySegments = arguments.has("--segments");
    for (const std::string_view option : {"--segments", "--allow-plausible"})
        if (arguments.has(option) && arguments.has("--from"))
            throw UsageError(std::string(option) + " contradicts --from, by which all is read");
    if (const auto label = arguments.last("--from"))
        request.from = askedEncoding(*label);
    request.open = readOpenOptions(arguments);
    request.detect = readDetectSettings(arguments);
    return request;
}

} // namespace charsleuth::cli
