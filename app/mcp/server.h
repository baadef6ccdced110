#pragma once

/// A server of the Model Context Protocol (https://modelcontextprotocol.io/specification): the
/// handshake, the list of tools, their calls.

#include "app/mcp/tool.h"

#include <string>
#include <string_view>
#include <vector>

namespace charsleuth::mcp {

class Server {
public:
    /// `version`: of this program. `instructions`: what a model is told about the tools together.
    Server(std::vector<Tool> tools, std::string version, std::string instructions)
        : m_tools(std::move(tools)), m_version(std::move(version)),
          m_instructions(std::move(instructions)) {}

    /// The answer to one line, without a line end; empty where there is none.
    std::string answer(std::string_view line);

    /// The answer to a line that was too long to be read.
    static std::string answerToTooLong();

private:
    std::optional<Json> answerTo(const Json& message);
    std::variant<Json, RpcError> resultOf(const RpcRequest& request);
    std::variant<Json, RpcError> initialize(const Json& params);
    Json listed() const;
    std::variant<Json, RpcError> call(const Json& params) const;

    std::vector<Tool> m_tools;
    std::string m_version, m_instructions;
    bool m_isInitialized = false;
};

} // namespace charsleuth::mcp
