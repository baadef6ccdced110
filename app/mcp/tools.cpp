#include "app/mcp/tools.h"

namespace charsleuth::mcp {

Json argumentsSchema(Json properties, const std::vector<std::string>& required) {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", required},
            {"additionalProperties", false}};
}

std::optional<std::string> textArgument(const Json& arguments, const char* name) {
    const auto found = arguments.find(name);
    return found == arguments.end() ? std::nullopt : std::optional(found->get<std::string>());
}

std::vector<Tool> toolsFor(const ToolContext& context) {
    std::vector<Tool> tools = {detectEncodingTool(context.roots), readTextFileTool(context.roots)};
    if (!context.readOnly)
        for (Tool& tool :
             std::vector{editTextFileTool(context.roots), writeTextFileTool(context.roots),
                         convertFileTool(context.roots)})
            tools.push_back(std::move(tool));
    tools.push_back(checkFilesTool(context));
    tools.push_back(listNamesTool(context.roots));
    return tools;
}

std::string instructionsFor(const ToolContext& context) {
    std::string words =
        "Files here may be in other encodings than UTF-8. A tool that reads and writes every file "
        "as UTF-8 destroys them. Read such files with read_text_file";
    words += context.readOnly ? "." : " and change them with edit_text_file.";
    words += " Folders that may be touched:";
    for (const std::string& path : context.roots.paths())
        words += "\n" + path;
    return words;
}

} // namespace charsleuth::mcp
