// Any lines sent to the server of the Model Context Protocol: each answer is one line of JSON, and
// a ping behind them is answered.
//
// Input: lines.

#include "app/mcp/server.h"
#include "app/mcp/tools.h"
#include "tests/fuzz/fuzz_input.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace charsleuth;
using charsleuth::fuzz::require;
namespace fs = std::filesystem;

namespace {

/// A folder of its own with two files, taken away at the end.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "charsleuth-fuzz-XXXXXX").string();
        require(::mkdtemp(name.data()) != nullptr);
        m_path = name;
        std::ofstream(m_path / "a.txt", std::ios::binary) << "\xC7\xD1\xB1\xDB \xFF\r\n";
        std::ofstream(m_path / "b.txt", std::ios::binary) << "\x1B$B8l\x1B(B\n";
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(m_path); }

    std::string path() const { return m_path.string(); }

private:
    fs::path m_path;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Folder folder;
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
