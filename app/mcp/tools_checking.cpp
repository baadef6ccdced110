#include "app/files/digits.h"
#include "app/mcp/tools.h"
#include "app/mcp/words.h"

namespace charsleuth::mcp {

namespace {

/// Findings told in one answer, at most.
constexpr std::size_t mostFindings = 100;

ToolAnswer checkFiles(const ToolContext& context, const Json& arguments) {
    std::vector<std::string> paths;
    for (const std::string path : arguments.value("paths", Json::array())) {
        const auto place = context.roots.find(path);
        if (!place)
            return failed(troubleOf(place.error()));
        paths.push_back(place->path);
    }
    const auto findings = context.check(paths, textArgument(arguments, "against"));
    if (!findings)
        return failed(troubleOf(findings.error()));
    if (findings->empty())
        return {{"All files are what they should be."}};
    std::string words = counted(findings->size(), "finding") + ":\n";
    for (std::size_t i = 0; i < findings->size() && i < mostFindings; ++i)
        words += (*findings)[i] + '\n';
    if (findings->size() > mostFindings)
        words += "... " + std::to_string(findings->size() - mostFindings) +
                 " more; give `paths` to see those of some files.\n";
    return {{words}};
}

} // namespace

Tool checkFilesTool(const ToolContext& context) {
    Json properties{
        {"paths",
         {{"type", "array"},
          {"items", pathSchema()},
          {"maxItems", 1000},
          {"description", "files and folders (default: all of the first folder)"}}},
        {"against",
         nameSchema("a revision of git, e.g. HEAD: tell whose encoding changed since, and what was "
                    "lost")}};
    return {.name = "check_files",
            .title = "Check files for encoding damage",
            .description =
                "Tells which files are not what they should be: in another encoding than "
                ".editorconfig, .gitattributes or their own declaration say (else UTF-8), with "
                "malformed bytes, mojibake or lost characters. With `against` HEAD: whether edits "
                "since then destroyed text.",
            .inputSchema = argumentsSchema(std::move(properties), {}),
            .run = [context](const Json& arguments) { return checkFiles(context, arguments); }};
}

} // namespace charsleuth::mcp
