#include "app/files/run_program.h"

#include "app/files/windows/wide.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <thread>

namespace charsleuth {

namespace {

/// A handle that is closed with the object.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : m_handle(handle) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { close(); }

    HANDLE get() const { return m_handle; }
    HANDLE* place() { return &m_handle; }
    void close() {
        if (m_handle != nullptr && m_handle != INVALID_HANDLE_VALUE)
            CloseHandle(m_handle);
        m_handle = nullptr;
    }

private:
    HANDLE m_handle = nullptr;
};

/// A pipe of which the program inherits the end to write to.
struct Pipe {
    Handle reading, writing;

    bool open() {
        SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
        return CreatePipe(reading.place(), writing.place(), &inherited, 0) != 0 &&
               SetHandleInformation(reading.get(), HANDLE_FLAG_INHERIT, 0) != 0;
    }
};

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
        SearchPathW(folders != nullptr ? folders : L"", windows::wide(program).c_str(), L".exe",
                    static_cast<DWORD>(found.size()), found.data(), nullptr);
    return size > 0 && size < found.size() ? std::wstring(found.data()) : std::wstring();
}

void readAll(const Pipe& pipe, std::string& text) {
    std::array<char, 1 << 16> buffer;
    DWORD count = 0;
    while (ReadFile(pipe.reading.get(), buffer.data(), static_cast<DWORD>(buffer.size()), &count,
                    nullptr) != 0 &&
           count > 0)
        text.append(buffer.data(), count);
}

} // namespace

Result<ProgramOutcome> runProgram(const std::vector<std::string>& words) {
    const std::wstring program = placeOf(words.front());
    if (program.empty())
        return Error{words.front(), causeOf(ENOENT)};
    std::wstring line;
    for (const std::string& word : words)
        line += (line.empty() ? L"" : L" ") + quoted(windows::wide(word));
    Pipe out, err;
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    const Handle nothing(
        CreateFileW(L"NUL", GENERIC_READ, FILE_SHARE_READ, &inherited, OPEN_EXISTING, 0, nullptr));
    STARTUPINFOW start{.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION made{};
    const bool open = out.open() && err.open();
    start.hStdInput = nothing.get();
    start.hStdOutput = out.writing.get();
    start.hStdError = err.writing.get();
    if (!open || !CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE,
                                 CREATE_NO_WINDOW, nullptr, nullptr, &start, &made)) {
        windows::setErrno();
        return Error{words.front(), causeOf(errno)};
    }
    const Handle process(made.hProcess), thread(made.hThread);
    out.writing.close();
    err.writing.close();
    ProgramOutcome outcome;
    std::thread errors([&] { readAll(err, outcome.err); });
    readAll(out, outcome.out);
    errors.join();
    WaitForSingleObject(process.get(), INFINITE);
    DWORD status = 0;
    if (GetExitCodeProcess(process.get(), &status))
        outcome.status = static_cast<int>(status);
    return outcome;
}

} // namespace charsleuth
