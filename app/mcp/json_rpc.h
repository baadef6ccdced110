#pragma once

/// JSON-RPC 2.0: messages in, answers out (https://www.jsonrpc.org/specification).

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace charsleuth::mcp {

using Json = nlohmann::ordered_json;

enum class RpcCode : int {
    ParseError = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    InternalError = -32603,
    NotInitialized = -32002, ///< of the Language Server Protocol, in use for MCP as well
};

struct RpcError {
    RpcCode code{};
    std::string message;
};

/// A request, or a notification where it has no id.
struct RpcRequest {
    std::optional<Json> id; ///< see isId()
    std::string method;
    Json params = Json::object();
};

/// The JSON of one message. Refuses what is no JSON, and more nesting or values than a message of
/// the protocol needs.
std::variant<Json, RpcError> parseMessage(std::string_view text);

/// A string that is not too long, or a whole number.
bool isId(const Json& id);

/// Nothing for an answer to a request that we never made, which is left alone.
std::variant<std::optional<RpcRequest>, RpcError> requestIn(const Json& message);

Json resultMessage(const Json& id, Json result);

/// `id` is null where it is not known.
Json errorMessage(const Json& id, const RpcError& error);

/// One line without its line end, in ASCII but for text as it is.
std::string lineOf(const Json& message);

} // namespace charsleuth::mcp
