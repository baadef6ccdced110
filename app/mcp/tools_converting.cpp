#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "app/convert/converted_copy.h"
#include "app/convert/stale_declarations.h"
#include "app/files/digits.h"
#include "app/files/printable.h"
#include "core/parts/input_findings.h"
#include "core/registry/encoding_name.h"
#include "core/registry/registry.h"

#include <cmath>

namespace charsleuth::mcp {

namespace {

/// Declarations that the copy makes false, one sentence a line.
std::string staleWords(const std::vector<StaleDeclaration>& stale) {
    std::string words;
    for (const StaleDeclaration& declaration : stale)
        words += "\nThe copy still says \"" + printable(declaration.label) + "\" on line " +
                 std::to_string(declaration.line) + " (" + declaration.rule + ')' +
                 (declaration.replacement.empty() ? "." : "; fix_declaration changes that.");
    return words;
}

struct Copy {
    ConversionPlan plan;
    std::vector<Byte> bytes;
    std::vector<StaleDeclaration> stale; ///< declarations that it makes false
};

/// Why a file's text is not copied unless `encoding` says how to read it; nothing where it is.
std::optional<std::string> whyNotCopied(const TextFile& file) {
    constexpr double least = 0.95; // what `convert -r` wants, TreeRequest::minConfidence
    const Detection& detection = file.detection;
    const Candidate& best = detection.ranked.front();
    if (detection.encodedTwice)
        return "its text was encoded twice, by way of " + nameOf(*detection.encodedTwice) +
               "; `charsleuth repair` can undo that";
    if (lookInto(bytesIn(file.raw.bytes), detection, {.mojibake = false})->mixed)
        return "it has lines in several encodings; `charsleuth convert --segments` reads each in "
               "its own, and `encoding` all of it in one";
    if (best.probability < least && !detection.asciiOnly)
        return "it is " + nameOf(best.encoding) + " with a confidence of " +
               fixedPoint(std::floor(best.probability * 1e3) / 1e3, 3) +
               " only; look at its text and give `encoding`";
    return std::nullopt;
}

Result<Copy> copyOf(const TextFile& file, EncodingId from, EncodingId to, bool fixDeclaration) {
    auto source = FileSource::ofBytes(file.raw.place.asked, file.raw.bytes);
    if (!source)
        return source.error();
    Copy copy{.plan = {.from = from, .to = to, .keepBom = keepsBom(from, to)}};
    auto stale = staleDeclarations(*source, from, to);
    if (!stale)
        return stale.error();
    copy.stale =
        fixDeclaration ? planCorrections(*std::move(stale), copy.plan, true) : *std::move(stale);
    const auto refused =
        convertWithoutLoss(*source, copy.plan, [&](Bytes bytes) -> std::optional<Error> {
            copy.bytes.insert(copy.bytes.end(), bytes.begin(), bytes.end());
            return std::nullopt;
        });
    if (refused)
        return refused->error;
    return copy;
}

ToolAnswer convertFile(const Roots& roots, const Json& arguments) {
    const auto to = encodingOf(arguments["to"]);
    if (!to)
        return failed(troubleOf(to.error()));
    const auto out = textArgument(arguments, "out");
    const auto place = roots.find(out.value_or(arguments["path"]));
    const auto lock = place ? lockFor(*place) : place.error();
    if (!lock)
        return failed(troubleOf(lock.error()));
    const auto asked = textArgument(arguments, "encoding");
    const auto file = readTextFile(roots, arguments["path"], asked);
    if (!file)
        return failed(troubleOf(file.error()));
    const EncodingId from = asked ? file->encoding : file->detection.ranked.front().encoding;
    if (const auto why = asked ? std::nullopt : whyNotCopied(*file))
        return failed("Nothing was written: " + troubleOf({file->raw.place.asked, *why}) + '.');
    if (out && exists(*place))
        return failed(troubleOf({*out, "is there already; nothing was written."}));
    const auto copy = copyOf(*file, from, *to, arguments.value("fix_declaration", false));
    if (!copy)
        return failed(troubleOf(copy.error()));
    const auto error = out ? writeNewFile(*place, copy->bytes, file->raw.status.permissions)
                           : replaceKeepingOriginal(file->raw, copy->bytes, *to);
    if (error)
        return failed(troubleOf(*error));
    const std::string name = printable(out.value_or(arguments["path"]));
    std::string words = "Wrote " + name + ": " + std::string(info(copy->plan.from).name) + " to " +
                        std::string(info(*to).name) + ", read again and compared.";
    if (!out)
        words += " The file that was there is kept as " + name + ".orig.";
    return {{words + staleWords(copy->stale)}};
}

} // namespace

Tool convertFileTool(const Roots& roots) {
    Json properties{
        {"path", pathSchema()},
        {"to", nameSchema("an encoding: UTF-8, EUC-JP, ...")},
        {"encoding", nameSchema("that the file is in, where it is not found with certainty")},
        {"out",
         {{"type", "string"},
          {"maxLength", 4096},
          {"description", "a new file for the copy; without it the file is replaced and what was "
                          "there is kept as PATH.orig"}}},
        {"fix_declaration",
         {{"type", "boolean"},
          {"description", "change what the text says about its encoding (<meta charset>, coding "
                          "tags) as well"}}}};
    return {.name = "convert_file",
            .title = "Convert a file to another encoding",
            .description =
                "Writes a file's text in another encoding, reads the copy again and compares. "
                "Refuses where anything would be lost, text that was encoded twice, and unless "
                "`encoding` is given files in several encodings and those whose encoding is found "
                "with a confidence below 0.95.",
            .inputSchema = argumentsSchema(std::move(properties), {"path", "to"}),
            .writes = true,
            .run = [&roots](const Json& arguments) { return convertFile(roots, arguments); }};
}

} // namespace charsleuth::mcp
