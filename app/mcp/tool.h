#pragma once

/// What a tool of the server is, and what it answers.

#include "app/files/result.h"
#include "app/mcp/json_rpc.h"

#include <functional>
#include <string>
#include <vector>

namespace charsleuth::mcp {

/// What a model reads: one or more blocks of text.
struct ToolAnswer {
    std::vector<std::string> blocks;
    bool isError = false; ///< nothing was done
};

inline ToolAnswer failed(std::string why) {
    return {{std::move(why)}, true};
}

struct Tool {
    std::string name, title, description;
    Json inputSchema; ///< JSON Schema of an object
    bool writes = false;
    std::function<ToolAnswer(const Json& arguments)> run; ///< arguments fit the schema
};

/// Why the arguments do not fit, in words; nothing where they do. Of JSON Schema what our tools
/// use: type, enum, minimum, maximum, maxLength, items, maxItems, required, additionalProperties.
std::optional<std::string> whatIsWrong(const Json& arguments, const Json& schema);

} // namespace charsleuth::mcp
