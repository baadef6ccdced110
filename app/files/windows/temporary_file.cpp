#include "app/files/temporary_file.h"

#include "app/files/paths.h"
#include "app/files/windows/wide.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>

namespace charsleuth {

std::string temporaryFolder() {
    std::array<wchar_t, MAX_PATH + 1> folder{};
    GetTempPathW(static_cast<DWORD>(folder.size()), folder.data());
    return withSlashes(windows::narrow(folder.data()));
}

FileDescriptor openTemporaryFile() {
    const std::string stem =
        temporaryFolder() + "charsleuth-" + std::to_string(GetCurrentProcessId());
    for (int number = 0;; ++number) {
        const std::wstring path = windows::systemPath(stem + '-' + std::to_string(number));
        const HANDLE handle =
            CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, CREATE_NEW,
                        FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
        FileDescriptor file(windows::descriptorOf(handle, _O_RDWR));
        if (file.isOpen() || errno != EEXIST)
            return file;
    }
}

TemporaryFolder::TemporaryFolder() {
    const std::string stem =
        temporaryFolder() + "charsleuth-" + std::to_string(GetCurrentProcessId());
    for (int number = 0; m_path.empty(); ++number) {
        const std::string path = stem + "-folder-" + std::to_string(number);
        if (CreateDirectoryW(windows::systemPath(path).c_str(), nullptr))
            m_path = path;
        else if (GetLastError() != ERROR_ALREADY_EXISTS) {
            windows::setErrno();
            return;
        }
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code error; // what cannot be removed stays
    if (!m_path.empty())
        std::filesystem::remove_all(windows::wide(m_path), error);
}

} // namespace charsleuth
