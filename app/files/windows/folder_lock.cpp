#include "app/files/folder_lock.h"

#include "app/files/file_status.h"
#include "app/files/windows/wide.h"

#include <cerrno>

namespace charsleuth {

// A folder cannot be locked itself: a mutex has its number for a name.
Result<FolderLock> FolderLock::take(const std::string& folder, std::chrono::milliseconds patience) {
    const auto status = statusOf(folder);
    if (!status)
        return Error{folder, causeOf(errno)};
    const std::wstring name = L"Local\\charsleuth-" + std::to_wstring(status->volume) + L'-' +
                              std::to_wstring(status->number);
    const HANDLE mutex = CreateMutexW(nullptr, FALSE, name.c_str());
    if (mutex == nullptr) {
        windows::setErrno();
        return Error{folder, "cannot be locked: " + causeOf(errno)};
    }
    const DWORD outcome = WaitForSingleObject(mutex, static_cast<DWORD>(patience.count()));
    if (outcome != WAIT_OBJECT_0 && outcome != WAIT_ABANDONED) {
        CloseHandle(mutex);
        return Error{folder, "another program is changing files in its folder; try again"};
    }
    return FolderLock(std::shared_ptr<void>(mutex, [](HANDLE held) {
        ReleaseMutex(held);
        CloseHandle(held);
    }));
}

} // namespace charsleuth
