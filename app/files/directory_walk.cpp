#include "app/files/directory_walk.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <memory>
#include <sys/stat.h>

namespace charsleuth {

namespace {

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

/// The name with a slash for a folder, as it is for a file; empty for what is not walked.
std::string entryName(const std::string& folder, const dirent& entry) {
    const std::string name = entry.d_name;
    if (name == "." || name == "..")
        return {};
    unsigned char type = entry.d_type;
    if (type == DT_UNKNOWN) { // some file systems do not tell
        struct stat status {};
        if (::lstat((folder + name).c_str(), &status) != 0)
            return {};
        type = S_ISDIR(status.st_mode) ? DT_DIR : S_ISREG(status.st_mode) ? DT_REG : DT_UNKNOWN;
    }
    if (type == DT_DIR)
        return name + '/';
    return type == DT_REG ? name : std::string();
}

} // namespace

DirectoryWalk::DirectoryWalk(const std::string& root)
    : m_trouble(enter(root.ends_with('/') ? root : root + '/')) {}

std::optional<Error> DirectoryWalk::enter(std::string path) {
    const std::unique_ptr<DIR, CloseFolder> folder(::opendir(path.c_str()));
    if (!folder)
        return Error{path, causeOf(errno)};
    Folder entered{.path = std::move(path)};
    const auto next = [&] {
        errno = 0;                      // the end and a failure look alike
        return ::readdir(folder.get()); // NOLINT(concurrency-mt-unsafe): the folder is our own
    };
    std::optional<Error> trouble;
    while (const dirent* entry = next())
        if (std::string name = entryName(entered.path, *entry); !name.empty())
            entered.names.push_back(std::move(name));
    if (errno != 0)
        trouble = Error{entered.path, causeOf(errno)};
    std::ranges::sort(entered.names);
    m_stack.push_back(std::move(entered));
    return trouble;
}

std::optional<Result<std::string>> DirectoryWalk::next() {
    for (;;) {
        if (m_trouble)
            return *std::exchange(m_trouble, std::nullopt);
        if (m_stack.empty())
            return std::nullopt;
        Folder& folder = m_stack.back();
        if (folder.at == folder.names.size()) {
            m_stack.pop_back();
            continue;
        }
        std::string path = folder.path + folder.names[folder.at++];
        if (!path.ends_with('/'))
            return path;
        m_trouble = enter(std::move(path));
    }
}

} // namespace charsleuth
