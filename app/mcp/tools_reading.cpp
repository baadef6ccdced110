#include "app/mcp/tools.h"
#include "app/mcp/words.h"

#include "core/decode/utf8_text.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <limits>

namespace charsleuth::mcp {

namespace {

/// One answer of read_text_file, at most.
constexpr std::size_t mostLines = 2000;
constexpr std::size_t mostUnits = 100'000; ///< UTF-16 units

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
    return {{words}};
}

/// Where some lines of a text stand.
struct Excerpt {
    std::size_t begin = 0, end = 0;  ///< units
    std::size_t first = 0, last = 0; ///< lines, from 1; last < first where there are none
    std::size_t lines = 0;           ///< of the whole text
    bool cutInLine = false;          ///< the last line is too long to be shown whole
};

Excerpt excerptOf(std::u16string_view text, std::size_t first, std::size_t last) {
    Excerpt excerpt{.begin = text.size(), .end = text.size(), .first = first};
    std::size_t line = 0, end = 0;
    bool full = false;
    for (std::size_t at = 0; at < text.size(); at = end) {
        ++line;
        end = std::min(text.find(u'\n', at), text.size() - 1) + 1;
        if (line < first || line > last || full)
            continue;
        if (line == first)
            excerpt.begin = excerpt.end = at;
        if (end - excerpt.begin > mostUnits && line == first) {
            end = std::min(end, text.size());
            excerpt.end = excerpt.begin + mostUnits;
            excerpt.last = line;
            excerpt.cutInLine = full = true;
        } else if (end - excerpt.begin > mostUnits || line - first >= mostLines) {
            full = true;
        } else {
            excerpt.end = end;
            excerpt.last = line;
        }
    }
    excerpt.lines = line;
    return excerpt;
}

std::string excerptWords(const Excerpt& excerpt, std::size_t last) {
    if (excerpt.lines == 0)
        return "It has no lines.";
    if (excerpt.last < excerpt.first)
        return "It has only " + counted(excerpt.lines, "line") + '.';
    std::string words = "Lines " + std::to_string(excerpt.first) + " to " +
                        std::to_string(excerpt.last) + " of " + std::to_string(excerpt.lines) + '.';
    if (excerpt.cutInLine)
        words += " Line " + std::to_string(excerpt.last) + " is cut off: it is too long.";
    if (excerpt.last < std::min(last, excerpt.lines))
        words += " More do not fit into one answer: go on with first_line " +
                 std::to_string(excerpt.last + 1) + '.';
    return words;
}

ToolAnswer readText(const Roots& roots, const Json& arguments) {
    const std::size_t first = arguments.value("first_line", std::size_t{1});
    const std::size_t last = arguments.value("last_line", std::numeric_limits<std::size_t>::max());
    if (last < first)
        return failed("last_line is before first_line");
    const auto file = readTextFile(roots, arguments["path"], textArgument(arguments, "encoding"));
    if (!file)
        return failed(troubleOf(file.error()));
    const ShownText shown(file->raw.bytes, file->encoding);
    const Excerpt excerpt = excerptOf(shown.text(), first, last);
    std::string words = troubleOf({file->raw.place.asked, ""});
    if (arguments.contains("encoding"))
        words += "read as " + std::string(info(file->encoding).name) + "; detected: ";
    words += (file->detection.binary ? "binary" : foundWords(file->detection)) + ". " +
             excerptWords(excerpt, last) + '\n' + warningsOf(file->detection, shown.malformed());
    if (!file->detection.asciiOnly && file->encoding != EncodingId::Utf8)
        words += "Change it with edit_text_file: a tool that writes UTF-8 would destroy it.\n";
    return {
        {toUtf8(
             std::u16string_view(shown.text()).substr(excerpt.begin, excerpt.end - excerpt.begin)),
         words}};
}

} // namespace

Tool detectEncodingTool(const Roots& roots) {
    return {.name = "detect_encoding",
            .title = "Detect a file's encoding",
            .description =
                "Tells which character encoding a file is in, how sure that is, its line ends and "
                "byte order mark, and what is wrong with it: malformed bytes, a declaration that "
                "lies, text encoded twice.",
            .inputSchema = argumentsSchema({{"path", {{"type", "string"}}}}, {"path"}),
            .run = [&roots](const Json& arguments) { return detectEncoding(roots, arguments); }};
}

Tool readTextFileTool(const Roots& roots) {
    Json properties{{"path", {{"type", "string"}}},
                    {"first_line", {{"type", "integer"}, {"minimum", 1}}},
                    {"last_line", {{"type", "integer"}, {"minimum", 1}}},
                    {"encoding",
                     {{"type", "string"},
                      {"description", "read it in this encoding instead of the one detected"}}}};
    return {
        .name = "read_text_file",
        .title = "Read a text file in any encoding",
        .description =
            "Reads a text file in whatever encoding it is in. The first block of the answer is "
            "the text and nothing else, lines end with \\n; a malformed byte is shown as a mark "
            "like ⟦E9⟧. The second block says what was found: encoding, line ends, which lines "
            "these are, and what is doubtful. At most 2000 lines at a time.",
        .inputSchema = argumentsSchema(std::move(properties), {"path"}),
        .run = [&roots](const Json& arguments) { return readText(roots, arguments); }};
}

} // namespace charsleuth::mcp
