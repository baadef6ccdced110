#pragma once

/// Starts another program with its three standard files.

#include "app/files/program_settings.h"
#include "app/files/windows/wide.h"

#include <string>
#include <utility>
#include <vector>

namespace charsleuth::windows {

/// A handle that is closed with the object.
class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : m_handle(handle) {}
    Handle(Handle&& other) noexcept : m_handle(std::exchange(other.m_handle, nullptr)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
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

/// Which end of a pipe another program inherits.
enum class PipeEnd { Reading, Writing };

struct Pipe {
    Handle reading, writing;

    bool open(PipeEnd inherited = PipeEnd::Writing) {
        SECURITY_ATTRIBUTES attributes{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
        return CreatePipe(reading.place(), writing.place(), &attributes, 0) != 0 &&
               SetHandleInformation((inherited == PipeEnd::Writing ? reading : writing).get(),
                                    HANDLE_FLAG_INHERIT, 0) != 0;
    }
};

/// What reads as empty and takes all that is written; a program may inherit it.
Handle openNothing();

/// False where it cannot be started (errno says why). `words`: the program and its arguments.
/// `process` gets its handle.
bool startProgram(const std::vector<std::string>& words, const ProgramSettings& settings, HANDLE in,
                  HANDLE out, HANDLE err, Handle& process);

} // namespace charsleuth::windows
