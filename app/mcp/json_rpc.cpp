#include "app/mcp/json_rpc.h"

namespace charsleuth::mcp {

namespace {

/// Nesting of arrays and objects, at most: the arguments of a tool need five levels.
constexpr int deepest = 64;

bool isTooDeep(std::string_view text) {
    int depth = 0;
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            at += c == '\\';
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > deepest)
                return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

} // namespace

std::variant<Json, RpcError> parseMessage(std::string_view text) {
    if (isTooDeep(text))
        return RpcError{RpcCode::ParseError, "nested too deeply"};
    Json message = Json::parse(text, nullptr, false);
    if (message.is_discarded())
        return RpcError{RpcCode::ParseError, "not JSON in UTF-8; one message a line is expected"};
    return message;
}

std::variant<std::optional<RpcRequest>, RpcError> requestIn(const Json& message) {
    const auto invalid = [](const char* what) {
        return RpcError{RpcCode::InvalidRequest, std::string("no JSON-RPC 2.0 message: ") + what};
    };
    if (!message.is_object())
        return invalid("an object is expected");
    if (message.value("jsonrpc", Json()) != Json("2.0"))
        return invalid("\"jsonrpc\" is not \"2.0\"");
    if (!message.contains("method") && (message.contains("result") || message.contains("error")))
        return std::optional<RpcRequest>();
    const auto method = message.find("method");
    if (method == message.end() || !method->is_string())
        return invalid("\"method\" is no string");
    RpcRequest request{.method = method->get<std::string>()};
    if (const auto id = message.find("id"); id != message.end()) {
        if (!id->is_string() && !id->is_number_integer())
            return invalid("\"id\" is neither a string nor a whole number");
        request.id = *id;
    }
    if (const auto params = message.find("params"); params != message.end()) {
        if (!params->is_object())
            return invalid("\"params\" is no object");
        request.params = *params;
    }
    return std::optional(std::move(request));
}

Json resultMessage(const Json& id, Json result) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

Json errorMessage(const Json& id, const RpcError& error) {
    return {{"jsonrpc", "2.0"},
            {"id", id},
            {"error", {{"code", static_cast<int>(error.code)}, {"message", error.message}}}};
}

std::string lineOf(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace charsleuth::mcp
