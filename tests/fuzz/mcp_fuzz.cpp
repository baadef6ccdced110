// Any lines sent to the server of the Model Context Protocol: each answer is one line of JSON, and
// a ping behind them is answered. Reads, edits and writes in turn, with somebody else's between:
// what is answered with a token is in the file, and nothing is replaced that was not read.
//
// Input: lines. "r" reads a.txt; "e" and a byte edits it there, the rest of the line is the new
// text; "w" and text writes it with the token of the last answer; "x" and bytes are somebody else's
// file. Every other line is a message.

#include "app/mcp/server.h"
#include "app/mcp/tools.h"
#include "core/decode/decoder.h"
#include "core/decode/utf8_text.h"
#include "tests/fuzz/fuzz_file.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace charsleuth;
using charsleuth::fuzz::require;

namespace {

class Agent {
public:
    Agent(mcp::Server& server, const fuzz::Folder& folder) : m_server(server), m_folder(folder) {}

    void act(const std::string& line) {
        const std::string rest = line.substr(std::min<std::size_t>(line.size(), 1));
        if (line.starts_with('r'))
            read();
        else if (line.starts_with('e') && !rest.empty())
            edit(static_cast<Byte>(rest[0]), utf8Of(rest.substr(1)));
        else if (line.starts_with('w'))
            write(utf8Of(rest));
        else if (line.starts_with('x'))
            m_folder.write("a.txt", bytesOf(rest));
        else
            answerTo(line);
    }

private:
    static std::string utf8Of(const std::string& bytes) {
        return toUtf8(decode(bytesOf(bytes), EncodingId::Utf8).text);
    }

    mcp::Json answerTo(const std::string& line) {
        const std::string answer = m_server.answer(line);
        require(answer.find('\n') == std::string::npos);
        require(answer.empty() || mcp::Json::accept(answer));
        return answer.empty() ? mcp::Json() : mcp::Json::parse(answer);
    }

    /// The blocks of the answer, the last with the token taken off; none for a refusal.
    std::vector<std::string> call(const char* tool, mcp::Json arguments) {
        arguments["path"] = "a.txt";
        const mcp::Json message{{"jsonrpc", "2.0"},
                                {"id", 1},
                                {"method", "tools/call"},
                                {"params", {{"name", tool}, {"arguments", arguments}}}};
        const mcp::Json result = answerTo(message.dump()).at("result");
        if (result.at("isError"))
            return {};
        std::vector<std::string> blocks;
        for (const mcp::Json& block : result.at("content"))
            blocks.push_back(block.at("text"));
        constexpr std::string_view word = "token: ";
        if (const std::size_t at = blocks.back().rfind(word); at != std::string::npos) {
            m_token = blocks.back().substr(at + word.size(),
                                           blocks.back().find('\n', at) - at - word.size());
            m_seen = m_folder.read("a.txt");
        }
        return blocks;
    }

    std::optional<std::string> read() {
        const auto blocks = call("read_text_file", mcp::Json::object());
        return blocks.empty() ? std::nullopt : std::optional(blocks.front());
    }

    void edit(Byte at, const std::string& text) {
        const auto shown = read();
        if (!shown || shown->empty())
            return;
        const std::u16string units = decode(bytesOf(*shown), EncodingId::Utf8).text;
        const std::string old = toUtf8(units.substr(at % units.size(), 3));
        call("edit_text_file", {{"old_text", old}, {"new_text", text}, {"token", m_token}});
    }

    void write(const std::string& text) {
        const std::string before = m_folder.read("a.txt");
        const std::string seen = m_seen;
        call("write_text_file", {{"text", text}, {"token", m_token}});
        require(m_folder.read("a.txt") == before || before == seen || before.empty());
    }

    mcp::Server& m_server;
    const fuzz::Folder& m_folder;
    std::string m_token; ///< of the last answer that had one
    std::string m_seen;  ///< the file then
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Folder folder;
    folder.write("a.txt", bytesOf("\xC7\xD1\xB1\xDB \xFF\r\n"));
    folder.write("b.txt", bytesOf("\x1B$B8l\x1B(B\n"));
    const auto roots = mcp::Roots::open({folder.path()});
    require(bool(roots));
    const mcp::ToolContext context{.roots = *roots, .check = [](const auto&, const auto&) {
                                       return std::vector<std::string>();
                                   }};
    mcp::Server server(mcp::toolsFor(context), "1.0", mcp::instructionsFor(context));
    server.answer(
        R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
    fuzz::Input input(data, size);
    Agent agent(server, folder);
    while (!input.isEmpty())
        agent.act(input.line());
    require(
        server.answer(R"({"jsonrpc":"2.0","id":1,"method":"ping"})").ends_with("\"result\":{}}"));
    return 0;
}
