#include "app/files/paths.h"

#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace charsleuth {

std::string withSlashes(std::string path) {
    return path;
}

bool isAbsolute(std::string_view path) {
    return path.starts_with('/');
}

bool asksOtherMachine(std::string_view, std::string_view) {
    return false;
}

std::optional<std::string> whyNoFileName(std::string_view) {
    return std::nullopt;
}

std::string currentFolder() {
    std::array<char, PATH_MAX> buffer{};
    if (::getcwd(buffer.data(), buffer.size()) == nullptr)
        return {};
    std::string folder = buffer.data();
    if (!folder.ends_with('/'))
        folder += '/';
    return folder;
}

bool setCurrentFolder(const std::string& path) {
    return ::chdir(path.c_str()) == 0;
}

std::string fullPath(const std::string& path) {
    const std::string from = isAbsolute(path) ? std::string() : currentFolder();
    if (from.empty() && !isAbsolute(path))
        return {};
    return std::filesystem::path(from + path).lexically_normal().string();
}

std::optional<std::string> canonicalPath(const std::string& path) {
    std::array<char, PATH_MAX> buffer;
    if (::realpath(path.c_str(), buffer.data()) == nullptr)
        return std::nullopt;
    return buffer.data();
}

std::string absolutePath(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path absolute = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path : absolute.string();
}

std::string stateFolder() {
    const auto folderIn = [](const char* variable) {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nobody sets it
        return std::string(value != nullptr && *value == '/' ? value : "");
    };
    const std::string state = folderIn("XDG_STATE_HOME"), home = folderIn("HOME");
    return !state.empty() || home.empty() ? state : home + "/.local/state";
}

std::string programPath() {
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error).string();
}

bool makeFolder(const std::string& path) {
    return ::mkdir(path.c_str(), 0777) == 0 || errno == EEXIST;
}

bool makeFolders(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    errno = error.value();
    return !error;
}

std::vector<std::string> matchingFiles(const std::string& word) {
    return {word};
}

} // namespace charsleuth
