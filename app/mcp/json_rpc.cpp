#include "app/mcp/json_rpc.h"

namespace charsleuth::mcp {

namespace {

/// Nesting of arrays and objects, at most: the arguments of a tool need five levels.
constexpr std::size_t deepest = 64;

/// Values in a message, at most: the parser takes some hundred bytes for each.
constexpr std::size_t mostValues = 10'000;

/// Why a message is not even parsed; null where nothing speaks against it.
const char* whatIsTooMuch(std::string_view text) {
    std::size_t depth = 0, values = 1;
    bool inString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inString) {
            at += c == '\\';
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            ++values;
            if (++depth > deepest)
                return "nested too deeply";
        } else if (c == ']' || c == '}') {
            depth -= depth > 0;
        } else if (c == ',' && ++values > mostValues) {
            return "more than 10,000 values";
        }
    }
    return nullptr;
}

} // namespace

std::variant<Json, RpcError> parseMessage(std::string_view text) {
    if (const char* const much = whatIsTooMuch(text))
        return RpcError{RpcCode::ParseError, much};
    Json message = Json::parse(text, nullptr, false);
    if (message.is_discarded())
        return RpcError{RpcCode::ParseError, "not JSON in UTF-8; one message a line is expected"};
    return message;
}

bool isId(const Json& id) {
    constexpr std::size_t longest = 1000; // bytes: it is sent back
    return id.is_number_integer() ||
           (id.is_string() && id.get_ref<const std::string&>().size() <= longest);
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
        if (!isId(*id))
            return invalid("\"id\" is neither a string of up to 1,000 bytes nor a whole number");
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
