#pragma once

/// A file for targets whose code reads files.

#include "tests/fuzz/fuzz_input.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace charsleuth::fuzz {

/// A folder of its own, taken away at the end.
class Folder {
public:
    Folder() {
        std::string name =
            (std::filesystem::temp_directory_path() / "charsleuth-fuzz-XXXXXX").string();
        require(::mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(m_path); }

    std::string path() const { return m_path.string(); }
    std::string file(const char* name) const { return (m_path / name).string(); }

    /// Returns the file's path.
    std::string write(const char* name, Bytes bytes) const {
        std::ofstream(m_path / name, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()),
                   static_cast<std::streamsize>(bytes.size()));
        return file(name);
    }
    std::string read(const char* name) const {
        std::ifstream in(m_path / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    std::filesystem::path m_path;
};

} // namespace charsleuth::fuzz
