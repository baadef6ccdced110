#include "app/mcp/tools.h"

namespace charsleuth::mcp {

Json argumentsSchema(Json properties, const std::vector<std::string>& required) {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", required},
            {"additionalProperties", false}};
}

Json pathSchema() {
    constexpr std::size_t longest = 4096; // bytes
    return {{"type", "string"}, {"maxLength", longest}};
}

Json nameSchema(const std::string& description) {
    constexpr std::size_t longest = 100; // bytes
    return {{"type", "string"}, {"maxLength", longest}, {"description", description}};
}

Json tokenSchema(const std::string& description) {
    constexpr std::size_t longest = 100'000; // bytes: some thousand tokens
    return {{"type", "string"}, {"maxLength", longest}, {"description", description}};
}

std::optional<std::string> textArgument(const Json& arguments, const char* name) {
    const auto found = arguments.find(name);
    return found == arguments.end() ? std::nullopt : std::optional(found->get<std::string>());
}

std::vector<Tool> toolsFor(const ToolContext& context) {
    std::vector<Tool> tools = {detectEncodingTool(context.roots), readTextFileTool(context),
                               decodeTool(context.roots)};
    if (!context.readOnly)
        for (Tool& tool : std::vector{editTextFileTool(context), writeTextFileTool(context),
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
    words += context.readOnly ? "."
                              : " and change them with edit_text_file. write_text_file replaces a "
                                "file only where its `token` shows that all lines were read.";
    words += " Folders that may be touched:";
    for (const std::string& path : context.roots.paths())
        words += "\n" + path;
    return words;
}

} // namespace charsleuth::mcp
