#pragma once

/// The tools that the server offers.

#include "app/mcp/read_token.h"
#include "app/mcp/roots.h"
#include "app/mcp/tool.h"

#include <functional>
#include <memory>
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

    /// What was shown, for the tools that write.
    std::shared_ptr<ShownFiles> shown = std::make_shared<ShownFiles>();
};

/// Each in a file of its own: tools_reading.cpp and so on.
Tool detectEncodingTool(const Roots& roots);
Tool readTextFileTool(const ToolContext& context);
Tool decodeTool(const Roots& roots);
Tool editTextFileTool(const ToolContext& context);
Tool writeTextFileTool(const ToolContext& context);
Tool convertFileTool(const Roots& roots);
Tool checkFilesTool(const ToolContext& context);
Tool listNamesTool(const Roots& roots);

std::vector<Tool> toolsFor(const ToolContext& context);

/// What a model is told about the tools together.
std::string instructionsFor(const ToolContext& context);

/// A JSON Schema of arguments. `properties` as in JSON Schema.
Json argumentsSchema(Json properties, const std::vector<std::string>& required);

/// The schema of a path, of an encoding's name and of tokens.
Json pathSchema();
Json nameSchema(const std::string& description);
Json tokenSchema(const std::string& description);

/// An optional argument that is a string.
std::optional<std::string> textArgument(const Json& arguments, const char* name);

} // namespace charsleuth::mcp
