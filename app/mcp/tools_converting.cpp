#include "app/mcp/writing.h"

#include "app/convert/copy_plan.h"
#include "app/files/printable.h"
#include "core/registry/encoding_name.h"

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

/// What else can be done with a file that is not copied.
const char* wayOut(Refusal::Why why) {
    switch (why) {
    case Refusal::Why::Mixed:
        return "; `charsleuth convert --segments` reads each part in its own encoding, and "
               "`encoding` all of the file in one";
    case Refusal::Why::EncodedTwice:
        return "; `charsleuth repair` can undo that";
    case Refusal::Why::Unsure:
        return "; look at its text and give `encoding`";
    default:
        return "";
    }
}

ToolAnswer nothingWritten(const Error& error, const char* wayOut) {
    return failed("Nothing was written: " + troubleOf({error.path, error.cause + wayOut}) + '.');
}

/// The bytes of the copy.
Result<std::vector<Byte>> copyOf(FileSource& source, const ConversionPlan& plan) {
    std::vector<Byte> copy;
    const auto refused = convertWithoutLoss(source, plan, [&](Bytes bytes) -> std::optional<Error> {
        copy.insert(copy.end(), bytes.begin(), bytes.end());
        return std::nullopt;
    });
    return refused ? Result<std::vector<Byte>>(refused->error) : copy;
}

ToolAnswer convertFile(const Roots& roots, const Json& arguments) {
    const auto to = encodingOf(arguments["to"]);
    if (!to)
        return failed(troubleOf(to.error()));
    const auto out = textArgument(arguments, "out");
    const auto access = accessTo(roots, out.value_or(arguments["path"]), arguments);
    if (!access)
        return failed(troubleOf(access.error()));
    const auto asked = textArgument(arguments, "encoding");
    const auto file = readTextFile(roots, arguments["path"], asked);
    if (!file)
        return failed(troubleOf(file.error()));
    auto source = FileSource::ofBytes(file->raw.place.asked, file->raw.bytes);
    if (!source)
        return failed(troubleOf(source.error()));
    const CopyWishes wishes{.to = *to,
                            .fixDeclarations = arguments.value("fix_declaration", false)};
    const FileStatus* replaced = out ? nullptr : &file->raw.status;
    const CopyPlan plan = asked ? planCopy(*source, {file->encoding}, wishes, replaced)
                                : planCopy(*source, file->detection, wishes, replaced);
    if (plan.kind == CopyPlan::Kind::Refuse)
        return nothingWritten(plan.refusal.error, wayOut(plan.refusal.why));
    if (plan.kind == CopyPlan::Kind::Leave && !out)
        return {{"Nothing was written: " + troubleOf(plan.refusal.error) + '.'}};
    if (out && exists(access->place))
        return failed(troubleOf({*out, "is there already; nothing was written."}));
    const auto copy = copyOf(*source, plan.conversion);
    if (!copy)
        return failed(troubleOf(copy.error()));
    const auto error = out ? writeNewFile(access->place, *copy, file->raw.status.permissions)
                           : replaceKeepingOriginal(file->raw, *copy, *to);
    if (error)
        return failed(troubleOf(*error));
    const std::string name = printable(out.value_or(arguments["path"]));
    std::string words = "Wrote " + name + ": " + nameOf(plan.conversion.from) + " to " +
                        nameOf(*to) + ", read again and compared.";
    if (!out)
        words += " The file that was there is kept as " + name + ".orig.";
    return {{words + staleWords(plan.stale)}};
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
