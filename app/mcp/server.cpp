#include "app/mcp/server.h"

#include "app/mcp/message_lines.h"
#include "app/mcp/words.h"

#include <algorithm>
#include <array>

namespace charsleuth::mcp {

namespace {

/// Revisions of the protocol, the newest first: those that @modelcontextprotocol/sdk 1.32 speaks.
constexpr std::array revisions = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05",
                                  "2024-10-07"};

/// Null where there is none that could be answered to.
Json idOf(const Json& message) {
    if (!message.is_object())
        return nullptr;
    const auto id = message.find("id");
    return id != message.end() && isId(*id) ? *id : Json(nullptr);
}

/// Messages in a batch, at most.
constexpr std::size_t mostBatched = 50;

/// One block of an answer, at most, bytes: 100,000 characters of text in UTF-8.
constexpr std::size_t longestBlock = 400'000;

Json blockOf(std::string text) {
    if (text.size() > longestBlock) {
        std::size_t end = longestBlock;
        while ((static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
            --end;
        text.resize(end);
        text += "\n... (more does not fit into one answer)";
    }
    return {{"type", "text"}, {"text", std::move(text)}};
}

Json contentBlocks(ToolAnswer answer) {
    Json blocks = Json::array();
    for (std::string& text : answer.blocks)
        blocks.push_back(blockOf(std::move(text)));
    Json content{{"content", std::move(blocks)}};
    content["isError"] = answer.isError;
    return content;
}

} // namespace

std::string Server::answerToTooLong() {
    return lineOf(errorMessage(
        nullptr, {RpcCode::InvalidRequest,
                  "the message is longer than " + std::to_string(longestMessage >> 20) + " MiB"}));
}

std::string Server::answer(std::string_view line) {
    const auto parsed = parseMessage(line);
    if (const auto* error = std::get_if<RpcError>(&parsed))
        return lineOf(errorMessage(nullptr, *error));
    const Json& message = std::get<Json>(parsed);
    if (!message.is_array() || message.empty()) {
        const auto one = answerTo(message);
        return one ? lineOf(*one) : std::string();
    }
    if (message.size() > mostBatched)
        return lineOf(errorMessage(
            nullptr, {RpcCode::InvalidRequest,
                      "a batch of more than " + std::to_string(mostBatched) + " messages"}));
    Json answers = Json::array(); // a batch, which the revision 2025-03-26 has
    for (const Json& part : message)
        if (auto one = answerTo(part))
            answers.push_back(*std::move(one));
    return answers.empty() ? std::string() : lineOf(answers);
}

std::optional<Json> Server::answerTo(const Json& message) {
    const auto read = requestIn(message);
    if (const auto* error = std::get_if<RpcError>(&read))
        return errorMessage(idOf(message), *error);
    const auto& request = std::get<std::optional<RpcRequest>>(read);
    if (!request || !request->id)
        return std::nullopt; // notifications change nothing here
    auto result = resultOf(*request);
    if (const auto* error = std::get_if<RpcError>(&result))
        return errorMessage(*request->id, *error);
    return resultMessage(*request->id, std::get<Json>(std::move(result)));
}

std::variant<Json, RpcError> Server::resultOf(const RpcRequest& request) {
    if (request.method == "ping")
        return Json::object();
    if (request.method == "initialize")
        return initialize(request.params);
    const bool lists = request.method == "tools/list";
    if (!lists && request.method != "tools/call")
        return RpcError{RpcCode::MethodNotFound,
                        "there is no method \"" + brief(request.method) + '"'};
    if (!m_isInitialized)
        return RpcError{RpcCode::NotInitialized, "\"initialize\" has to come first"};
    if (lists)
        return listed();
    return call(request.params);
}

std::variant<Json, RpcError> Server::initialize(const Json& params) {
    const auto asked = params.find("protocolVersion");
    if (asked == params.end() || !asked->is_string())
        return RpcError{RpcCode::InvalidParams, "\"protocolVersion\" is missing"};
    if (m_isInitialized)
        return RpcError{RpcCode::InvalidRequest, "\"initialize\" came before"};
    m_isInitialized = true;
    const bool known = std::ranges::find(revisions, asked->get<std::string>()) != revisions.end();
    return Json{
        {"protocolVersion", known ? *asked : Json(revisions.front())},
        {"capabilities", {{"tools", Json::object()}}},
        {"serverInfo", {{"name", "charsleuth"}, {"title", "Charsleuth"}, {"version", m_version}}},
        {"instructions", m_instructions}};
}

Json Server::listed() const {
    Json tools = Json::array();
    for (const Tool& tool : m_tools)
        tools.push_back({{"name", tool.name},
                         {"title", tool.title},
                         {"description", tool.description},
                         {"inputSchema", tool.inputSchema},
                         {"annotations",
                          {{"readOnlyHint", !tool.writes},
                           {"destructiveHint", tool.writes},
                           {"openWorldHint", false}}}});
    return {{"tools", std::move(tools)}};
}

std::variant<Json, RpcError> Server::call(const Json& params) const {
    const auto name = params.find("name");
    if (name == params.end() || !name->is_string())
        return RpcError{RpcCode::InvalidParams, "\"name\" is missing"};
    const auto tool = std::ranges::find(m_tools, name->get<std::string>(), &Tool::name);
    if (tool == m_tools.end())
        return RpcError{RpcCode::InvalidParams,
                        "there is no tool \"" + brief(name->get<std::string>()) + '"'};
    static const Json none = Json::object();
    const auto given = params.find("arguments");
    const Json& arguments = given == params.end() ? none : *given;
    if (const auto wrong = whatIsWrong(arguments, tool->inputSchema))
        return contentBlocks(failed(*wrong));
    try {
        return contentBlocks(tool->run(arguments));
    } catch (const std::bad_alloc&) {
        return contentBlocks(failed(notEnoughMemory));
    }
}

} // namespace charsleuth::mcp
