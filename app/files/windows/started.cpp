#include "app/files/windows/started.h"

#include "app/files/paths.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cwchar>

namespace charsleuth::windows {

namespace {

/// A word as CommandLineToArgvW takes it apart again: backslashes count before a quote only.
std::wstring quoted(const std::wstring& word) {
    std::wstring out = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t character : word) {
        if (character == L'"')
            out.append(backslashes + 1, L'\\');
        backslashes = character == L'\\' ? backslashes + 1 : 0;
        out += character;
    }
    out.append(backslashes, L'\\');
    return out + L'"';
}

/// Where a program lies by the PATH, and nowhere else: not in the folder of the files. Empty: it is
/// nowhere.
std::wstring placeOf(const std::string& program) {
    const wchar_t* folders = _wgetenv(L"PATH");
    std::array<wchar_t, 4096> found{};
    const DWORD size =
        SearchPathW(folders != nullptr ? folders : L"", wide(program).c_str(), L".exe",
                    static_cast<DWORD>(found.size()), found.data(), nullptr);
    return size > 0 && size < found.size() ? std::wstring(found.data()) : std::wstring();
}

/// As CreateProcessW takes it: each variable ends with NUL, the last one with two.
std::wstring environmentFor(const ProgramSettings& settings) {
    std::wstring block;
    for (const std::string& variable : settings.variables)
        block += wide(variable) + L'\0';
    wchar_t* const all = GetEnvironmentStringsW();
    for (const wchar_t* at = all; at != nullptr && *at != L'\0'; at += wcslen(at) + 1)
        if (settings.dropped.empty() || !narrow(at).starts_with(settings.dropped))
            block.append(at).append(1, L'\0');
    FreeEnvironmentStringsW(all);
    return block + L'\0';
}

} // namespace

Handle openNothing() {
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    return Handle(CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE,
                              FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited, OPEN_EXISTING, 0,
                              nullptr));
}

bool startProgram(const std::vector<std::string>& words, const ProgramSettings& settings, HANDLE in,
                  HANDLE out, HANDLE err, Handle& process) {
    const std::wstring program = placeOf(words.front());
    const bool below =
        !settings.notBelow.empty() && withSlashes(narrow(program)).starts_with(settings.notBelow);
    if (program.empty() || below) {
        errno = ENOENT;
        return false;
    }
    std::wstring line;
    for (const std::string& word : words)
        line += (line.empty() ? L"" : L" ") + quoted(wide(word));
    STARTUPINFOW start{.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    start.hStdInput = in;
    start.hStdOutput = out;
    start.hStdError = err;
    PROCESS_INFORMATION made{};
    std::wstring variables = environmentFor(settings);
    if (!CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE,
                        CREATE_NO_WINDOW | CREATE_UNICODE_ENVIRONMENT, variables.data(), nullptr,
                        &start, &made)) {
        setErrno();
        return false;
    }
    const Handle thread(made.hThread);
    process = Handle(made.hProcess);
    return true;
}

} // namespace charsleuth::windows
