#include "app/files/process.h"

#include "app/files/file_descriptor.h"
#include "app/files/shell_word.h"
#include "app/files/windows/wide.h"

#include <shellapi.h>

namespace charsleuth {

void prepareProcess() {
    occupyStandardDescriptors();
    for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE console = GetStdHandle(stream);
        DWORD mode = 0;
        if (GetConsoleMode(console, &mode)) // for the line of progress
            SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

/// What `main` gets is in the code page of the system, so it is asked for anew.
std::vector<std::string> programArguments(int, char*[]) {
    int count = 0;
    wchar_t** words = CommandLineToArgvW(GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int at = 1; at < count; ++at)
        arguments.push_back(windows::narrow(words[at]));
    LocalFree(words);
    return arguments;
}

std::int64_t processNumber() {
    return GetCurrentProcessId();
}

Shell systemShell() {
    return Shell::PowerShell;
}

} // namespace charsleuth
