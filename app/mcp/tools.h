#pragma once

/// The tools that the server offers.

#include "app/mcp/roots.h"
#include "app/mcp/tool.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace charsleuth::mcp {

/// What the tools need from outside.
struct ToolContext {
    const Roots& roots;    ///< outlives the tools
    bool readOnly = false; ///< no tool that writes is offered

    /// What is not as it should be, one line a finding. `paths`: absolute, in the roots; none for
    /// all files of the first root. `against`: a revision of git.
    std::function<Result<std::vector<std::string>>(const std::vector<std::string>& paths,
                                                   const std::optional<std::string>& against)>
        check;
};

/// A tool of each: tools_reading.cpp, tools_writing.cpp, tools_converting.cpp, tools_checking.cpp.
Tool detectEncodingTool(const Roots& roots);
Tool readTextFileTool(const Roots& roots);
Tool editTextFileTool(const Roots& roots);
Tool writeTextFileTool(const Roots& roots);
Tool convertFileTool(const Roots& roots);
Tool checkFilesTool(const ToolContext& context);
Tool listNamesTool(const Roots& roots);

std::vector<Tool> toolsFor(const ToolContext& context);

/// What a model is told about the tools together.
std::string instructionsFor(const ToolContext& context);

/// A JSON Schema of arguments. `properties` as in JSON Schema.
Json argumentsSchema(Json properties, const std::vector<std::string>& required);

/// An optional argument that is a string.
std::optional<std::string> textArgument(const Json& arguments, const char* name);

} // namespace charsleuth::mcp
