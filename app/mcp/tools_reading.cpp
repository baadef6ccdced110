#include "app/files/digits.h"
#include "app/mcp/excerpt.h"
#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

namespace charsleuth::mcp {

namespace {

ToolAnswer detectEncoding(const Roots& roots, const Json& arguments) {
    const auto file = readFile(roots, arguments["path"]);
    if (!file)
        return failed(troubleOf(file.error()));
    const Detection detection = detectionOf(*file);
    std::string words = troubleOf({file->place.asked, ""});
    if (detection.binary)
        words += "binary, no text: " + binaryKind(file->bytes, detection);
    else
        words += foundWords(detection);
    words += ", " + counted(file->bytes.size(), "byte") + '\n';
    if (!detection.binary && !detection.ranked.empty())
        words += warningsOf(detection, detection.ranked.front().malformed);
    return {{words + oddityWords(file->bytes, detection)}};
}

ToolAnswer readText(const ToolContext& context, const Json& arguments) {
    const WantedLines wanted = wantedLines(arguments);
    if (wanted.last < wanted.first)
        return failed("last_line is before first_line");
    const auto file =
        readTextFile(context.roots, arguments["path"], textArgument(arguments, "encoding"));
    if (!file)
        return failed(troubleOf(file.error()));
    const ShownText shown(file->raw.bytes, file->encoding);
    const Excerpt excerpt = excerptOf(shown, wanted);
    std::string words = troubleOf({file->raw.place.asked, ""});
    if (arguments.contains("encoding"))
        words += "read as " + std::string(info(file->encoding).name) + "; detected: ";
    words += (file->detection.binary ? "binary" : foundWords(file->detection)) + ". " +
             excerptWords(excerpt, wanted) + '\n' + warningsOf(file->detection, shown.malformed()) +
             oddityWords(file->raw.bytes, file->detection);
    if (!file->detection.asciiOnly && file->encoding != EncodingId::Utf8)
        words += "Change it with edit_text_file: a tool that writes UTF-8 would destroy it.\n";
    if (excerpt.lastWhole() >= excerpt.first) {
        const ReadToken token{hashOf(file->raw), file->encoding, excerpt.first,
                              excerpt.lastWhole()};
        context.shown->keep(token.hash, file->raw.bytes);
        words += "token: " + token.text() + '\n';
    }
    return {{toUtf8(excerpt.text), words}};
}

} // namespace

Tool detectEncodingTool(const Roots& roots) {
    return {.name = "detect_encoding",
            .title = "Detect a file's encoding",
            .description =
                "Tells which character encoding a file is in, how sure that is, its line ends and "
                "byte order mark, and what is wrong with it: malformed bytes, a declaration that "
                "lies, lines in another encoding, mojibake, text encoded twice.",
            .inputSchema = argumentsSchema({{"path", pathSchema()}}, {"path"}),
            .run = [&roots](const Json& arguments) { return detectEncoding(roots, arguments); }};
}

Tool readTextFileTool(const ToolContext& context) {
    Json properties{{"path", pathSchema()}};
    properties.update(wantedLinesSchema());
    properties["encoding"] = nameSchema("read it in this encoding instead of the one detected");
    return {
        .name = "read_text_file",
        .title = "Read a text file in any encoding",
        .description =
            "Reads a text file in whatever encoding it is in. The first block of the answer is "
            "the text and nothing else, lines end with \\n; a malformed byte is shown as a mark "
            "like ⟦E9⟧. The second block says what was found: encoding, line ends, which lines "
            "these are, what is doubtful, and a token of what was shown, which write_text_file "
            "asks for. At most 2000 lines or 100000 characters at a time.",
        .inputSchema = argumentsSchema(std::move(properties), {"path"}),
        .run = [context](const Json& arguments) { return readText(context, arguments); }};
}

} // namespace charsleuth::mcp
