// Any lines sent to the server of the Model Context Protocol: each answer is one line of JSON, and
// a ping behind them is answered.
//
// Input: lines.

#include "app/mcp/server.h"
#include "app/mcp/tools.h"
#include "tests/fuzz/fuzz_file.h"

using namespace charsleuth;
using charsleuth::fuzz::require;

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
    while (!input.isEmpty()) {
        const std::string answer = server.answer(input.line());
        require(answer.find('\n') == std::string::npos);
        require(answer.empty() || mcp::Json::accept(answer));
    }
    require(
        server.answer(R"({"jsonrpc":"2.0","id":1,"method":"ping"})").ends_with("\"result\":{}}"));
    return 0;
}
