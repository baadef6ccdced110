#include "app/files/paths.h"

#include "app/files/folder_entries.h"
#include "app/files/path_words.h"
#include "app/files/windows/wide.h"

#include <algorithm>
#include <cwctype>

namespace charsleuth {

namespace {

/// Calls a function of Windows that fills `size` characters and tells how many it needs or used.
template <typename Function>
std::wstring filledBy(Function function) {
    std::wstring text(512, L'\0');
    for (;;) {
        const DWORD needed = function(text.data(), static_cast<DWORD>(text.size()));
        const bool fits = needed < text.size();
        text.resize(needed);
        if (fits)
            return text;
        text.resize(needed + 1);
    }
}

/// Without the `\\?\` that the wide functions are asked with.
std::string plainPath(const std::wstring& path) {
    std::string plain = withSlashes(windows::narrow(path));
    if (plain.starts_with("//?/UNC/"))
        plain.erase(1, 6);
    else if (plain.starts_with("//?/"))
        plain.erase(0, 4);
    return plain;
}

/// Whether a name is one that `pattern` means: `*` is any characters, `?` one; letters of either
/// case are alike.
bool matches(std::wstring_view name, std::wstring_view pattern) {
    if (pattern.empty())
        return name.empty();
    if (pattern.front() == L'*')
        return matches(name, pattern.substr(1)) ||
               (!name.empty() && matches(name.substr(1), pattern));
    return !name.empty() &&
           (pattern.front() == L'?' ||
            std::towlower(name.front()) == std::towlower(pattern.front())) &&
           matches(name.substr(1), pattern.substr(1));
}

/// All paths that a word from its first wildcard on means; `at` is where the first name after what
/// is settled begins.
void expand(const std::string& word, std::size_t at, std::vector<std::string>& found) {
    const std::size_t wildcard = word.find_first_of("*?", at);
    if (wildcard == word.npos) {
        if (statusOfEntry(word))
            found.push_back(word);
        return;
    }
    const std::size_t slash = word.rfind('/', wildcard);
    const std::size_t begin = slash == word.npos ? 0 : slash + 1;
    const std::size_t end = std::min(word.find('/', wildcard), word.size());
    const std::wstring pattern = windows::wide(std::string_view(word).substr(begin, end - begin));
    FolderEntries entries(word.substr(0, begin));
    while (const auto entry = entries.next())
        if (matches(windows::wide(entry->name), pattern)) {
            const std::string settled = word.substr(0, begin) + std::string(entry->name);
            expand(settled + word.substr(end), settled.size(), found);
        }
}

} // namespace

std::string withSlashes(std::string path) {
    std::ranges::replace(path, '\\', '/');
    return path;
}

bool isAbsolute(std::string_view path) {
    return path.starts_with('/') || (path.size() > 1 && path[1] == ':');
}

bool asksOtherMachine(std::string_view path, std::string_view folder) {
    return isOnOtherShare(path, folder);
}

std::optional<std::string> whyNoFileName(std::string_view name) {
    const auto isTaken = [](char c) {
        return static_cast<unsigned char>(c) < ' ' ||
               std::string_view("\\/:*?\"<>|").find(c) != std::string_view::npos;
    };
    if (windows::isDeviceName(name))
        return "is the name of a device";
    if (std::ranges::any_of(name, isTaken))
        return "has a character that Windows takes in no name";
    if (name.empty() || name.ends_with('.') || name.ends_with(' '))
        return "ends in a dot or space, which Windows would take away";
    return std::nullopt;
}

std::string currentFolder() {
    const std::wstring folder =
        filledBy([](wchar_t* into, DWORD size) { return GetCurrentDirectoryW(size, into); });
    std::string plain = plainPath(folder);
    if (!plain.ends_with('/'))
        plain += '/';
    return plain;
}

bool setCurrentFolder(const std::string& path) {
    const std::wstring folder = windows::wide(path);
    if (SetCurrentDirectoryW(folder.c_str()))
        return true;
    windows::setErrno();
    return false;
}

std::string fullPath(const std::string& path) {
    return plainPath(windows::systemPath(path));
}

std::optional<std::string> canonicalPath(const std::string& path) {
    const HANDLE handle = CreateFileW(windows::systemPath(path).c_str(), FILE_READ_ATTRIBUTES,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        windows::setErrno();
        return std::nullopt;
    }
    const std::wstring target = filledBy([&](wchar_t* into, DWORD size) {
        return GetFinalPathNameByHandleW(handle, into, size, FILE_NAME_NORMALIZED);
    });
    CloseHandle(handle);
    return plainPath(target);
}

std::string absolutePath(const std::string& path) {
    const std::string full = fullPath(path);
    for (std::size_t end = full.size(); end != full.npos && end > 0; end = full.rfind('/', end - 1))
        if (auto there = canonicalPath(full.substr(0, end)))
            return there->ends_with('/') && end < full.size() ? *there + full.substr(end + 1)
                                                              : *there + full.substr(end);
    return full;
}

std::string stateFolder() {
    const wchar_t* folder = _wgetenv(L"LOCALAPPDATA");
    return folder == nullptr ? std::string() : withSlashes(windows::narrow(folder));
}

std::string programPath() {
    std::wstring path(32768, L'\0'); // the longest that there is
    path.resize(GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
    return plainPath(path);
}

bool makeFolder(const std::string& path) {
    if (CreateDirectoryW(windows::systemPath(path).c_str(), nullptr))
        return true;
    const bool exists = GetLastError() == ERROR_ALREADY_EXISTS;
    windows::setErrno();
    return exists;
}

bool makeFolders(const std::string& path) {
    const auto status = statusOf(path);
    if (status)
        return status->isFolder();
    const std::size_t slash = path.rfind('/');
    return (slash == path.npos || slash == 0 || makeFolders(path.substr(0, slash))) &&
           makeFolder(path);
}

std::vector<std::string> matchingFiles(const std::string& word) {
    std::vector<std::string> found;
    if (word.find_first_of("*?") != word.npos)
        expand(word, 0, found);
    std::ranges::sort(found);
    if (found.empty())
        found.push_back(word);
    return found;
}

} // namespace charsleuth
