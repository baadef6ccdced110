// Anything in the files beside a file: what is read out of them stands in them, and patterns are
// matched in bounded time.

#include "app/sidecar/editorconfig.h"
#include "app/sidecar/git_attributes.h"
#include "app/sidecar/glob.h"
#include "app/sidecar/read_beside.h"
#include "tests/fuzz/fuzz_input.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace charsleuth;
using charsleuth::fuzz::require;
namespace fs = std::filesystem;

namespace {

/// A work tree of its own, taken away at the end.
class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "charsleuth-fuzz-XXXXXX").string();
        require(::mkdtemp(name.data()) != nullptr);
        m_path = name;
        fs::create_directories(m_path / ".git" / "info");
        fs::create_directories(m_path / "a");
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(m_path); }

    fs::path path(const std::string& name) const { return m_path / name; }

    void write(const std::string& name, std::string_view text) const {
        std::ofstream(path(name), std::ios::binary) << text;
    }

private:
    fs::path m_path;
};

std::string_view textOf(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void readThroughFiles(std::string_view text) {
    static const Folder folder;
    constexpr std::array names = {".editorconfig",    ".gitattributes",       "a/.editorconfig",
                                  "a/.gitattributes", ".git/info/attributes", "a/b.dbf.headers",
                                  "a/b.cpg"};
    std::size_t begin = 0;
    for (const char* name : names) { // separated by a NUL
        const std::size_t end = std::min(text.find('\0', begin), text.size());
        folder.write(name, text.substr(begin, end - begin));
        begin = std::min(end + 1, text.size());
    }
    for (const Hint& hint : readBeside(folder.path("a/b.dbf").string())) {
        require(!hint.source.empty());
        require(text.find(hint.value) != std::string_view::npos);
    }
}

} // namespace

// A line for a path, one for a pattern; the rest is what stands in the files.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::BoundedWork bounded(size);
    fuzz::Input input(data, size);
    const std::string path = input.line();
    const std::string pattern = input.line();
    const std::string_view text = textOf(input.rest());
    matchesEditorConfigGlob(pattern, path);
    matchesGitPattern(pattern, path);
    const auto charset = EditorConfig(text).charsetOf(path);
    require(!charset || text.find(*charset) != std::string_view::npos);
    readThroughFiles(text);
    return 0;
}
