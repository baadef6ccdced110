#include "app/cli/convert_request.h"

#include "app/files/printable.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace charsleuth::cli {

namespace {

constexpr OptionSpec kOptions[] = {
    {"--to", "ENC", "the encoding of the copy (default UTF-8)"},
    {"--from", "ENC", "the encoding of the file, instead of the most probable one"},
    {"-o", "FILE", "write the copy there; without it, to standard output"},
    {"--out-dir", "DIR", "write copies of the same names into that folder"},
    {"--in-place", "", "replace the file; the original becomes FILE.orig"},
    {"--on-loss", "WHAT",
     "what the target lacks and malformed bytes: fail (default), escape (\\u{20AC}, \\x{E9}) or "
     "replace (?)"},
    {"--bom", "WHAT", "add, keep (default: where the target has one) or remove"},
    {"--newline", "WHAT", "keep (default), lf, crlf or cr"},
    {"--fix-declaration", "", "change what the text says about its own encoding"},
    {"--dry-run", "", "write nothing; tell what would be lost (exit 1)"},
    {"--hint", "KIND=VALUE", "what is known about the file (see detect --help)"},
    {"--no-sidecar", "", "read nothing beside the file"},
    {"--max-bytes", "N", "refuse a longer file (pipes, devices, unpacked: 1 GiB)"},
    {"--raw", "", "gzip and zstd: the packed bytes, not what is inside"},
    {"--help", "", "print this (also -h)"},
    {"--version", "", "print the version"},
};

/// One of some words.
template <typename T>
T readWord(const Arguments& arguments, std::string_view option, T otherwise,
           std::initializer_list<std::pair<std::string_view, T>> words, ArgumentReader& reader) {
    const auto given = arguments.last(option);
    if (!given)
        return otherwise;
    for (const auto& [word, value] : words)
        if (word == *given)
            return value;
    reader.fail("unknown " + std::string(option) + " \"" + printable(*given) + '"');
    return otherwise;
}

} // namespace

const std::span<const OptionSpec> convertOptions = kOptions;

Value<ConvertRequest> readConvertRequest(const Arguments& arguments) {
    using Bom = ConvertRequest::Bom;
    ArgumentReader reader;
    ConvertRequest request;
    request.files = arguments.operands;
    request.dryRun = arguments.has("--dry-run");
    request.fixDeclaration = arguments.has("--fix-declaration");
    request.destination = readDestination("convert", arguments, request.dryRun, reader);
    if (const auto label = arguments.last("--to"))
        request.to = reader.take(encodingChosen(*label));
    if (const auto label = arguments.last("--from"))
        request.from = reader.take(askedEncoding(*label));
    request.bom =
        readWord<Bom>(arguments, "--bom", Bom::Keep,
                      {{"add", Bom::Add}, {"keep", Bom::Keep}, {"remove", Bom::Remove}}, reader);
    request.newline = readWord<Newline>(arguments, "--newline", Newline::Keep,
                                        {{"keep", Newline::Keep},
                                         {"lf", Newline::Lf},
                                         {"crlf", Newline::CrLf},
                                         {"cr", Newline::Cr}},
                                        reader);
    request.onLoss = readWord<OnLoss>(
        arguments, "--on-loss", OnLoss::Fail,
        {{"fail", OnLoss::Fail}, {"escape", OnLoss::Escape}, {"replace", OnLoss::Replace}}, reader);
    request.open = readOpenOptions(arguments, reader);
    request.detect = readDetectSettings(arguments, reader);
    const std::string_view target = info(request.to).name;
    if (!reader.error() && request.bom == Bom::Add && !hasBom(request.to))
        reader.fail("--bom add: " + std::string(target) + " has no byte order mark");
    if (reader.error())
        return *reader.error();
    return request;
}

} // namespace charsleuth::cli
